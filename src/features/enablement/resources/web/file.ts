import { queryOptions, useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { newId } from '#shared/ids.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { sendFile } from '#web/requests/sendFile.ts';
import { uploadCoverOf } from './pdf.ts';

interface Asked {
  id: string;
  version?: number;
  as: 'inline' | 'attachment';
}
type Address = { url: string };

const askAddress = ({ id, ...query }: Asked, signal?: AbortSignal) =>
  api<Address>(`resources/${id}/address`, { query, signal });

/**
 * The address at which a viewer shows a version. Its query key does not begin with `resources`, so that a live event
 * does not reload the page.
 */
export function addressOptions(id: string, version: number) {
  return queryOptions({
    queryKey: ['resource_address', id, version],
    queryFn: ({ signal }) => askAddress({ id, version, as: 'inline' }, signal),
    staleTime: Infinity,
    // The address expires in five minutes, so a new one is requested each time the file is opened.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Opens a file in the browser, as a download or in a new tab. */
export function useOpenResourceFile() {
  const { message } = App.useApp();
  return useMutation({
    mutationFn: async (asked: Asked) => {
      const { url } = await askAddress(asked);
      const link = document.createElement('a');
      link.href = url;
      if (asked.as === 'inline') link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: (error) => void message.error(error.message),
  });
}

/** Uploads a file as a new version, and tells how many percent of it are sent. @throws ApiError */
export async function sendVersion<Row>(id: string, file: File, onProgress: (percent: number) => void): Promise<Row> {
  return sendFile(
    file,
    { path: `resources/${id}/versions`, fields: { picture_url: await uploadCoverOf(file) } },
    { key: newId(), onProgress: (share) => onProgress(Math.floor(100 * share)) },
  );
}

/** The reason for which an upload was rejected, for display. */
export const resourceProblem = (error: unknown): string =>
  error instanceof ApiError ? (error.errors.file?.[0] ?? error.message) : (error as Error).message;
