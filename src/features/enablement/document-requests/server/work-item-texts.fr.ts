import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toUpload: {
    label: 'Documents à importer',
    says: ['document est à importer', 'documents sont à importer'],
    verb: 'Importer',
  },
};
