import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  open: {
    label: 'タスク',
    says: ['件のタスクが未完了です', '件のタスクが未完了です'],
    verb: '開く',
  },
};
