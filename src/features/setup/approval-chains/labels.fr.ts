import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/approval-chains'> = {
  'Approval chain': 'Chaîne d’approbation',
  'Approval chains': 'Chaînes d’approbation',
  'New approval chain': 'Nouvelle chaîne d’approbation',
  'approval chain': 'chaîne d’approbation',
  'approval chains': 'chaînes d’approbation',
  'approval request': 'demande d’approbation',
  'approval requests': 'demandes d’approbation',
  'approval step': 'étape d’approbation',
  'approval steps': 'étapes d’approbation',
  'approvals waiting for them': 'approbations qui les attendent',
};
