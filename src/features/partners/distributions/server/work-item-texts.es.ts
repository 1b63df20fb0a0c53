import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  proposed: {
    label: 'Distribuciones propuestas',
    says: ['distribución propuesta necesita una respuesta', 'distribuciones propuestas necesitan una respuesta'],
    verb: 'Abrir',
  },
};
