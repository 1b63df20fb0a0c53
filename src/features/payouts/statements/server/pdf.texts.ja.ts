import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './pdf.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (number) => `明細書 ${number}`,
  titleIn: (currency) => `明細書（${currency}）`,
  period: (from, to) => `${from ?? '最初の記帳'} ～ ${to}`,
  paidOn: '支払日',
  reference: (reference) => `参照番号 ${reference}`,
  transactions: '取引明細',
  earnedOn: '獲得日',
  description: '内容',
  deal: '商談',
  amount: '金額',
  balance: '残高',
  openingBalance: '期首残高',
  closingBalance: '期末残高',
  thisPayout: '今回の支払い',
  approvedPayouts: '承認済みの支払い',
  paid: '支払済み',
  inPayout: '支払処理中',
  failedOrReturned: '失敗または返金',
  canceled: '取消',
};
