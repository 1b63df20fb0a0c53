import { newId } from '#shared/ids.ts';
import type { NextWrite } from '#web/offline/database.ts';
import { fileForm, sendWaiting } from '#web/offline/send.ts';
import { keepForLater, waitingWrites } from '#web/offline/waiting.ts';
import { api } from '#web/requests/api.ts';
import { queryClient } from '#web/requests/queryClient.ts';
import { texts as t } from './texts.ts';

const photoPath = (capture: string) => `deal_registrations/captures/${capture}/photo`;

/** The upload of a photo, which follows its capture. */
export function nextPhoto(capture: string, account: string, content: Blob): NextWrite {
  return { id: newId(), path: photoPath(capture), label: t.label(account), file: { name: t.file, content } };
}

export type PhotoStatus = 'attached' | 'waits' | { problem: string };

/** Attaches a photo to its registration; without an answer it waits and is sent later. */
export async function attachPhoto({ id, path, label, file }: NextWrite): Promise<PhotoStatus> {
  if (await keepForLater({ id, path, label, file, body: null })) {
    await sendWaiting().catch(() => {});
    const write = waitingWrites().find((one) => one.id === id);
    return !write ? 'attached' : write.refusal ? { problem: write.refusal.message } : 'waits';
  }
  try {
    await api(path, { method: 'POST', body: fileForm(file), idempotencyKey: id });
    void queryClient.invalidateQueries();
    return 'attached';
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
