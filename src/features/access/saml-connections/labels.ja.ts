import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/saml-connections'> = {
  'Single sign-on': 'シングルサインオン',
  'sign-in domain': 'サインインドメイン',
  'sign-in domains': 'サインインドメイン',
  'single sign-on': 'シングルサインオン',
};
