import { apiResponse, type Query } from './api.ts';

/** Fetches a file with the person's rights and hands it to the browser, under the name the server gave it. */
export async function downloadFile(path: string, query?: Query): Promise<void> {
  const response = await apiResponse(path, { query });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? path.split('/').at(-1)!;
  link.click();
  URL.revokeObjectURL(address);
}
