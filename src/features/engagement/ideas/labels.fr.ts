import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/ideas'> = {
  'Answer idea': 'Répondre à l’idée',
  'Every partner sees the status and your answer. Those who posted the idea or voted for it are notified.':
    'Chaque partenaire voit le statut et votre réponse. Les personnes qui ont publié l’idée ou voté pour elle sont prévenues.',
  Idea: 'Idée',
  'Idea answered': 'Réponse à l’idée envoyée',
  'Idea board': 'Tableau des idées',
  Ideas: 'Idées',
  'Own idea': 'Propre idée',
  'Set the status of an idea, and answer it': 'Définir le statut d’une idée et y répondre',
  'The company sees how many people want it.': 'L’entreprise voit combien de personnes la souhaitent.',
  'Vote for an idea': 'Voter pour une idée',
  'Vote for idea': 'Voter pour l’idée',
  'Vote withdrawn': 'Vote retiré',
  Voted: 'A voté',
  'Withdraw a vote': 'Retirer un vote',
  'Withdraw vote': 'Retirer le vote',
  'Your vote no longer counts.': 'Votre vote ne compte plus.',
  idea: 'idée',
  ideas: 'idées',
};
