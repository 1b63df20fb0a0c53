import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/saml-connections'> = {
  'Single sign-on': 'Single Sign-on',
  'sign-in domain': 'Anmeldedomain',
  'sign-in domains': 'Anmeldedomains',
  'single sign-on': 'Single Sign-on',
};
