import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/audiences'> = {
  'audience_id: must be an id': 'audience_id: debe ser un ID.',
  'is already the name of another audience': 'Otra audiencia ya tiene este nombre.',
  'is not available to your role': 'No está disponible para tu rol.',
  'refer back to this audience: an audience cannot include itself':
    'Las condiciones remiten a esta misma audiencia: una audiencia no puede incluirse a sí misma.',
};
