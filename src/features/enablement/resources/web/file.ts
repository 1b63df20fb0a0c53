import { queryOptions, useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { newId } from '#shared/ids.ts';
import { POSITION_HEADER } from '#shared/log-positions.ts';
import { ApiError, api, authHeaders, uploadError } from '#web/requests/api.ts';
import { notePosition } from '#web/requests/position.ts';
import { uploadCoverOf } from './pdf.ts';
import { texts as t } from './texts.ts';

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

/**
 * Uploads a file as a new version with progress. It does not use `fetch`, which reports no upload progress.
 * @throws ApiError
 */
export async function sendVersion<Row>(id: string, file: File, onProgress: (percent: number) => void): Promise<Row> {
  const form = new FormData();
  const picture = await uploadCoverOf(file);
  if (picture) form.append('picture_url', picture);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/resources/${id}/versions`);
    const headers = { accept: 'application/json', 'idempotency-key': newId(), ...authHeaders() };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.onload = () => {
      notePosition(request.getResponseHeader(POSITION_HEADER));
      let body: Record<string, unknown> = {};
      try {
        body = JSON.parse(request.responseText);
      } catch {
        // The response came from a proxy and not from the server.
      }
      if (request.status >= 200 && request.status < 300) resolve(body as Row);
      else reject(uploadError(request.status, body));
    };
    request.onerror = () => reject(new TypeError(t.lineBroke));
    request.send(form);
  });
}

/** The reason for which an upload was rejected, for display. */
export const resourceProblem = (error: unknown): string =>
  error instanceof ApiError ? (error.errors.file?.[0] ?? error.message) : (error as Error).message;
