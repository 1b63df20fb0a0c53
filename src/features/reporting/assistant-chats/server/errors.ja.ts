import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-chats'> = {
  'Enter the address of a model first.': '先にモデルのアドレスを入力してください。',
  'Only answers can be rated.': '評価できるのは回答だけです。',
  'The assistant is still answering your last question.': 'アシスタントは前の質問に回答中です。',
  'These settings were changed in the meantime.': 'この設定はその間に変更されました。',
  'This conversation is full. Start a new one.': 'この会話は上限に達しました。新しい会話を始めてください。',
  'This question needs too many records. Ask for less at once.':
    'この質問に必要なレコードが多すぎます。一度に求める内容を減らしてください。',
  'is required with an address': 'アドレスを指定する場合は必須です。',
  'must be a web address, such as https://models.example.com/v1':
    'https://models.example.com/v1のようなウェブアドレスを入力してください。',
  'must not contain ? or #': '?や#は使用できません。',
  'must not contain a password; enter it as the key': 'パスワードは含められません。キーとして入力してください。',
};
