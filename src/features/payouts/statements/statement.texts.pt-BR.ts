import type { FullTranslation } from '#shared/text/texts.ts';
import type { statementTexts as english } from './statement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const statementTexts: FullTranslation<typeof english> = {
  failed: (reason) =>
    `Este pagamento falhou${reason ? `. Motivo: ${reason}` : ''}. Ele será incluído no próximo repasse.`,
  returned: (reason) =>
    `Este pagamento foi devolvido${reason ? `. Motivo: ${reason}` : ''}. Ele será incluído no próximo repasse.`,
  payout: (number) => `Repasse ${number}`,
  payoutCanceled: (number) => `O repasse ${number} foi cancelado antes do envio`,
  payoutFailed: (number) => `O repasse ${number} falhou ou foi devolvido`,
  taxCredited: (number) => `Imposto retido do repasse ${number} creditado de volta`,
  onHold: (description) => `Em espera: ${description}`,
  carriedOver: (amount: string) =>
    `${amount} passa para o próximo repasse, porque esta moeda é paga em unidades inteiras`,
};
