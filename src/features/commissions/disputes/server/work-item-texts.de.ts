import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  replies: {
    label: 'Antworten auf Ihre Einsprüche',
    says: ['Einspruch hat eine Antwort für Sie', 'Einsprüche haben eine Antwort für Sie'],
    verb: 'Antworten',
  },
};
