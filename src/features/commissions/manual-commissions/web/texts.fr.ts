import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addManualCommission: 'Ajouter une commission manuelle',
  owes: (name: Part, moneyText: Part) => `${name} doit ${moneyText}`,
  moreWasClawedBackThanPayable:
    'Les reprises de commission dépassent le montant exigible. La différence est déduite des gains futurs.',
  writeOffDebt: 'Passer la dette en pertes',
  writeOffAmount: 'Montant passé en pertes',
  debtBookedAsExpenseAndPartner: 'La dette est comptabilisée en charge, et le partenaire est informé.',
  writtenOffWithCommission: (number: Part) => `Passé en pertes avec la commission ${number}.`,
  amount: (currency: Part) => `Montant, ${currency}`,
  enterAnAmount: 'Saisissez un montant',
  thePartnerOwes: (owed: Part) => `Le partenaire doit ${owed}`,
  partnerSeesThisReasonInTheir: 'Le partenaire voit ce motif dans ses commissions et ses relevés.',
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `La commission ${number} a été ajoutée. Le partenaire a été informé.`,
  addCommission: 'Ajouter une commission',
  partner: 'Partenaire',
  chooseAPartner: 'Choisissez un partenaire',
  currency: 'Devise',
  chooseACurrency: 'Choisissez une devise',
  amountText: 'Montant',
  negativeAmountSuchAs50Deducted: 'Un montant négatif, comme -50, est déduit.',
  earnedOn: 'Acquise le',
  chooseADate: 'Choisissez une date',
  dealOptional: 'Affaire (facultatif)',
  commissionToCorrectOptional: 'Commission à corriger (facultatif)',
  bothCommissionsLinkToEachOther:
    'Les deux commissions renvoient l’une à l’autre. Le montant initial ne peut pas être dépassé.',
  commission: (number: Part) => `Commission ${number}`,
  daysOnHold: 'Jours en attente',
  daysAfterEarnedDate0Makes: 'Jours après la date d’acquisition. 0 la rend exigible aussitôt.',
  returnAmount: 'Montant restitué',
  addsCommissionThatPaysBackWhat:
    'Ajoute une commission qui restitue ce que cette reprise a retiré. Rien n’est modifié ni supprimé.',
  atMost: (returnable: Part) => `Au plus ${returnable}`,
  reverseCommission: 'Annuler la commission',
  addsCommissionToBalanceThisOne: (moneyText: Part) =>
    `Ajoute une commission de ${moneyText} pour compenser celle-ci. Rien n’est modifié ni supprimé.`,
  reversedWithCommissionPartnerWasNotified: (number: Part) =>
    `Annulée avec la commission ${number}. Le partenaire a été informé.`,
  partnerMergedInto: (name: Part) => `Un partenaire fusionné avec ${name}`,
  commissionsThisPartnerEarnsOnWon:
    'Les commissions que ce partenaire touche sur les affaires gagnées apparaissent ici, chacune avec le détail du calcul.',
};
