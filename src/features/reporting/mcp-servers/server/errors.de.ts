import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/mcp-servers'> = {
  'Pages of other sites cannot use this address.': 'Seiten anderer Websites können diese Adresse nicht verwenden.',
  'Use an API key, or let the app sign in with OAuth. Sessions of people do not work here.':
    'Verwenden Sie einen API-Schlüssel oder lassen Sie die App sich mit OAuth anmelden. Sitzungen von Personen funktionieren hier nicht.',
};
