import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const done = { entered: '入力', changed: '変更', disabled: '無効化' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  person: (name, company) => (company ? `${company}の${name}` : name),
  viewingAs: (name, person) => `${name}（${person}として代理閲覧中）`,
  someKey: (company) => `${company}のAPIキー`,
  namedKey: (key, person) => `${person}のAPIキー「${key}」`,
  endingIn: (end) => `口座の末尾 ${end}`,
  instructions: '支払いに関する指示',

  changed: (who, what, currency, account, partner) =>
    `${who}が${partner ? `${partner}の` : ''}${currency}の振込先情報（${account}）を${done[what]}しました。`,
  verify: '次回の支払いの前に、パートナーに確認してください。',
  held: (amount, payout) => `「${payout}」の${amount}の送金は保留されています。`,
  tooLate: (amount, payout) => `「${payout}」の${amount}の送金は、すでに以前の口座宛ての送金ファイルに含まれています。`,

  ownChanged: (who, what, currency, account) =>
    `${who}が貴社の${currency}の振込先情報（${account}）を${done[what]}しました。`,
  ownChangedSubject: (who, what, currency, account) =>
    `${who}が貴社の${currency}の振込先情報（${account}）を${done[what]}しました`,
  ownHeld: (amount, statement) =>
    `貴社への${amount}の送金（支払明細書：${statement}）は、ベンダーが振込先情報を確認するまで保留されます。`,
  notRequested: '貴社のチームによる操作でない場合は、すぐにベンダーへご連絡ください。',
  viewPayment: '送金を表示',
  viewPayouts: '支払いを表示',
};
