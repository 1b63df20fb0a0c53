import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/withholding'> = {
  'either a country or a partner is named': 'Informe um país ou um parceiro, não os dois.',
};
