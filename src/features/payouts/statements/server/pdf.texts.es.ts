import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './pdf.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (number) => `Extracto ${number}`,
  titleIn: (currency) => `Extracto, ${currency}`,
  period: (from, to) => `${from ? `Del ${from}` : 'Desde el primer asiento'} al ${to}`,
  paidOn: 'Pagado el',
  reference: (reference) => `Referencia ${reference}`,
  transactions: 'Movimientos',
  earnedOn: 'Devengado el',
  description: 'Descripción',
  deal: 'Oportunidad',
  amount: 'Importe',
  balance: 'Saldo',
  openingBalance: 'Saldo inicial',
  closingBalance: 'Saldo final',
  thisPayout: 'Este pago',
  approvedPayouts: 'Pagos aprobados',
  paid: 'Pagado',
  inPayout: 'En proceso de pago',
  failedOrReturned: 'Fallido o devuelto',
  canceled: 'Cancelado',
};
