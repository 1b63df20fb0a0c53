import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { apiAll } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { dataImport, type Import, type ImportFile } from '../schema.ts';
import { ImportedRecords } from './ImportedRecords.tsx';
import { MappingEditor } from './MappingEditor.tsx';
import { Report } from './Report.tsx';
import { Undo } from './Undo.tsx';
import { useTargets } from './useTargets.ts';

const Working = lazy(() => import('./Working.tsx'));

export default function ImportShow() {
  const id = useParam('id');
  useTitle(useOne<Import>('imports', id).data?.name);
  return <ImportRun id={id} />;
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
    queryFn: ({ signal }) => apiAll<ImportFile>(`imports/${row.id}/files`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const targets = useTargets();
  useFreshAfter(row.status);
  const { label, tone } = dataImport.fields.status.options.find(({ value }) => value === row.status)!;
  const isPrepared = row.status === 'mapping' || row.status === 'checked' || row.status === 'failed';

  return (
    <>
      <PageHeader title={row.name} meta={<StatusTag tone={tone}>{label}</StatusTag>}>
        {row.status === 'done' && mayManage && <Undo id={row.id} targets={targets ?? []} />}
      </PageHeader>
      <Flex vertical gap={16}>
        {row.error && <Alert type="error" showIcon title={row.error} />}
        {(row.status === 'running' || row.status === 'undoing') && (
          <Suspense>
            <Working row={row} />
          </Suspense>
        )}
        {isPrepared && mayManage && !files.data && files.error && (
          <ErrorState error={files.error} reset={files.refetch} />
        )}
        {isPrepared && mayManage && files.data && targets && (
          <MappingEditor row={row} files={files.data} targets={targets} />
        )}
        {row.status === 'done' && <ImportedRecords id={row.id} targets={targets ?? []} />}
        {!isPrepared && row.report && (
          <Report id={row.id} report={row.report} targets={targets ?? []} isDone={row.status !== 'running'} />
        )}
      </Flex>
    </>
  );
}

/** An import can change any screen, and sends no event per row. */
function useFreshAfter(status: Import['status']): void {
  const cache = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const wasWorking = before.current === 'running' || before.current === 'undoing';
    before.current = status;
    if (wasWorking && (status === 'done' || status === 'undone')) void cache.invalidateQueries();
  }, [status, cache]);
}
