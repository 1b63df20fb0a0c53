import { queryOptions, useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import type { FileAddress } from '#features/platform/stored-files/schema.ts';
import { api } from '#web/requests/api.ts';

interface Asked {
  id: string;
  version?: number;
  as: 'inline' | 'attachment' | 'original';
}

const askAddress = ({ id, ...query }: Asked, signal?: AbortSignal) =>
  api<FileAddress>(`documents/${id}/address`, { query, signal });

/**
 * The address at which a viewer shows a version. Its query key does not begin with the resource's name, because a live
 * event would replace the address and reset the reader to the first page.
 */
export function addressOptions(id: string, version: number) {
  return queryOptions({
    queryKey: ['document_address', id, version],
    queryFn: ({ signal }) => askAddress({ id, version, as: 'inline' }, signal),
    staleTime: Infinity,
    // The address expires in five minutes, so a new one is requested each time the file is opened.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Opens a file in the browser, as a download or in a new tab. */
export function useOpenDocumentFile() {
  const { message } = App.useApp();
  return useMutation({
    mutationFn: async (asked: Asked) => {
      const { url } = await askAddress(asked);
      const link = document.createElement('a');
      link.href = url;
      // Files that cannot be displayed are downloaded anyway, because of their headers.
      if (asked.as === 'inline') link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: (error) => void message.error(error.message),
  });
}
