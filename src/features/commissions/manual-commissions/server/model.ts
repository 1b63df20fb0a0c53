import type { LineStatus } from '#features/commissions/commissions/schema.ts';

export interface ManualCommission {
  what:
    | 'added'
    | 'taken_back'
    | 'written_off'
    | 'write_off_taken_back'
    | 'reimbursed'
    | 'reimbursement_taken_back'
    | 'rewarded'
    | 'reward_taken_back';
  /** The event that is booked once, in place of the line's own key: `bounty:{submission_id}`. */
  key?: string;
  partner_id: string;
  amount_minor: number;
  currency: string;
  reason: string;
  effective_on: string;
  release_on: string;
  status: LineStatus;
  hold_reason: string | null;
  opportunity_id: string | null;
  /** The line it corrects; with its account when it balances another manual line. */
  adjusts: { id: string; account_key: string | null } | null;
}
