import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Enquêtes en attente de réponse',
    says: ['enquête attend votre réponse', 'enquêtes attendent votre réponse'],
    verb: 'Répondre',
  },
};
