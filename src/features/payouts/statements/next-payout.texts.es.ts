import type { FullTranslation } from '#shared/text/texts.ts';
import type { nextPayoutTexts as english } from './next-payout.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nextPayoutTexts: FullTranslation<typeof english> = {
  planned: (amount: string, on: string, by: string) =>
    `Próxima liquidación: ${amount} el ${on}, pagada antes del ${by}`,
  plannedWhole: (amount: string, on: string, by: string) =>
    `Próxima liquidación: ${amount} el ${on}, pagada antes del ${by}. Los pagos en esta moneda se redondean hacia abajo a unidades enteras`,
  deducted: 'Recuperado después del pago; se descuenta de tus próximas ganancias',
  belowMinimum: 'Inferior a la liquidación mínima; pasa a la siguiente',
  nothingYet: (on: string) => `Todavía no hay nada pagadero; la próxima liquidación se prepara el ${on}`,
  nothing: 'Ahora no hay nada pagadero',
  lessThanUnit: 'Pasa a la siguiente: menos de una unidad entera de esta moneda',
  carried: (rest: string) =>
    `Incluido en la próxima liquidación. ${rest} pasa a la siguiente, porque esta moneda se paga en unidades enteras`,
  included: 'Incluido en la próxima liquidación',
};
