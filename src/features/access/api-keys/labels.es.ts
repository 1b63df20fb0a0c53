import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/api-keys'> = {
  '1 year': '1 año',
  '30 days': '30 días',
  '90 days': '90 días',
  'API keys': 'Claves de API',
  App: 'Aplicación',
  'Name the software that will use this key.': 'Nombra el software que usará esta clave.',
  Never: 'Nunca',
  'Requests per minute': 'Solicitudes por minuto',
  app: 'aplicación',
  apps: 'aplicaciones',
  'refresh token of an app': 'token de actualización de una aplicación',
  'refresh tokens of apps': 'tokens de actualización de aplicaciones',
  'sign-in code of an app': 'código de inicio de sesión de una aplicación',
  'sign-in codes of apps': 'códigos de inicio de sesión de aplicaciones',
};
