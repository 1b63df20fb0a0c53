import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mentioned: ({ author, account, number, words }) =>
    `${author}さんが${account}（登録${number}）へのコメントであなたに言及しました：${words}`,
  commented: ({ author, account, number, words }) =>
    `${author}さんが${account}（登録${number}）にコメントしました：${words}`,
};
