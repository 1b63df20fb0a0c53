import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/deal-exchange'> = {
  'This schema': 'このスキーマ',
  'is neither the SKU nor the name of a product': '製品のSKUでも名前でもありません。',
  'is not a cursor': 'カーソルではありません。',
  'is not a deal type of this program. GET /api/exchange/program lists them':
    'このプログラムの案件タイプではありません。一覧はGET /api/exchange/programで確認できます。',
  'is not a time': '時刻ではありません。',
  'since is not a time.': 'sinceは時刻ではありません。',
  'was used for another deal': '別の案件で使用されています。',
};
