import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/pictures'> = {
  'Send the picture as multipart/form-data.': '画像はmultipart/form-dataで送信してください。',
  'The picture is larger than 2 MB.': '画像が2 MBを超えています。',
  'This picture': 'この画像',
  'is damaged: it has no readable size': '破損しています。サイズを読み取れません。',
  'must be a PNG, JPEG, WebP or GIF picture': 'PNG、JPEG、WebP、GIFのいずれかの画像を指定してください。',
  'must be at most 2 MB': '2 MB以下にしてください。',
};
