import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  broken: {
    label: 'Connexions interrompues',
    says: ['connexion est interrompue', 'connexions sont interrompues'],
    verb: 'Rétablir',
  },
};
