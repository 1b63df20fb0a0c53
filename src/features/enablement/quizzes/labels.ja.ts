import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/quizzes'> = {
  'Match pairs': '組み合わせ',
  'Multiple choice': '複数選択',
  Points: '配点',
  Pool: 'プール',
  'Put in order': '並べ替え',
  'Question bank': '問題バンク',
  'Quiz questions': '確認テストの問題',
  'Quizzes can draw questions from a pool at random.': '確認テストはプールから問題を無作為に出題できます。',
  'Short text': '短文',
  'Shown with the correct answer after the quiz.': 'テストの後に正解とともに表示されます。',
  'Single choice': '単一選択',
  'True or false': '正誤',
  'quiz question': '確認テストの問題',
  'quiz questions': '確認テストの問題',
  question: '問題',
  questions: '問題',
};
