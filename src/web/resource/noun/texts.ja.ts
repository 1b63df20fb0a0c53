import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  edit: '編集',
  new: '新規',
  history: '履歴',
  newOne: (one: Part) => `新しい${one}`,
  editOne: (one: Part) => `${one}を編集`,
};
