import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/saml-connections'> = {
  'Single sign-on': 'Inicio de sesión único',
  'sign-in domain': 'dominio de inicio de sesión',
  'sign-in domains': 'dominios de inicio de sesión',
  'single sign-on': 'inicio de sesión único',
};
