import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/api-keys'> = {
  '1 year': '1 Jahr',
  '30 days': '30 Tage',
  '90 days': '90 Tage',
  'API keys': 'API-Schlüssel',
  'Name the software that will use this key.': 'Nennen Sie die Software, die diesen Schlüssel verwenden wird.',
  Never: 'Nie',
  'Requests per minute': 'Anfragen pro Minute',
  app: 'App',
  apps: 'Apps',
  'refresh token of an app': 'Aktualisierungstoken einer App',
  'refresh tokens of apps': 'Aktualisierungstoken von Apps',
  'sign-in code of an app': 'Anmeldecode einer App',
  'sign-in codes of apps': 'Anmeldecodes von Apps',
  App: 'App',
};
