import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/saved-views'> = {
  'Build a report': 'レポートを作成',
  'Saved reports': '保存済みレポート',
  'saved view': '保存済みビュー',
  'saved views': '保存済みビュー',
  'shared views': '共有ビュー',
};
