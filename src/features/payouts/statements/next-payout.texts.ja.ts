import type { FullTranslation } from '#shared/text/texts.ts';
import type { nextPayoutTexts as english } from './next-payout.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nextPayoutTexts: FullTranslation<typeof english> = {
  planned: (amount: string, on: string, by: string) => `次回の支払い：${on}に${amount}、${by}までに入金`,
  plannedWhole: (amount: string, on: string, by: string) =>
    `次回の支払い：${on}に${amount}、${by}までに入金。この通貨の支払いは1通貨単位未満を切り捨てます`,
  deducted: '支払い後に返還対象となりました。次回の収益から差し引かれます',
  belowMinimum: '最低支払額未満のため繰り越されます',
  nothingYet: (on: string) => `支払可能な金額はまだありません。次回の支払いは${on}に準備されます`,
  nothing: '現在、支払可能な金額はありません',
  lessThanUnit: '繰越：この通貨の1単位未満',
  carried: (rest: string) => `次回の支払いに含まれます。この通貨は1単位ごとに支払われるため、${rest}は繰り越されます`,
  included: '次回の支払いに含まれます',
};
