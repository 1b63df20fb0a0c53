import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/approval-chains'> = {
  'Approval chain': 'Cadeia de aprovação',
  'Approval chains': 'Cadeias de aprovação',
  'New approval chain': 'Nova cadeia de aprovação',
  'approval chain': 'cadeia de aprovação',
  'approval chains': 'cadeias de aprovação',
  'approval request': 'solicitação de aprovação',
  'approval requests': 'solicitações de aprovação',
  'approval step': 'passo de aprovação',
  'approval steps': 'passos de aprovação',
  'approvals waiting for them': 'aprovações à espera dessas pessoas',
};
