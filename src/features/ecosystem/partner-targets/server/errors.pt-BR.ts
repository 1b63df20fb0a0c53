import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A partner proposes targets, agrees to yours, or falls behind.':
    'Um parceiro propõe metas, aceita as suas ou fica para trás.',
  'A plan that both sides agreed on is kept.': 'Um plano com que os dois lados concordaram é mantido.',
  'Targets of partners': 'Metas de parceiros',
  'The company proposes targets, or agrees to yours.': 'A empresa propõe metas ou aceita as suas.',
  'The other side agrees to your proposal.': 'É o outro lado que concorda com a sua proposta.',
  'This plan': 'Este plano',
  'Your targets': 'Suas metas',
  'has a plan with this partner already': 'Já há um plano com este parceiro para este trimestre.',
  'is required: set at least one target or add an objective': 'Defina pelo menos uma meta ou adicione um objetivo.',
  'must be the first day of a quarter, such as 2026-07-01': 'Deve ser o primeiro dia de um trimestre, como 2026-07-01.',
};
