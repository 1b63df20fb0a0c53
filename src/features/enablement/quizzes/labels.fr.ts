import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/quizzes'> = {
  'Match pairs': 'Associer des paires',
  'Multiple choice': 'Choix multiple',
  Pool: 'Réserve',
  'Put in order': 'Mettre dans l’ordre',
  'Question bank': 'Banque de questions',
  'Quiz questions': 'Questions de quiz',
  'Quizzes can draw questions from a pool at random.':
    'Les quiz peuvent tirer des questions au hasard dans une réserve.',
  'Short text': 'Texte court',
  'Shown with the correct answer after the quiz.': 'Affiché avec la bonne réponse après le quiz.',
  'Single choice': 'Choix unique',
  'True or false': 'Vrai ou faux',
  'quiz question': 'question de quiz',
  'quiz questions': 'questions de quiz',
  question: 'question',
  questions: 'questions',
};
