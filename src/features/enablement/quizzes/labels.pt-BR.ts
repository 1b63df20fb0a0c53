import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/quizzes'> = {
  'Match pairs': 'Associar pares',
  'Multiple choice': 'Múltipla escolha',
  Points: 'Pontos',
  Pool: 'Conjunto',
  'Put in order': 'Pôr em ordem',
  'Question bank': 'Banco de perguntas',
  'Quiz questions': 'Perguntas de questionários',
  'Quizzes can draw questions from a pool at random.': 'Os questionários podem sortear perguntas de um conjunto.',
  'Short text': 'Texto curto',
  'Shown with the correct answer after the quiz.': 'Exibido com a resposta certa depois do questionário.',
  'Single choice': 'Escolha única',
  'True or false': 'Verdadeiro ou falso',
  'quiz question': 'pergunta de questionário',
  'quiz questions': 'perguntas de questionários',
  question: 'pergunta',
  questions: 'perguntas',
};
