import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  yourApplicationTo: (name: Part) => `${name}への申し込み`,
  applicationOf: (companyName: ReactNode) => rich`${companyName}の申し込み`,
  confirmYourEmailAddress: 'メールアドレスを確認してください',
  thisProvesThatYoursUnconfirmedApplications: (email: ReactNode) =>
    rich`${email}がご本人のアドレスであることを確認します。確認が済んでいない申し込みは、審査に時間がかかります。`,
  confirmEmailAddress: 'メールアドレスを確認',
  yourCompanyAlreadyPartner: '貴社はすでにパートナーですか？',
  companyWithYourEmailDomainTakes:
    '同じメールドメインの会社が、このプログラムに参加しています。その会社の管理者がアクセスを許可できるため、別に申し込む必要はありません。',
  askToJoinIt: '参加をリクエスト',
  ofCriteriaMet: (met: ReactNode, length: ReactNode) => rich`${length}件中${met}件の条件を満たしています`,
  met: '満たしている',
  notMet: '満たしていない',
  withdrawApplication: '申し込みを取り下げ',
  youHaveAccess: 'アクセスが許可されました',
  welcomeToSPartnerProgram: (program: Part) => `${program}のパートナープログラムへようこそ`,
  yourApplicationWasNotApproved: '申し込みは承認されませんでした',
  youWithdrewYourApplication: '申し込みを取り下げました',
  hasAQuestion: (program: Part) => `${program}から質問があります`,
  yourApplicationInReview: '申し込みは審査中です',
  weSentInvitationToOpenIts: (email: Part) =>
    `${email}に招待を送信しました。招待のリンクを開いてサインインしてください。`,
  youCanApplyAgainFrom: (reapplyOn: Part) => `${reapplyOn}から再度申し込むことができます。`,
  applyAgainWheneverYouLike: 'いつでも再度申し込むことができます。',
  reviewContinuesWhenYouHaveAnswered: '回答後に審査を再開します。',
  administratorsYourCompanyDecide: '貴社の管理者が判定します。',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program}が${reviewDueAt}までに判定します。`,
  question: '質問',
  yourAnswer: '回答',
  sendAnswer: '回答を送信',
};
