import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  confirmation: {
    label: 'Affaires de revendeurs à confirmer',
    says: ['affaire de revendeur attend votre confirmation', 'affaires de revendeurs attendent votre confirmation'],
    verb: 'Ouvrir',
  },
};
