import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earlierEarnings: 'Gains antérieurs',
  forInformationTheseEarningsComeFrom:
    'Pour information\u00a0: ces gains proviennent du système utilisé auparavant et ne font pas partie de votre solde ici.',
  earningsFromSystemUsedBeforeAppear: 'Les gains issus du système utilisé auparavant apparaissent ici.',
  payInPayout: (unpaid: ReactNode) => rich`Payer ${unpaid} dans un versement`,
  commissionsAndPayoutsSystemYouUsed:
    'Les commissions et versements du système utilisé auparavant apparaissent ici une fois importés dans Data Manager › Imports.',
  payWhatUnpaid: 'Payer ce qui ne l’est pas',
  addCommission: 'Ajouter une commission',
  whatHasNotPaidBecomesOne: (system: Part, system2: Part) =>
    `Ce que ${system} n’a pas payé devient une commission manuelle, une seule fois. Arrêtez d’abord le paiement dans ${system2}.`,
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `La commission ${number} a été ajoutée. Le partenaire a été informé.`,
  notIncludedEarlierEarnings: (parts: ReactNode) => rich`Non inclus\u00a0: gains antérieurs, ${parts}.`,
  earned: 'Acquis',
  paid: 'Payé',
  unpaidInFormerSystem: 'Impayé dans l’ancien système',
  transferredToPayouts: 'Transféré aux versements',
  payouts: 'Versements',
  to: (firstOn: ReactNode, lastOn: ReactNode) => rich`du ${firstOn} au ${lastOn}`,
};
