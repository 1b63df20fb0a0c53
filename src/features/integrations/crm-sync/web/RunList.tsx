import { Alert, App, Button } from 'antd';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type ObjectMapping, runKinds, runStatuses, type SyncRun, syncRun } from '../schema.ts';
import css from './mapping.module.css';
import { resultSentence, tableLabel } from './names.ts';
import { RunProgress } from './RunProgress.tsx';
import { RunRecords } from './RunRecords.tsx';
import { texts as t } from './texts.ts';
import { isRunning, useConnections, useLocalObjects, useRemoteObjects, useRun, useUndo } from './useMapping.ts';

/** The runs of one mapping, or of all; a run opens beside the list. */
export function RunList({ mapping, title = null }: { mapping?: ObjectMapping; title?: string | null }) {
  const [drawer, setDrawer] = useDrawer();
  return (
    <>
      <NounList
        noun={syncRun}
        title={title}
        columns={[
          { of: 'kind', width: 180 },
          'status',
          ...(mapping
            ? []
            : [{ field: 'local_table', label: t.records, value: (row: SyncRun) => tableLabel(row.local_table) }]),
          {
            field: 'counts',
            label: t.result,
            width: 320,
            value: (row: SyncRun) => resultSentence(row, t.theCrm),
          },
        ]}
        {...(mapping && { fixed: [{ field: 'object_mapping_id', operator: 'eq', values: [mapping.id] }] })}
        exportable={false}
        savedViews={false}
        onOpen={({ id }) => setDrawer(id)}
        empty={{ icon: History, text: t.noRuns }}
      />
      <FormDrawer open={drawer !== null} title={t.run} onClose={() => setDrawer(null)}>
        {drawer !== null && <RunView id={drawer} />}
      </FormDrawer>
    </>
  );
}

function RunView({ id }: { id: string }) {
  return <Loaded query={useRun(id)}>{(run) => <Run run={run} />}</Loaded>;
}

function Run({ run }: { run: SyncRun }) {
  const { message } = App.useApp();
  const [isUndoing, setUndoing] = useState(false);
  const mayManage = useCan('object_mappings', 'manage');
  const undo = useUndo();
  const crm = useConnections().data?.find((connection) => connection.id === run.connection_id)?.name ?? t.theCrm;
  const local = useLocalObjects().data?.find(({ table }) => table === run.local_table);
  const remote = useRemoteObjects(run.connection_id).data?.find(({ name }) => name === run.remote_object);
  const status = runStatuses.find(({ value }) => value === run.status);
  return (
    <div className={css.stack} style={{ paddingBottom: 24 }}>
      <div className={css.spread}>
        <h2>{runKinds.find(({ value }) => value === run.kind)?.label}</h2>
        <StatusTag tone={status?.tone ?? 'gray'}>{status?.label}</StatusTag>
      </div>
      {run.error && <Alert type="error" showIcon title={run.error} />}
      {isRunning(run) ? <RunProgress run={run} /> : <p className={css.lead}>{resultSentence(run, crm)}</p>}
      <Facts
        rows={[
          [t.records, tableLabel(run.local_table)],
          [t.started, <DateText key="s" value={run.created_at} as="instant" />],
          [t.finished, run.finished_at && <DateText key="f" value={run.finished_at} as="instant" />],
          [t.startedBy, run.started_by_name],
        ]}
      />
      {mayManage && run.can_undo && (
        <div className={css.row}>
          <Button onClick={() => setUndoing(true)}>{t.undo}</Button>
        </div>
      )}
      <RunRecords run={run} crm={crm} parts={{ local, remote }} />
      {isUndoing && (
        <ActionDialog
          title={t.undoTitle}
          action={t.undo}
          danger
          text={t.undoText(crm)}
          onSubmit={() => undo.mutateAsync(run.id)}
          onDone={() => {
            message.success(t.undoStarted);
            setUndoing(false);
          }}
          onClose={() => setUndoing(false)}
        />
      )}
    </div>
  );
}
