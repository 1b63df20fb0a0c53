import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/approval-chains'> = {
  'Approval chain': 'Cadena de aprobación',
  'Approval chains': 'Cadenas de aprobación',
  'New approval chain': 'Nueva cadena de aprobación',
  'approval chain': 'cadena de aprobación',
  'approval chains': 'cadenas de aprobación',
  'approval request': 'solicitud de aprobación',
  'approval requests': 'solicitudes de aprobación',
  'approval step': 'paso de aprobación',
  'approval steps': 'pasos de aprobación',
  'approvals waiting for them': 'aprobaciones que esperan su decisión',
};
