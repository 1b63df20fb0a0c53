import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toUpload: {
    label: 'Documentos a enviar',
    says: ['documento precisa ser enviado', 'documentos precisam ser enviados'],
    verb: 'Enviar arquivo',
  },
};
