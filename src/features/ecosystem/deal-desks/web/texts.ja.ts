import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'すべてのディールデスク',
  intro: 'このベンダーと他のベンダーに登録した案件です。それぞれ登録した場所で開きます。',
  connect: '別のベンダーを接続',
  alone: '接続されている他のベンダーはまだありません。接続すると、その案件がここに表示されます。',
  company: 'ベンダー',
  deal: '案件',
  account: '顧客',
  status: 'ステータス',
  amount: '金額',
  protectedUntil: '保護期限',
  changed: '最終変更',
  question: '質問あり',
  more: (company: string, shown: number) => `この一覧には、${company}の最新の案件${shown}件が含まれています。`,
  nothing: '登録された案件はまだありません。',
  open: 'すべてのディールデスク',
  statuses: {
    in_review: '審査中',
    question_asked: '質問あり',
    approved: '承認済み',
    rejected: '不承認',
    withdrawn: '取り下げ',
    converted: '商談化済み',
    expired: '期限切れ',
    released: '保護解除',
    revoked: '保護の取り消し',
  },
};
