import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/profile'> = {
  'Change my password': 'Cambiar mi contraseña',
  Dark: 'Oscuro',
  Light: 'Claro',
  'My active sessions': 'Mis sesiones activas',
  'My profile': 'Mi perfil',
  System: 'Sistema',
};
