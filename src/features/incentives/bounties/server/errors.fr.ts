import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/bounties'> = {
  'A partner submits proof for a bounty.': 'Un partenaire envoie un justificatif pour une prime.',
  'A submitted proof cannot be changed.': 'Un justificatif envoyé ne peut pas être modifié.',
  'Bounty submissions': 'Justificatifs de primes',
  'Describe what you did, or add a link to it, first.': 'Décrivez d’abord ce que vous avez fait, ou ajoutez un lien.',
  'Only drafts can be deleted.': 'Seuls les brouillons peuvent être supprimés.',
  'Only drafts can be deleted. Close the bounty instead.':
    'Seuls les brouillons peuvent être supprimés. Fermez plutôt la prime.',
  'Only partners submit proof.': 'Seuls les partenaires envoient des justificatifs.',
  'The last day of this bounty is over. Change its dates first.':
    'Le dernier jour de cette prime est passé. Modifiez d’abord ses dates.',
  'This bounty has ended.': 'Cette prime est terminée.',
  'This bounty has not started yet.': 'Cette prime n’a pas encore commencé.',
  'This bounty is closed.': 'Cette prime est fermée.',
  'This bounty is not open.': 'Cette prime n’est pas ouverte.',
  'You already have a submission for this bounty.': 'Vous avez déjà un envoi pour cette prime.',
  'You earn a bounty, or your proof is rejected.': 'Vous gagnez une prime, ou votre justificatif est refusé.',
  'Your bounties': 'Vos primes',
  'cannot be changed in an active bounty': 'Ne peut pas être modifié dans une prime active.',
  'is counted by us and needs no proof': 'Cette prime est comptée automatiquement et ne demande pas de justificatif.',
  'is less than what was earned already': 'Ce montant est inférieur à ce qui a déjà été acquis.',
  'is required for targets, together with the counted events':
    'Obligatoire pour les cibles, avec les événements comptés.',
  'must be the partner for targets': 'Doit être le partenaire pour les cibles.',
  'must start with https:// or http://': 'Doit commencer par https:// ou http://.',
};
