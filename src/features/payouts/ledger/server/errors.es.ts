import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'Ledger differences': 'Diferencias en el libro mayor',
  'The nightly check found a difference in the ledger, the audit log or commission volumes.':
    'La comprobación nocturna encontró una diferencia en el libro mayor, el registro de auditoría o los volúmenes de comisiones.',
  'This checkpoint': 'Este punto de control',
  'belongs to another company': 'Pertenece a otra empresa.',
};
