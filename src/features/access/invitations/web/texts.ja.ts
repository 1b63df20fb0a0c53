import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisInvitationNoLongerExists: 'この招待はすでに存在しません。',
  removeSAccess: (fullName: Part) => `${fullName}のアクセス権を削除しますか？`,
  theySignedOutImmediatelyAndNeed: 'すぐにサインアウトされ、再び参加するには新しい招待が必要です。',
  removeAccess: 'アクセス権を削除',
  hasNotSignedInWithThis: (fullName: Part) => `${fullName}はこのアドレスでサインインしたことがありません。`,
  inviteToPortal: 'ポータルに招待…',
  resendInvitation: '招待を再送信',
  withdrawInvitation: '招待を取り消す',
  viewAs: '代理閲覧…',
  removeAccessText: 'アクセス権を削除…',
  portalAccess: 'ポータルへのアクセス',
  portalAccessOf: (fullName: Part) => `${fullName}のポータルへのアクセス`,
  thePartner: 'パートナー',
  inviteUser: 'ユーザーを招待',
  invitationSentTo: (email: Part) => `${email}に招待を送信しました`,
  inviteUserFrom: (name: Part) => `${name}のユーザーを招待`,
  inviteTeamMember: 'チームメンバーを招待',
  sendInvitation: '招待を送信',
  theyGetEmailWithLinkThat: (iNVITATIONDAYS: Part) =>
    `リンクを記載したメールが届きます。リンクの有効期間は${iNVITATIONDAYS}日間で、1回のみ使用できます。`,
  email: 'メールアドレス',
  emailIsRequired: 'メールアドレスを入力してください',
  invalidEmailAddress: 'メールアドレスの形式が正しくありません',
  name: '氏名',
  role: 'ロール',
  chooseARole: 'ロールを選択してください',
  personalMessage: '個人メッセージ',
  openInvitations: '承諾待ちの招待',
  expired: '期限切れ',
  expires: (expiresAt: ReactNode) => rich`有効期限：${expiresAt}`,
  resend: '再送信',
  withdraw: '取り消す',
  invitationOf: (email: Part) => `${email}の招待`,
  invitations: '招待',
  inviteTeamMembersHereAndPartner: 'チームメンバーはここで、パートナーユーザーはパートナーのページで招待します。',
  invitationResentTo: (email: Part) => `${email}に招待を再送信しました`,
  invitationWithdrawn: '招待を取り消しました',
};
