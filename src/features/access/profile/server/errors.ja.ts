import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/profile'> = {
  'Error while registering': '登録中にエラーが発生しました',
  'Registration is closed. Ask for an invitation.': '登録は受け付けていません。招待を依頼してください。',
  'This email address already has an account. Sign in, or choose a new password.':
    'このメールアドレスのアカウントはすでにあります。サインインするか、新しいパスワードを設定してください。',
  'This email address is already confirmed.': 'このメールアドレスはすでに確認済みです。',
  'This email address is now used by another account.': 'このメールアドレスは別のアカウントで使用されています。',
  'This link was already used or has expired. Request a new one.':
    'このリンクはすでに使用されたか、期限切れです。新しいリンクをリクエストしてください。',
  'This link was already used or has expired. Sign up again.':
    'このリンクはすでに使用されたか、期限切れです。もう一度登録してください。',
  'This membership': 'この所属',
  'Two-factor authentication is off.': '2要素認証はオフです。',
  'is already your email address': 'すでに現在のメールアドレスです。',
  'is not the one chosen when signing up': '登録時に設定したパスワードと異なります。',
};
