import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Recalculer les affaires à partir de ce jour ne change rien. Corrigez d’abord l’affaire, le partenaire ou le plan.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Vous avez déjà contesté cette commission. Ajoutez un message à la contestation ouverte.',
};
