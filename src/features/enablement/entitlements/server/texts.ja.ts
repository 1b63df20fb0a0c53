import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  benefit: '特典',
  amount: '数量',
  note: 'メモ',
  decided: (status, amount, benefit, note) =>
    ({
      approved: `「${benefit}」（${amount}）の申請が承認されました`,
      fulfilled: `「${benefit}」（${amount}）が提供されました`,
      declined: `「${benefit}」（${amount}）の申請が却下されました`,
      revoked: `「${benefit}」（${amount}）が取り消されました`,
    })[status] + (note ? `。${note}` : ''),
  viewBenefit: '特典を表示',
  reduced: (benefit, now, afterwards, day) =>
    `ティアの変更により、「${benefit}」は${day}に${now}から${afterwards}に変わります`,
  reducedSubject: (benefit, afterwards, day) => `「${benefit}」は${day}に${afterwards}に変わります`,
  now: '現在',
  afterwards: '変更後',
  from: '適用日',
  viewBenefits: '特典の一覧を表示',

  requested: (partner, amount, benefit) => `${partner}が「${benefit}」（${amount}）を申請しています`,
  partner: 'パートナー',
  requestedAmount: '申請数量',
  reviewRequest: '申請を審査',
};
