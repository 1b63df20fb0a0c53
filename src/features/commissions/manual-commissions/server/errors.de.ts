import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/manual-commissions'> = {
  'Manual commissions': 'Manuelle Provisionen',
  'The company added or reversed an amount, or wrote off what you owed.':
    'Das Unternehmen hat einen Betrag hinzugefügt oder storniert oder Ihre offene Schuld ausgebucht.',
  'is for amounts that pay': 'Nur für Beträge möglich, die ausgezahlt werden.',
  'is not a deal of this partner': 'Ist kein Deal dieses Partners.',
};
