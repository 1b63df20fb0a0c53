import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  broken: {
    label: 'Conexões interrompidas',
    says: ['conexão está interrompida', 'conexões estão interrompidas'],
    verb: 'Reparar',
  },
};
