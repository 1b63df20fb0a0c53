import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputed: (partner, number, what) => `${partner}がコミッション${number}に異議を申し立てました：${what}`,
  wrote: (partner, number, what) =>
    `${partner}がコミッション${number}の異議申し立てにメッセージを追加しました：${what}`,
  kept: (company, number, what) => `${company}はコミッション${number}を変更しないことにしました：${what}`,
  corrected: (company, number, what) => `${company}がコミッション${number}を修正しました：${what}`,
  said: (company, number, what) => `${company}がコミッション${number}について回答しました：${what}`,
  partner: 'パートナー',
  commission: 'コミッション',
  deal: '案件',
  message: 'メッセージ',
  answer: '回答',
  viewCommission: 'コミッションを表示',
};
