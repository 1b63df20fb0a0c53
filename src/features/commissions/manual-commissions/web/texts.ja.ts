import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addManualCommission: '手動コミッションを追加',
  owes: (name: Part, moneyText: Part) => `${name}の未返還額：${moneyText}`,
  moreWasClawedBackThanPayable: '返還額が支払可能額を上回っています。今後の収益から差し引かれます。',
  writeOffDebt: '未返還額を償却',
  writeOffAmount: '償却する',
  debtBookedAsExpenseAndPartner: '未返還額は費用として計上され、パートナーに通知されます。',
  writtenOffWithCommission: (number: Part) => `コミッション${number}で償却しました。`,
  amount: (currency: Part) => `金額（${currency}）`,
  enterAnAmount: '金額を入力してください',
  thePartnerOwes: (owed: Part) => `パートナーの未返還額は${owed}です`,
  partnerSeesThisReasonInTheir: 'この理由は、パートナーのコミッションと支払明細書に表示されます。',
  commissionWasAddedPartnerWasNotified: (number: Part) =>
    `コミッション${number}を追加しました。パートナーに通知しました。`,
  addCommission: 'コミッションを追加',
  partner: 'パートナー',
  chooseAPartner: 'パートナーを選択してください',
  currency: '通貨',
  chooseACurrency: '通貨を選択してください',
  amountText: '金額',
  negativeAmountSuchAs50Deducted: '-50のような負の金額は差し引かれます。',
  earnedOn: '獲得日',
  chooseADate: '日付を選択してください',
  dealOptional: '案件（任意）',
  commissionToCorrectOptional: '訂正するコミッション（任意）',
  bothCommissionsLinkToEachOther: '両方のコミッションは相互にリンクされます。元の金額を超えることはできません。',
  commission: (number: Part) => `コミッション${number}`,
  daysOnHold: '保留日数',
  daysAfterEarnedDate0Makes: '獲得日からの日数。0にするとすぐに支払可能になります。',
  returnAmount: '返還額を戻す',
  addsCommissionThatPaysBackWhat: 'この返還で差し引かれた額を戻すコミッションを追加します。変更や削除は行われません。',
  atMost: (returnable: Part) => `最大${returnable}`,
  reverseCommission: 'コミッションを取り消す',
  addsCommissionToBalanceThisOne: (moneyText: Part) =>
    `これを相殺する${moneyText}のコミッションを追加します。変更や削除は行われません。`,
  reversedWithCommissionPartnerWasNotified: (number: Part) =>
    `コミッション${number}で取り消しました。パートナーに通知しました。`,
  partnerMergedInto: (name: Part) => `${name}に統合されたパートナー`,
  commissionsThisPartnerEarnsOnWon:
    '受注案件でこのパートナーが獲得したコミッションが、計算明細とともにここに表示されます。',
};
