import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-requests'> = {
  '50 requests are open. Wait for answers before you send another one.':
    '未回答のリクエストが50件あります。次のリクエストを送信する前に、回答をお待ちください。',
  'A partner misses a resource.': 'パートナーが見つからない資料をリクエストしたときに通知します。',
  'Answers to resource requests': '資料のリクエストへの回答',
  'Resource requests': '資料のリクエスト',
  'The company answers a request of yours.': 'ベンダーがリクエストに回答したときに通知します。',
  'is not visible to this partner': 'このパートナーには表示されません。',
  'write an answer or choose a resource': '回答を入力するか、資料を選択してください。',
};
