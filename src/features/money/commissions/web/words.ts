import type { LineKind } from '#features/money/commission-engine/trace.schema.ts';
import type { Option } from '#web/resource/columns.ts';
import type { DisputeReason, DisputeStatus } from '../disputes.schema.ts';
import type { LineStatus } from '../schema.ts';

export const statusOptions: readonly (Option & { value: LineStatus })[] = [
  { value: 'on_hold', label: 'On hold', tone: 'amber' },
  { value: 'payable', label: 'Payable', tone: 'blue' },
  { value: 'reserved', label: 'In a payout', tone: 'violet' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'void', label: 'Void', tone: 'grey' },
];

export const kindOptions: readonly (Option & { value: LineKind })[] = [
  { value: 'accrual', label: 'Commission' },
  { value: 'bonus', label: 'Bonus' },
  { value: 'adjustment', label: 'Correction' },
  { value: 'clawback', label: 'Taken back' },
  { value: 'manual', label: 'By hand' },
  { value: 'carried', label: 'Carried over' },
];

export const eventKindOptions: readonly Option[] = [
  { value: 'sale', label: 'Won' },
  { value: 'refund', label: 'Refund' },
  { value: 'payment', label: 'Payment' },
  { value: 'amend', label: 'Changed' },
  { value: 'lost', label: 'Lost again' },
  { value: 'recalc', label: 'Recalculation' },
  { value: 'manual', label: 'By hand' },
  { value: 'carried', label: 'Carried over' },
];

export const eventStatusOptions: readonly Option[] = [
  { value: 'rated', label: 'Worked out', tone: 'green' },
  { value: 'parked', label: 'Waiting', tone: 'amber' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'ignored', label: 'Given up', tone: 'grey' },
  { value: 'received', label: 'Received', tone: 'grey' },
];

export const resultOptions: readonly Option[] = [
  { value: 'lines', label: 'Booked commission' },
  { value: 'no_plan', label: 'No structure applied' },
  { value: 'no_rule', label: 'No rule fits' },
  { value: 'zero', label: 'Came to nothing' },
  { value: 'blocked', label: 'Partner does not earn' },
  { value: 'parked', label: 'Waits' },
  { value: 'error', label: 'Could not be worked out' },
];

export const recalculationOptions: readonly Option[] = [
  { value: 'draft', label: 'Draft', tone: 'grey' },
  { value: 'previewed', label: 'To approve', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'blue' },
  { value: 'applied', label: 'Applied', tone: 'green' },
  { value: 'cancelled', label: 'Cancelled', tone: 'grey' },
];

/** What is wrong, as its partner chooses it. */
export const disputeReasonOptions: readonly (Option & { value: DisputeReason })[] = [
  { value: 'rate', label: 'Another rate or rule was agreed' },
  { value: 'base', label: 'Worked out from the wrong amount' },
  { value: 'share', label: 'Shared wrongly with others' },
  { value: 'taken_back', label: 'Taken back wrongly' },
  { value: 'hold', label: 'Should not be on hold' },
  { value: 'missing', label: 'Part of it is missing' },
  { value: 'other', label: 'Something else' },
];

export const disputeStatusOptions: readonly (Option & { value: DisputeStatus })[] = [
  { value: 'open', label: 'Open', tone: 'violet' },
  { value: 'kept', label: 'Kept as it is', tone: 'grey' },
  { value: 'corrected', label: 'Corrected', tone: 'green' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'grey' },
];

/** As what partners count in a recalculation. */
export const countedOptions: readonly Option[] = [
  { value: 'today', label: 'As they are today' },
  { value: 'as_won', label: 'As they were when the deals were won' },
];

export function optionOf(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** Why a line waits, to a person. */
export function holdReasonText(reason: string): string {
  return reason === 'partner_banned' ? 'The partner is banned; somebody has to decide.' : reason;
}

const roles: Record<string, string> = {
  source: 'Sourced it',
  resell: 'Resells',
  influence: 'Influenced it',
  services: 'Delivers services',
  distributor: 'Distributes',
  manual: 'Entered by hand',
  carried: 'Carried over',
};

/** What the partner did in the deal. */
export function roleText(role: string): string {
  return roles[role] ?? role;
}
