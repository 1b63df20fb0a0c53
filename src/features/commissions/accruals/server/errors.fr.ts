import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/accruals'> = {
  'Commission cannot be calculated for this deal.': 'La commission ne peut pas être calculée pour cette affaire.',
  'Only a won deal earns commission.': 'Seule une affaire gagnée rapporte une commission.',
  'This deal is archived. Restore it before you record payments or refunds.':
    'Cette affaire est archivée. Restaurez-la avant de consigner des paiements ou des remboursements.',
  'is more than the refund itself': 'Ce montant dépasse celui du remboursement.',
  'is used by the product itself': 'Cette valeur est réservée au produit.',
};
