import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toPick: {
    label: 'Horas de reunión por elegir',
    says: ['reunión necesita una hora', 'reuniones necesitan una hora'],
    verb: 'Elegir una hora',
  },
};
