import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/tags'> = {
  Tag: 'タグ',
  'Used on': '使用対象',
  tag: 'タグ',
  tags: 'タグ',
};
