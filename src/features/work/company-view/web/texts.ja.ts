import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `${company}に表示される内容`,
  intro: (company: string) =>
    `このプログラムは${company}が運営しています。このページには、貴社について${company}のチームに表示されるものと、表示されないものを示します。`,
  sees: (company: string) => `${company}に表示されるもの`,
  seesNot: (company: string) => `${company}に表示されないもの`,
};
