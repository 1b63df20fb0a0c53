import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  open: {
    label: 'Tareas',
    says: ['tarea está abierta', 'tareas están abiertas'],
    verb: 'Abrir',
  },
};
