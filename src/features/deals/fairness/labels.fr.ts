import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/fairness'> = {
  Decisions: 'Décisions',
  'Fairness of decisions': 'Équité des décisions',
  'What partners think of your decisions.': 'Ce que les partenaires pensent de vos décisions.',
  'fairness setting': 'paramètre d’équité',
  'fairness settings': 'paramètres d’équité',
  'opinion on a decision': 'avis sur une décision',
  'opinions on decisions': 'avis sur des décisions',
  answer: 'réponse',
  answers: 'réponses',
};
