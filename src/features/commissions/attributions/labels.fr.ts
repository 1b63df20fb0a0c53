import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/attributions'> = {
  'Assign credit and decide risk cases': 'Attribuer le crédit et décider des cas à risque',
  Attributed: 'Attribué',
  'Commissions released': 'Commissions libérées',
  Connect: 'Connecter',
  'Contract account': 'Compte sous contrat',
  'Contract accounts': 'Comptes sous contrat',
  'Conversion tracking': 'Suivi des conversions',
  'Credit rejected': 'Crédit refusé',
  'Customers who signed up in the period.': 'Clients inscrits sur la période.',
  'Decide which deal a sale in review belongs to; commission follows':
    'Décider à quelle affaire appartient une vente à l’examen ; la commission suit',
  'Existing deal': 'Affaire existante',
  'Held commissions continue as usual, and later sales of this customer are not held for the same reasons.':
    'Les commissions en attente suivent leur cours normal, et les ventes suivantes de ce client ne sont plus mises en attente pour les mêmes motifs.',
  'New deal': 'Nouvelle affaire',
  'No sign-ups or sales through links in this period.': 'Aucune inscription ni vente par lien sur cette période.',
  'Reject credit': 'Refuser le crédit',
  'Reject the credit; commissions are reversed': 'Refuser le crédit ; les commissions sont annulées',
  Release: 'Libérer',
  'Release a risk case; held commissions continue':
    'Libérer un cas à risque ; les commissions en attente suivent leur cours',
  'Report clicks, leads, sales and refunds': 'Signaler des clics, des leads, des ventes et des remboursements',
  'Risk case': 'Cas à risque',
  'Risk cases': 'Cas à risque',
  'Sale decided': 'Vente décidée',
  'Sale in review': 'Vente à l’examen',
  'Sales in the period, without duplicates.': 'Ventes de la période, sans doublons.',
  'Sales to review': 'Ventes à examiner',
  'The partner gets no credit for this customer. Commission already booked is reversed.':
    'Le partenaire n’obtient aucun crédit pour ce client. Les commissions déjà comptabilisées sont annulées.',
  'The sale is booked as you decide, and commission follows. You cannot undo this.':
    'La vente est comptabilisée selon votre décision, et la commission suit. Cette action est irréversible.',
  'Total amount of sales in the period, before refunds.':
    'Montant total des ventes de la période, avant remboursements.',
  'Tracked events': 'Événements suivis',
  'Waiting for sale': 'En attente de vente',
  'What customers did who came through links and coupon codes of partners, in the period.':
    'Ce qu’ont fait, sur la période, les clients venus par les liens et les codes promo des partenaires.',
  'attribution decision': 'décision d’attribution',
  'attribution decisions': 'décisions d’attribution',
  'click of a customer': 'clic d’un client',
  'clicks of customers': 'clics de clients',
  'contract account': 'compte sous contrat',
  'contract accounts': 'comptes sous contrat',
  'risk case': 'cas à risque',
  'risk cases': 'cas à risque',
  sale: 'vente',
  'sale in review': 'vente à l’examen',
  'sales in review': 'ventes à l’examen',
  'tracked customer': 'client suivi',
  'tracked customers': 'clients suivis',
  'tracked event': 'événement suivi',
  'tracked events': 'événements suivis',
};
