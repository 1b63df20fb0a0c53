import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'An endpoint of your company was disabled because requests to it failed.':
    '貴社のエンドポイントへのリクエストが失敗し、エンドポイントが無効になったときに通知します。',
  'An endpoint was disabled because requests to it failed.':
    'エンドポイントへのリクエストが失敗し、エンドポイントが無効になったときに通知します。',
  'Enable the endpoint before you replay events.': 'イベントを再送する前に、エンドポイントを有効にしてください。',
  'Enable the endpoint before you send a test event.':
    'テストイベントを送信する前に、エンドポイントを有効にしてください。',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'このリクエストはすでに回答済みで、シークレットは1回表示されました。シークレットを差し替えるか、エンドポイントを削除してください。',
  'Webhook endpoints': 'Webhookエンドポイント',
  'must be later than the start': '開始より後の日時を指定してください。',
};
