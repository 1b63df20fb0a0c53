import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';

interface Address {
  url: string;
}

/** An address of a lesson's file for a viewer. It expires after five minutes; `refetch` requests a new one. */
export function useFileAddress(id: string | undefined) {
  return useQuery({
    queryKey: ['course_file_address', id],
    queryFn: ({ signal }) => api<Address>(`course_files/${id}/address`, { query: { as: 'inline' }, signal }),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Opens a file in the browser. @param resource the resource of the file */
export async function openFile(resource: string, id: string, as: 'inline' | 'attachment'): Promise<void> {
  const { url } = await api<Address>(`${resource}/${id}/address`, { query: { as } });
  const link = document.createElement('a');
  link.href = url;
  if (as === 'inline') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
