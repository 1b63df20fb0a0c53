import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/api-keys'> = {
  '1 year': '1 an',
  '30 days': '30 jours',
  '90 days': '90 jours',
  'API keys': 'Clés API',
  App: 'Application',
  'Name the software that will use this key.': 'Nommez le logiciel qui utilisera cette clé.',
  Never: 'Jamais',
  'Requests per minute': 'Requêtes par minute',
  app: 'application',
  apps: 'applications',
  'refresh token of an app': 'jeton d’actualisation d’une application',
  'refresh tokens of apps': 'jetons d’actualisation d’applications',
  'sign-in code of an app': 'code de connexion d’une application',
  'sign-in codes of apps': 'codes de connexion d’applications',
};
