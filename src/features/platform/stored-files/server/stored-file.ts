import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { type FileStore, newFileKey } from '#server/ports/files.ts';
import type { FileKind } from '../schema.ts';
import { HEAD_BYTES, headRefusal, kindOfFile } from './kind.ts';

/** A file whose bytes lie in the store. */
export interface StoredFile {
  key: string;
  file_name: string;
  kind: FileKind;
  media_type: string;
  size: number;
  sha256: string;
}

/** Stores bytes and detects their kind. The caller inserts the rows afterwards. */
export async function storeFile(files: FileStore, file_name: string, bytes: Buffer): Promise<StoredFile> {
  const key = newFileKey();
  await files.write(key, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key, file_name, ...kindOfFile(bytes, file_name), size: bytes.length, sha256 };
}

/** Why a file is not taken, judged by its content; undefined if it is. */
export function fileRefusal(file_name: string, bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  return headRefusal(file_name, head, kindOfFile(head, file_name));
}

/** Removes files that no row refers to anymore, after the transaction has been committed; a job repeats failures. */
export async function discardFiles(call: Call, { documents }: Kernel, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await call.run(sql`
    insert into document_uploads (organization_id, key, since) select ${call.organization_id}, key, ${call.now()}
    from unnest(${keys}::text[]) as t (key)`);
  call.afterCommit(() => void Promise.all(keys.map((key) => documents.remove(key))).catch(() => {}));
}

/** A safe file name without folders and forbidden characters. @throws 422 */
export function safeFileName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim();
  if (name === '' || name === '.' || name === '..') throw invalid({ file: ['needs a name'] });
  // The extension stays because it decides which program opens the file.
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return name.length > 200 ? `${name.slice(0, 200 - ending.length)}${ending}` : name;
}
