import type { Option } from '#web/resource/columns.ts';
import type { MethodStatus, Rail } from '../methods.schema.ts';
import type { BatchStatus, ItemResult, ItemStatus } from '../schema.ts';
import type { StatementRow } from '../statement.schema.ts';

export const batchStatusOptions: readonly (Option & { value: BatchStatus })[] = [
  { value: 'draft', label: 'Draft', tone: 'grey' },
  { value: 'pending_approval', label: 'To approve', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'violet' },
  { value: 'processing', label: 'On its way', tone: 'amber' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'partially_paid', label: 'Partly paid', tone: 'amber' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'cancelled', label: 'Cancelled', tone: 'grey' },
];

export const itemStatusOptions: readonly (Option & { value: ItemStatus })[] = [
  { value: 'included', label: 'Included', tone: 'blue' },
  { value: 'excluded', label: 'Not paid', tone: 'grey' },
  { value: 'reserved', label: 'Approved', tone: 'violet' },
  { value: 'held', label: 'Held', tone: 'amber' },
  { value: 'processing', label: 'On its way', tone: 'amber' },
  { value: 'in_transit', label: 'On its way', tone: 'amber' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'returned', label: 'Returned', tone: 'red' },
  { value: 'cancelled', label: 'Cancelled', tone: 'grey' },
];

/** Why somebody with a balance is not paid now. */
export const resultTexts: Record<ItemResult, string> = {
  due: 'Due',
  carried_negative: 'Owes us; carried on',
  nothing_due: 'Comes to nothing',
  below_minimum: 'Below the minimum; carried on',
  below_unit: 'Less than one unit',
  no_method: 'No verified payout details',
  no_rate: 'No exchange rate into the currency of the account',
  method_rests: 'New payout details; paid to after their days of rest',
  inactive: 'Suspended or banned',
};

/** Why payments are smaller than what they are made of. */
export function wholeUnitsText(currency: string): string {
  return `${currency} is paid in whole units. What is left of a payment is carried over: it is in the next payout.`;
}

export const railOptions: readonly (Option & { value: Rail })[] = [
  { value: 'bank_sepa', label: 'Bank transfer, SEPA' },
  { value: 'bank_ach', label: 'Bank transfer, US' },
  { value: 'bank_other', label: 'Bank transfer, other' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'external', label: 'Agreed elsewhere' },
];

export const methodStatusOptions: readonly (Option & { value: MethodStatus })[] = [
  { value: 'pending', label: 'To verify', tone: 'amber' },
  { value: 'verified', label: 'Verified', tone: 'green' },
  { value: 'disabled', label: 'Not in use', tone: 'grey' },
];

export const failureOptions: readonly Option[] = [
  { value: 'account_closed', label: 'Account closed' },
  { value: 'wrong_details', label: 'Wrong details' },
  { value: 'rejected_by_bank', label: 'Rejected by the bank' },
  { value: 'returned', label: 'Returned by the bank' },
  { value: 'stopped', label: 'Stopped by us' },
  { value: 'other', label: 'Other' },
];

export const statementKinds: Record<StatementRow['kind'], string> = {
  commission: 'Commission',
  correction: 'Correction',
  taken_back: 'Taken back',
  by_hand: 'By hand',
  written_off: 'Written off',
  bonus: 'Bonus',
  hold: 'On hold',
  payout: 'Payout',
  payout_failed: 'Payout came back',
  payout_called_off: 'Payout not sent',
  other: 'Other',
};

export function optionOf(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** "Bank transfer, SEPA ending 3000" */
export function methodText(rail: string | null, end: string | null): string {
  if (!rail) return 'By hand';
  const { label } = optionOf(railOptions, rail);
  return end ? `${label} ${end.includes('@') ? end : `ending ${end}`}` : label;
}
