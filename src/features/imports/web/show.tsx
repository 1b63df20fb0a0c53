import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import type { Import, ImportFile } from '../schema.ts';
import { MappingEditor } from './MappingEditor.tsx';
import { Report } from './Report.tsx';
import { statusWords } from './statuses.ts';
import { Undo } from './Undo.tsx';
import { useTargets } from './useTargets.ts';

export default function ImportShow() {
  return <ImportRun id={useParam('id')} />;
}

/** An import from its files to its result. */
export function ImportRun({ id }: { id: string }) {
  const row = useOne<Import>('imports', id);
  return <Loaded query={row}>{(loaded) => <ImportScreen key={loaded.id} row={loaded} />}</Loaded>;
}

function ImportScreen({ row }: { row: Import }) {
  const mayManage = useCan('imports', 'manage');
  const files = useQuery({
    queryKey: ['imports', row.id, 'files'],
    queryFn: ({ signal }) => api<ImportFile[]>(`imports/${row.id}/files`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const targets = useTargets();
  useFreshAfter(row.status);
  const { label, tone } = statusWords[row.status];
  const isPrepared = row.status === 'mapping' || row.status === 'checked' || row.status === 'failed';

  return (
    <>
      <PageHeader title={row.name} meta={<StatusTag tone={tone}>{label}</StatusTag>}>
        {row.status === 'done' && mayManage && <Undo id={row.id} targets={targets ?? []} />}
      </PageHeader>
      <Flex vertical gap={16}>
        {row.error && <Alert type="error" showIcon title={row.error} />}
        {(row.status === 'running' || row.status === 'undoing') && <Working row={row} />}
        {isPrepared && mayManage && files.data && targets && (
          <MappingEditor row={row} files={files.data} targets={targets} />
        )}
        {!isPrepared && row.report && (
          <Report id={row.id} report={row.report} targets={targets ?? []} isDone={row.status !== 'running'} />
        )}
      </Flex>
    </>
  );
}

/** What an import writes can stand on any screen, and its rows are not announced one by one. */
function useFreshAfter(status: Import['status']): void {
  const cache = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const wasWorking = before.current === 'running' || before.current === 'undoing';
    before.current = status;
    if (wasWorking && (status === 'done' || status === 'undone')) void cache.invalidateQueries();
  }, [status, cache]);
}

function Working({ row }: { row: Import }) {
  const { step, done, total } = row.progress ?? { step: 'Waiting for its turn', done: 0, total: 0 };
  return (
    <Card title={row.status === 'undoing' ? 'Being taken back' : 'Importing'}>
      <Flex vertical gap={8} aria-live="polite">
        <span>
          {step}
          {total > 0 && ` – ${done.toLocaleString()} of ${total.toLocaleString()}`}
        </span>
        <Progress
          percent={total === 0 ? 0 : Math.floor((100 * done) / total)}
          showInfo={false}
          status="active"
          aria-label="Progress"
        />
        <span className="meta">
          You may leave this page. Nothing is visible elsewhere until all of it is{' '}
          {row.status === 'undoing' ? 'done' : 'there'}.
        </span>
      </Flex>
    </Card>
  );
}
