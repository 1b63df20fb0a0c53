import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  course: {
    label: 'Cursos por hacer',
    says: ['curso está por hacer', 'cursos están por hacer'],
    verb: 'Continuar',
  },
};
