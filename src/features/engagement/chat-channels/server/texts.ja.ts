import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  test: 'これはテストメッセージです。選択したトピックの通知がここに届きます。',
  openApp: 'アプリを開く',
};
