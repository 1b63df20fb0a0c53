import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'Enable the endpoint before you replay events.': 'イベントを再送する前に、エンドポイントを有効にしてください。',
  'Enable the endpoint before you send a test event.':
    'テストイベントを送信する前に、エンドポイントを有効にしてください。',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'このリクエストはすでに回答済みで、シークレットは1回表示されました。シークレットを差し替えるか、エンドポイントを削除してください。',
  'must be later than the start': '開始より後の日時を指定してください。',
};
