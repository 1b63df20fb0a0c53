import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toUpload: {
    label: 'Hochzuladende Dokumente',
    says: ['Dokument ist hochzuladen', 'Dokumente sind hochzuladen'],
    verb: 'Hochladen',
  },
};
