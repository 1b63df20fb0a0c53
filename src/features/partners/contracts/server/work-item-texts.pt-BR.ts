import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSign: {
    label: 'Contratos a assinar',
    says: ['contrato aguarda sua assinatura', 'contratos aguardam sua assinatura'],
    verb: 'Assinar',
  },
};
