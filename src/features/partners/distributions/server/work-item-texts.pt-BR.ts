import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  proposed: {
    label: 'Distribuições propostas',
    says: ['distribuição proposta precisa de uma resposta', 'distribuições propostas precisam de uma resposta'],
    verb: 'Abrir',
  },
};
