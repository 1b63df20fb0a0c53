import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  waiting: {
    label: 'Propostas do assistente',
    says: ['proposta do assistente aguarda você', 'propostas do assistente aguardam você'],
    verb: 'Analisar',
  },
};
