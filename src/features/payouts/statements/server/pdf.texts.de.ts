import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './pdf.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (number) => `Abrechnung ${number}`,
  titleIn: (currency) => `Abrechnung, ${currency}`,
  period: (from, to) => `${from ?? 'Ab der ersten Buchung'} bis ${to}`,
  paidOn: 'Gezahlt am',
  reference: (reference) => `Referenz ${reference}`,
  transactions: 'Buchungen',
  earnedOn: 'Verdient am',
  description: 'Beschreibung',
  deal: 'Deal',
  amount: 'Betrag',
  balance: 'Saldo',
  openingBalance: 'Anfangssaldo',
  closingBalance: 'Endsaldo',
  thisPayout: 'Diese Auszahlung',
  approvedPayouts: 'Freigegebene Auszahlungen',
  paid: 'Gezahlt',
  inPayout: 'In Auszahlung',
  failedOrReturned: 'Fehlgeschlagen oder zurückgegeben',
  canceled: 'Storniert',
};
