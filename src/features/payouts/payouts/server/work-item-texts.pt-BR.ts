import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  returnedToYou: {
    label: 'Pagamentos devolvidos',
    says: ['pagamento para você foi devolvido', 'pagamentos para você foram devolvidos'],
    verb: 'Verificar dados de recebimento',
  },
};
