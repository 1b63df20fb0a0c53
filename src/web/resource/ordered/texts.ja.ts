import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noYet: (many: Part) => `${many}はまだありません`,
  new: (one: Part) => `新しい${one}`,
  edit: (one: Part) => `${one}を編集`,
  editText: '編集',
  newText: '新規',
  activity: 'アクティビティ',
  details: '詳細',
  place: '位置',
  created: '作成日',
};
