import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toDo: {
    label: 'Pasos de rutas',
    says: ['paso de una ruta por hacer', 'pasos de rutas por hacer'],
    verb: 'Abrir',
  },
};
