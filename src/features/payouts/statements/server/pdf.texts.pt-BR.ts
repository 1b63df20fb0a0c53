import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './pdf.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (number) => `Extrato ${number}`,
  titleIn: (currency) => `Extrato, ${currency}`,
  period: (from, to) => `${from ? `De ${from}` : 'Desde o primeiro lançamento'} a ${to}`,
  paidOn: 'Pago em',
  reference: (reference) => `Referência ${reference}`,
  transactions: 'Lançamentos',
  earnedOn: 'Apurado em',
  description: 'Descrição',
  deal: 'Negócio',
  amount: 'Valor',
  balance: 'Saldo',
  openingBalance: 'Saldo inicial',
  closingBalance: 'Saldo final',
  thisPayout: 'Este repasse',
  approvedPayouts: 'Repasses aprovados',
  paid: 'Pago',
  inPayout: 'Em repasse',
  failedOrReturned: 'Falhou ou foi devolvido',
  canceled: 'Cancelado',
};
