import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Many people can upload at once, and slowly, so little of each file is held in memory. */
const HELD_BYTES = 1024 * 1024;

/** A file that was received as a whole, before any of it is sent on. */
export interface Gathered {
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** The bytes of a part, counted from 0. */
  part(at: number): Promise<Buffer>;
  parts: number;
  /** Releases the disk space. */
  close(): Promise<void>;
}

/**
 * Receives a stream: a small one in memory, any other in a file without a name, which the system removes
 * when the process ends. The digest is known before the first byte is sent, a sender that breaks off leaves nothing
 * behind, and a slow one holds no connection to the storage service.
 */
export async function gatherUpload(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  folder: string,
  partBytes: number,
): Promise<Gathered> {
  const hash = createHash('sha256');
  let held: Uint8Array[] = [];
  let size = 0;
  let file: Awaited<ReturnType<typeof openUnnamed>> | undefined;
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.byteLength;
      held.push(chunk);
      if (size <= HELD_BYTES) continue;
      file ??= await openUnnamed(folder);
      for (const each of held) await file.writeFile(each);
      held = [];
    }
  } catch (error) {
    await file?.close();
    throw error;
  }
  const bytes = Buffer.concat(held);
  return {
    size,
    sha256: hash.digest('hex'),
    parts: Math.max(1, Math.ceil(size / partBytes)),
    async part(at) {
      const first = at * partBytes;
      const length = Math.min(partBytes, size - first);
      if (!file) return bytes.subarray(first, first + length);
      const part = Buffer.alloc(length);
      for (let read = 0; read < length; ) {
        const { bytesRead } = await file.read(part, read, length - read, first + read);
        if (bytesRead === 0) throw new Error('A received file became shorter on the disk.');
        read += bytesRead;
      }
      return part;
    },
    close: async () => file?.close(),
  };
}

async function openUnnamed(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomBytes(12).toString('hex'));
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}
