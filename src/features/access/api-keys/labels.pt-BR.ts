import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/api-keys'> = {
  '1 year': '1 ano',
  '30 days': '30 dias',
  '90 days': '90 dias',
  'API keys': 'Chaves de API',
  'Name the software that will use this key.': 'Informe o nome do software que vai usar esta chave.',
  Never: 'Nunca',
  'Requests per minute': 'Solicitações por minuto',
  'refresh token of an app': 'token de renovação de um app',
  'refresh tokens of apps': 'tokens de renovação de apps',
  'sign-in code of an app': 'código de login de um app',
  'sign-in codes of apps': 'códigos de login de apps',
  App: 'App',
};
