import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/profile'> = {
  'Change my password': 'Mein Passwort ändern',
  Dark: 'Dunkel',
  Light: 'Hell',
  'My active sessions': 'Meine aktiven Sitzungen',
  'My profile': 'Mein Profil',
};
