import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'ecosystem/private-intersection'> = {
  'Matches read': '読み取った一致',
  'Private list': '非公開リスト',
  'Private lists': '非公開リスト',
  Revealed: '開示済み',
  'count of a private comparison': '非公開の照合の件数',
  'counts of private comparisons': '非公開の照合の件数',
  'private comparison': '非公開の照合',
  'private comparisons': '非公開の照合',
  'secret of a private comparison': '非公開の照合のシークレット',
  'secrets of private comparisons': '非公開の照合のシークレット',
  'true count of a private comparison': '非公開の照合の実際の件数',
  'true counts of private comparisons': '非公開の照合の実際の件数',
};
