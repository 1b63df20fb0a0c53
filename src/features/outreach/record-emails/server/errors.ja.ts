import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/record-emails'> = {
  'A recipient is not a contact of this record who can get emails.':
    'メールを受信できるこのレコードの担当者ではない宛先があります。',
  'Answers to your emails': '送信したメールへの返信',
  'Someone answered an email that you wrote from a record.':
    'レコードから送信したメールに返信があったときに通知します。',
  'is not a kind of record from which emails are written': 'メールを作成できるレコードの種類ではありません。',
  'must be contacts of this record with an email address':
    'メールアドレスのある、このレコードの担当者を指定してください。',
};
