import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  effectOnCommissions: 'Efeito nas comissões',
  clawbackPeriodHasEnded: 'O período de estorno terminou.',
  partnersKeepCommissionTheyEarnedOn:
    'Os parceiros mantêm a comissão que ganharam neste negócio. Os parceiros que ganham mais depois desta alteração recebem a diferença.',
  commissionByPartner: 'Comissão por parceiro',
  partner: 'Parceiro',
  current: 'Atual',
  afterAmendment: 'Depois da alteração',
  forOtherDealsThatRecalculated: 'Por outros negócios que são recalculados',
  noChange: 'sem alteração',
  commissionsDoNotChange: 'As comissões não mudam.',
  customerPayments: 'Pagamentos do cliente',
  date: 'Data',
  chooseADate: 'Escolha uma data',
  numberOrReference: (paper: Part) => `${paper}: número ou referência`,
  eachReferenceCountedOnlyOnce: 'Cada referência é contada só uma vez.',
  enterNumberOrReference: 'Informe um número ou uma referência',
  upTo: 'Até',
  about: 'Cerca de',
  commission: (isBeforeCosts: ReactNode, amount: ReactNode) => rich`${isBeforeCosts} ${amount} de comissão`,
  earnedAsCustomerPays: '. A comissão é ganha à medida que o cliente paga',
  costsThatReduceMarginNotKnown: ' Os custos que reduzem a margem ainda não são conhecidos.',
  ifDealWonAtThisAmount: (isOnCollection: ReactNode, isBeforeCosts: ReactNode) =>
    rich`Se o negócio for ganho por este valor, antes de desconto e imposto, pelas regras de hoje${isOnCollection}.${isBeforeCosts}`,
  noCommissionBookedNowCommissionThat:
    'Nenhuma comissão é lançada agora. A comissão que depende de pagamentos do cliente é lançada à medida que ele paga.',
  payableFrom: 'A pagar a partir de',
  commissionText: 'Comissão',
  paymentRecordedBooked: (lines: number) =>
    `Pagamento registrado. ${plural(lines, 'comissão lançada', 'comissões lançadas')}.`,
  paymentRecordedNoCommissionDependsOn: 'Pagamento registrado. Nenhuma comissão depende dele.',
  paymentFor: (name: Part) => `Pagamento de ${name}`,
  recordPayment: 'Registrar pagamento',
  usedByStructuresThatPayAs:
    'Usado por estruturas que pagam à medida que o cliente paga. A comissão ganha quando o negócio é ganho não muda.',
  amountPaid: (currency: Part) => `Valor pago, ${currency}`,
  includingTaxEnterNegativeAmountFor: 'Com impostos. Informe um valor negativo para um pagamento devolvido.',
  enterAnAmount: 'Informe um valor',
  invoice: 'Fatura',
  dealAmount: (whole: Part) => `O valor do negócio é ${whole}`,
  refundRecordedBooked: (lines: number) =>
    `Reembolso registrado. ${plural(lines, 'comissão lançada', 'comissões lançadas')}.`,
  refundOf: (name: Part) => `Reembolso de ${name}`,
  recordRefund: 'Registrar reembolso',
  amountRefunded: (currency: Part) => `Valor reembolsado, ${currency}`,
  includingTaxDefaultsToWholeDeal: 'Com impostos. O padrão é o negócio inteiro.',
  creditNote: 'Nota de crédito',
  visibleToTeamMembersOnlyNot: 'Visível só para membros da equipe, não para parceiros.',
  thisWasAlreadyRecordedAndCounts: (what: Part) =>
    `Este ${what === 'payment' ? 'pagamento' : 'reembolso'} já foi registrado e conta uma vez. Informe outra referência se for outro.`,
};
