import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (number, title, amount, note) =>
    `「${title}」のMDF精算申請${number}が${amount}で承認されました${note ? `。${note}` : ''}`,
  approvedSubject: (number, title, amount) => `MDF精算申請${number}が${amount}で承認されました: ${title}`,
  paid: (number, title, amount) => `「${title}」のMDF精算申請${number}について${amount}が支払われました`,
  paidSubject: (number, title, amount) => `MDF精算申請${number}について${amount}が支払われました: ${title}`,
  decided: {
    declined: (number, title, note) => `「${title}」のMDF精算申請${number}は却下されました${note ? `。${note}` : ''}`,
    returned: (number, title, note) => `「${title}」のMDF精算申請${number}には修正が必要です${note ? `。${note}` : ''}`,
    reversed: (number, title, note) => `「${title}」のMDF精算${number}は取り消されました${note ? `。${note}` : ''}`,
  },
  decidedSubject: {
    declined: (number, title) => `MDF精算申請${number}は却下されました: ${title}`,
    returned: (number, title) => `MDF精算申請${number}には修正が必要です: ${title}`,
    reversed: (number, title) => `MDF精算${number}は取り消されました: ${title}`,
  },
  activity: '活動',
  claimedAmount: '申請額',
  approvedAmount: '承認額',
  payment: '支払い',
  withNextPayout: '次回の支払いに含まれます',
  note: 'メモ',
  viewClaim: '精算申請を表示',

  claimed: (partner, amount, title) => `${partner}がMDF ${amount}の精算を申請しています: ${title}`,
  partner: 'パートナー',
  reviewClaim: '精算申請を審査',
};
