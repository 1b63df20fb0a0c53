import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  disabled: {
    label: 'Endpoints de webhook desativados',
    says: ['endpoint de webhook foi desativado após falhas', 'endpoints de webhook foram desativados após falhas'],
    verb: 'Ver',
  },
};
