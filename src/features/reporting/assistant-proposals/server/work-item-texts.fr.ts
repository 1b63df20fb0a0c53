import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  waiting: {
    label: 'Propositions de l’assistant',
    says: ['proposition de l’assistant vous attend', 'propositions de l’assistant vous attendent'],
    verb: 'Examiner',
  },
};
