import { sayable, sayableWords } from '#shared/text/labels.ts';
import { readerList } from '#shared/text/reader-formats.ts';
import { railOptions } from './rail.schema.ts';
import type { Elsewhere, ItemResult, ItemStatus, PayoutHold } from './schema.ts';

/** The label of a field's value, and the tone of its tag. */
export interface Option {
  value: string;
  label: string;
  tone?: 'amber' | 'blue' | 'violet' | 'green' | 'gray' | 'red';
}

export function payoutOption(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

export const itemStatusOptions = sayable([
  { value: 'included', label: 'Included', tone: 'blue' },
  { value: 'excluded', label: 'Excluded', tone: 'gray' },
  { value: 'reserved', label: 'Approved', tone: 'violet' },
  { value: 'held', label: 'Held', tone: 'amber' },
  { value: 'processing', label: 'Processing', tone: 'amber' },
  { value: 'in_transit', label: 'Processing', tone: 'amber' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'returned', label: 'Returned', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const satisfies readonly (Option & { value: ItemStatus })[]);

/** Reasons why a partner with a balance is not paid now. */
export const resultTexts: Record<ItemResult, string> = sayableWords({
  due: 'Payable',
  carried_negative: 'Negative balance; carried over',
  nothing_due: 'Net zero',
  below_minimum: 'Below the minimum; carried over',
  below_unit: 'Less than one whole unit',
  no_method: 'No verified payout details',
  no_rate: 'No exchange rate to the account’s currency',
  method_rests: 'Security hold on new payout details',
  document_expired: 'Lacks a document or another requirement',
  inactive: 'Suspended or banned',
  in_other_payout: 'Already in another payout',
});

/** "Held: needs an approved tax form" */
export function holdsText(holds: readonly PayoutHold[]): string {
  return `Held: needs ${readerList(holds.map(({ label }) => label))}`;
}

/** "Already in Payout 24", "3 commissions already in Payout 24" when the payment has others. */
export function elsewhereText({ number, line_count }: Elsewhere, isAll: boolean): string {
  if (isAll) return `Already in Payout ${number}`;
  return `${line_count === 1 ? '1 commission' : `${line_count} commissions`} already in Payout ${number}`;
}

/** The reason why payments are smaller than the sum of their commissions. */
export function wholeUnitsText(currency: string): string {
  return `${currency} is paid in whole units. The remainder of each payment is carried over to the next payout.`;
}

export const failureOptions = sayable([
  { value: 'account_closed', label: 'Account closed' },
  { value: 'wrong_details', label: 'Wrong details' },
  { value: 'rejected_by_bank', label: 'Rejected by the bank' },
  { value: 'returned', label: 'Returned by the bank' },
  { value: 'stopped', label: 'Stopped by the company' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]);

/** "Bank transfer, SEPA ending in 3000" */
export function methodText(rail: string | null, end: string | null): string {
  if (!rail) return 'Manual';
  const { label } = payoutOption(railOptions, rail);
  return end ? `${label} ${end.includes('@') ? end : `ending in ${end}`}` : label;
}
