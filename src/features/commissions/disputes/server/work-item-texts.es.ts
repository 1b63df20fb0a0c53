import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  replies: {
    label: 'Respuestas a tus disputas',
    says: ['disputa tiene una respuesta para ti', 'disputas tienen una respuesta para ti'],
    verb: 'Responder',
  },
};
