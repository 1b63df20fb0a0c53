import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const forWhat = (gross: string | null, tax: string | null) =>
  gross ? `（${gross}${tax ? `から源泉徴収税額${tax}を差引` : 'の換算額'}）` : '';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (person, payout) => `${person}が支払い「${payout}」を準備しました。承認が必要です。`,
  submittedOverLimit: (person, payout) =>
    `${person}が支払い「${payout}」を準備しました。上限額を超えているため、2名の承認が必要です。`,
  approvedOnce: (person, payout) =>
    `${person}が支払い「${payout}」を承認しました。上限額を超えているため、もう1名の承認が必要です。`,
  toApprove: (total, payout) => `要承認の支払い：${total}、${payout}`,
  payout: '支払い',
  total: '合計',
  payments: '送金',
  approvedBy: '承認者',
  reviewPayout: '支払いを確認',

  paid: (amount, gross, tax, statement) =>
    `${amount}${forWhat(gross, tax)}が送金されました（支払明細書：${statement}）。`,
  paidSubject: (amount, gross, tax) => `${amount}${forWhat(gross, tax)}が送金されました`,
  failed: (amount, reason, statement) =>
    `${amount}の送金が届きませんでした${reason ? `：${reason}` : ''}。次回の支払いに含まれます。振込先情報をご確認ください（支払明細書：${statement}）。`,
  failedSubject: (amount, reason) =>
    `${amount}の送金が届きませんでした${reason ? `：${reason}` : ''}。次回の支払いに含まれます。振込先情報をご確認ください`,
  sentTo: (account) => `口座：${account}。`,
  account: (method, end) => (end ? `${method}、${end.includes('@') ? end : `末尾${end}`}` : method),
  disputeUntil: (day) => `${day}まで異議を申し立てることができます。`,
  amount: '金額',
  taxWithheld: '源泉徴収税額',
  statement: '支払明細書',
  accountLabel: '口座',
  disputableUntil: '異議申し立て期限',
  viewStatement: '支払明細書を表示',
};
