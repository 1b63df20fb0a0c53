import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notIncluded: '対象外',
  reason: '理由',
  enterReasonFewWords: '理由を具体的に入力してください',
  enterAReason: '理由を入力してください',
  usingTheirs: '相手の値を使用',
  keepMine: '自分の値を使用',
  effect: '影響',
  beforeAndAfter: '変更前と変更後',
  partner: 'パートナー',
  before: '変更前',
  after: '変更後',
};
