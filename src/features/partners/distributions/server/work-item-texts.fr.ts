import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  proposed: {
    label: 'Liens de distribution proposés',
    says: ['lien de distribution proposé attend une réponse', 'liens de distribution proposés attendent une réponse'],
    verb: 'Ouvrir',
  },
};
