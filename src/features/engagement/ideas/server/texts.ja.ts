import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  answered: (idea, state, reply) => `「${idea}」の現在のステータス: ${state}。${reply ?? ''}`,
  answeredSubject: (idea) => `アイデア: ${idea}`,
  viewIdea: 'アイデアを表示',

  posted: (partner, idea) => `${partner}がアイデア「${idea}」を投稿しました。`,
  postedSubject: (idea) => `新しいアイデア: ${idea}`,
};
