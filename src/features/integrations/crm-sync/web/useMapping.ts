import { useQuery } from '@tanstack/react-query';
import { api, apiAll, apiRows } from '#web/requests/api.ts';
import { useAction, useList, useOne } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type {
  CrmConnection,
  FieldMapping,
  FieldProposal,
  LocalObject,
  ObjectMapping,
  RecordExplanation,
  RemoteObject,
  SyncIssue,
  SyncRun,
} from '../schema.ts';

/** The connected CRM systems. */
export function useConnections() {
  return useQuery({
    queryKey: ['object_mappings', 'connections'],
    queryFn: ({ signal }) => apiAll<CrmConnection>('object_mappings/connections', { signal }),
  });
}

/** The objects and fields of the CRM, as it describes them now. */
export function useRemoteObjects(connection_id: string | undefined) {
  // The CRM is asked with its credentials, for those who may change the mapping.
  const mayManage = useCan('object_mappings', 'manage');
  return useQuery({
    queryKey: ['object_mappings', 'remote', connection_id],
    queryFn: ({ signal }) =>
      apiRows<RemoteObject>('object_mappings/remote_objects', { query: { connection_id: connection_id! }, signal }),
    enabled: mayManage && !!connection_id,
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** The records of Tandem that can be synchronized, with their fields. */
export function useLocalObjects() {
  return useQuery({
    queryKey: ['object_mappings', 'local'],
    queryFn: ({ signal }) => apiRows<LocalObject>('object_mappings/local_objects', { signal }),
    staleTime: 60_000,
  });
}

const most = { start: 0, end: 200 };

export const useMappings = () =>
  useList<ObjectMapping>('object_mappings', { ...most, sort: [{ field: 'created_at', descending: false }] });

export const useMapping = (id: string | undefined) => useOne<ObjectMapping>('object_mappings', id);

export const useFields = (mapping_id: string) =>
  useList<FieldMapping>('field_mappings', {
    ...most,
    filters: [{ field: 'object_mapping_id', operator: 'eq', values: [mapping_id] }],
    sort: [{ field: 'order', descending: false }],
  });

export function useProposals(mapping_id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['field_mappings', 'proposals', mapping_id],
    queryFn: ({ signal }) =>
      api<FieldProposal[]>(`object_mappings/${mapping_id}/propose`, { method: 'POST', body: {}, asks: true, signal }),
    enabled,
    staleTime: 60_000,
    retry: false,
  });
}

export const isRunning = (run: Pick<SyncRun, 'status'> | undefined) =>
  run?.status === 'queued' || run?.status === 'running';

/** The pause between questions about the progress of a run. */
const PROGRESS_MS = 1_500;

/** The newest run of a kind. */
export function useLastRun(mapping_id: string, kind: SyncRun['kind']) {
  return useQuery({
    queryKey: ['sync_runs', 'last', mapping_id, kind],
    queryFn: async ({ signal }) => {
      const query = { object_mapping_id: mapping_id, kind, _sort: 'created_at', _order: 'DESC', _start: 0, _end: 1 };
      return (await api<SyncRun[]>('sync_runs', { query, signal }))[0] ?? null;
    },
    refetchInterval: ({ state }) => (isRunning(state.data ?? undefined) ? PROGRESS_MS : false),
  });
}

export function useRun(id: string | undefined) {
  return useQuery({
    queryKey: ['sync_runs', 'one', id],
    queryFn: ({ signal }) => api<SyncRun>(`sync_runs/${id}`, { signal }),
    enabled: !!id,
    refetchInterval: ({ state }) => (isRunning(state.data) ? PROGRESS_MS : false),
  });
}

/** Resources that steps of a mapping change. */
export const touched = ['sync_runs', 'sync_issues', 'record_links', 'field_mappings', 'object_mappings'];

export const useMappingStep = (step: 'simulate' | 'backfill') =>
  useAction<string, SyncRun>(
    'object_mappings',
    (id) => `object_mappings/${id}/${step}`,
    () => ({}),
    touched,
  );

export const useUndo = () =>
  useAction<string, SyncRun>(
    'sync_runs',
    (id) => `sync_runs/${id}/undo`,
    () => ({}),
    touched,
  );

export const useResolve = () =>
  useAction<{ id: string; side: 'here' | 'there' }>(
    'sync_issues',
    ({ id }) => `sync_issues/${id}/resolve`,
    ({ side }) => ({ side }),
    touched,
  );

/** The open conflicts of one record: one for each field. */
export function useConflicts(issue: SyncIssue | undefined) {
  const { data } = useList<SyncIssue>(
    'sync_issues',
    {
      ...most,
      filters: [
        { field: 'object_mapping_id', operator: 'eq', values: [issue?.object_mapping_id ?? ''] },
        { field: 'kind', operator: 'eq', values: ['conflict'] },
        { field: 'status', operator: 'eq', values: ['open'] },
      ],
    },
    { enabled: issue?.kind === 'conflict' },
  );
  return data?.rows.filter(({ record_id }) => record_id === issue?.record_id) ?? [];
}

export function useExplanation(table: string, id: string) {
  return useQuery({
    queryKey: ['record_links', 'explain', table, id],
    queryFn: ({ signal }) => api<RecordExplanation>('record_links/explain', { query: { table, id }, signal }),
  });
}
