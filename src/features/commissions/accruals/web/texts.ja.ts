import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  effectOnCommissions: 'コミッションへの影響',
  clawbackPeriodHasEnded: '返還期間は終了しています。',
  partnersKeepCommissionTheyEarnedOn:
    'パートナーは、この案件で獲得したコミッションを維持します。修正後の獲得額が多くなるパートナーは、差額を受け取ります。',
  commissionByPartner: 'パートナー別コミッション',
  partner: 'パートナー',
  current: '現在',
  afterAmendment: '修正後',
  forOtherDealsThatRecalculated: '再計算される他の案件の分',
  noChange: '変更なし',
  commissionsDoNotChange: 'コミッションは変わりません。',
  customerPayments: '顧客の入金',
  date: '日付',
  chooseADate: '日付を選択してください',
  numberOrReference: (paper: Part) => `${paper}番号または参照番号`,
  eachReferenceCountedOnlyOnce: '各参照番号は1回のみ数えられます。',
  enterNumberOrReference: '番号または参照番号を入力してください',
  upTo: '最大',
  about: '約',
  commission: (isBeforeCosts: ReactNode, amount: ReactNode) => rich`コミッション：${isBeforeCosts}${amount}`,
  earnedAsCustomerPays: '。顧客の入金に応じて獲得します',
  costsThatReduceMarginNotKnown: ' 利益率を下げる原価はまだわかっていません。',
  ifDealWonAtThisAmount: (isOnCollection: ReactNode, isBeforeCosts: ReactNode) =>
    rich`現在のルールで、この金額（値引きと税を考慮する前）で受注した場合の額です${isOnCollection}。${isBeforeCosts}`,
  noCommissionBookedNowCommissionThat:
    '今は計上されるコミッションはありません。顧客の入金に応じたコミッションは、入金時に計上されます。',
  payableFrom: '支払可能日',
  commissionText: 'コミッション',
  paymentRecordedBooked: (lines: number) => `入金を記録し、コミッションを${lines.toLocaleString('ja')}件計上しました。`,
  paymentRecordedNoCommissionDependsOn: '入金を記録しました。これに基づくコミッションはありません。',
  paymentFor: (name: Part) => `${name}の入金`,
  recordPayment: '入金を記録',
  usedByStructuresThatPayAs: '顧客の入金に応じて支払う体系で使用されます。受注時に獲得するコミッションは変わりません。',
  amountPaid: (currency: Part) => `入金額（${currency}）`,
  includingTaxEnterNegativeAmountFor: '税込み。返金された入金は負の金額を入力してください。',
  enterAnAmount: '金額を入力してください',
  invoice: '請求書',
  dealAmount: (whole: Part) => `案件の金額は${whole}です`,
  refundRecordedBooked: (lines: number) => `返金を記録し、コミッションを${lines.toLocaleString('ja')}件計上しました。`,
  refundOf: (name: Part) => `${name}の返金`,
  recordRefund: '返金を記録',
  amountRefunded: (currency: Part) => `返金額（${currency}）`,
  includingTaxDefaultsToWholeDeal: '税込み。既定は案件の全額です。',
  creditNote: 'クレジットノート',
  visibleToTeamMembersOnlyNot: 'チームメンバーにのみ表示され、パートナーには表示されません。',
  thisWasAlreadyRecordedAndCounts: (what: Part) =>
    `すでに記録済みです。同じ${what === 'refund' ? '返金' : '入金'}は1回のみ数えられます。別のものの場合は、異なる参照番号を入力してください。`,
};
