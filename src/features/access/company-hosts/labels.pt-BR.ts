import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/company-hosts'> = {
  'Host name': 'Nome de host',
  'host name': 'nome de host',
  'host names': 'nomes de host',
};
