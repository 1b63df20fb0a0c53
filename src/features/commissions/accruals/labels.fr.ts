import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/accruals'> = {
  'Record payment': 'Enregistrer un paiement',
  'Record refund': 'Enregistrer un remboursement',
  'View recorded events': 'Voir les événements consignés',
};
