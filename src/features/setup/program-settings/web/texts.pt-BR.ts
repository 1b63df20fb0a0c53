import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  currency: 'Moeda',
  minimumPayoutIn: (currency: Part) => `Repasse mínimo em ${currency}`,
  removeMinimumPayoutIn: (currency: Part) => `Remover o repasse mínimo em ${currency}`,
  addCurrency: 'Adicionar moeda',
  payouts: 'Repasses',
  requireSecondPersonToApproveEvery: 'Exigir que uma segunda pessoa aprove cada repasse',
  personWhoPreparedPayoutCannotApprove: 'A pessoa que preparou um repasse não pode aprová-lo.',
  totalAboveWhichTwoPeopleMust: (currency: Part) => `Total acima do qual duas pessoas precisam aprovar (${currency})`,
  personWhoPreparedPayoutCannotBe:
    'A pessoa que preparou o repasse não pode ser uma delas. Outras moedas são convertidas pela taxa do dia. Repasses sem uma taxa também precisam de duas aprovações.',
  preparePayoutsOnDayMonthReview:
    'Preparar repasses no dia {payout_day} do mês, conferi-los durante {payout_review_days} dias e pagar depois de {payout_pay_days} dias.',
  dayMonthToPreparePayouts: 'Dia do mês para preparar repasses',
  daysToReview: 'Dias para conferir',
  daysUntilPayment: 'Dias até o pagamento',
  draftPayoutCreatedForEachCurrency:
    'Um rascunho de repasse é criado para cada moeda. Deixe o dia vazio para preparar os repasses manualmente. Os dois prazos são contados a partir do dia da preparação, e os parceiros veem a data do pagamento.',
  payOnlyPartnersWithVerifiedPayout: 'Pagar só parceiros com dados de recebimento verificados',
  otherwisePartnersWithoutPayoutDetailsPaid:
    'Caso contrário, parceiros sem dados de recebimento são pagos manualmente.',
  allowPayoutsInAnotherCurrency: 'Permitir repasses em outra moeda',
  earningsInCurrencyWithoutPayoutDetails:
    'Ganhos em uma moeda sem dados de recebimento são convertidos pela sua taxa na data de corte e pagos na conta que o parceiro escolher.',
  usingNewOrChangedPayoutDetails: 'Usar dados de recebimento novos ou alterados depois de {method_rest_days} dias.',
  securityHoldOnNewPayoutDetails: 'Espera de segurança por novos dados de recebimento (dias)',
  unwantedChangesNoticedDuringThisTime: 'Alterações indevidas são percebidas durante esse tempo.',
  minimumPayout: 'Repasse mínimo',
  amountsBelowMinimumCarriedOverTo: 'Valores abaixo do mínimo passam para o próximo repasse.',
  commissions: 'Comissões',
  rounding: 'Arredondamento',
  maximumCommissionPerDealForAll: 'Comissão máxima por negócio para todos os parceiros juntos (% do preço)',
  refundsWithinDaysAfterDealWon:
    'Reembolsos em até {clawback_window_days} dias depois de um negócio ganho estornam a comissão.',
  clawbackPeriodDays: 'Período de estorno (dias)',
  leaveEmptyForNoLimitStructure: 'Deixe vazio para não ter limite. Uma estrutura pode definir o próprio período.',
  partnersCanDisputeCommissionWithinDays:
    'Os parceiros podem contestar uma comissão em até {dispute_days} dias depois do pagamento.',
  disputePeriodDays: 'Período de contestação (dias)',
  countedFromDayPaymentMarkedAs:
    'Contado a partir do dia em que o pagamento é marcado como pago e o parceiro é avisado. Deixe vazio para não ter limite. Alterações valem para pagamentos posteriores.',
  pendingSalesAndPayments: 'Vendas e pagamentos pendentes',
  saleWaitsDaysForInvitedPartner: 'Uma venda espera {accept_days} dias por um parceiro convidado.',
  daysSaleWaitsForInvitedPartner: 'Dias que uma venda espera por um parceiro convidado',
  ifInvitationAcceptedWithinThisTime:
    'Se o convite for aceito dentro desse tempo, a venda rende comissão com a própria data. Alterações valem para vendas em espera e posteriores. Vendas já decididas mudam só quando recalculadas.',
  paymentOrRefundWaitsDaysFor: 'Um pagamento ou reembolso espera {parked_days} dias até o negócio dele ser ganho.',
  daysPaymentOrRefundWaitsFor: 'Dias que um pagamento ou reembolso espera até o negócio dele ser ganho',
  afterThisTimePaymentStopsWaiting:
    'Depois desse tempo, o pagamento deixa de esperar, e os gerentes de comissões são avisados. Se o negócio for ganho mais tarde, o pagamento ainda conta. Informe 0 para não ter limite.',
  inactiveDeals: 'Negócios inativos',
  remindPeopleAfterDaysWithoutActivity:
    'Lembrar as pessoas depois de {silent_nudge_days} dias sem atividade e marcar o negócio como em risco depois de {silent_risk_days} dias.',
  daysInactivityBeforeReminder: 'Dias de inatividade antes de um lembrete',
  daysInactivityBeforeDealAtRisk: 'Dias de inatividade antes de um negócio ficar em risco',
  dealInactiveIfNoOneMoves:
    'Um negócio fica inativo se ninguém o move, edita ou adiciona uma nota. O responsável e a pessoa que o registrou são lembrados uma vez. Informe 0 para nunca. Alterações passam a valer na noite seguinte.',
  dealRegistrations: 'Registros de negócio',
  decideWithinHoursAndProtectApproved:
    'Decidir em até {review_sla_hours} horas e proteger um negócio aprovado por {protection_days} dias.',
  decisionDeadlineHours: 'Prazo da decisão (horas)',
  protectionPeriodDays: 'Período de proteção (dias)',
  saturdaysAndSundaysNotCountedSo: 'Sábados e domingos não são contados, portanto 48 horas são dois dias úteis.',
  remindReviewersAfterThatTimeAnd:
    'Lembrar quem decide depois de {review_reminder_percent}% desse tempo e escalar depois de {review_escalation_percent}%.',
  reminderAfterTimeLimit: 'Lembrete depois de (% do prazo)',
  escalationAfterTimeLimit: 'Escalonamento depois de (% do prazo)',
  enter0ForNoReminderAnd:
    'Informe 0 para não ter lembrete e 100 para avisar proprietários e administradores assim que o prazo passar.',
  expirationRemindersDaysBeforeProtectionEnds: 'Lembretes de expiração (dias antes do fim da proteção)',
  enterUpToFiveNumbersAnd:
    'Informe até cinco números e pressione Enter depois de cada um. Deixe vazio para avisar o parceiro só quando a proteção tiver terminado.',
  protectionCanBeExtendedTimesBy:
    'A proteção pode ser prorrogada {max_extensions} vezes, por {extension_days} dias cada.',
  maximumExtensions: 'Máximo de prorrogações',
  extensionLengthDays: 'Duração da prorrogação (dias)',
  dealThatWonWithinDaysAfter: 'Um negócio ganho em até {grace_days} dias depois da proteção ainda rende comissão.',
  gracePeriodAfterProtectionDays: 'Período de carência depois da proteção (dias)',
  leaveEmptyForNoLimitChanges:
    'Deixe vazio para não ter limite. Alterações valem para proteções que terminarem a partir de agora.',
  rejectedDealCanBeRegisteredAgain:
    'Um negócio rejeitado pode ser registrado de novo depois de {reapply_after_days} dias.',
  daysBeforeRejectedDealCanBe: 'Dias até um negócio rejeitado poder ser registrado de novo',
  dealYourOwnCountsAsActive: 'Um negócio seu conta como ativo por {vendor_deal_active_days} dias.',
  daysOneYourOwnDealsCounts: 'Dias em que um negócio seu conta como ativo',
  duringThisTimeRegistrationForSame: 'Durante esse tempo, um registro da mesma conta mostra um aviso.',
  eachPartnerCanCheckAvailabilityTimes:
    'Cada parceiro pode consultar a disponibilidade {daily_checks_per_partner} vezes por dia.',
  availabilityChecksPerPartnerPerDay: 'Consultas de disponibilidade por parceiro por dia',
  differentWebsitesAndCompanyNamesCount:
    'Sites e nomes de empresa diferentes contam separadamente. Você recebe um aviso quando um parceiro atinge o limite.',
  partnerCanHoldFreeAccountFor:
    'Um parceiro pode reservar uma conta livre por {hold_hours} horas e ter {claim_budget} registros abertos ao mesmo tempo.',
  hoursPartnerCanHoldFreeAccount: 'Horas em que um parceiro pode reservar uma conta livre',
  maximumOpenRegistrationsPerPartner: 'Máximo de registros abertos por parceiro',
  holdReservesAccountWhilePartnerCompletes:
    'Uma reserva guarda a conta enquanto o parceiro completa o registro. Deixe as horas vazias para desativar as reservas e o número vazio para não ter limite. Contam registros sem decisão, registros protegidos e reservas.',
  programRules: 'Regras do programa',
};
