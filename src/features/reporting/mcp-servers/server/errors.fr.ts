import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/mcp-servers'> = {
  'Pages of other sites cannot use this address.': 'Les pages d’autres sites ne peuvent pas utiliser cette adresse.',
  'Use an API key, or let the app sign in with OAuth. Sessions of people do not work here.':
    'Utilisez une clé API, ou laissez l’application se connecter avec OAuth. Les sessions de personnes ne fonctionnent pas ici.',
};
