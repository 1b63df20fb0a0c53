import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: '返信を読み取れませんでした',
  notRead: '返信を読み取れなかったため、会話に追加されませんでした。サインインして返信してください。',
  signIn: 'サインイン',
};
