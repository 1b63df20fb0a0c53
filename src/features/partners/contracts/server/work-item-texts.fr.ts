import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSign: {
    label: 'Contrats à signer',
    says: ['contrat attend votre signature', 'contrats attendent votre signature'],
    verb: 'Signer',
  },
};
