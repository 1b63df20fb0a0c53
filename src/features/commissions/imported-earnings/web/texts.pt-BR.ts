import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earlierEarnings: 'Ganhos anteriores',
  forInformationTheseEarningsComeFrom:
    'Para informação: estes ganhos vêm do sistema usado antes e não fazem parte do seu saldo aqui.',
  earningsFromSystemUsedBeforeAppear: 'Os ganhos do sistema usado antes aparecem aqui.',
  payInPayout: (unpaid: ReactNode) => rich`Pagar ${unpaid} em um repasse`,
  commissionsAndPayoutsSystemYouUsed:
    'As comissões e os repasses do sistema que você usava antes aparecem aqui depois que você os importa em Gerenciador de dados › Importações.',
  payWhatUnpaid: 'Pagar o que não foi pago',
  addCommission: 'Adicionar comissão',
  whatHasNotPaidBecomesOne: (system: Part, system2: Part) =>
    `O que ${system} não pagou vira uma comissão manual, uma única vez. Antes, interrompa o pagamento em ${system2}.`,
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `A comissão ${number} foi adicionada. O parceiro foi avisado.`,
  notIncludedEarlierEarnings: (parts: ReactNode) => rich`Não incluídos: ganhos anteriores, ${parts}.`,
  earned: 'Ganho',
  paid: 'Pago',
  unpaidInFormerSystem: 'Não pago no sistema anterior',
  transferredToPayouts: 'Transferido para repasses',
  payouts: 'Repasses',
  to: (firstOn: ReactNode, lastOn: ReactNode) => rich`${firstOn} a ${lastOn}`,
};
