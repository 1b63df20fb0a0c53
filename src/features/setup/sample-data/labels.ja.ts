import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/sample-data'> = {
  'sample batch': 'サンプルのまとまり',
  'sample batches': 'サンプルのまとまり',
  'sample data': 'サンプルデータ',
  'sample record': 'サンプルレコード',
  'sample records': 'サンプルレコード',
};
