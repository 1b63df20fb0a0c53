import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  follow: '登録の状況を確認',
  receivedSubject: (program) => `${program}が登録を受け付けました`,
  received: (program, account, due) =>
    `${program}が${account}の登録を受け付けました。${due ? `${due}までに判定をお知らせします。` : ''}`,
  questionSubject: (program) => `${program}から登録について質問があります`,
  question: (program, account) => `${program}から${account}についての質問です：`,
  answer: '回答',
  approvedSubject: '登録が承認されました',
  approved: (program, account, until) =>
    `${program}が${account}の登録を承認しました。${until ? `登録は${until}まで保護されます。` : ''}`,
  yourRegistration: (program) => `${program}への登録について`,
  rejected: (program, account) => `${program}は${account}の登録を承認しませんでした。`,
  reasonAtPartner: '理由は、パートナーがディールデスクで確認できます。',
  confirmSubject: (program) => `${program}への登録の確認`,
  confirm: (account, program) =>
    `${program}に${account}の登録が送信されました。メールアドレスを確認すると、結果をメールでお知らせします。`,
  confirmLink:
    'リンクの有効期間は7日間です。お心当たりがない場合は、このメールを無視してください。何も登録されません。',
  confirmAndRegister: '確認して登録',
  refused: (program, account) => `${program}は${account}を登録できませんでした。`,
  askPartner: '対応についてはパートナーにお問い合わせください。',
  seeRegistration: '登録を表示',
};
