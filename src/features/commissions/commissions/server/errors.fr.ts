import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commissions'> = {
  'Customer payments and refunds that expired because the deal was not won in time.':
    'Paiements et remboursements de clients qui ont expiré parce que l’affaire n’a pas été gagnée à temps.',
  'Expired customer payments': 'Paiements de clients expirés',
  'The deal is not won yet. This event is processed automatically once it is.':
    'L’affaire n’est pas encore gagnée. Cet événement sera traité automatiquement dès qu’elle le sera.',
  'The hold period is over. This commission becomes payable with the next run.':
    'La période d’attente est terminée. Cette commission deviendra exigible au prochain traitement.',
  'The partner is banned, so its commissions stay on hold.':
    'Le partenaire est banni, ses commissions restent donc en attente.',
  'This commission is disputed. Decide the dispute first.':
    'Cette commission est contestée. Statuez d’abord sur la contestation.',
};
