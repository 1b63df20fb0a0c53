import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/distributor-deals'> = {
  'Amount is rounded': 'Le montant est arrondi',
  'Confirm a reseller’s deal as its distributor': 'Confirmer l’affaire d’un revendeur en tant que distributeur',
  'Confirm deal': 'Confirmer l’affaire',
  'Deal confirmed': 'Affaire confirmée',
  'Deal declined': 'Affaire déclinée',
  'Decline a reseller’s deal with a reason': 'Décliner l’affaire d’un revendeur avec un motif',
  'Decline deal': 'Décliner l’affaire',
  'Distribution settings': 'Paramètres de distribution',
  'Registration status': 'Statut de l’enregistrement',
  'Reseller deal': 'Affaire de revendeur',
  'Reseller deals': 'Affaires des revendeurs',
  'Stage color': 'Couleur de l’étape',
  'Status of the deal': 'Statut de l’affaire',
  'The reseller and the company see that the distributor supplies this deal.':
    'Le revendeur et l’entreprise voient que le distributeur fournit cette affaire.',
  'The reseller and the company see your reason. You no longer see the details of the deal.':
    'Le revendeur et l’entreprise voient votre motif. Vous ne voyez plus les détails de l’affaire.',
  'Visibility check': 'Contrôle de visibilité',
  'Which resellers buy from which distributors.': 'Quels revendeurs achètent à quels distributeurs.',
  'Who buys from whom': 'Qui achète à qui',
  'distribution settings': 'paramètres de distribution',
  'reseller deal': 'affaire de revendeur',
  'reseller deals': 'affaires de revendeurs',
};
