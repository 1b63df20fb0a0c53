import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/quizzes'> = {
  'Match pairs': 'Paare zuordnen',
  'Multiple choice': 'Mehrfachauswahl',
  Points: 'Punkte',
  Pool: 'Fragenpool',
  'Put in order': 'In Reihenfolge bringen',
  'Question bank': 'Fragenkatalog',
  'Quiz questions': 'Quizfragen',
  'Quizzes can draw questions from a pool at random.': 'Quizze können Fragen zufällig aus einem Pool ziehen.',
  'Short text': 'Kurzer Text',
  'Shown with the correct answer after the quiz.': 'Wird nach dem Quiz mit der richtigen Antwort angezeigt.',
  'Single choice': 'Einfachauswahl',
  'True or false': 'Wahr oder falsch',
  'quiz question': 'Quizfrage',
  'quiz questions': 'Quizfragen',
  question: 'Frage',
  questions: 'Fragen',
};
