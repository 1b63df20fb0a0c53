import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toUpload: {
    label: 'Documentos por subir',
    says: ['documento está por subir', 'documentos están por subir'],
    verb: 'Subir',
  },
};
