import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'is for amounts that pay': 'Nur für Beträge möglich, die ausgezahlt werden.',
  'is not a deal of this partner': 'Ist kein Deal dieses Partners.',
};
