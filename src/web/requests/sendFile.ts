import { POSITION_HEADER } from '#shared/log-positions.ts';
import { authHeaders, uploadError } from '#web/requests/api.ts';
import { notePosition } from './position.ts';
import { texts as ownTexts } from './texts.ts';

/** An upload's address, with the texts beside its file. */
export interface Destination {
  /** Below `/api`. */
  path: string;
  fields: Record<string, string | readonly string[] | null | undefined>;
}

/**
 * Sends one file and tells how far it is. Not with `fetch`, which cannot tell.
 * @throws ApiError as every call, or a TypeError when the line broke
 */
export function sendFile<Row>(
  file: File,
  { path, fields }: Destination,
  { signal, onProgress, key }: { signal?: AbortSignal; onProgress?: (share: number) => void; key: string },
): Promise<Row> {
  const form = new FormData();
  // The server reads the texts before it takes the file.
  for (const [name, given] of Object.entries(fields)) {
    for (const value of [given].flat()) if (value) form.append(name, value);
  }
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    const headers = { accept: 'application/json', 'idempotency-key': key, ...authHeaders() };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      notePosition(request.getResponseHeader(POSITION_HEADER));
      let body = {};
      try {
        body = JSON.parse(request.responseText) as Record<string, unknown>;
      } catch {
        // Something between us and the server answered.
      }
      if (request.status >= 200 && request.status < 300) resolve(body as Row);
      else reject(uploadError(request.status, body));
    };
    request.onerror = () => reject(new TypeError(ownTexts.connectionWasLostTryAgain));
    request.onabort = () => reject(new DOMException('Canceled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
