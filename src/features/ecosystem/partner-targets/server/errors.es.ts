import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A plan that both sides agreed on is kept.': 'Un plan que ambas partes acordaron se conserva.',
  'The other side agrees to your proposal.': 'Tu propuesta la acepta la otra parte.',
  'This plan': 'Este plan',
  'has a plan with this partner already': 'Ya hay un plan con este partner para este período.',
  'is required: set at least one target or add an objective': 'Define al menos una meta o añade un objetivo.',
  'must be the first day of a quarter, such as 2026-07-01':
    'Debe ser el primer día de un trimestre, por ejemplo 2026-07-01.',
};
