import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useList } from '#web/resource/data/useResource.ts';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import type { OperatorEvent } from '../schema.ts';
import { texts } from './texts.ts';

const STEP = 20;

/** Actions of super admins on a record, newest first. */
export default function OperatorLog({ filter }: { filter: Record<string, string> }) {
  const [shown, setShown] = useState(STEP);
  const { data } = useList<OperatorEvent>('operator_events', {
    filters: Object.entries(filter).map(([field, value]) => ({ field, operator: 'eq', values: [value] })),
    sort: [{ field: 'at', descending: true }],
    start: 0,
    end: shown,
  });
  if (!data) return null;
  return (
    <>
      <Timeline
        entries={data.rows.map(({ id, at, actor_name, action, changes, reason }) => ({
          id,
          at,
          who: actor_name,
          what: (
            <>
              {action} <Changes of={changes} />
            </>
          ),
          body: reason,
        }))}
      />
      {data.total > shown && <Button onClick={() => setShown(shown + STEP)}>{texts.showMore}</Button>}
    </>
  );
}

function Changes({ of }: { of: OperatorEvent['changes'] }): ReactNode {
  const entries = Object.entries(of).filter(([field, value]) => value !== null && !ids.includes(field));
  if (entries.length === 0) return null;
  return (
    <span className="meta" style={{ overflowWrap: 'anywhere' }}>
      {entries
        .map(([field, value]) =>
          Array.isArray(value) && value.length === 2
            ? `${words(field)}: ${text(value[0])} → ${text(value[1])}`
            : `${words(field)}: ${text(value)}`,
        )
        .join(' · ')}
    </span>
  );
}

/** IDs used for lookup; their names are shown separately. */
const ids = ['kind', 'target', 'partner_id'];

const words = (field: string) => field.replaceAll('_', ' ');

function text(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `${value.length}`;
  return typeof value === 'object' ? 'see the log' : String(value);
}
