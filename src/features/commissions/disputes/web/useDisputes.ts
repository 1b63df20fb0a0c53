import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { CommissionDispute, CommissionDisputeForPartner } from '../schema.ts';

/** Newest first. A line has few disputes. */
export function useDisputes(line_id: string) {
  const maySee = useCan('commission_disputes', 'view');
  const { data } = useList<CommissionDispute | CommissionDisputeForPartner>(
    'commission_disputes',
    {
      filters: [{ field: 'line_id', operator: 'eq', values: [line_id] }],
      sort: [{ field: 'opened_at', descending: true }],
      start: 0,
      end: 20,
    },
    { enabled: maySee },
  );
  return data?.rows ?? [];
}
