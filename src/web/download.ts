import { apiResponse, type Query } from './api.ts';
import { regionToday } from './region.ts';

/** Fetches a file with the person's rights and hands it to the browser, under the name the server gave it. */
export async function downloadFile(path: string, query?: Query): Promise<void> {
  const response = await apiResponse(path, { query });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? path.split('/').at(-1)!, await response.blob());
}

/** An iPhone asks first whether to keep a file, and fetches it then. */
const FETCHED_MS = 60_000;

/** Hands the browser a file to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_MS);
}

/** `partners-2026-03-16.csv` */
export function fileName(resource: string, format: string): string {
  return `${resource}-${regionToday()}.${format}`;
}
