import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/surveys'> = {
  'A partner user gives a score of 6 or less.': 'Un usuario del partner da una puntuación de 6 o menos.',
  'A survey that was sent stays anonymous or named. Create another one.':
    'Una encuesta enviada sigue siendo anónima o con nombres. Crea otra.',
  'Close the survey before you archive it.': 'Cierra la encuesta antes de archivarla.',
  'Low survey scores': 'Puntuaciones bajas en encuestas',
  'No partner user in the audience can sign in, so there is no one to ask.':
    'Ningún usuario de los partners de la audiencia puede iniciar sesión, así que no hay a quién preguntar.',
  'Pause the survey before you change when it is sent.': 'Pausa la encuesta antes de cambiar cuándo se envía.',
  Surveys: 'Encuestas',
  'The company asks for your opinion, or reminds you of a survey.':
    'La empresa pide tu opinión o te recuerda una encuesta.',
  'This round': 'Esta ronda',
  'This survey is no longer open.': 'Esta encuesta ya no está abierta.',
  'are for choices only': 'Las opciones son solo para preguntas de selección.',
  'are required for a choice': 'Las opciones son obligatorias para una pregunta de selección.',
  'cannot change after the survey was sent': 'No se puede cambiar después de enviar la encuesta.',
  'is used twice': 'Se usa dos veces.',
};
