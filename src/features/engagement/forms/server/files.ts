import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileRefusal, safeFileName, storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, invalid, Refusal } from '#server/errors.ts';
import { disposition } from '#server/http/disposition.ts';
import { requireStorable } from '#server/http/unstorable.ts';
import type { Kernel } from '#server/kernel.ts';
import { isId, newId } from '#shared/ids.ts';
import { formFieldsOf } from '../definition.schema.ts';
import type { UploadedFile } from '../public.schema.ts';
import { readFormTicket } from './ticket.ts';
import { addressHash, formForVisitor, type OpenForm, openForm } from './visitor.ts';

export const MOST_FORM_FILE_BYTES = 10 * 1024 * 1024;
/** The limit of unsubmitted uploads to one form: enough for an office, too little to do harm. */
export const UPLOADS = {
  perNetwork: { files: 100, bytes: 200 * 1024 * 1024 },
  perForm: { files: 1_000, bytes: 500 * 1024 * 1024 },
  /** Hours after which they are deleted. */
  hours: 6,
};

/**
 * Receives one file for a field of a form. It is checked by its content, and deleted after some hours unless a
 * submission names it.
 */
export async function receiveFormFile(kernel: Kernel, request: FastifyRequest, id: string): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal(415, 'Send the file as multipart/form-data.');
  const part = await request.file({ limits: { fileSize: MOST_FORM_FILE_BYTES }, throwFileSizeLimit: false });
  if (!part) throw new Refusal(400, 'file is required', { file: ['is required and must be the last part'] });
  try {
    const text = (name: string) => {
      const given = [part.fields[name]].flat()[0];
      return given?.type === 'field' ? String(given.value) : '';
    };
    const [sealed, field_key] = [text('ticket'), text('field')];
    requireStorable({ field_key });
    const form = await openForm(kernel, id, readFormTicket(kernel, id, sealed).version);
    if (!formFieldsOf(form.definition).some(({ key, type }) => key === field_key && type === 'FILE'))
      throw invalid({ field: ['is not a file field of this form'] });
    const file_name = safeFileName(part.filename ?? '');
    // The space is checked first, so that a file that cannot be stored is not read.
    await formForVisitor(kernel, request, form, (call) =>
      requireUploadSpace(call, form, addressHash(kernel, request.ip), 1),
    );
    const bytes = await part.toBuffer();
    if (part.file.truncated)
      throw new Refusal(413, `“${file_name}” is larger than 10 MB.`, { file: ['must be at most 10 MB'] });
    const refusal = fileRefusal(file_name, bytes);
    if (refusal) throw invalid({ file: [refusal] }, `${refusal}.`);
    return await keepFile(kernel, request, form, field_key, file_name, bytes);
  } finally {
    // An unread file would keep the connection open.
    part.file.resume();
  }
}

async function keepFile(
  kernel: Kernel,
  request: FastifyRequest,
  form: OpenForm,
  field_key: string,
  file_name: string,
  bytes: Buffer,
): Promise<UploadedFile> {
  const file = await storeFile(kernel.forms, file_name, bytes);
  try {
    const id = newId();
    const address = addressHash(kernel, request.ip);
    await formForVisitor(kernel, request, form, async (call) => {
      await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`form uploads ${form.id}`}, 0))`);
      await requireUploadSpace(call, form, address, file.size);
      await call.run(sql`
        insert into form_files (id, organization_id, form_id, field_key, key, file_name, kind, media_type, size, sha256,
          created_at, address_hash)
        values (${id}, ${call.organization_id}, ${form.id}, ${field_key}, ${file.key}, ${file.file_name}, ${file.kind},
          ${file.media_type}, ${file.size}, ${file.sha256}, ${call.now()}, ${address})`);
    });
    return { id, file_name: file.file_name, size: file.size };
  } catch (error) {
    await kernel.forms.remove(file.key);
    throw error;
  }
}

/**
 * Unsubmitted uploads have limits of their own, so that strangers cannot fill the company's storage.
 * @throws 429 with the limit that is reached
 */
async function requireUploadSpace(call: Call, form: OpenForm, address: string, more: number): Promise<void> {
  const kept = await call.one<{ files: number; bytes: number; own_files: number; own_bytes: number }>(sql`
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes,
      count(*) filter (where address_hash = ${address})::int as own_files,
      coalesce(sum(size) filter (where address_hash = ${address}), 0)::float8 as own_bytes
    from form_files where organization_id = ${call.organization_id} and form_id = ${form.id} and submission_id is null`);
  const isOwnFull = kept.own_files >= UPLOADS.perNetwork.files || kept.own_bytes + more > UPLOADS.perNetwork.bytes;
  const isFull = kept.files >= UPLOADS.perForm.files || kept.bytes + more > UPLOADS.perForm.bytes;
  if (!isOwnFull && !isFull) return;
  const whose = isOwnFull ? 'from your network' : 'to this form';
  throw new Refusal(
    429,
    `Too many files were uploaded ${whose} without being sent. Send the form, or try again in an hour.`,
    undefined,
    { retry_after: 3600 },
  );
}

/** Links the named files to a submission. @throws 422 for those of another form, field or submission */
export async function linkFiles(
  call: Call,
  form: OpenForm,
  submission_id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const { key, type } of formFieldsOf(form.definition)) {
    const ids = type === 'FILE' ? (values[key] as string[] | undefined) : undefined;
    if (!ids) continue;
    const linked = await call.run(sql`
      update form_files set submission_id = ${submission_id}, address_hash = null
      where organization_id = ${call.organization_id} and form_id = ${form.id} and field_key = ${key}
        and id = any(${ids}) and submission_id is null`);
    if (linked < ids.length) errors[`answers.${key}`] = ['Upload the file again.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The names of the uploads that a draft mentions. */
export function filesAmong(
  call: Call,
  form_id: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<UploadedFile[]> {
  const ids = Object.values(answers).flatMap((answer) => (Array.isArray(answer) ? answer.filter(isId) : []));
  return call.rows<UploadedFile>(sql`
    select id, file_name, size::int as size from form_files
    where organization_id = ${call.organization_id} and form_id = ${form_id} and id = any(${ids})
      and submission_id is null`);
}

interface Found {
  key: string;
  file_name: string;
  size: number;
}

export interface FileOfSubmission {
  id: string;
  key: string;
  field_key: string;
  file_name: string;
  kind: string;
  media_type: string;
  size: number;
  sha256: string;
}

/** The files of a submission, with their keys in the store `kernel.forms`, for purposes that copy them. */
export function filesOf(call: Call, submission_id: string): Promise<FileOfSubmission[]> {
  return call.rows<FileOfSubmission>(sql`
    select id, key, field_key, file_name, kind, media_type, size::int as size, sha256 from form_files
    where organization_id = ${call.organization_id} and submission_id = ${submission_id} order by created_at, id`);
}

/** The file is always a download, because files from strangers must not be rendered on this origin. */
export async function sendFormFile(kernel: Kernel, call: Call, reply: FastifyReply, id: string): Promise<FastifyReply> {
  const file = await call.one<Found>(
    sql`
      select key, file_name, size from form_files
      where organization_id = ${call.organization_id} and id = ${id} and submission_id is not null`,
    'This file',
  );
  const bytes = await kernel.forms.read(file.key);
  return reply
    .headers({
      'content-type': 'application/octet-stream',
      'content-disposition': disposition('attachment', file.file_name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
