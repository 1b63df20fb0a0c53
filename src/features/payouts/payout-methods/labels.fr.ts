import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/payout-methods'> = {
  'Account holder': 'Titulaire du compte',
  'Account holder in Latin letters': 'Titulaire du compte en caractères latins',
  'Account number': 'Numéro de compte',
  Bank: 'Banque',
  'Bank document or canceled check': 'Document bancaire ou chèque annulé',
  'Called a number we knew before': 'Appel à un numéro déjà connu',
  'Changed by': 'Modifié par',
  'Checked by': 'Vérifié par',
  'Confirmed in person or on video': 'Confirmé en personne ou en vidéo',
  'Last digits': 'Derniers chiffres',
  'Other currencies': 'Autres devises',
  'Payment instructions': 'Instructions de paiement',
  'Payment method': 'Mode de versement',
  'Payout details to verify': 'Coordonnées de versement à vérifier',
  'Same account as': 'Même compte que',
  'Stripe account': 'Compte Stripe',
  'Test payment arrived': 'Paiement test reçu',
  'Usable from': 'Utilisable à partir du',
  'payout details': 'coordonnées de versement',
  'payout method': 'mode de versement',
  'payout methods': 'modes de versement',
  'PayPal email': 'E-mail PayPal',
  'payout detail': 'coordonnées de versement',
};
