import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A partner proposes targets, agrees to yours, or falls behind.':
    'Un partner propone metas, acepta las tuyas o se queda atrás.',
  'A plan that both sides agreed on is kept.': 'Un plan que ambas partes acordaron se conserva.',
  'Targets of partners': 'Metas de partners',
  'The company proposes targets, or agrees to yours.': 'La empresa propone metas o acepta las tuyas.',
  'The other side agrees to your proposal.': 'Tu propuesta la acepta la otra parte.',
  'This plan': 'Este plan',
  'Your targets': 'Tus metas',
  'has a plan with this partner already': 'Ya hay un plan con este partner para este período.',
  'is required: set at least one target or add an objective': 'Define al menos una meta o añade un objetivo.',
  'must be the first day of a quarter, such as 2026-07-01':
    'Debe ser el primer día de un trimestre, por ejemplo 2026-07-01.',
};
