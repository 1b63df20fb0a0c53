import { useQuery } from '@tanstack/react-query';
import { apiPage, apiRows } from '#web/requests/api.ts';
import type { OwnRole, PermissionEntry } from '../schema.ts';

/** An organization has a handful: all of them at once. */
export function useOwnRoles({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['roles', 'all'],
    queryFn: async ({ signal }) => (await apiPage<OwnRole>('roles', { _start: 0, _end: 500 }, signal)).rows,
    enabled,
  });
}

export function useCatalog() {
  return useQuery({
    queryKey: ['permissions', 'catalog'],
    queryFn: ({ signal }) => apiRows<PermissionEntry>('permissions/catalog', { signal }),
    staleTime: 5 * 60_000,
  });
}
