import { Button } from 'antd';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import type { CommissionLine } from '#features/money/commissions/schema.ts';
import { earnedEntry } from '#features/money/commissions/web/index.tsx';
import type { PayoutItem } from '#features/money/payouts/schema.ts';
import { tierMoveEntry, useTierMoves } from '#features/partners/tier-criteria/web/index.tsx';
import { useMailEntry, useMailsTold } from '#features/platform/mails/web/index.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { changeEntry, TIMELINE_STEP, useChanges } from '#web/resource/record/AuditTimeline.tsx';
import { newestFirst, Timeline, type TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { useCan } from '#web/session.tsx';
import { partnerFields } from '../fields.schema.ts';
import type { Partner } from '../schema.ts';

const words = changesOf(partnerFields);

/** What was changed about a partner, what it was mailed, earned and paid, and the decisions about its tier, in one line of time; with those merged into it. */
export function ActivityTab({ row }: { row: Partner }) {
  const [shown, setShown] = useState(TIMELINE_STEP);
  const mayAudit = useCan('audit_events', 'view');
  const maySeeMoney = useCan('commission_lines', 'view');
  const maySeePayouts = useCan('payout_items', 'view');
  const of = { field: 'partner_id', operator: 'eq' as const, values: [row.id, ...row.merged_ids] };
  const changes = useChanges({ table: 'partners', id: row.id }, shown, { enabled: mayAudit });
  const earned = useList<CommissionLine>(
    'commission_lines',
    {
      // Remainders carried from one payment to the next are nothing earned.
      filters: [of, { field: 'kind', operator: 'ne', values: ['carried'] }],
      sort: [{ field: 'effective_on', descending: true }],
      start: 0,
      end: shown,
    },
    { enabled: maySeeMoney },
  );
  const paid = useList<PayoutItem>(
    'payout_items',
    {
      filters: [of, { field: 'status', operator: 'eq', values: ['paid'] }],
      sort: [{ field: 'paid_on', descending: true }],
      start: 0,
      end: shown,
    },
    { enabled: maySeePayouts },
  );
  const moves = useTierMoves(of.values, shown);
  const mails = useMailsTold('partners', row.id, shown);
  const mailEntry = useMailEntry();
  const parts = [
    mails,
    ...(moves ? [moves] : []),
    ...(mayAudit ? [changes] : []),
    ...(maySeeMoney ? [earned] : []),
    ...(maySeePayouts ? [paid] : []),
  ];
  const failed = parts.find(({ data, error }) => !data && error);
  if (failed) return <ErrorState error={failed.error} reset={() => parts.forEach((part) => void part.refetch())} />;
  if (parts.some(({ data }) => !data)) return <PageSkeleton />;

  const entries = [
    ...(changes.data?.rows ?? []).map((event) => changeEntry(event, words)),
    ...(earned.data?.rows ?? []).map((line) => ({
      ...earnedEntry(line),
      body: line.opportunity_name ?? line.description,
    })),
    ...(paid.data?.rows ?? []).map(paidEntry),
    ...(moves?.data?.rows ?? []).map(tierMoveEntry),
    ...(mails.data?.mails ?? []).map(mailEntry),
  ].sort(newestFirst);
  const hasMore = entries.length > shown || parts.some(({ data }) => (data?.total ?? 0) > shown);
  return (
    <>
      <Timeline entries={entries.slice(0, shown)} />
      {hasMore && (
        <div>
          <Button onClick={() => setShown(shown + TIMELINE_STEP)}>Show more</Button>
        </div>
      )}
    </>
  );
}

function paidEntry(item: PayoutItem): TimelineEntry {
  return {
    id: item.id,
    at: item.paid_on!,
    who: item.partner_name,
    icon: Wallet,
    what: (
      <>
        was paid <Money minor={item.amount_minor} currency={item.currency} /> in{' '}
        <Link to={`/commissions/payouts/edit/${item.batch_id}`}>{item.batch_name}</Link>
      </>
    ),
  };
}
