import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/approval-chains'> = {
  'Approval chain': 'Genehmigungskette',
  'Approval chains': 'Genehmigungsketten',
  'New approval chain': 'Neue Genehmigungskette',
  'approval chain': 'Genehmigungskette',
  'approval chains': 'Genehmigungsketten',
  'approval request': 'Genehmigungsanfrage',
  'approval requests': 'Genehmigungsanfragen',
  'approval step': 'Genehmigungsschritt',
  'approval steps': 'Genehmigungsschritte',
  'approvals waiting for them': 'auf sie wartende Genehmigungen',
};
