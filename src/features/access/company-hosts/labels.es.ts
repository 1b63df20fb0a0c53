import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/company-hosts'> = {
  'Host name': 'Nombre de host',
  'host name': 'nombre de host',
  'host names': 'nombres de host',
};
