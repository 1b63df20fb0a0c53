import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (title, amount, claimBy) =>
    `Votre demande de fonds «\u00a0${title}\u00a0» a été approuvée à hauteur de ${amount}. Demandez le remboursement au plus tard le ${claimBy}.`,
  approvedSubject: (title, amount, claimBy) =>
    `Votre demande de fonds a été approuvée à hauteur de ${amount}, remboursement à demander au plus tard le ${claimBy}\u00a0: ${title}`,
  decided: {
    declined: (title, note) => `Votre demande de fonds «\u00a0${title}\u00a0» a été refusée${note ? `. ${note}` : ''}`,
    returned: (title, note) =>
      `Votre demande de fonds «\u00a0${title}\u00a0» doit être modifiée${note ? `. ${note}` : ''}`,
    expired: (title, note) =>
      `Votre demande de fonds «\u00a0${title}\u00a0» a expiré, car aucun remboursement n’a été demandé${note ? `. ${note}` : ''}`,
    closed: (title, note) =>
      `Votre demande de fonds «\u00a0${title}\u00a0» a été close, car le délai de remboursement est écoulé${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (title) => `Votre demande de fonds a été refusée\u00a0: ${title}`,
    returned: (title) => `Votre demande de fonds doit être modifiée\u00a0: ${title}`,
    expired: (title) => `Votre demande de fonds a expiré, car aucun remboursement n’a été demandé\u00a0: ${title}`,
    closed: (title) => `Votre demande de fonds a été close, car le délai de remboursement est écoulé\u00a0: ${title}`,
  },
  deadline: (title, day) => `Demandez le remboursement de «\u00a0${title}\u00a0» au plus tard le ${day}`,
  deadlineSubject: (title, days, amount) =>
    `Il reste ${days} jours pour demander le remboursement de ${amount}\u00a0: ${title}`,
  returnsToFund: 'Les montants non demandés d’ici là retournent au fonds.',
  claim: 'Demander le remboursement',
  requestedAmount: 'Montant demandé',
  approvedAmount: 'Montant approuvé',
  claimBy: 'Remboursement à demander au plus tard le',
  note: 'Remarque',
  viewRequest: 'Voir la demande',

  requested: (partner, amount, title) => `${partner} demande ${amount} de MDF\u00a0: ${title}`,
  partner: 'Partenaire',
  activity: 'Activité',
  reviewRequest: 'Examiner la demande',
};
