import { Button } from 'antd';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { useMailEntry, useMailHistory } from '#features/platform/mails/web/index.tsx';
import type { Fields } from '#shared/fields.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { valueText } from '#web/resource/fields/values.ts';
import type { AuditEvent } from '#web/resource/record/AuditTimeline.tsx';
import { newestFirst, Timeline, type TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { useAddedEntries } from '#web/resource/record/timelineSources.ts';
import { useCan } from '#web/session.tsx';
import { lostReasonOptions } from '../fields.schema.ts';
import { type Opportunity, opportunity, type StageEvent } from '../schema.ts';
import { labelOf } from './words.ts';

const step = 30;
const labels: Record<string, string> = { ...changesOf(opportunity.fields).labels, custom: 'custom fields' };
/** Fields that a stage entry already shows. */
const toldByStage = ['stage_id', 'status'];

/** Moves, emails, changes and entries of other features about one deal, in one timeline. */
export function HistoryTab({ deal }: { deal: Opportunity }) {
  const [shown, setShown] = useState(step);
  const mayAudit = useCan('audit_events', 'view');
  const of = [{ field: 'opportunity_id', operator: 'eq' as const, values: [deal.id] }];
  const moves = useList<StageEvent>('opportunity_stage_events', {
    filters: of,
    sort: [{ field: 'at', descending: true }],
    start: 0,
    end: shown,
  });
  const changes = useList<AuditEvent>(
    'audit_events',
    {
      filters: [
        { field: 'ref_table', operator: 'eq', values: ['opportunities'] },
        { field: 'ref_id', operator: 'eq', values: [deal.id] },
      ],
      sort: [{ field: 'at', descending: true }],
      start: 0,
      end: shown,
    },
    { enabled: mayAudit },
  );
  const added = useAddedEntries('opportunities', [deal.id], shown);
  const mails = useMailHistory('opportunities', deal.id, shown);
  const mailEntry = useMailEntry();
  const parts = [moves, mails, ...(mayAudit ? [changes] : []), ...added.lists];
  const failed = parts.find(({ data, error }) => !data && error);
  if (failed) return <ErrorState error={failed.error} reset={() => parts.forEach((part) => void part.refetch())} />;
  if (parts.some(({ data }) => !data)) return <PageSkeleton />;

  const entries = [
    ...(moves.data?.rows ?? []).map(moveEntry),
    ...(changes.data?.rows ?? []).flatMap((event) => changeEntry(event, deal)),
    ...added.entries,
    ...(mails.data?.mails ?? []).map(mailEntry),
  ].sort(newestFirst);
  const hasMore = parts.some(({ data }) => (data?.total ?? 0) > shown);
  return (
    <>
      <Timeline entries={entries.slice(0, shown)} />
      {(hasMore || entries.length > shown) && (
        <div>
          <Button onClick={() => setShown(shown + step)}>Show more</Button>
        </div>
      )}
    </>
  );
}

function moveEntry(event: StageEvent): TimelineEntry {
  const to = (
    <StatusTag key="to" color={event.to_color}>
      {event.to_stage_name}
    </StatusTag>
  );
  const why = [labelOf(lostReasonOptions, event.reason_code), event.reason].filter(Boolean).join(': ');
  return {
    id: event.id,
    at: event.at,
    who: event.actor_name,
    icon: ArrowRight,
    what: event.from_stage_name ? (
      <>
        moved the deal from {event.from_stage_name} to {to}
      </>
    ) : (
      <>created the deal in {to}</>
    ),
    body: why || undefined,
  };
}

function changeEntry(event: AuditEvent, deal: Opportunity): TimelineEntry[] {
  if (event.action !== 'updated') return [];
  if (toldByStage.some((field) => field in event.changes)) return [];
  const fields = Object.entries(event.changes).filter(([field]) => labels[field]);
  // Lines and split are separate rows; an amendment touches the deal and stores its reason there.
  const isAmendment = fields.length === 0 && !!event.reason && Object.keys(event.changes).join() === 'last_activity_at';
  if (fields.length === 0 && !isAmendment) return [];
  const [only] = fields;
  const told = fields.length === 1 && only && readable(only[0], only[1] as unknown[], deal);
  return [
    {
      id: event.id,
      at: event.at,
      who: event.actor_name,
      icon: Pencil,
      what: told ? (
        <>
          changed {labels[only[0]]} {told}
        </>
      ) : isAmendment ? (
        'amended the lines or the split'
      ) : (
        `changed ${fields.map(([field]) => labels[field]).join(', ')}`
      ),
      body: event.reason || undefined,
    },
  ];
}

/** The old and new value, unless they are ids. */
function readable(key: string, [before, after]: unknown[], deal: Opportunity): ReactNode {
  const field = (opportunity.fields as Fields)[key];
  if (!field || field.kind === 'reference' || field.kind === 'longText') return null;
  const show = (value: unknown) => valueText(field, value, deal) ?? 'empty';
  return (
    <>
      from {show(before)} to <strong>{show(after)}</strong>
    </>
  );
}
