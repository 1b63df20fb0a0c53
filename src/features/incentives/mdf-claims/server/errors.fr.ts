import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-claims'> = {
  'A partner claims the cost of an activity.': 'Un partenaire demande le remboursement d’une activité.',
  'A submitted claim cannot be changed.': 'Une demande de remboursement envoyée ne peut pas être modifiée.',
  'Everything that was approved is claimed.': 'Le remboursement de tout ce qui a été approuvé est déjà demandé.',
  'MDF claims': 'Demandes de remboursement MDF',
  'Tell the partner why the amount is lower.': 'Expliquez au partenaire pourquoi le montant est inférieur.',
  'The company decides about your claim or pays it.':
    'L’entreprise décide de votre demande de remboursement ou la paie.',
  'The time to claim the cost of this activity is over.':
    'Le délai pour demander le remboursement de cette activité est écoulé.',
  'This claim': 'Cette demande de remboursement',
  'Upload at least one invoice first.': 'Envoyez d’abord au moins une facture.',
  'Upload at least one proof that the activity took place first.':
    'Envoyez d’abord au moins un justificatif attestant que l’activité a eu lieu.',
  'Your MDF claims': 'Vos demandes de remboursement MDF',
  'must be approved': 'Doit être approuvé.',
};
