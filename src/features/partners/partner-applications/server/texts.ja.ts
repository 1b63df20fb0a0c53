import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applied: (company, due) => `${company}からパートナーへの申し込みがありました。${due ? `判定期限は${due}です。` : ''}`,
  appliedSubject: (company, due) =>
    `${company}からパートナーへの申し込みがありました${due ? `：判定期限は${due}` : ''}`,
  answered: (company) => `${company}が申し込みに関する質問に回答しました。`,
  answeredSubject: (company, due) => `${company}が質問に回答しました${due ? `：判定期限は${due}` : ''}`,
  overdue: (company) => `${company}の申し込みの判定期限が過ぎています。`,
  asksToJoin: (name) => `${name}がパートナーポータルで貴社への参加をリクエストしています。`,
  asksToJoinSubject: '貴社への参加リクエストがあります',
  company: '会社',
  contact: '担当者',
  question: '質問',
  answer: '回答',
  person: '氏名',
  email: 'メールアドレス',
  decisionDue: '判定期限',
  reviewApplication: '申し込みを確認',
  reviewRequest: 'リクエストを確認',

  yourApplication: (program) => `${program}のパートナープログラムへの申し込み`,
  received: (program, company) => `${company}の申し込みを${program}が受け付けました。`,
  confirmAndFollowByLink: 'リンクを開いてメールアドレスを確認し、申し込みの状況をご覧ください。',
  decisionBy: (due) => (due ? `判定の結果は${due}までにお知らせします。` : ''),
  confirmAndFollow: '確認して状況を見る',
  sentAgain: (program, why) => `あなたのメールアドレスで、${program}の申し込みフォームが送信されました。${why}`,
  ignoreIfNotYou: 'お心当たりがない場合は、このメールを無視してください。',
  seeApplication: '申し込みを表示',
  hasQuestion: (program) => `申し込みについて${program}から質問があります`,
  asks: (program) => `${program}からの質問：`,
  answerButton: '回答する',
  wasApproved: (program) => `${program}のパートナープログラムへの申し込みが承認されました`,
  approved: (program) => `${program}が申し込みを承認しました。`,
  notApproved: (program) => `${program}は今回の申し込みを承認しませんでした。`,
  applyAgainFrom: (day) => `${day}から再度申し込むことができます。`,
};
