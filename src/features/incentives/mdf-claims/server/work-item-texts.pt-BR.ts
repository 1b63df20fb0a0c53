import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Pedidos de reembolso de MDF a enviar',
    says: ['pedido de reembolso de MDF não foi enviado', 'pedidos de reembolso de MDF não foram enviados'],
    verb: 'Continuar',
  },
};
