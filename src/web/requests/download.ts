import { regionToday } from '../region.ts';
import { apiResponse, type Call, type Query } from './api.ts';

/** Downloads a file with the user's permissions, under the name the server gave it. */
export async function downloadFile(path: string, query?: Query, call: Pick<Call, 'method' | 'body' | 'asks'> = {}) {
  const response = await apiResponse(path, { ...call, query });
  saveFile(nameIn(response.headers.get('content-disposition') ?? '') ?? path.split('/').at(-1)!, await response.blob());
}

/** The name of a file in any script, otherwise in plain letters (RFC 6266). */
function nameIn(header: string): string | undefined {
  const exact = /filename\*=UTF-8''([^;\s]+)/.exec(header)?.[1];
  return exact ? decodeURIComponent(exact) : /filename="([^"]+)"/.exec(header)?.[1];
}

/** The object URL must outlive the question of an iPhone whether to keep the file. */
const FETCHED_MS = 60_000;

/** Saves a file through the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_MS);
}

/** Names a file, such as `partners-2026-03-16.csv`. */
export function fileName(resource: string, format: string): string {
  return `${resource}-${regionToday()}.${format}`;
}
