import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'A partner user posts an idea.': 'Un usuario del partner publica una idea.',
  'Answers to ideas': 'Respuestas a ideas',
  'The company answers an idea you posted or voted for.': 'La empresa responde a una idea que publicaste o votaste.',
  'This idea was answered. Only the company can change it now.':
    'Esta idea ya tiene respuesta. Ahora solo la empresa puede cambiarla.',
};
