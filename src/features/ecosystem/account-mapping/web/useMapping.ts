import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Matrix } from '../mapping.schema.ts';

export function useMatrix(partner: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: ['account_mapping', 'matrix', partner],
    queryFn: ({ signal }) =>
      api<Matrix>(`account_mapping/matrix${partner ? `?partner_id=${partner}` : ''}`, { signal }),
    enabled,
  });
}

/** Sends a change of the mapping and reads everything about it again. */
export function useMappingWrite<Output = unknown>() {
  return useWrite<{ url: string; body: object }, Output>(
    'account_mapping',
    ({ url, body }) => api(url, { method: 'POST', body }),
    ['mapping_populations', 'introductions', 'work_items'],
  );
}
