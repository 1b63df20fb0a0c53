import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { HookCreate, HookState, NewHook } from '../../hooks.schema.ts';

/** An event is looked for this often while someone listens. */
const POLL_MS = 2_000;

/** The address of a flow for another system, and what people do with it. */
export function useHook(id: string) {
  const queries = useQueryClient();
  const queryKey = ['automations', 'hook', id];
  const state = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api<{ hook: HookState | null }>(`automations/${id}/hook`, { signal })).hook,
    refetchInterval: ({ state: { data } }) => (data?.listening_until ? POLL_MS : false),
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const post = <T>(step: string, body: object = {}) => api<T>(`automations/${id}/${step}`, { method: 'POST', body });
  const create = useMutation({
    mutationFn: (input: HookCreate) => post<NewHook>('create_hook', input),
    onSuccess: refresh,
  });
  const listen = useMutation({ mutationFn: () => post<HookState>('listen'), onSuccess: refresh });
  const forget = useMutation({ mutationFn: () => post('forget_sample'), onSuccess: refresh });
  return { state, create, listen, forget };
}
