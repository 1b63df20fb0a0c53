import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-requests'> = {
  'A published resource that this partner can see.': 'このパートナーが閲覧できる公開済みの資料です。',
  'Answer a request with a text, a resource or both': 'テキスト、資料、またはその両方でリクエストに回答',
  'Answer request': 'リクエストに回答',
  'Decline a request and say why': '理由を付けてリクエストを却下',
  'Price list in Polish': 'ポーランド語の価格表',
  'Request and answer': 'リクエストと回答',
  'Request answered': 'リクエストに回答しました',
  'Requested resources': 'リクエストした資料',
  'Resource requests': '資料のリクエスト',
  'What is missing': '不足している資料',
  'What you need it for, and by when.': '用途と必要な時期を入力します。',
  'resource request': '資料のリクエスト',
  'resource requests': '資料のリクエスト',
};
