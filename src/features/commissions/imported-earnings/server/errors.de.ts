import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/imported-earnings'> = {
  'is already the ID of another entry of this system': 'Ist bereits die ID eines anderen Eintrags dieses Systems.',
  'was transferred already': 'Wurde bereits übertragen.',
};
