import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/fairness'> = {
  Decisions: '判定',
  'Fairness of decisions': '判定の公平性',
  'What partners think of your decisions.': '判定に対するパートナーの評価。',
  'fairness setting': '公平性の設定',
  'fairness settings': '公平性の設定',
  'opinion on a decision': '判定についての意見',
  'opinions on decisions': '判定についての意見',
  answer: '回答',
  answers: '回答',
};
