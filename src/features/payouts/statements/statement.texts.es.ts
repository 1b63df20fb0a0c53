import type { FullTranslation } from '#shared/text/texts.ts';
import type { statementTexts as english } from './statement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const statementTexts: FullTranslation<typeof english> = {
  failed: (reason) => `Este pago falló${reason ? `. Motivo: ${reason}` : ''}. Se incluirá en la próxima liquidación.`,
  returned: (reason) =>
    `Este pago fue devuelto${reason ? `. Motivo: ${reason}` : ''}. Se incluirá en la próxima liquidación.`,
  payout: (number) => `Pago ${number}`,
  payoutCanceled: (number) => `El pago ${number} se canceló antes de enviarse`,
  payoutFailed: (number) => `El pago ${number} falló o fue devuelto`,
  taxCredited: (number) => `Impuesto retenido del pago ${number} abonado de nuevo`,
  onHold: (description) => `Retenido: ${description}`,
  carriedOver: (amount: string) =>
    `${amount} pasa a la próxima liquidación, porque esta moneda se paga en unidades enteras`,
};
