import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (title, amount, claimBy) =>
    `MDF申請「${title}」が${amount}で承認されました。${claimBy}までに費用を精算してください。`,
  approvedSubject: (title, amount, claimBy) => `MDF申請が${amount}で承認されました（精算期限: ${claimBy}）: ${title}`,
  decided: {
    declined: (title, note) => `MDF申請「${title}」は却下されました${note ? `。${note}` : ''}`,
    returned: (title, note) => `MDF申請「${title}」には修正が必要です${note ? `。${note}` : ''}`,
    expired: (title, note) => `MDF申請「${title}」は精算がなかったため失効しました${note ? `。${note}` : ''}`,
    closed: (title, note) => `MDF申請「${title}」は精算期限を過ぎたため終了しました${note ? `。${note}` : ''}`,
  },
  decidedSubject: {
    declined: (title) => `MDF申請は却下されました: ${title}`,
    returned: (title) => `MDF申請には修正が必要です: ${title}`,
    expired: (title) => `MDF申請は精算がなかったため失効しました: ${title}`,
    closed: (title) => `MDF申請は精算期限を過ぎたため終了しました: ${title}`,
  },
  deadline: (title, day) => `${day}までに「${title}」の費用を精算してください`,
  deadlineSubject: (title, days, amount) => `${amount}の精算期限まで残り${days}日: ${title}`,
  returnsToFund: 'それまでに精算されない金額は、ファンドに戻ります。',
  claim: '精算を申請',
  requestedAmount: '申請額',
  approvedAmount: '承認額',
  claimBy: '精算期限',
  note: 'メモ',
  viewRequest: '申請を表示',

  requested: (partner, amount, title) => `${partner}がMDF ${amount}を申請しています: ${title}`,
  partner: 'パートナー',
  activity: '活動',
  reviewRequest: '申請を審査',
};
