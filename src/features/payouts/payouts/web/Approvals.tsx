import { Alert } from 'antd';
import { useSession } from '#web/session/session.tsx';
import type { PayoutApproval, PayoutBatch } from '../schema.ts';

/** The approvals so far, and the number still missing. */
export function Approvals({ batch }: { batch: PayoutBatch }) {
  const { user } = useSession();
  const { approvals, approvals_needed } = batch;
  if (batch.status !== 'pending_approval' || !approvals_needed) return null;
  const isOwn = batch.created_by === user.id || batch.submitted_by === user.id;
  if (approvals_needed === 1) {
    return isOwn ? (
      <Alert
        type="info"
        showIcon
        title="A second person must approve this payout. Ask a team member who did not prepare it."
      />
    ) : null;
  }
  const missing = approvals_needed - approvals.length;
  const own = approvals.some(({ user_id }) => user_id === user.id);
  return (
    <Alert
      type="info"
      showIcon
      title="This payout is over the limit and needs two approvals."
      description={`${approvals.length > 0 ? `${payoutNames(approvals)} approved it. ` : ''}${
        missing === 1 ? 'One more approval is needed.' : 'Two approvals are needed.'
      } ${own || isOwn ? 'Ask team members who did not prepare it.' : 'The person who prepared it cannot approve it.'}`}
    />
  );
}

export function payoutNames(approvals: readonly PayoutApproval[]): string {
  return approvals.map(({ full_name }) => full_name ?? 'Tandem').join(', ');
}
