import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/fairness'> = {
  Decisions: 'Decisiones',
  'Fairness of decisions': 'Equidad de las decisiones',
  'What partners think of your decisions.': 'Lo que opinan los partners de tus decisiones.',
  'fairness setting': 'configuración de equidad',
  'fairness settings': 'configuraciones de equidad',
  'opinion on a decision': 'opinión sobre una decisión',
  'opinions on decisions': 'opiniones sobre decisiones',
  answer: 'respuesta',
  answers: 'respuestas',
};
