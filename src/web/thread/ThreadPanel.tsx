import { Button, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Sort } from '#shared/nouns/list-query.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { type Row as StoredRow, useList } from '../resource/data/useResource.ts';
import { texts } from './texts.ts';
import css from './thread.module.css';

const STEP = 30;

interface ThreadPanelProps<Row extends StoredRow> {
  label: string;
  resource: string;
  /** The field that names the record, and its id. */
  of: [field: string, id: string];
  sort: Sort[];
  /** The two visibilities, for readers who see both. */
  streams?: { label: string; options: readonly { value: string; label: string }[] };
  /** Above the entries; gets the chosen stream. */
  composer?: (stream: string) => ReactNode;
  /** Beside the choice of streams; gets the number of entries. */
  tools?: (count: number) => ReactNode;
  nothing: string;
  item: (row: Row) => ReactNode;
}

/** The entries that people write to one another about a record. Readers of both visibilities choose between two streams. */
export function ThreadPanel<Row extends StoredRow>(props: ThreadPanelProps<Row>) {
  const { label, resource, of, sort, streams, composer, tools, nothing, item } = props;
  const [stream, setStream] = useState('all');
  const [end, setEnd] = useState(STEP);
  const entries = useList<Row>(resource, {
    filters: [
      { field: of[0], operator: 'eq', values: [of[1]] },
      ...(stream === 'all' ? [] : [{ field: 'visibility', operator: 'eq' as const, values: [stream] }]),
    ],
    sort,
    start: 0,
    end,
  });
  return (
    <section className={css.panel} aria-label={label}>
      {composer?.(stream)}
      <div className={css.tools}>
        {streams && (
          <Segmented
            value={stream}
            onChange={setStream}
            aria-label={streams.label}
            options={[{ value: 'all', label: texts.all }, ...streams.options]}
          />
        )}
        {tools?.(entries.data?.total ?? 0)}
      </div>
      {entries.data ? (
        <>
          {entries.data.rows.length === 0 && <p className={css.nothing}>{nothing}</p>}
          <ol className={css.items}>{entries.data.rows.map(item)}</ol>
          {entries.data.total > end && <Button onClick={() => setEnd(end + STEP)}>{texts.showMore}</Button>}
        </>
      ) : entries.error ? (
        <ErrorState error={entries.error} reset={entries.refetch} />
      ) : (
        <PageSkeleton />
      )}
    </section>
  );
}
