import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { Storage } from '../schema.ts';

/** Its key begins with the name of the documents resource, so that an upload refreshes it. */
export function useStorage() {
  return useQuery({
    queryKey: ['documents', 'storage'],
    queryFn: ({ signal }) => api<Storage>('document_folders/storage', { signal }),
  });
}
