import type { ApprovalProgress } from '#features/setup/approval-chains/schema.ts';
import { approvalTexts } from '#features/setup/approval-chains/web/index.tsx';
import type { DealRegistration } from '../../schema.ts';

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
