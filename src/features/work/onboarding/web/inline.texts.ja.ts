import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './inline.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: (noun: string) => `${noun}を追加`,
  addShort: '追加',
  suggestions: '候補：',
  colorOf: (name: string) => `${name}の色`,
  nameOf: (name: string) => `${name}の名前`,
  categoryOf: (name: string) => `${name}のカテゴリー`,
  remove: (name: string) => `${name}をアーカイブ`,
  removed: (name: string) => `${name}をアーカイブしました`,
  isDefault: '新しいパートナーの既定',
};
