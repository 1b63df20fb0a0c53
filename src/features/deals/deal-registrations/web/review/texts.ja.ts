import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approve: (accountName: Part) => `${accountName}を承認しますか？`,
  messageToPartner: 'パートナーへのメッセージ',
  reasonForApprovingDespiteConflict: '競合があっても承認する理由',
  reasonIsRequired: '理由は必須です',
  explanation: '説明',
  storedWithConflictPartnerCannotSee: '競合とともに保存されます。パートナーには表示されません。',
  enterAnExplanation: '説明を入力してください',
  internalComment: '社内コメント',
  onlyYourCompanyCanSeeIt: '自社にのみ表示されます。',
  createOpportunityNowWithPartnerAs: 'パートナーを発生元として、今すぐ商談を作成する',
  thisStepNextReviewerAskedThen: (position: Part, total: Part, name: Part) =>
    `これは${total}段階中の${position}段階目（${name}）です。続いて次の審査者に承認を依頼します。保護は最後の承認で始まります。`,
  protectionForStartsNowNoOther: (partnerName: Part) =>
    `${partnerName}の保護が今から始まります。他のパートナーは、同じ製品についてこの取引先を登録できなくなります。`,
  itsPartnerToldThatAnotherRegistration: (starts: Part, earlier: Part) =>
    `${starts} ${earlier} そのパートナーには、別の登録が承認されたことが通知されます。`,
  registrationWasSubmittedEarlierAndStill: (number: Part, partnerName: Part) =>
    `${partnerName}の登録${number}の方が先に提出されており、まだ審査待ちです。`,
  noOtherPartnerCanRegisterOr: (accountName: ReactNode, heldUntil: ReactNode, label: ReactNode) =>
    rich`${heldUntil}まで、他のパートナーは${accountName}を登録することも仮押さえすることもできません。それまでに案件を登録してください。${label}`,
  joinsDealFirstRegistrationCanSee: (partnerName: Part) =>
    `${partnerName}は最初の登録の案件に参加し、案件を閲覧でき、コミッションを受け取ります。保護が続くのは最初の登録のみです。各パートナーには自身の役割と分配率が通知されますが、相手のパートナーは知らされません。`,
  joinsYourDealCanSeeIt: (partnerName: Part) =>
    `${partnerName}はこの案件に参加し、案件を閲覧でき、コミッションを受け取り、この取引先について保護されます。`,
  thePartner: 'パートナー',
  roleInDeal: (partnerName: Part) => `${partnerName}の案件での役割`,
  shareCommissionForThisRole: 'この役割に対するコミッションの分配率',
  otherPartnersSharesShrinkInProportion: '他のパートナーの分配率は比例して小さくなります。',
  reason: '理由',
  storedWithConflictPartnersCannotSee: '競合とともに保存されます。パートナーには表示されません。',
  messageTo: (partnerName: Part) => `${partnerName}へのメッセージ`,
  dealAfterMerge: '統合後の案件',
  partnersOf: (opportunityName: Part) => `${opportunityName}のパートナー`,
  role: '役割',
  shareOfRole: '役割内の分配率',
  joinsTheDeal: '案件に参加',
  firstRegistrationHasNoDealYet: '最初の登録にはまだ案件がありません。統合すると作成されます。',
  text: (count: number) => `${count.toLocaleString('ja')}日`,
  protectionLastsFromApproval: (protectionDays: Part) => `保護期間は承認から${protectionDays}です。`,
  itCannotBeExtended: (usually: Part) => `${usually}延長はできません。`,
  textMaxExtensions: (maxExtensions: number) => `${maxExtensions.toLocaleString('ja')}回`,
  youCanAskUntil: (askUntil: Part) => ` 申請期限は${askUntil}です。`,
  itCanBeExtendedByUp: (usually: Part, times: Part, extensionDays: Part, used: Part, until: Part) =>
    `${usually}ステージの変更やメモなど案件に進捗があれば、1回につき最大${extensionDays}、${times}まで延長できます。${used}${until}`,
  youAskedForExtensionOn: (extensionAskedAt: Part) => `${extensionAskedAt}に延長を申請しました`,
  extension: '延長',
  asksForExtension: (partnerName: Part) => `${partnerName}が延長を申請しています`,
  thisExtensionYourProgramAllowsDate: (extensions: Part, maxExtensions: Part, latestOn: Part) =>
    `これは${maxExtensions}回中${extensions}回目の延長です。プログラムで認められる日付は${latestOn}までです。`,
  chooseADate: '日付を選択してください',
};
