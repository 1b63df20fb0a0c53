import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  amended: '修正しました',
  amendWonDeal: '受注済み案件を修正',
  amend: '修正',
  amount: '金額',
  calculatedFromLinesAmendThemOn: '明細から計算されます。「明細」タブで修正してください。',
  wonOn: '受注日',
  setsWhichRulesTiersAndPeriods: '適用されるルール、ティア、期間が決まります。',
  billing: '請求',
  term: '契約期間',
  termInMonths: '契約期間（月）',
  dealAmountIncludesOneChargeRules:
    '案件の金額には1回分の請求が含まれます。初年度の金額や契約総額に基づくルールでは、すべての請求が含まれます。',
  text: (termMonths: number) => `${termMonths.toLocaleString('ja')}か月`,
  for: (intervalText: ReactNode, termMonths: number) => rich`${intervalText}、${termMonths.toLocaleString('ja')}か月間`,
  saved: '保存しました',
  amendLines: '明細を修正',
  lines: '明細',
  addLine: '明細を追加',
  save: '保存',
  cancel: 'キャンセル',
  product: '製品',
  description: '説明',
  quantity: '数量',
  lineAmount: '明細金額',
  includedDiscount: '値引き額（内数）',
  includedTax: '税額（内数）',
  yourCost: '自社の原価',
  removeLine: '明細を削除',
  enterLineAmount: '明細金額を入力してください。',
  chooseProductOrEnterDescription: '製品を選択するか、説明を入力してください。',
  enterReasonForAmendment: '修正の理由を入力してください',
  editLines: '明細を編集',
  addLines: '明細を追加',
  noLinesYet: '明細はまだありません',
  addLinesToCalculateAmountAnd: '明細を追加すると、金額が計算され、製品別にコミッションを支払えます。',
  total: '合計',
};
