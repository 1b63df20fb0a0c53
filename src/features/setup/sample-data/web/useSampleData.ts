import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { RemovalInput, RemovalPlan, Removed, SampleData } from '../schema.ts';

/** Whether there is sample data, and the two ways to change that. Everything on screen may change with it. */
export function useSampleData() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  const state = useQuery({
    queryKey: ['sample_data', 'state'],
    queryFn: ({ signal }) => api<SampleData>('sample_data', { signal }),
  });
  const plant = useMutation({
    mutationFn: () => api<SampleData>('sample_data/plant', { method: 'POST', body: {} }),
    onSuccess: refresh,
  });
  const plan = useMutation({ mutationFn: () => api<RemovalPlan>('sample_data/removal') });
  const remove = useMutation({
    mutationFn: (body: RemovalInput) => api<Removed>('sample_data/remove', { method: 'POST', body }),
    onSuccess: refresh,
  });
  return { state, plant, plan, remove };
}
