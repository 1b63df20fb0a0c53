import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/quizzes'> = {
  'Match pairs': 'Emparejar',
  'Multiple choice': 'Varias respuestas',
  Points: 'Puntos',
  Pool: 'Grupo de preguntas',
  'Put in order': 'Poner en orden',
  'Question bank': 'Banco de preguntas',
  'Quiz questions': 'Preguntas de cuestionario',
  'Quizzes can draw questions from a pool at random.': 'Los cuestionarios pueden sacar preguntas al azar de un grupo.',
  'Short text': 'Texto breve',
  'Shown with the correct answer after the quiz.': 'Se muestra con la respuesta correcta después del cuestionario.',
  'Single choice': 'Una respuesta',
  'True or false': 'Verdadero o falso',
  'quiz question': 'pregunta de cuestionario',
  'quiz questions': 'preguntas de cuestionario',
  question: 'pregunta',
  questions: 'preguntas',
};
