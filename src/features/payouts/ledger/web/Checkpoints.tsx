import { useMutation } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import Moon from 'lucide-react/icons/moon';
import { useRef } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { saveFile } from '#web/requests/download.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import {
  type Checkpoint,
  type CheckpointComparison,
  type CheckpointNight,
  checkpointNight,
} from '../checkpoints.schema.ts';
import { texts } from './texts.ts';
import css from './Verification.module.css';

/** The nightly checks of the ledger and the audit log, with a downloadable checkpoint for each. */
export function Checkpoints() {
  const save = useSave();
  return (
    <>
      <Compare />
      <NounList
        noun={checkpointNight}
        title={null}
        permission="journal_entries"
        columns={[
          'taken_on',
          {
            of: 'is_intact',
            label: texts.result,
            render: ({ is_intact }) => (
              <StatusTag tone={is_intact ? 'green' : 'red'}>{is_intact ? texts.intact : texts.broken}</StatusTag>
            ),
          },
          { of: 'difference', width: 360 },
        ]}
        savedViews={false}
        rowMenu={(row) =>
          row.is_intact && (
            <Button
              type="text"
              size="small"
              icon={<Download size={16} />}
              loading={save.isPending && save.variables === row}
              title={texts.downloadSignedCheckpoint}
              aria-label={texts.downloadSignedCheckpointOf(row.taken_on)}
              onClick={() => save.mutate(row)}
            />
          )
        }
        empty={{
          icon: Moon,
          text: texts.ledgerAndAuditLogVerifiedAnd,
        }}
      />
    </>
  );
}

function useSave() {
  const sayFailure = useErrorMessage();
  return useMutation({
    mutationFn: async ({ id, taken_on }: CheckpointNight) => {
      const checkpoint = await api<Checkpoint>(`checkpoints/${id}/document`);
      const content = new Blob([JSON.stringify(checkpoint, null, 2)], { type: 'application/json' });
      saveFile(`checkpoint-${taken_on}.json`, content);
    },
    onError: sayFailure,
  });
}

/** Compares a checkpoint file with the current data. */
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
        throw new Error(`${file.name} is not a checkpoint. Choose a checkpoint file you downloaded here.`);
      return api<CheckpointComparison>('checkpoints/compare', { method: 'POST', body, asks: true });
    },
    onError: (error) => message.error(error.message),
  });
  const { data, variables } = compare;
  return (
    <div className={css.compare}>
      <p className="meta">{texts.keepCheckpointOutsideTandemToProve}</p>
      <Button icon={<FileCheck size={16} />} loading={compare.isPending} onClick={() => chooser.current?.click()}>
        {texts.compareCheckpoint}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={texts.checkpointToCompare}
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
              ? texts.ledgerAndAuditLogMatch(variables!.name)
              : `${variables!.name}: ${data.problems.join(' ')}`
          }
        />
      )}
    </div>
  );
}
