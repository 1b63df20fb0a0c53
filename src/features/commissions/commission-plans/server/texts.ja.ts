import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newTerms: (day, plan) => `${day}からの新しい条件：${plan}`,
  nowApplies: (plan) => `${plan}が貴社に適用されるようになりました`,
  news: (what, note) => (note ? `${what}。${note}` : `${what}。`),
  viewTerms: '条件を表示',
};
