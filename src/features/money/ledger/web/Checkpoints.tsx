import { useMutation } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import Moon from 'lucide-react/icons/moon';
import { useRef } from 'react';
import { api } from '#web/api.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { saveFile } from '#web/download.ts';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useSayFailure } from '#web/resource/useSayFailure.ts';
import type { Checkpoint, CheckpointComparison, CheckpointNight } from '../checkpoints.schema.ts';
import css from './Verification.module.css';

const columns: Column<CheckpointNight>[] = [
  { field: 'taken_on', label: 'Night', kind: 'date', sortable: true },
  {
    field: 'is_intact',
    label: 'Result',
    render: ({ is_intact }) => (
      <StatusTag tone={is_intact ? 'green' : 'red'}>{is_intact ? 'Intact' : 'Broken'}</StatusTag>
    ),
  },
  { field: 'difference', label: 'Difference', width: 360 },
  { field: 'ledger_seq', label: 'Ledger entries', kind: 'number' },
  { field: 'audit_seq', label: 'Seals of the log', kind: 'number' },
  { field: 'taken_at', label: 'Checked', kind: 'instant', sortable: true, hidden: true },
];
const filters: FilterSpec[] = [
  { field: 'taken_on', label: 'Night', kind: 'date' },
  { field: 'is_intact', label: 'Intact', kind: 'bool' },
];

/** The nightly checks of the books and the log, with what can be kept elsewhere of each. */
export function Checkpoints() {
  const save = useSave();
  return (
    <>
      <Compare />
      <ResourceList<CheckpointNight>
        resource="checkpoints"
        permission="journal_entries"
        noun={['night', 'nights']}
        columns={columns}
        filters={filters}
        savedViews={false}
        rowMenu={(row) =>
          row.is_intact && (
            <Button
              type="text"
              size="small"
              icon={<Download size={16} />}
              loading={save.isPending && save.variables === row}
              title="Download the signed checkpoint"
              aria-label={`Download the signed checkpoint of ${row.taken_on}`}
              onClick={() => save.mutate(row)}
            />
          )
        }
        empty={{
          icon: Moon,
          text: 'Each night the ledger and the audit log are worked out again, and where they end is signed. The first night is still to come.',
        }}
      />
    </>
  );
}

function useSave() {
  const sayFailure = useSayFailure();
  return useMutation({
    mutationFn: async ({ id, taken_on }: CheckpointNight) => {
      const checkpoint = await api<Checkpoint>(`checkpoints/${id}/document`);
      const content = new Blob([JSON.stringify(checkpoint, null, 2)], { type: 'application/json' });
      saveFile(`checkpoint-${taken_on}.json`, content);
    },
    onError: sayFailure,
  });
}

/** Holds a checkpoint somebody kept against what is here now. */
function Compare() {
  const { message } = App.useApp();
  const chooser = useRef<HTMLInputElement>(null);
  const compare = useMutation({
    mutationFn: async (file: File) => {
      const body: unknown = await file
        .text()
        .then(JSON.parse)
        .catch(() => null);
      if (typeof body !== 'object' || body === null || !('ledger' in body))
        throw new Error(`${file.name} is no checkpoint: choose a file that was downloaded here.`);
      return api<CheckpointComparison>('checkpoints/compare', { method: 'POST', body, asks: true });
    },
    onError: (error) => message.error(error.message),
  });
  const { data, variables } = compare;
  return (
    <div className={css.compare}>
      <p className="meta">
        A checkpoint kept elsewhere shows later that no entry was cut off and nothing was written anew, whoever did it.
      </p>
      <Button icon={<FileCheck size={16} />} loading={compare.isPending} onClick={() => chooser.current?.click()}>
        Compare a checkpoint
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Checkpoint to compare"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) compare.mutate(file);
          event.target.value = '';
        }}
      />
      {data && (
        <Alert
          className={css.compared}
          type={data.agrees ? 'success' : 'error'}
          showIcon
          role={data.agrees ? 'status' : 'alert'}
          title={
            data.agrees
              ? `The ledger and the log still run through ${variables!.name}.`
              : `${variables!.name}: ${data.problems.join(' ')}`
          }
        />
      )}
    </div>
  );
}
