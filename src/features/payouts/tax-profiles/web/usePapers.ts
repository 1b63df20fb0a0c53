import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { TaxPapers } from '../schema.ts';

/** The tax papers that the partner's own company lacks. */
export function usePapers() {
  return useQuery({
    queryKey: ['tax_papers'],
    queryFn: ({ signal }) => api<TaxPapers>('tax_papers', { signal }),
  });
}
