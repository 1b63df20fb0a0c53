import { Button } from 'antd';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { nounAddress } from '#shared/nouns/nouns.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { formatNumber } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import type { RunAction, SyncRun, SyncRunRecord } from '../schema.ts';
import { type Difference, Differences } from './Differences.tsx';
import css from './mapping.module.css';
import { localLabel, remoteLabel } from './names.ts';
import { texts as t } from './texts.ts';
import type { MappingParts } from './useMappingParts.ts';

const actions: readonly RunAction[] = [
  'conflict',
  'failed',
  'incomplete',
  'create_here',
  'create_there',
  'update_here',
  'update_there',
  'archive_here',
  'link',
];
const PAGE = 20;

interface RunRecordsProps {
  run: SyncRun;
  crm: string;
  parts: Pick<MappingParts, 'local' | 'remote'>;
}

/** The records of a run by what happened to them, each with its values before and after. */
export function RunRecords({ run, crm, parts }: RunRecordsProps) {
  return actions
    .filter((action) => (run.counts[action] ?? 0) > 0)
    .map((action) => <Group key={action} run={run} action={action} crm={crm} parts={parts} />);
}

function Group({ run, action, crm, parts }: RunRecordsProps & { action: RunAction }) {
  const [shown, setShown] = useState(PAGE);
  const { data } = useList<SyncRunRecord>('sync_run_records', {
    filters: [
      { field: 'run_id', operator: 'eq', values: [run.id] },
      { field: 'action', operator: 'eq', values: [action] },
    ],
    start: 0,
    end: shown,
  });
  const count = run.counts[action] ?? 0;
  return (
    <Card title={`${t.groups[action](crm)} (${formatNumber(count)})`}>
      {!data ? (
        <SkeletonBar width="60%" />
      ) : (
        <ul className={css.records}>
          {data.rows.map((record) => (
            <li key={record.id} className={css.record}>
              <RecordEntry record={record} parts={parts} isTrial={run.kind === 'simulate'} />
            </li>
          ))}
        </ul>
      )}
      {data && count > data.total && <p className="meta">{t.firstListed(data.total)}</p>}
      {data && data.total > data.rows.length && (
        <Button size="small" onClick={() => setShown(shown + 5 * PAGE)}>
          {t.showMore(Math.min(5 * PAGE, data.total - data.rows.length))}
        </Button>
      )}
    </Card>
  );
}

interface RecordEntryProps {
  record: SyncRunRecord;
  parts: Pick<MappingParts, 'local' | 'remote'>;
  isTrial: boolean;
}

function RecordEntry({ record, parts, isTrial }: RecordEntryProps) {
  const { action, local_table, record_id, record_name, remote_id, message, undone_at } = record;
  const name = record_name || remote_id || t.unnamed;
  const rows = differencesOf(record, parts);
  const link = record_id && !(isTrial && action === 'create_here') ? nounAddress(local_table, record_id) : undefined;
  const isNew = action === 'create_here' || action === 'create_there';
  return (
    <details>
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        <b>{name}</b>
        <span className="meta">{message ?? (undone_at ? t.undone : t.fieldCount(rows.length))}</span>
      </summary>
      <div className={css.inside}>
        <Differences name={name} rows={rows} isNew={isNew} />
        {link && <Link to={link}>{t.openRecord}</Link>}
      </div>
    </details>
  );
}

/** The values of a record by the labels of the side that is written. */
function differencesOf(
  { action, before, after }: SyncRunRecord,
  { local, remote }: Pick<MappingParts, 'local' | 'remote'>,
): Difference[] {
  const isThere = action === 'create_there' || action === 'update_there';
  const labelOf = (field: string) => (isThere ? remoteLabel(remote, field) : localLabel(local, field));
  const optionsOf = (field: string): readonly { value: string; label: string }[] | undefined =>
    (isThere ? remote : local)?.fields.find(({ name }) => name === field)?.options;
  const shown = (field: string, value: unknown) =>
    optionsOf(field)?.find((option) => option.value === value)?.label ?? value;
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  const named = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = named.filter((field) => !isEmpty(before[field]) || !isEmpty(after[field]));
  return changed.map((field) => ({
    field,
    label: labelOf(field),
    before: shown(field, before[field]),
    after: shown(field, after[field]),
  }));
}
