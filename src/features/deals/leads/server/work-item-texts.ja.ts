import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: '回答待ちのリード',
    says: ['件のリードに回答が必要です', '件のリードに回答が必要です'],
    verb: '回答',
  },
  toContact: {
    label: '連絡するリード',
    says: ['件のリードが最初の連絡を待っています', '件のリードが最初の連絡を待っています'],
    verb: '開く',
  },
};
