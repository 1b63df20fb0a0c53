import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/company-hosts'> = {
  'Host name': 'ホスト名',
  'host name': 'ホスト名',
  'host names': 'ホスト名',
};
