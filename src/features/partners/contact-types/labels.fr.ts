import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contact-types'> = {
  'Contact types': 'Types de contacts',
  'The roles of people at partners and customers, such as sales, technical or billing.':
    'Les rôles des personnes chez les partenaires et les clients, par exemple commercial, technique ou facturation.',
  'contact type': 'type de contact',
  'contact types': 'types de contacts',
};
