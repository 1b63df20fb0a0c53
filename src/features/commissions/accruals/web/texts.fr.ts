import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  effectOnCommissions: 'Effet sur les commissions',
  clawbackPeriodHasEnded: 'La période de reprise de commission est terminée.',
  partnersKeepCommissionTheyEarnedOn:
    'Les partenaires gardent la commission acquise sur cette affaire. Ceux qui touchent davantage après cette rectification reçoivent la différence.',
  commissionByPartner: 'Commission par partenaire',
  partner: 'Partenaire',
  current: 'Actuelle',
  afterAmendment: 'Après rectification',
  forOtherDealsThatRecalculated: 'Pour les autres affaires recalculées',
  noChange: 'aucun changement',
  commissionsDoNotChange: 'Les commissions ne changent pas.',
  customerPayments: 'Paiements du client',
  date: 'Date',
  chooseADate: 'Choisissez une date',
  numberOrReference: (paper: Part) => `Numéro ou référence\u00a0: ${paper}`,
  eachReferenceCountedOnlyOnce: 'Chaque référence n’est comptée qu’une fois.',
  enterNumberOrReference: 'Saisissez un numéro ou une référence',
  upTo: 'Jusqu’à',
  about: 'Environ',
  commission: (isBeforeCosts: ReactNode, amount: ReactNode) => rich`${isBeforeCosts} ${amount} de commission`,
  earnedAsCustomerPays: '. Acquise au fur et à mesure des paiements du client',
  costsThatReduceMarginNotKnown: ' Les coûts qui réduisent la marge ne sont pas encore connus.',
  ifDealWonAtThisAmount: (isOnCollection: ReactNode, isBeforeCosts: ReactNode) =>
    rich`Si l’affaire est gagnée à ce montant, avant remise et taxe, selon les règles actuelles${isOnCollection}.${isBeforeCosts}`,
  noCommissionBookedNowCommissionThat:
    'Aucune commission n’est comptabilisée maintenant. La commission qui dépend des paiements du client est comptabilisée au fur et à mesure.',
  payableFrom: 'Exigible à partir du',
  commissionText: 'Commission',
  paymentRecordedBooked: (lines: number) =>
    `Paiement enregistré. ${plural(lines, 'commission comptabilisée', 'commissions comptabilisées')}.`,
  paymentRecordedNoCommissionDependsOn: 'Paiement enregistré. Aucune commission n’en dépend.',
  paymentFor: (name: Part) => `Paiement pour ${name}`,
  recordPayment: 'Enregistrer un paiement',
  usedByStructuresThatPayAs:
    'Utilisé par les plans qui paient au fur et à mesure des paiements du client. La commission acquise au gain de l’affaire ne change pas.',
  amountPaid: (currency: Part) => `Montant payé, ${currency}`,
  includingTaxEnterNegativeAmountFor: 'Taxe incluse. Saisissez un montant négatif pour un paiement retourné.',
  enterAnAmount: 'Saisissez un montant',
  invoice: 'Facture',
  dealAmount: (whole: Part) => `Le montant de l’affaire est de ${whole}`,
  refundRecordedBooked: (lines: number) =>
    `Remboursement enregistré. ${plural(lines, 'commission comptabilisée', 'commissions comptabilisées')}.`,
  refundOf: (name: Part) => `Remboursement de ${name}`,
  recordRefund: 'Enregistrer un remboursement',
  amountRefunded: (currency: Part) => `Montant remboursé, ${currency}`,
  includingTaxDefaultsToWholeDeal: 'Taxe incluse. Par défaut, toute l’affaire.',
  creditNote: 'Avoir',
  visibleToTeamMembersOnlyNot: 'Visible par les membres de l’équipe uniquement, pas par les partenaires.',
  thisWasAlreadyRecordedAndCounts: (what: Part) =>
    `Déjà enregistré (${what}), et compté une seule fois. Saisissez une autre référence pour en ajouter un.`,
};
