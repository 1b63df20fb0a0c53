import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  published: (count, name) => (count === 1 ? `新しい資料: ${name}` : `「${name}」など新しい資料${count}件`),
  viewResource: '資料を表示',
  viewResources: '資料の一覧を表示',

  reviewDue: (name) => `「${name}」の内容がまだ正しいか確認してください。`,
  reviewDueSubject: (name) => `「${name}」の確認`,
};
