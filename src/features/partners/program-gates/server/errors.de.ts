import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/program-gates'> = {
  'This gate': 'Diese Voraussetzung',
  'does not apply to this requirement': 'Gilt nicht für diese Anforderung.',
  'is required already': 'Ist bereits erforderlich.',
  'must be chosen': 'Muss gewählt werden.',
};
