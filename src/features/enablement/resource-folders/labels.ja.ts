import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-folders'> = {
  'Delete folder': 'フォルダーを削除',
  'In folder': 'フォルダー',
  'resource folder': '資料フォルダー',
  'resource folders': '資料フォルダー',
};
