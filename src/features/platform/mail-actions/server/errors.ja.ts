import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/mail-actions'> = {
  'Check the marked fields.': 'マークされた項目を確認してください。',
  'This action': 'この操作',
  'This has changed since the email was sent. Sign in to see its current state.':
    'メールの送信後に変更されています。現在の状態を確認するには、サインインしてください。',
  'This link does not exist. Use the link in the newest email.':
    'このリンクは存在しません。最新のメールのリンクを使用してください。',
  'This link was used already.': 'このリンクはすでに使用されています。',
  'This page was open for too long. Open the link in the email again.':
    'このページを開いてから時間が経ちすぎました。メールのリンクをもう一度開いてください。',
  'This was done already, or is not possible now.': 'この操作はすでに行われたか、現在は行えません。',
  'Your company requires a second factor. Sign in to continue.':
    '会社が2要素認証を必須にしています。続けるにはサインインしてください。',
  'is too old': '古すぎます。',
  'must be at most 25 MB': '25 MB以下にしてください。',
};
