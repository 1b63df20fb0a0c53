import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/program-gates'> = {
  'This gate': 'Este bloqueo',
  'does not apply to this requirement': 'No se aplica a este requisito.',
  'is required already': 'Este requisito ya es obligatorio.',
  'must be chosen': 'Elige una opción.',
};
