import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/company-hosts'> = {
  'Host name': 'Nom d’hôte',
  'host name': 'nom d’hôte',
  'host names': 'noms d’hôte',
};
