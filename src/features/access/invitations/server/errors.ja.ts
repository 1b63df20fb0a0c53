import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/invitations'> = {
  'Only people who manage team members can change this invitation.':
    'この招待を変更できるのは、チームメンバーを管理できる人だけです。',
  'Only the invited person can accept this invitation, signed in to their own account.':
    'この招待を承諾できるのは、招待された本人が自分のアカウントでサインインしている場合だけです。',
  'Sign in with your organization’s provider first, then open this link again.':
    '先に組織のIDプロバイダーでサインインしてから、このリンクをもう一度開いてください。',
  'The person who invited you can no longer assign this role. Ask them for a new invitation.':
    '招待した人は、このロールを割り当てられなくなりました。新しい招待を依頼してください。',
  'The role of this invitation no longer exists. Ask the person who invited you for a new one.':
    'この招待のロールはすでに存在しません。招待した人に新しい招待を依頼してください。',
  'This invitation': 'この招待',
  'This invitation has expired. Ask the person who invited you to resend it.':
    'この招待は期限切れです。招待した人に再送信を依頼してください。',
  'This invitation was already accepted.': 'この招待はすでに承諾されています。',
  'This invitation was already used. Sign in instead.': 'この招待はすでに使用されています。サインインしてください。',
  'This invitation was already withdrawn.': 'この招待はすでに取り下げられています。',
  'This invitation was withdrawn. Ask the person who invited you for a new one.':
    'この招待は取り下げられました。招待した人に新しい招待を依頼してください。',
  'This person is already a team member.': 'この人はすでにチームメンバーです。',
  'is already a team member': 'すでにチームメンバーです。',
  'is already invited': 'すでに招待されています。',
  'must be a role of partners': 'パートナー用のロールを指定してください。',
  'must be a role of the company': 'ベンダー用のロールを指定してください。',
};
