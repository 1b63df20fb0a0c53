import { Alert, Button, Progress } from 'antd';
import { listAddress, nounAddress } from '#shared/nouns/nouns.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { formatNumber } from '#web/region.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useAction, useList } from '#web/resource/data/useResource.ts';
import type { CrmConnection, ObjectMapping, SyncRun, SyncRunRecord } from '../schema.ts';
import { mappingName, resultSentence, tableLabel } from './names.ts';
import css from './setup.module.css';
import { texts as t } from './texts.ts';
import { isRunning, touched } from './useMapping.ts';

interface LoadStepProps {
  connection: CrmConnection;
  mappings: readonly ObjectMapping[];
  /** The newest simulation and first synchronization of each mapping. */
  runs: readonly SyncRun[];
}

/** The result of the simulation; then the progress of loading, with the first records. */
export function LoadStep({ connection, mappings, runs }: LoadStepProps) {
  const showFailure = useErrorMessage();
  const load = useAction<readonly string[]>(
    'object_mappings',
    () => 'object_mappings/load',
    (ids) => ({ ids }),
    touched,
  );
  const isLoading = runs.some(({ kind }) => kind === 'backfill');
  const latest = mappings.flatMap((mapping) => {
    const own = runs.filter(({ object_mapping_id }) => object_mapping_id === mapping.id);
    const run = own.find(({ kind }) => kind === 'backfill') ?? own.find(({ kind }) => kind === 'simulate');
    return run ? [{ mapping, run }] : [];
  });
  const simulated = latest.filter(({ run }) => run.kind === 'simulate');
  const ready = simulated.filter(({ run }) => run.status === 'done');
  const records = ready.reduce((sum, { run }) => sum + (run.counts.create_here ?? 0) + (run.counts.link ?? 0), 0);
  return (
    <div className={css.stack} aria-live="polite">
      <p className={css.lead}>{isLoading ? t.loadText(connection.name) : t.simulatedText}</p>
      {latest.map(({ mapping, run }) => (
        <Card
          key={mapping.id}
          title={mappingName(mapping)}
          actions={<Link to={`/partners/fields/external/show/${mapping.id}?tab=simulation`}>{t.details}</Link>}
        >
          <RunState run={run} crm={connection.name} />
          {run.kind === 'backfill' && !isRunning(run) && <LoadedRecords run={run} table={mapping.local_table} />}
        </Card>
      ))}
      {ready.length > 0 && (
        <div className={css.buttons}>
          <Button
            type="primary"
            disabled={simulated.some(({ run }) => isRunning(run))}
            loading={load.isPending}
            onClick={() =>
              load.mutate(
                ready.map(({ mapping }) => mapping.id),
                { onError: showFailure },
              )
            }
          >
            {t.loadRecords(records)}
          </Button>
          <span className="meta">{t.loadHelp}</span>
        </div>
      )}
    </div>
  );
}

function RunState({ run, crm }: { run: SyncRun; crm: string }) {
  const { processed, total, error } = run;
  if (!isRunning(run)) return error ? <Alert type="error" showIcon title={error} /> : <p>{resultSentence(run, crm)}</p>;
  return (
    <>
      <span>
        {total ? t.progress(formatNumber(processed), formatNumber(total)) : t.progressSoFar(formatNumber(processed))}
      </span>
      <Progress
        percent={total ? Math.min(100, Math.floor((100 * processed) / total)) : 0}
        showInfo={false}
        status="active"
        aria-label={t.progressLabel}
      />
    </>
  );
}

/** The first records that were loaded, and the way to all of them. */
function LoadedRecords({ run, table }: { run: SyncRun; table: string }) {
  const { data } = useList<SyncRunRecord>('sync_run_records', {
    filters: [{ field: 'run_id', operator: 'eq', values: [run.id] }],
    start: 0,
    end: 5,
  });
  const loaded = data?.rows.filter(({ record_id }) => record_id !== null) ?? [];
  const all = nounAddress(table, '$id');
  if (loaded.length === 0 || !all) return null;
  return (
    <p className={css.loaded}>
      {loaded.map(({ id, record_id, record_name }) => (
        <Link key={id} to={nounAddress(table, record_id!)!}>
          {record_name ?? t.record}
        </Link>
      ))}
      <Link to={listAddress(all)}>{t.openAll(tableLabel(table))}</Link>
    </p>
  );
}
