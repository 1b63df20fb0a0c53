import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-links'> = {
  'Guessed passwords': 'パスワードの推測',
  'Someone tries many wrong passwords at a link you shared.':
    '共有したリンクで、誤ったパスワードが何度も試されたときに通知します。',
  'The password is wrong.': 'パスワードが正しくありません。',
  'This content is no longer available.': 'この内容はすでに利用できません。',
  'This link has expired. Ask the person who sent it for a new one.':
    'このリンクは期限切れです。送信した人に新しいリンクを依頼してください。',
  'This link was withdrawn. Ask the person who sent it for a new one.':
    'このリンクは取り下げられました。送信した人に新しいリンクを依頼してください。',
  'are needed to send emails': 'メールを送信するには必須です。',
  'contain an email address twice': 'メールアドレスが重複しています。',
  'is only possible for PDF files': 'PDFファイルでのみ使用できます。',
};
