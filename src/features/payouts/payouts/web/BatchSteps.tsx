import { Steps } from 'antd';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import type { BatchStatus, PayoutBatch } from '../schema.ts';
import { texts } from './texts.ts';

const titles = ['Draft', 'Approval', 'Approved', 'Processing', 'Paid'];
const at: Record<BatchStatus, number> = {
  draft: 0,
  pending_approval: 1,
  approved: 2,
  processing: 3,
  paid: 5,
  partially_paid: 4,
  failed: 4,
  canceled: 0,
};

/** The progress of the payout; canceled payouts show none. */
export function BatchSteps({ batch }: { batch: PayoutBatch }) {
  const narrow = useNarrow();
  if (batch.status === 'canceled') return null;
  const last =
    batch.status === 'failed' ? texts.failed : batch.status === 'partially_paid' ? texts.partiallyPaid : texts.paid;
  const items = [...titles.slice(0, -1), last].map((title) => ({ title }));
  return (
    <Steps
      size="small"
      type={narrow ? 'dot' : 'default'}
      orientation="horizontal"
      responsive={false}
      current={at[batch.status]}
      status={batch.status === 'failed' ? 'error' : undefined}
      items={
        narrow
          ? items.map(({ title }, index) => ({ title: index === Math.min(at[batch.status], 4) ? title : '' }))
          : items
      }
    />
  );
}
