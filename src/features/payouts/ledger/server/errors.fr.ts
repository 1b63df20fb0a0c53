import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'Ledger differences': 'Écarts dans le grand livre',
  'The nightly check found a difference in the ledger, the audit log or commission volumes.':
    'Le contrôle nocturne a trouvé un écart dans le grand livre, le journal d’audit ou les volumes de commissions.',
  'This checkpoint': 'Ce point de contrôle',
  'belongs to another company': 'Ce point de contrôle appartient à une autre entreprise.',
};
