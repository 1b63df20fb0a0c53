import { queryOptions, useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import type { FileAddress } from '#features/platform/stored-files/schema.ts';
import { api } from '#web/api.ts';

interface Asked {
  id: string;
  version?: number;
  as: 'inline' | 'attachment' | 'original';
}

const askAddress = ({ id, ...query }: Asked, signal?: AbortSignal) =>
  api<FileAddress>(`documents/${id}/address`, { query, signal });

/**
 * The address a viewer shows a version at. Its key does not begin with the resource's name: a live event would exchange the
 * address, and the reader would be back on the first page.
 */
export function addressOptions(id: string, version: number) {
  return queryOptions({
    queryKey: ['document_address', id, version],
    queryFn: ({ signal }) => askAddress({ id, version, as: 'inline' }, signal),
    staleTime: Infinity,
    // Looked at again later, it is fetched with a new one: this one ends in five minutes.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Hands the file to the browser: to keep, or to look at in a tab of its own. */
export function useOpenFile() {
  const { message } = App.useApp();
  return useMutation({
    mutationFn: async (asked: Asked) => {
      const { url } = await askAddress(asked);
      const link = document.createElement('a');
      link.href = url;
      // What cannot be shown comes as a download anyway, by its headers.
      if (asked.as === 'inline') link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: (error) => void message.error(error.message),
  });
}
