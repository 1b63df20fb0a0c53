import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/go-live'> = {
  'Go-live checklist': '公開準備チェックリスト',
  'Sample data': 'サンプルデータ',
  'go-live checklist': '公開準備チェックリスト',
};
