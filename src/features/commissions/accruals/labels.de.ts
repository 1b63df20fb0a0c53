import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/accruals'> = {
  'Record payment': 'Zahlung erfassen',
  'Record refund': 'Erstattung erfassen',
  'View recorded events': 'Erfasste Ereignisse ansehen',
};
