import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  waiting: {
    label: 'Propuestas del asistente',
    says: ['propuesta del asistente te espera', 'propuestas del asistente te esperan'],
    verb: 'Revisar',
  },
};
