import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'Ledger differences': 'Diferenças no livro-razão',
  'The nightly check found a difference in the ledger, the audit log or commission volumes.':
    'A verificação noturna encontrou uma diferença no livro-razão, no registro de auditoria ou nos volumes de comissões.',
  'This checkpoint': 'Este ponto de verificação',
  'belongs to another company': 'Pertence a outra empresa.',
};
