import type { FullTranslation } from '#shared/text/texts.ts';
import type { homeTexts as englishHomeTexts } from './home.texts.ts';

/** Not yet reviewed by a native speaker. */
export const homeTexts: FullTranslation<typeof englishHomeTexts> = {
  next: '次にすること',
  payment: '次回の支払い',
  earnings: 'すべての収益',
  noPayment: '支払可能なものはまだありません。案件を受注するとコミッションを獲得できます。',
  also: 'ほか',
  states: {
    processing: (day: string | null) => (day ? `支払処理中、${day}までに入金予定` : '支払処理中'),
    payable: (day: string | null) => (day ? `${day}までに入金予定` : '次回の支払いで入金予定'),
    on_hold: (day: string | null) => (day ? `保留中、${day}に支払可能` : '保留中'),
  },
  deal: '案件の次の対応',
  deals: 'すべての案件',
  noDeal: '対応が必要な案件はありません。',
  track: '次のステップ',
  tracks: 'すべてのトラック',
  noTrack: 'すべてのステップが完了しています。',
  due: (day: string, isLate: boolean) => (isLate ? `期限超過：${day}` : `期限：${day}`),
  more: (count: number) => `ほか${count.toLocaleString('ja')}件`,
};
