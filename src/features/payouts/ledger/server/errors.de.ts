import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'Ledger differences': 'Differenzen im Hauptbuch',
  'The nightly check found a difference in the ledger, the audit log or commission volumes.':
    'Die nächtliche Prüfung hat eine Differenz im Hauptbuch, im Audit-Protokoll oder in den Provisionsvolumen gefunden.',
  'This checkpoint': 'Dieser Prüfpunkt',
  'belongs to another company': 'Gehört zu einem anderen Unternehmen.',
};
