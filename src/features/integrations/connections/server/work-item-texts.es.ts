import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  broken: {
    label: 'Conexiones interrumpidas',
    says: ['conexión está interrumpida', 'conexiones están interrumpidas'],
    verb: 'Reparar',
  },
};
