import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/forms'> = {
  'A published version': '公開済みのバージョン',
  'Confirm your email address with the code that we sent.': '送信されたコードでメールアドレスを確認してください。',
  'Form submissions': 'フォームの回答',
  'Some answers need your attention.': '確認が必要な回答があります。',
  'Someone submitted a form that you receive.': 'あなたが受け取るフォームに回答があったときに通知します。',
  'The code has expired. Request a new code.': 'コードは期限切れです。新しいコードをリクエストしてください。',
  'The form to copy': 'コピー元のフォーム',
  'This code is not correct.': 'このコードは正しくありません。',
  'This draft': 'この下書き',
  'This form has already been sent.': 'このフォームはすでに送信されています。',
  'This form has already been sent. Open it again to send it once more.':
    'このフォームはすでに送信されています。もう一度送信するには、フォームを開き直してください。',
  'This form is published. Unpublish it before you archive it.':
    'このフォームは公開されています。アーカイブする前に非公開にしてください。',
  'This form was open for more than a day. Send it again.':
    'このフォームを開いてから1日以上経過しました。もう一度送信してください。',
  'are too long to be saved': '回答が長すぎるため、保存できません。',
  'can have at most 200 fields': '項目は200個以下にしてください。',
  'has expired': '期限切れです。',
  'has expired. Request a new code.': '期限切れです。新しいコードをリクエストしてください。',
  'is not a file field of this form': 'このフォームのファイル項目ではありません。',
  'is not a language of forms': 'フォームの言語ではありません。',
  'is not a purpose of forms': 'フォームの目的ではありません。',
  'is not correct': '正しくありません。',
  'is not valid for this form': 'このフォームでは無効です。',
  'must be at most 10 MB': '10 MB以下にしてください。',
  'must be team members of your company': '自社のチームメンバーを指定してください。',
  'needs no code on this form': 'このフォームではコードは不要です。',
};
