import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/fairness'> = {
  Decisions: 'Decisões',
  'Fairness of decisions': 'Equidade das decisões',
  'What partners think of your decisions.': 'O que os parceiros acham das suas decisões.',
  'fairness setting': 'configuração de equidade',
  'fairness settings': 'configurações de equidade',
  'opinion on a decision': 'opinião sobre uma decisão',
  'opinions on decisions': 'opiniões sobre decisões',
  answer: 'resposta',
  answers: 'respostas',
};
