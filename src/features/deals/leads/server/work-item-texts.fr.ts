import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Leads en attente de réponse',
    says: ['lead attend votre réponse', 'leads attendent votre réponse'],
    verb: 'Répondre',
  },
  toContact: {
    label: 'Leads à contacter',
    says: ['lead attend votre premier contact', 'leads attendent votre premier contact'],
    verb: 'Ouvrir',
  },
};
