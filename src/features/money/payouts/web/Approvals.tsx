import { Alert } from 'antd';
import { useSession } from '#web/session.tsx';
import type { PayoutApproval, PayoutBatch } from '../schema.ts';

/** While it waits: who agreed already, and who is still needed. */
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
        title="A second person approves this payout. Ask a colleague who did not prepare it."
      />
    ) : null;
  }
  const missing = approvals_needed - approvals.length;
  const own = approvals.some(({ user_id }) => user_id === user.id);
  return (
    <Alert
      type="info"
      showIcon
      title="Two people approve this payout: it is over the limit."
      description={`${approvals.length > 0 ? `${namesOf(approvals)} approved it. ` : ''}${
        missing === 1 ? 'One more is needed' : 'Two are needed'
      }${own || isOwn ? ': ask colleagues who did not prepare it' : ', nobody who prepared it'}.`}
    />
  );
}

export function namesOf(approvals: readonly PayoutApproval[]): string {
  return approvals.map(({ full_name }) => full_name ?? 'Tandem').join(', ');
}
