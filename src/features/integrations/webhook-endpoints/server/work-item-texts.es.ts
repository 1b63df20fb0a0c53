import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  disabled: {
    label: 'Endpoints de webhook desactivados',
    says: [
      'endpoint de webhook se desactivó tras varios fallos',
      'endpoints de webhook se desactivaron tras varios fallos',
    ],
    verb: 'Ver',
  },
};
