import { Alert } from 'antd';
import { useSession } from '#web/session/session.tsx';
import type { PayoutApproval, PayoutBatch } from '../schema.ts';
import { texts } from './texts.ts';

/** The approvals so far, and the number still missing. */
export function Approvals({ batch }: { batch: PayoutBatch }) {
  const { user } = useSession();
  const { approvals, approvals_needed } = batch;
  if (batch.status !== 'pending_approval' || !approvals_needed) return null;
  const isOwn = batch.created_by === user.id || batch.submitted_by === user.id;
  if (approvals_needed === 1) {
    return isOwn ? <Alert type="info" showIcon title={texts.secondPersonMustApproveThisPayout} /> : null;
  }
  const missing = approvals_needed - approvals.length;
  const own = approvals.some(({ user_id }) => user_id === user.id);
  return (
    <Alert
      type="info"
      showIcon
      title={texts.thisPayoutOverLimitAndNeeds}
      description={`${approvals.length > 0 ? texts.approvedIt(payoutNames(approvals)) : ''}${
        missing === 1 ? texts.oneMoreApprovalNeeded : texts.twoApprovalsNeeded
      } ${own || isOwn ? texts.askTeamMembersWhoDidNot : texts.personWhoPreparedItCannotApprove}`}
    />
  );
}

export function payoutNames(approvals: readonly PayoutApproval[]): string {
  return approvals.map(({ full_name }) => full_name ?? texts.tandem).join(', ');
}
