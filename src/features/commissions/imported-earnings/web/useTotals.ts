import { useQuery } from '@tanstack/react-query';
import { apiRows } from '#web/requests/api.ts';
import type { EarlierTotals } from '../schema.ts';

/** The totals of a partner's history; without a partner, those of the reader. */
export function useTotals(partner_id?: string) {
  return useQuery({
    queryKey: ['imported_earnings', 'totals', partner_id ?? null],
    queryFn: ({ signal }) => apiRows<EarlierTotals>('imported_earnings/totals', { query: { partner_id }, signal }),
  });
}
