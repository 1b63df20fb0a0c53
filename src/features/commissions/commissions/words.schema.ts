import type { LineKind } from '#features/commissions/commission-engine/trace.schema.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import type { LineStatus } from './schema.ts';

/** The label of a field's value, and the tone of its tag. */
export interface Option {
  value: string;
  label: string;
  tone?: 'amber' | 'blue' | 'violet' | 'green' | 'gray' | 'red';
}

export const statusOptions = sayable([
  { value: 'on_hold', label: 'On hold', tone: 'amber' },
  { value: 'payable', label: 'Payable', tone: 'blue' },
  { value: 'reserved', label: 'In payout', tone: 'violet' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'void', label: 'Reversed', tone: 'gray' },
] as const satisfies readonly (Option & { value: LineStatus })[]);

export const kindOptions: readonly (Option & { value: LineKind })[] = sayable([
  { value: 'accrual', label: 'Commission' },
  { value: 'bonus', label: 'Bonus' },
  { value: 'adjustment', label: 'Correction' },
  { value: 'clawback', label: 'Clawback' },
  { value: 'manual', label: 'Manual commission' },
  { value: 'carried', label: 'Carried over' },
]);

export const eventKindOptions: readonly Option[] = sayable([
  { value: 'sale', label: 'Won' },
  { value: 'refund', label: 'Refund' },
  { value: 'payment', label: 'Payment' },
  { value: 'amend', label: 'Changed' },
  { value: 'lost', label: 'Lost' },
  { value: 'recalc', label: 'Recalculation' },
  { value: 'manual', label: 'Manual commission' },
  { value: 'carried', label: 'Carried over' },
]);

export const eventStatusOptions = sayable([
  { value: 'rated', label: 'Calculated', tone: 'green' },
  { value: 'parked', label: 'Waiting', tone: 'amber' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'ignored', label: 'Expired', tone: 'gray' },
  { value: 'received', label: 'Received', tone: 'gray' },
] as const satisfies readonly Option[]);

export const resultOptions: readonly Option[] = sayable([
  { value: 'lines', label: 'Booked commission' },
  { value: 'no_plan', label: 'No structure applied' },
  { value: 'no_rule', label: 'No matching rule' },
  { value: 'zero', label: 'Zero commission' },
  { value: 'blocked', label: 'Partner not eligible' },
  { value: 'parked', label: 'Waiting' },
  { value: 'error', label: 'Calculation failed' },
]);

export function commissionOption(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** The holds that Tandem sets by itself; every other reason is the text of a person. */
const holdReasons: Record<string, string> = sayableWords({
  partner_banned: 'The partner is banned. A team member has to decide.',
  risk_review: 'Risk review',
});

/** The reason for a hold, for display. */
export function holdReasonText(reason: string): string {
  return holdReasons[reason] ?? reason;
}

const roles: Record<string, string> = sayableWords({
  source: 'Sourced the deal',
  resell: 'Resold the deal',
  influence: 'Influenced the deal',
  services: 'Delivered services',
  distributor: 'Distributed the deal',
  manual: 'Entered manually',
  carried: 'Carried over',
});

/** The partner's role in the deal. */
export function roleText(role: string): string {
  return roles[role] ?? role;
}
