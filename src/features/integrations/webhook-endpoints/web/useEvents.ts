import { useQuery } from '@tanstack/react-query';
import { apiRows } from '#web/requests/api.ts';
import type { CatalogEvent } from '../schema.ts';

/** The events that the reader can receive. */
export function useEvents() {
  return useQuery({
    queryKey: ['webhook_endpoints', 'events'],
    queryFn: ({ signal }) => apiRows<CatalogEvent>('webhook_endpoints/events', { signal }),
    staleTime: 5 * 60_000,
  });
}
