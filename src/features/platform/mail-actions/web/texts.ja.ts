import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '確認',
  done: '完了',
  required: 'は必須です',
  home: 'ダッシュボードに戻る',
};
