import type { MethodDetails } from '#features/payouts/payout-methods/schema.ts';
import type { Rail } from '#features/payouts/payouts/rail.schema.ts';
import { unwritable } from '#shared/text/latin.ts';
import type { BankingCalendar } from '../../banking-days.ts';
import type { FileFormat } from '../../formats.schema.ts';
import type { FundingDetails } from '../funding.ts';

/** One payment of a file. */
export interface OrderPayment {
  id: string;
  /** The text by which answers name it. */
  reference: string;
  /** The seven digits of its number in ACH files. */
  sequence: number;
  statement_no: string;
  /** The text on the payee's statement. */
  remittance: string;
  rail: Rail;
  country: string | null;
  holder_name: string;
  details: MethodDetails;
  currency: string;
  amount_minor: number;
}

/** Everything that a file is made of. The same order makes the same bytes. */
export interface PaymentOrder {
  format: FileFormat;
  message_id: string;
  /** ISO 8601 in UTC, without milliseconds. */
  created_at: string;
  executes_on: string;
  /** A letter or digit that tells files of one day apart. */
  modifier: string;
  currency: string;
  account: FundingDetails | null;
  payments: readonly OrderPayment[];
}

export interface Format {
  rails: readonly Rail[];
  /** The only currency of the format. */
  currency?: string;
  calendar?: BankingCalendar;
  extension: 'xml' | 'ach' | 'csv';
  most: number;
  /** The reason why a payment cannot be part of such a file. */
  problem?: (payment: Omit<OrderPayment, 'sequence' | 'reference'>) => string | null;
  build: (order: PaymentOrder) => string;
}

/** Never cut: "山田商事 2" is not "2". */
export function nameProblem(holder_name: string): string | null {
  const unknown = unwritable(holder_name);
  return unknown
    ? `The file cannot have these letters of the account holder: ${unknown}. Add the name in Latin letters to the payout details.`
    : null;
}

export const paymentFileSum = (payments: readonly Pick<OrderPayment, 'amount_minor'>[]) =>
  payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
