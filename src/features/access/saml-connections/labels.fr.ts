import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/saml-connections'> = {
  'Single sign-on': 'Authentification unique',
  'sign-in domain': 'domaine de connexion',
  'sign-in domains': 'domaines de connexion',
  'single sign-on': 'authentification unique',
};
