import { Button } from 'antd';
import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { useCan, useSession } from '../../session/session.tsx';
import { SlotParts } from '../../slots.tsx';
import { texts as t } from '../texts.ts';
import { type AuditEvent, TIMELINE_STEP, useChanges } from './AuditTimeline.tsx';
import { Composer } from './Composer.tsx';
import css from './RecordTimeline.module.css';
import { timelineActions } from './slots.ts';
import { newestFirst, Timeline, type TimelineEntry } from './Timeline.tsx';
import { useAddedEntries } from './timelineSources.ts';

interface RecordTimelineProps {
  on: string;
  id: string;
  /** Records merged into it, whose entries are also shown. */
  merged?: readonly string[];
  /** The entries of one change of the record; see `changesOf`. */
  changed: (event: AuditEvent) => readonly TimelineEntry[];
}

/** Changes of one request are one action; a single one is named on its own. */
const inGroup = ({ request_id }: AuditEvent, entries: readonly TimelineEntry[]) =>
  entries.map((entry) => ({ ...entry, group: request_id }));

/** Everything that happened with a record, the newest first, with forms that add to it on top. */
export function RecordTimeline({ on, id, merged = [], changed }: RecordTimelineProps) {
  const [shown, setShown] = useState(TIMELINE_STEP);
  const { mode } = useSession();
  const mayAudit = useCan('audit_events', 'view') && mode === 'company';
  const changes = useChanges({ table: on, id }, shown, { enabled: mayAudit });
  const added = useAddedEntries(on, [id, ...merged], shown);
  const parts = [...(mayAudit ? [changes] : []), ...added.lists];
  const failed = parts.find(({ data, error }) => !data && error);
  const entries = [
    ...(changes.data?.rows ?? []).flatMap((event) => inGroup(event, changed(event))),
    ...added.entries,
  ].sort(newestFirst);
  const hasMore = entries.length > shown || parts.some(({ data }) => (data?.total ?? 0) > shown);
  return (
    <section className={css.activity} aria-label={t.timeline}>
      <div className={css.head}>
        <h2>{t.timeline}</h2>
        <SlotParts slot={timelineActions} props={{ record: { resource: on, id }, count: entries.length }} />
      </div>
      <Composer on={on} id={id} />
      {failed ? (
        <ErrorState error={failed.error} reset={() => parts.forEach((part) => void part.refetch())} />
      ) : parts.some(({ data }) => !data) ? (
        <PageSkeleton />
      ) : (
        <>
          <Timeline entries={entries.slice(0, shown)} />
          {hasMore && (
            <div>
              <Button onClick={() => setShown(shown + TIMELINE_STEP)}>{t.showMore}</Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
