import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'A partner disputes a commission or adds a message.': 'Un partenaire conteste une commission ou ajoute un message.',
  'Answers to your disputes': 'Réponses à vos contestations',
  'Commission disputes': 'Contestations de commission',
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Recalculer les affaires à partir de ce jour ne change rien. Corrigez d’abord l’affaire, le partenaire ou le plan.',
  'The company keeps or corrects a commission you disputed, or asks a question.':
    'L’entreprise maintient ou corrige une commission que vous avez contestée, ou pose une question.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Vous avez déjà contesté cette commission. Ajoutez un message à la contestation ouverte.',
};
