import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toDo: {
    label: 'トラックのステップ',
    says: ['件のトラックのステップが残っています', '件のトラックのステップが残っています'],
    verb: '開く',
  },
};
