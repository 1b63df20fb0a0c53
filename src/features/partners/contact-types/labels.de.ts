import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contact-types'> = {
  'Contact types': 'Kontakttypen',
  'The roles of people at partners and customers, such as sales, technical or billing.':
    'Die Rollen von Personen bei Partnern und Kunden, zum Beispiel Vertrieb, Technik oder Buchhaltung.',
  'contact type': 'Kontakttyp',
  'contact types': 'Kontakttypen',
};
