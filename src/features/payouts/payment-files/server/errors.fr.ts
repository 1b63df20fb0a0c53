import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payment-files'> = {
  'No approved payment of this payout can be sent in this format.':
    'Aucun paiement approuvé de ce versement ne peut être envoyé dans ce format.',
  'No approved payment of this payout can be sent to Stripe.':
    'Aucun paiement approuvé de ce versement ne peut être envoyé à Stripe.',
  'No approved payment of this payout can be sent to your system.':
    'Aucun paiement approuvé de ce versement ne peut être envoyé à votre système.',
  'Payments that were returned or failed, and status files with lines that need review.':
    'Paiements retournés ou échoués et fichiers de statut dont des lignes sont à examiner.',
  'Returned payments': 'Paiements retournés',
  'There can be 36 ACH files a day. Create this one tomorrow.':
    'Au plus 36 fichiers ACH sont possibles par jour. Créez celui-ci demain.',
  'This file cannot be decrypted because TANDEM_SECRET has changed since it was created.':
    'Ce fichier ne peut pas être déchiffré, car TANDEM_SECRET a changé depuis sa création.',
  'This payment was not sent to your system.': 'Ce paiement n’a pas été envoyé à votre système.',
  'already names another payment': 'Cette référence désigne déjà un autre paiement.',
  'says nothing about payments': 'Ce texte ne contient rien sur des paiements.',
};
