import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/profile'> = {
  'Change my password': 'Modifier mon mot de passe',
  Dark: 'Sombre',
  Light: 'Clair',
  'My active sessions': 'Mes sessions actives',
  'My profile': 'Mon profil',
  System: 'Système',
};
