import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FileGone, type FileStore, isFileKey, requireFileKey } from '../ports/files.ts';
import type { Bucket, OpenObject } from './bucket.ts';
import { type Gathered, gatherUpload } from './gather.ts';
import { StorageFailure } from './storage-failure.ts';

/** Amazon S3 takes parts from 5 MB, and at most 10,000. */
export const PART_BYTES = 8 * 1024 * 1024;
/** Parts on the way at once, for one file. */
const PARALLEL_PARTS = 3;
/** Whole reads of a file that was damaged or cut on the way. */
const READS = 3;

interface Means {
  /** The part of the keys before the key of a file, such as `documents`. */
  folder: string;
  /** Where a large file is received before it is sent. */
  receiving: string;
}

/** Stores files as objects of a bucket, each with its SHA-256. An object is complete or does not exist. */
export function bucketFiles(bucket: Bucket, { folder, receiving }: Means): FileStore {
  const objectOf = (key: string) => `${folder}/${requireFileKey(key)}`;

  async function* checkedChunks(object: string, { sha256, size, length, chunks, close }: OpenObject) {
    // A part of a file has no digest of its own.
    const hash = sha256 !== undefined && length === size ? createHash('sha256') : undefined;
    let received = 0;
    let last: Buffer | undefined;
    try {
      for await (const chunk of chunks) {
        received += chunk.byteLength;
        hash?.update(chunk);
        if (last) yield last;
        last = chunk;
      }
      if (received !== length) throw new StorageFailure(`${object} arrived incomplete.`, { isWrite: false });
      if (hash && hash.digest('hex') !== sha256)
        throw new StorageFailure(`${object} has another SHA-256 than when it was stored.`, { isWrite: false });
      // The last piece follows the check, so that no reader takes a damaged file for a complete one.
      if (last) yield last;
    } catch (error) {
      if (error instanceof StorageFailure) throw error;
      throw new StorageFailure(`${object}: ${(error as Error).message}`, { isWrite: false, cause: error });
    } finally {
      close();
    }
  }

  return {
    write(key, bytes) {
      return this.take(key, [bytes]);
    },
    async take(key, source) {
      const object = objectOf(key);
      const content = await gatherUpload(source, receiving, PART_BYTES);
      try {
        if (content.parts === 1) await bucket.put(object, await content.part(0), content.sha256);
        else await sendParts(bucket, object, content);
      } catch (error) {
        // Also when the check after an upload cannot read.
        if (!(error instanceof StorageFailure) || error.isWrite) throw error;
        throw new StorageFailure(error.message, { isWrite: true, cause: error });
      } finally {
        await content.close();
      }
    },
    async read(key, name) {
      const bytes = await this.find(key);
      if (!bytes) throw new FileGone(name);
      return bytes;
    },
    async find(key) {
      const object = objectOf(key);
      for (let reads = 1; ; reads += 1) {
        const opened = await bucket.open(object);
        if (!opened) return undefined;
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of checkedChunks(object, opened)) chunks.push(chunk);
          return Buffer.concat(chunks);
        } catch (error) {
          if (reads >= READS) throw error;
        }
      }
    },
    async stream(key, range) {
      const object = objectOf(key);
      const opened = await bucket.open(object, range);
      if (!opened) return undefined;
      const stream = Readable.from(checkedChunks(object, opened), { objectMode: false });
      // A stream that is destroyed before it is read never runs the code above.
      stream.once('close', opened.close);
      return stream;
    },
    async size(key) {
      return (await bucket.find(objectOf(key)))?.size;
    },
    async remove(key) {
      await bucket.remove(objectOf(key));
    },
    async *keys() {
      const { prefix } = bucket.settings;
      for await (const { key, size } of bucket.list(`${prefix}${folder}/`)) {
        const name = key.slice(prefix.length + folder.length + 1);
        if (isFileKey(name)) yield { key: name, size };
      }
    },
  };
}

/** The file exists when all parts were put together; until then, and after a failure, there is nothing. */
async function sendParts(bucket: Bucket, object: string, content: Gathered): Promise<void> {
  const uploadId = await bucket.beginUpload(object, content.sha256);
  try {
    const marks: string[] = [];
    let next = 0;
    const send = async () => {
      while (next < content.parts) {
        const at = next;
        next += 1;
        marks[at] = await bucket.sendPart(object, uploadId, at + 1, await content.part(at));
      }
    };
    const stopAtFailure = (error: unknown) => {
      next = content.parts;
      throw error;
    };
    // All senders have ended before the upload is aborted, so that no part arrives after that.
    const senders = Array.from({ length: PARALLEL_PARTS }, () => send().catch(stopAtFailure));
    const results = await Promise.allSettled(senders);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    await bucket.finishUpload(object, uploadId, marks);
    const stored = await bucket.find(object);
    if (stored?.size !== content.size || stored.sha256 !== content.sha256)
      throw new StorageFailure(`${object} was not put together from its parts.`, { isWrite: true });
  } catch (error) {
    // Parts of an upload that nobody ends take up space until a rule of the bucket removes them.
    await bucket.abortUpload(object, uploadId).catch(() => {});
    throw error;
  }
}
