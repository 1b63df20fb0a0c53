import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addManualCommission: 'Adicionar comissão manual',
  owes: (name: Part, moneyText: Part) => `${name} deve ${moneyText}`,
  moreWasClawedBackThanPayable: 'O valor estornado é maior que o valor a pagar. Ele é descontado dos próximos ganhos.',
  writeOffDebt: 'Dar baixa na dívida',
  writeOffAmount: 'Dar baixa no valor',
  debtBookedAsExpenseAndPartner: 'A dívida é lançada como despesa, e o parceiro é avisado.',
  writtenOffWithCommission: (number: Part) => `Baixa feita com a comissão ${number}.`,
  amount: (currency: Part) => `Valor, ${currency}`,
  enterAnAmount: 'Informe um valor',
  thePartnerOwes: (owed: Part) => `O parceiro deve ${owed}`,
  partnerSeesThisReasonInTheir: 'O parceiro vê este motivo nas suas comissões e nos seus extratos.',
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `A comissão ${number} foi adicionada. O parceiro foi avisado.`,
  addCommission: 'Adicionar comissão',
  partner: 'Parceiro',
  chooseAPartner: 'Escolha um parceiro',
  currency: 'Moeda',
  chooseACurrency: 'Escolha uma moeda',
  amountText: 'Valor',
  negativeAmountSuchAs50Deducted: 'Um valor negativo, como -50, é descontado.',
  earnedOn: 'Ganho em',
  chooseADate: 'Escolha uma data',
  dealOptional: 'Negócio (opcional)',
  commissionToCorrectOptional: 'Comissão a corrigir (opcional)',
  bothCommissionsLinkToEachOther: 'As duas comissões têm links uma para a outra. Não pode exceder o valor original.',
  commission: (number: Part) => `Comissão ${number}`,
  daysOnHold: 'Dias em espera',
  daysAfterEarnedDate0Makes: 'Dias depois da data do ganho. Com 0, fica a pagar na hora.',
  returnAmount: 'Devolver valor',
  addsCommissionThatPaysBackWhat:
    'Adiciona uma comissão que devolve o que este estorno tirou. Nada é alterado nem excluído.',
  atMost: (returnable: Part) => `No máximo ${returnable}`,
  reverseCommission: 'Estornar comissão',
  addsCommissionToBalanceThisOne: (moneyText: Part) =>
    `Adiciona uma comissão de ${moneyText} para compensar esta. Nada é alterado nem excluído.`,
  reversedWithCommissionPartnerWasNotified: (number: Part) =>
    `Estornada com a comissão ${number}. O parceiro foi avisado.`,
  partnerMergedInto: (name: Part) => `Um parceiro mesclado com ${name}`,
  commissionsThisPartnerEarnsOnWon:
    'As comissões que este parceiro ganha em negócios ganhos aparecem aqui, cada uma com seu detalhamento.',
};
