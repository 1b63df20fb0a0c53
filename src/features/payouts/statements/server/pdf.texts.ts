import { defineTexts } from '#shared/text/texts.ts';

/** The statement on paper. */
export const texts = defineTexts('payouts/statements/server/pdf', {
  title: (number: string) => `Statement ${number}`,
  titleIn: (currency: string) => `Statement, ${currency}`,
  period: (from: string | null, to: string) => `${from ?? 'From the first entry'} to ${to}`,
  paidOn: 'Paid on',
  reference: (reference: string) => `Reference ${reference}`,
  transactions: 'Transactions',
  earnedOn: 'Earned on',
  description: 'Description',
  deal: 'Deal',
  amount: 'Amount',
  balance: 'Balance',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  thisPayout: 'This payout',
  approvedPayouts: 'Approved payouts',
  paid: 'Paid',
  inPayout: 'In payout',
  failedOrReturned: 'Failed or returned',
  canceled: 'Canceled',
});
