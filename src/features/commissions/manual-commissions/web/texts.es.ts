import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  addManualCommission: 'Añadir comisión manual',
  owes: (name: Part, moneyText: Part) => `${name} debe ${moneyText}`,
  moreWasClawedBackThanPayable: 'Se recuperó más de lo que es pagadero. Se descuenta de futuras ganancias.',
  amount: (currency: Part) => `Importe, ${currency}`,
  enterAnAmount: 'Introduce un importe',
  partner: 'Partner',
  currency: 'Moneda',
  amountText: 'Importe',
  earnedOn: 'Ganada el',
  chooseADate: 'Elige una fecha',
  commission: (number: Part) => `Comisión ${number}`,
  partnerMergedInto: (name: Part) => `Un partner combinado con ${name}`,
};
