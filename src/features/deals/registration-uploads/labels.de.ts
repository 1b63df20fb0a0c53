import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-uploads'> = {
  'Contact phone': 'Telefon des Kontakts',
  'Not registered': 'Nicht registriert',
  'Register many deals': 'Viele Deals registrieren',
  'Register many deals from a file': 'Viele Deals aus einer Datei registrieren',
  'Route planning': 'Tourenplanung',
  'They asked for a quote.': 'Der Kunde hat um ein Angebot gebeten.',
};
