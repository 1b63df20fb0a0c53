import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { type Answer, noteUpload, within } from '#server/http/handle.ts';
import { requireStorable } from '#server/http/unstorable.ts';
import type { Kernel } from '#server/kernel.ts';
import { newFileKey } from '#server/ports/files.ts';
import { MAX_FILE_BYTES } from '../schema.ts';
import { type DetectedKind, HEAD_BYTES, headRefusal, kindOfFile } from './kind.ts';
import { type StoredFile, safeFileName } from './stored-file.ts';

/** The texts of a form with a file; what may be given several times is a list. */
export type FormTexts = Record<string, string | string[]>;

interface Receiving {
  /** Bytes; 25 MB by default. */
  most_bytes?: number;
  /** Why a file is not taken, in addition to what no file may be. It sees the first 64 kB. */
  refuse?: (file_name: string, head: Buffer, found: DetectedKind) => string | undefined;
  /** Checks that the target exists before the form is read. */
  find?: (call: Call) => Promise<void>;
  check?: (call: Call, fields: FormTexts) => Promise<void>;
  keep: (call: Call, fields: FormTexts, file: StoredFile) => Promise<Answer>;
}

/**
 * Streams one file into the store, and then writes the rows that refer to it. There are three steps, so that no
 * transaction is open during a slow upload: (1) `check` decides whether the upload is allowed, and its key is recorded
 * as an upload in progress; (2) the bytes are written; (3) `keep` writes the rows and deletes the record in the same
 * transaction. Any failure removes the bytes; when the process itself dies in between, the record stays and a job
 * removes the file (`jobs.ts`).
 */
export async function receiveFile(
  kernel: Kernel,
  request: FastifyRequest,
  { most_bytes = MAX_FILE_BYTES, refuse, find, check, keep }: Receiving,
): Promise<Answer> {
  if (find) await inTransaction(kernel, request, find);
  if (!request.isMultipart()) throw new Refusal(415, 'Send the file as multipart/form-data.');
  const part = await request.file({ limits: { fileSize: most_bytes }, throwFileSizeLimit: false });
  if (!part) throw new Refusal(400, 'file is required', { file: ['is required and must be the last part'] });
  const key = newFileKey();
  let isKept = false;
  let isNoted = false;
  try {
    const fields = fieldsOf(part);
    requireStorable(fields);
    // A part may have no file name, whatever its type.
    const file_name = safeFileName(part.filename ?? '');
    await inTransaction(kernel, request, async (call) => {
      await check?.(call, fields);
      // A company without free storage is refused before the upload; the exact size is checked when the row is written.
      await call.rows(sql`select require_storage(1)`);
      await call.run(sql`
        insert into document_uploads (organization_id, key, since)
        values (${call.organization_id}, ${key}, ${call.now()})`);
    });
    isNoted = true;
    const file = { key, file_name, ...(await store(kernel, key, part, { file_name, most_bytes, refuse })) };
    noteUpload(request, [fields, file_name, file.sha256]);
    return await within(kernel, request, async (call) => {
      const noted = await call.run(
        sql`delete from document_uploads where organization_id = ${call.organization_id} and key = ${key}`,
      );
      if (noted === 0) throw new Refusal(408, `“${file_name}” took too long to upload.`, { file: ['took too long'] });
      const answer = await keep(call, fields, file);
      call.afterCommit(() => {
        isKept = true;
      });
      return answer;
    });
  } finally {
    // An unread file would keep the connection waiting.
    part.file.resume();
    // Also when a retry of an upload that had arrived is answered with the first answer.
    if (!isKept && isNoted) await forgetUpload(kernel, request, key);
  }
}

async function store(
  kernel: Kernel,
  key: string,
  part: MultipartFile,
  { file_name, most_bytes, refuse }: { file_name: string; most_bytes: number; refuse: Receiving['refuse'] },
) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  async function* looked() {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      hash.update(chunk);
      if (size < HEAD_BYTES) head.push(chunk);
      size += chunk.length;
      yield chunk;
    }
    // Not a broken line: the limit of the parser was reached.
    if (part.file.truncated) {
      const most = `${Math.round(most_bytes / 1_048_576)} MB`;
      throw new Refusal(413, `“${file_name}” is larger than ${most}.`, { file: [`must be at most ${most}`] });
    }
  }
  await kernel.documents.take(key, looked());
  const begin = Buffer.concat(head).subarray(0, HEAD_BYTES);
  const found = kindOfFile(begin, file_name);
  const refusal = headRefusal(file_name, begin, found) ?? refuse?.(file_name, begin, found);
  if (refusal) throw invalid({ file: [refusal] }, `${refusal}.`);
  return { ...found, size, sha256: hash.digest('hex') };
}

async function inTransaction(kernel: Kernel, request: FastifyRequest, work: (call: Call) => Promise<void>) {
  // Not `within`: the answer that a retry is given is that of the last step.
  const { 'idempotency-key': _, ...headers } = request.headers;
  const once = Object.create(request, { headers: { value: headers } }) as FastifyRequest;
  await within(kernel, once, async (call) => {
    await work(call);
    return {};
  });
}

/** The bytes first: what still has its note is found again. */
async function forgetUpload(kernel: Kernel, request: FastifyRequest, key: string): Promise<void> {
  try {
    await kernel.documents.remove(key);
    await inTransaction(kernel, request, async (call) => {
      await call.run(
        sql`delete from document_uploads where organization_id = ${call.organization_id} and key = ${key}`,
      );
    });
  } catch {
    // The failure that led here is reported already; the job removes the rest.
  }
}

function fieldsOf(part: MultipartFile): FormTexts {
  const fields: FormTexts = {};
  for (const [name, given] of Object.entries(part.fields)) {
    const values = [given].flat().flatMap((one) => (one?.type === 'field' ? [String(one.value)] : []));
    if (values.length > 0) fields[name] = values.length === 1 ? values[0]! : values;
  }
  return fields;
}
