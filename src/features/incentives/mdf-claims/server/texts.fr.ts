import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (number, title, amount, note) =>
    `Votre demande de remboursement MDF ${number} pour «\u00a0${title}\u00a0» a été approuvée à hauteur de ${amount}${note ? `. ${note}` : ''}`,
  approvedSubject: (number, title, amount) =>
    `Votre demande de remboursement MDF ${number} a été approuvée à hauteur de ${amount}\u00a0: ${title}`,
  paid: (number, title, amount) =>
    `Votre demande de remboursement MDF ${number} pour «\u00a0${title}\u00a0» a été payée à hauteur de ${amount}`,
  paidSubject: (number, title, amount) =>
    `Votre demande de remboursement MDF ${number} a été payée à hauteur de ${amount}\u00a0: ${title}`,
  decided: {
    declined: (number, title, note) =>
      `Votre demande de remboursement MDF ${number} pour «\u00a0${title}\u00a0» a été refusée${note ? `. ${note}` : ''}`,
    returned: (number, title, note) =>
      `Votre demande de remboursement MDF ${number} pour «\u00a0${title}\u00a0» doit être modifiée${note ? `. ${note}` : ''}`,
    reversed: (number, title, note) =>
      `Votre remboursement MDF ${number} pour «\u00a0${title}\u00a0» a été annulé${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (number, title) => `Votre demande de remboursement MDF ${number} a été refusée\u00a0: ${title}`,
    returned: (number, title) => `Votre demande de remboursement MDF ${number} doit être modifiée\u00a0: ${title}`,
    reversed: (number, title) => `Votre remboursement MDF ${number} a été annulé\u00a0: ${title}`,
  },
  activity: 'Activité',
  claimedAmount: 'Montant demandé',
  approvedAmount: 'Montant approuvé',
  payment: 'Paiement',
  withNextPayout: 'Avec votre prochain versement',
  note: 'Remarque',
  viewClaim: 'Voir la demande',

  claimed: (partner, amount, title) => `${partner} demande le remboursement de ${amount} de MDF\u00a0: ${title}`,
  partner: 'Partenaire',
  reviewClaim: 'Examiner la demande',
};
