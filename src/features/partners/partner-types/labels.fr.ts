import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-types'> = {
  'Distributor required': 'Distributeur requis',
  'Partner types': 'Types de partenaires',
  'Partners of this type choose one of their distributors when they register a deal.':
    'Les partenaires de ce type choisissent l’un de leurs distributeurs lorsqu’ils enregistrent une affaire.',
  'Partners of this type supply resellers and confirm their deals.':
    'Les partenaires de ce type fournissent des revendeurs et confirment leurs affaires.',
  'What partners do for you, such as resell, refer or deliver. Use types in incentive structures and reports.':
    'Ce que les partenaires font pour vous : revendre, recommander ou fournir des prestations, par exemple. Utilisez les types dans les plans d’incitation et les rapports.',
  'partner type': 'type de partenaire',
  'partner types': 'types de partenaires',
};
