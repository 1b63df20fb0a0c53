import type { FullTranslation } from '#shared/text/texts.ts';
import type { mailTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const mailTexts: FullTranslation<typeof english> = {
  hello: (name) => (name ? `${name}さん` : 'こんにちは。'),
  open: '開く',
  becauseOfYourSettings: 'このメールは、通知の設定に基づいて送信されました。',
  changeYourSettings: '通知の設定を変更',
};
