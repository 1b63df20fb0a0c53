import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { SyncRun } from '../schema.ts';
import { isRunning } from './useMapping.ts';

const PROGRESS_MS = 1_000;

/** The newest run of each kind and mapping of a connection, followed while one of them is running. */
export function useSetupRuns(connection_id: string) {
  return useQuery({
    queryKey: ['sync_runs', 'setup', connection_id],
    queryFn: async ({ signal }) => {
      const query = { connection_id, _sort: 'created_at', _order: 'DESC', _start: 0, _end: 100 };
      const runs = await api<SyncRun[]>('sync_runs', { query, signal });
      const of = ({ object_mapping_id, kind }: SyncRun) => `${object_mapping_id} ${kind}`;
      return runs.filter((run, at) => runs.findIndex((one) => of(one) === of(run)) === at);
    },
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? PROGRESS_MS : false),
  });
}
