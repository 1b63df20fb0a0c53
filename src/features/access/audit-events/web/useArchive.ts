import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { ArchiveExtent } from '../schema.ts';

/** Reads how far the log of the program or of the caller's own organization reaches back, and what is archived. */
export function useArchive(of: 'audit_events' | 'organization_events') {
  return useQuery({
    queryKey: [of, 'archive'],
    queryFn: ({ signal }) => api<ArchiveExtent>(`${of}/archive`, { signal }),
    staleTime: 300_000,
  });
}
