import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newComment: '新しいコメント',
  peopleToMention: 'メンションする人',
  visibility: '公開範囲',
  internal: '社内',
  shared: '共有',
  all: 'すべて',
  showMore: 'さらに表示',
};
