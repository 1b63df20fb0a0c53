import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/weekly-digests'> = {
  'setting of weekly digests': '週次まとめ通知の設定',
  'settings of weekly digests': '週次まとめ通知の設定',
  'weekly digest': '週次まとめ通知',
  'weekly digests': '週次まとめ通知',
};
