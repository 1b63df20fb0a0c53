import { useCallback, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '#features/platform/stored-files/schema.ts';
import { newId } from '#shared/ids.ts';
import { ApiError } from '#web/requests/api.ts';
import { type Destination, sendFile } from '#web/requests/sendFile.ts';
import { texts as t } from './words.ts';

export interface Upload {
  /** Also the Idempotency-Key: sent again after a lost response, it creates one document only. */
  key: string;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The fraction sent, from 0 to 1. */
  progress: number;
  problem: string | null;
}

const AT_ONCE = 2;

/** Uploads several files, each with its own progress, its own result and its own cancel button. */
export function useUploads(first: readonly File[], destinationOf: (upload: Upload) => Destination) {
  const [uploads, setUploads] = useState<Upload[]>(() => first.map(uploadOf));
  const senders = useRef(new Map<string, AbortController>());
  const change = useCallback((key: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);

  const add = (files: Iterable<File>) => setUploads((all) => [...all, ...[...files].map(uploadOf)]);
  const remove = (key: string) => {
    senders.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  const cancel = (key: string) => senders.current.get(key)?.abort();

  const sendOne = async (upload: Upload): Promise<boolean> => {
    const { key, file } = upload;
    const sender = new AbortController();
    senders.current.set(key, sender);
    change(key, { state: 'sending', progress: 0, problem: null });
    try {
      await sendFile(file, destinationOf(upload), {
        signal: sender.signal,
        key,
        onProgress: (progress) => change(key, { progress }),
      });
      change(key, { state: 'done', progress: 1 });
      return true;
    } catch (error) {
      change(key, { state: 'failed', progress: 0, problem: problemOf(error as Error) });
      return false;
    } finally {
      senders.current.delete(key);
    }
  };

  /** @returns whether all of them succeeded */
  const send = async (): Promise<boolean> => {
    const waiting = uploads.filter(({ state, file }) => state !== 'done' && !documentRefusal(file));
    const queue = [...waiting];
    const worker = async () => {
      let areAllSent = true;
      for (let next = queue.shift(); next; next = queue.shift()) areAllSent = (await sendOne(next)) && areAllSent;
      return areAllSent;
    };
    const sent = await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return sent.every(Boolean) && uploads.every(({ file }) => !documentRefusal(file));
  };

  const stop = () => {
    for (const sender of senders.current.values()) sender.abort();
  };
  return { uploads, add, remove, cancel, change, send, stop };
}

function uploadOf(file: File): Upload {
  const problem = documentRefusal(file);
  return {
    key: newId(),
    file,
    name: file.name.replace(/\.[A-Za-z0-9]{1,10}$/, '').slice(0, 200),
    state: problem ? 'failed' : 'waiting',
    progress: 0,
    problem,
  };
}

/** The reason for which the server would reject a file, shown before it is sent. */
export function documentRefusal({ size, type }: File): string | null {
  if (size > MAX_FILE_BYTES) return t.tooLarge;
  // A dropped folder has no bytes of its own.
  return size === 0 ? (type === '' ? `${t.isEmpty}, or ${t.isFolder}` : t.isEmpty) : null;
}

function problemOf(error: Error): string {
  if (error.name === 'AbortError') return t.canceled;
  if (!(error instanceof ApiError)) return t.lineBroke;
  return error.errors.file?.[0] ?? error.message;
}
