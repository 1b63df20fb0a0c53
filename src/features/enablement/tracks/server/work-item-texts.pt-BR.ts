import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toDo: {
    label: 'Passos de trilhas',
    says: ['passo de trilha a fazer', 'passos de trilhas a fazer'],
    verb: 'Abrir',
  },
};
