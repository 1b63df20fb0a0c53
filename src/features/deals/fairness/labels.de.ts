import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/fairness'> = {
  Decisions: 'Entscheidungen',
  'Fairness of decisions': 'Fairness der Entscheidungen',
  'What partners think of your decisions.': 'Was Partner von Ihren Entscheidungen halten.',
  'fairness setting': 'Fairness-Einstellung',
  'fairness settings': 'Fairness-Einstellungen',
  'opinion on a decision': 'Meinung zu einer Entscheidung',
  'opinions on decisions': 'Meinungen zu Entscheidungen',
  answer: 'Antwort',
  answers: 'Antworten',
};
