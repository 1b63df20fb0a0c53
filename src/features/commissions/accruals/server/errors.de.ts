import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/accruals'> = {
  'Commission cannot be calculated for this deal.': 'Für diesen Deal kann keine Provision berechnet werden.',
  'Only a won deal earns commission.': 'Nur ein gewonnener Deal bringt Provision.',
  'This deal is archived. Restore it before you record payments or refunds.':
    'Dieser Deal ist archiviert. Stellen Sie ihn wieder her, bevor Sie Zahlungen oder Erstattungen erfassen.',
  'is more than the refund itself': 'Ist höher als die Erstattung selbst.',
  'is used by the product itself': 'Wird vom Produkt selbst verwendet.',
};
