import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Pesquisas a responder',
    says: ['pesquisa aguarda sua resposta', 'pesquisas aguardam sua resposta'],
    verb: 'Responder',
  },
};
