import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Encuestas por responder',
    says: ['encuesta espera tu respuesta', 'encuestas esperan tu respuesta'],
    verb: 'Responder',
  },
};
