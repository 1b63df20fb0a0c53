import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { GoLive } from '../schema.ts';

export function useGoLive({ enabled = true, refetchOnMount = true } = {}) {
  const client = useQueryClient();
  const keep = (goLive: GoLive) => client.setQueryData(['go_live'], goLive);
  const state = useQuery({
    queryKey: ['go_live'],
    queryFn: ({ signal }) => api<GoLive>('go_live', { signal }),
    // Any write may complete an item.
    staleTime: 0,
    enabled,
    refetchOnMount,
  });
  const testMail = useMutation({
    mutationFn: () => api<GoLive>('go_live/test_mail', { method: 'POST', body: {} }),
    onSuccess: keep,
  });
  const dismiss = useMutation({
    mutationFn: (dismissed: boolean) => api<GoLive>('go_live/dismiss', { method: 'POST', body: { dismissed } }),
    onSuccess: keep,
  });
  return { state, testMail, dismiss };
}
