import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (title, answer) => `リクエストに回答がありました: ${title}${answer ? `。${answer}` : ''}`,
  declined: (title, answer) => `リクエストは却下されました: ${title}${answer ? `。${answer}` : ''}`,
  viewResource: '資料を表示',
  viewAnswer: '回答を表示',

  requested: (partner, title) => `${partner}が資料をリクエストしています: ${title}`,
  viewRequest: 'リクエストを表示',
};
