import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSign: {
    label: 'Contratos por firmar',
    says: ['contrato espera tu firma', 'contratos esperan tu firma'],
    verb: 'Firmar',
  },
};
