import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  course: {
    label: 'Cursos a fazer',
    says: ['curso precisa ser feito', 'cursos precisam ser feitos'],
    verb: 'Continuar',
  },
};
