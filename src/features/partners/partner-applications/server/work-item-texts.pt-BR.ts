import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  joinRequests: {
    label: 'Pedidos de entrada',
    says: ['pessoa quer entrar no seu portal', 'pessoas querem entrar no seu portal'],
    verb: 'Analisar',
  },
};
