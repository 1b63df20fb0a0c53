import { api } from '#web/requests/api.ts';
import { saveFile } from '#web/requests/download.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { FileContent } from '../schema.ts';

/** Downloads a payment file; the server records who took it. */
export function useOpenPaymentFile() {
  const open = useWrite<string, FileContent>('payment_files', (id) =>
    api<FileContent>(`payment_files/${id}/content`, { method: 'PUT' }),
  );
  return async (id: string): Promise<void> => {
    const { name, text } = await open.mutateAsync(id);
    saveFile(name, new Blob([text]));
  };
}
