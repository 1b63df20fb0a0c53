import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/audiences'> = {
  'Edit audience': '対象グループを編集',
  'New audience': '新しい対象グループ',
  audience: '対象グループ',
  audiences: '対象グループ',
};
