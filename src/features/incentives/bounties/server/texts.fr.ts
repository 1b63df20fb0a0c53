import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (amount, bounty) => `Vous avez gagné ${amount} avec la prime «\u00a0${bounty}\u00a0»`,
  rejected: (bounty, reason) => `Votre justificatif pour la prime «\u00a0${bounty}\u00a0» a été refusé. ${reason}`,
  bounty: 'Prime',
  reward: 'Récompense',
  forPerson: 'Pour',
  payment: 'Paiement',
  withNextPayout: 'Avec votre prochain versement',
  reason: 'Motif',
  viewSubmission: 'Voir l’envoi',

  submitted: (partner, bounty) => `${partner} a envoyé un justificatif pour la prime «\u00a0${bounty}\u00a0»`,
  partner: 'Partenaire',
  reviewProof: 'Examiner le justificatif',
};
