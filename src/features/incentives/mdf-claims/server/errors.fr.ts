import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-claims'> = {
  'A submitted claim cannot be changed.': 'Une demande de remboursement envoyée ne peut pas être modifiée.',
  'Everything that was approved is claimed.': 'Le remboursement de tout ce qui a été approuvé est déjà demandé.',
  'Tell the partner why the amount is lower.': 'Expliquez au partenaire pourquoi le montant est inférieur.',
  'The time to claim the cost of this activity is over.':
    'Le délai pour demander le remboursement de cette activité est écoulé.',
  'This claim': 'Cette demande de remboursement',
  'Upload at least one invoice first.': 'Envoyez d’abord au moins une facture.',
  'Upload at least one proof that the activity took place first.':
    'Envoyez d’abord au moins un justificatif attestant que l’activité a eu lieu.',
  'must be approved': 'Doit être approuvé.',
};
