import { Button } from 'antd';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../components/Loaded.tsx';
import { type Row, useList } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';
import { newestFirst, Timeline, type TimelineEntry } from './Timeline.tsx';

/** One entry of the audit log; `changes` of an update is `{field: [before, after]}`. */
export interface AuditEvent extends Row {
  at: string;
  actor_name?: string | null;
  action: 'created' | 'updated' | 'archived' | 'deleted';
  ref_table: string;
  ref_id: string;
  changes: Record<string, unknown>;
  reason: string | null;
  /** The request that made it, together with others. */
  request_id?: string | null;
}

interface Changes {
  table: string;
  id: string;
  /** The labels of the fields; a change of a field without a label is not shown. */
  labels: Record<string, string>;
  /** Formats a value; ids and minor units need it. */
  show?: (field: string, value: unknown) => ReactNode;
  /** Further entries, from other sources. */
  also?: readonly TimelineEntry[] | undefined;
}

const icons = { created: Plus, updated: Pencil, archived: Archive, deleted: Trash };
export const TIMELINE_STEP = 20;

/** The changes of one record, with their authors and reasons. */
export function AuditTimeline(of: Changes) {
  const [shown, setShown] = useState(TIMELINE_STEP);
  const list = useChanges(of, shown);
  return (
    <Loaded query={list}>
      {({ rows, total }) => (
        <>
          <Timeline entries={[...rows.map((event) => changeEntry(event, of)), ...(of.also ?? [])].sort(newestFirst)} />
          {total > shown && <Button onClick={() => setShown(shown + TIMELINE_STEP)}>{t.showMore}</Button>}
        </>
      )}
    </Loaded>
  );
}

export function useChanges({ table, id }: Pick<Changes, 'table' | 'id'>, most: number, options?: { enabled: boolean }) {
  return useList<AuditEvent>(
    'audit_events',
    {
      filters: [
        { field: 'ref_table', operator: 'eq', values: [table] },
        { field: 'ref_id', operator: 'eq', values: [id] },
      ],
      sort: [{ field: 'at', descending: true }],
      start: 0,
      end: most,
    },
    options,
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export function changeEntry(
  event: AuditEvent,
  { labels, show = (_field, value) => String(value) }: Pick<Changes, 'labels' | 'show'>,
): TimelineEntry {
  const value = (field: string, one: unknown) => (isEmpty(one) ? <em>{t.empty}</em> : show(field, one));
  const fields = event.action === 'updated' ? Object.entries(event.changes).filter(([field]) => labels[field]) : [];
  const only = fields.length === 1 ? fields[0] : undefined;
  return {
    id: event.id,
    at: event.at,
    group: event.request_id,
    who: event.actor_name,
    icon: icons[event.action],
    what: only ? (
      <>
        {t.changed} {labels[only[0]]} {t.changedFrom} {value(only[0], (only[1] as unknown[])[0])} {t.changedTo}{' '}
        <strong>{value(only[0], (only[1] as unknown[])[1])}</strong>
      </>
    ) : fields.length > 1 ? (
      `${t.changed} ${fields.map(([field]) => labels[field]).join(', ')}`
    ) : (
      t.did[event.action]
    ),
    body: event.reason,
  };
}
