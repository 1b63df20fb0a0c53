import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: '回答するアンケート',
    says: ['件のアンケートが回答を待っています', '件のアンケートが回答を待っています'],
    verb: '回答',
  },
};
