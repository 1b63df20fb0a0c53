import { useQuery } from '@tanstack/react-query';
import { apiRows } from '#web/requests/api.ts';
import type { PurposeRow } from '../schema.ts';

/** The purposes a form can have. */
export function usePurposes() {
  const query = useQuery({
    queryKey: ['form_purposes'],
    queryFn: ({ signal }) => apiRows<PurposeRow>('form_purposes', { signal }),
    staleTime: 5 * 60_000,
  });
  const purposes = query.data ?? [];
  return {
    query,
    purposes,
    of: (key: string) => purposes.find((one) => one.key === key),
    labelOf: (key: string) => purposes.find((one) => one.key === key)?.label ?? key,
  };
}
