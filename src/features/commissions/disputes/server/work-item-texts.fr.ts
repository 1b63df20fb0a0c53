import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  replies: {
    label: 'Réponses à vos contestations',
    says: ['contestation a une réponse pour vous', 'contestations ont une réponse pour vous'],
    verb: 'Répondre',
  },
};
