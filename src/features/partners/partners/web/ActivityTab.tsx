import { Button } from 'antd';
import { useState } from 'react';
import { useMailEntry, useMailHistory } from '#features/platform/mails/web/index.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { changeEntry, TIMELINE_STEP, useChanges } from '#web/resource/record/AuditTimeline.tsx';
import { newestFirst, Timeline } from '#web/resource/record/Timeline.tsx';
import { useAddedEntries } from '#web/resource/record/timelineSources.ts';
import { useCan } from '#web/session.tsx';
import { partnerFields } from '../fields.schema.ts';
import type { Partner } from '../schema.ts';

const words = changesOf(partnerFields);

/** Changes of a partner, its emails, and the entries of other features in one timeline; with those merged into it. */
export function ActivityTab({ row }: { row: Partner }) {
  const [shown, setShown] = useState(TIMELINE_STEP);
  const mayAudit = useCan('audit_events', 'view');
  const changes = useChanges({ table: 'partners', id: row.id }, shown, { enabled: mayAudit });
  const added = useAddedEntries('partners', [row.id, ...row.merged_ids], shown);
  const mails = useMailHistory('partners', row.id, shown);
  const mailEntry = useMailEntry();
  const parts = [mails, ...(mayAudit ? [changes] : []), ...added.lists];
  const failed = parts.find(({ data, error }) => !data && error);
  if (failed) return <ErrorState error={failed.error} reset={() => parts.forEach((part) => void part.refetch())} />;
  if (parts.some(({ data }) => !data)) return <PageSkeleton />;

  const entries = [
    ...(changes.data?.rows ?? []).map((event) => changeEntry(event, words)),
    ...added.entries,
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
