import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/saml-connections'> = {
  'Single sign-on': 'Login único',
  'sign-in domain': 'domínio de login',
  'sign-in domains': 'domínios de login',
  'single sign-on': 'login único',
};
