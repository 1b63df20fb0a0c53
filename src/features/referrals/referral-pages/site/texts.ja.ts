import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  signInToRegisterDeal: 'サインインして案件を登録',
  chooseYourPartnerToSeeForm: 'パートナーを選択すると、フォームが表示されます。',
  usingYourPartnersLink: 'パートナーのリンクを使用してください',
  notOpenYet: '登録の受付はまだ始まっていません',
  registrationsAreClosed: '登録の受付は終了しました',
  openThisFormWithLinkThat: 'パートナーから受け取ったリンクで、このフォームを開いてください。',
  yourPartner: 'パートナー',
  choose: '選択…',
  checkYourEmailAndConfirmYour:
    '届いたメールを開き、メールアドレスを確認してください。その後、結果をメールでお知らせします。',
  youCanRegisterDealsFrom: (opensOn: Part) => `案件登録は${opensOn}から受け付けます。`,
  registrationsClosedOn: (closesOn: Part) => `登録の受付は${closesOn}に終了しました。`,
  thisPageTakesNoRegistrationsAt: 'このページでは現在、登録を受け付けていません。',
  yourRegistrationAt: (name: Part) => `${name}への案件登録`,
  registration: (number: Part, accountName: Part) => `登録${number}：${accountName}`,
  confirmAndRegister: '確定して登録',
  question: '質問',
  yourAnswer: '回答',
  sendAnswer: '回答を送信',
  ofApproved: (given: ReactNode, needed: ReactNode) => rich`承認：${needed}件中${given}件`,
  registeredOn: (submittedAt: ReactNode) => rich`登録日：${submittedAt}`,
  confirmYourRegistration: '登録を確定してください',
  yourEmailAddressConfirmed: 'メールアドレスを確認しました',
  thisDealWasNotRegistered: 'この案件は登録されませんでした',
  hasAQuestion: (program: Part) => `${program}から質問があります`,
  yourRegistrationApproved: '登録が承認されました',
  yourRegistrationWasNotApproved: '登録は承認されませんでした',
  dealWasWon: '案件が受注になりました',
  protectionHasEnded: '案件保護が終了しました',
  yourRegistrationInReview: '登録は審査中です',
  checksRegistrationOnceYouConfirmIt: (program: Part) => `確定すると、${program}が登録を審査します。`,
  checksRegistrationYouGetAnswerBy: (program: Part) => `${program}が登録を審査します。結果はメールでお知らせします。`,
  askYourPartnerWhatYouCan: (outcome: Part) => `${outcome} 今後の対応については、パートナーにお問い合わせください。`,
  reviewContinuesWhenYouHaveAnswered: '回答後に審査を再開します。',
  accountProtectedUntil: (protectedUntil: Part) => `取引先は${protectedUntil}まで保護されます。`,
  yourPartnerCanReadReasonAt: '理由は、パートナーがディールデスクで確認できます。',
  decidesBy: (program: Part, reviewDueAt: Part) => `${program}が${reviewDueAt}までに判定します。`,
};
