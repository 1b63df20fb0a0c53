import type { ApprovalProgress } from '#features/setup/approval-chains/schema.ts';
import { approvalTexts } from '#features/setup/approval-chains/web/index.tsx';
import { type DealConflict, needsReason } from '../../conflicts.schema.ts';
import { type DealRegistration, overrideReasons, rejectReasons, revokeReasons } from '../../schema.ts';
import type { DialogSpec } from './MoveDialog.tsx';

/** The company's decisions with their consequences. */
export function approval(row: DealRegistration, conflicts: readonly DealConflict[], isLastStep = false): DialogSpec {
  const blocking = conflicts.some(needsReason);
  const earlier = conflicts.filter((one) => needsReason(one) && one.kind === 'pending_by_other').map(earlierText);
  return {
    move: 'approve',
    title: `Approve ${row.account_name}?`,
    text: [
      `Protection for ${row.partner_name} starts now. No other partner can register this account for the same products.`,
      ...(earlier.length > 0
        ? [`${earlier.join(' ')} Its partner is told that another registration was approved.`]
        : []),
    ].join(' '),
    ok: 'Approve',
    done: 'Approved and protected',
    words: { name: 'reason_text', label: 'Message to the partner' },
    ...(isLastStep && { comment: true }),
    offersDeal: true,
    ...(blocking && { override: overrideReasons }),
  };
}

const earlierText = ({ evidence: { number, partner_name } }: DealConflict): string =>
  `Registration ${number ?? ''} of ${partner_name ?? 'another partner'} was submitted earlier and still waits.`;

/** The open step of an approval chain, as far as it matters for the buttons; undefined without a chain. */
export interface OpenStep {
  name: string;
  position: number;
  total: number;
  isLast: boolean;
  isMine: boolean;
  /** The reason why another person has to decide. */
  waitsFor: string;
}

export function stepOf(
  { approvals_done, approvals_total }: DealRegistration,
  approvals: ApprovalProgress | null | undefined,
): OpenStep | undefined {
  if (approvals_total === null) return undefined;
  const open = approvals?.steps.find(({ status }) => status === 'open');
  return {
    name: open?.name ?? '',
    position: open?.position ?? (approvals_done ?? 0) + 1,
    total: approvals_total,
    isLast: open?.position === approvals_total,
    isMine: approvals?.is_mine === true,
    waitsFor: open && open.reviewers.length > 0 ? approvalTexts.waitsFor(open.reviewers) : approvalTexts.nobody,
  };
}

/** A step before the last: recorded, and the next reviewer is asked. */
export function stepApproval(row: DealRegistration, { name, position, total }: OpenStep): DialogSpec {
  return {
    move: 'approve',
    title: `Approve ${row.account_name}?`,
    text: `This is step ${position} of ${total} (${name}). The next reviewer is asked then. Protection starts with the last approval.`,
    ok: 'Approve',
    done: `Approved: ${position} of ${total}`,
    comment: true,
  };
}

export const rejection: DialogSpec = {
  move: 'reject',
  title: 'Reject this registration?',
  text: 'The partner sees the reason and your message and can register the account again after the waiting period.',
  ok: 'Reject',
  done: 'Rejected',
  danger: true,
  codes: rejectReasons,
  words: { name: 'reason_text', label: 'Message to the partner', required: true },
};

export const question: DialogSpec = {
  move: 'ask',
  title: 'Ask the partner',
  text: 'Your deadline is paused until they answer.',
  ok: 'Send question',
  done: 'Question sent',
  words: { name: 'question', label: 'Question', required: true },
};

export const extension: DialogSpec = {
  move: 'extend',
  title: 'Extend protection?',
  text: 'Adds the number of days set by your program to the current end date. The deal must have made progress: a stage change or a note.',
  ok: 'Extend',
  done: 'Protection extended',
  words: { name: 'reason_text', label: 'Progress made', required: true },
};

export const revocation: DialogSpec = {
  move: 'revoke',
  title: 'Revoke protection?',
  text: 'Protection ends immediately and other partners can register this account. The partner sees the reason and your message.',
  ok: 'Revoke',
  done: 'Protection revoked',
  danger: true,
  codes: revokeReasons,
  words: { name: 'reason_text', label: 'Message to the partner', required: true },
};
