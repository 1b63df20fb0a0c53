import { discardFiles, type StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import type { TaskUpload } from '../schema.ts';

const MOST_FILES = 50;

interface Holder {
  partner_id: string | null;
  visibility: 'internal' | 'shared';
}

/** Finds the task of a file, with room for another. @throws 404, 409 */
export async function taskForFile(call: Call, id: string): Promise<Holder> {
  const task = await call.maybe<Holder & { files: number }>(sql`
    select partner_id, visibility, (select count(*)::int from task_files f
      where f.organization_id = t.organization_id and f.task_id = t.id) as files
    from tasks t where organization_id = ${call.organization_id} and id = ${id}`);
  if (!task) throw notFound('This task');
  if (task.files >= MOST_FILES) throw conflict(`A task can have at most ${MOST_FILES} files.`);
  return task;
}

/** @returns the id */
export async function addTaskFile(call: Call, { task_id }: TaskUpload, file: StoredFile): Promise<string> {
  const task = await taskForFile(call, task_id);
  const id = newId();
  await call.run(sql`
    insert into task_files (organization_id, id, task_id, partner_id, key, file_name, kind, media_type, size, sha256,
      uploaded_by_name, created_at)
    values (${call.organization_id}, ${id}, ${task_id}, ${task.partner_id}, ${file.key}, ${file.file_name},
      ${file.kind}, ${file.media_type}, ${file.size}, ${file.sha256}, ${call.actor.full_name}, ${call.now()})`);
  await announce(call, 'created', id, task);
  return id;
}

/** A partner user removes only their own files; the company removes any. */
export async function removeTaskFile(call: Call, kernel: Kernel, id: string): Promise<void> {
  const file = await call.maybe<Holder & { key: string; uploaded_by: string | null }>(sql`
    select f.key, f.uploaded_by, t.partner_id, t.visibility from task_files f
    join tasks t on t.organization_id = f.organization_id and t.id = f.task_id
    where f.organization_id = ${call.organization_id} and f.id = ${id}`);
  if (!file) throw notFound('This file');
  if (call.actor.mode === 'partner' && file.uploaded_by !== call.actor.user_id)
    throw conflict('Only the person who added this file can remove it.');
  await call.run(sql`delete from task_files where organization_id = ${call.organization_id} and id = ${id}`);
  await discardFiles(call, kernel, [file.key]);
  await announce(call, 'deleted', id, file);
}

/** The partner's open screens learn only of files on shared tasks. */
const announce = (call: Call, what: 'created' | 'deleted', id: string, { partner_id, visibility }: Holder) =>
  call.announce(`task_files.${what}`, id, partner_id && visibility === 'shared' ? { partner_id } : {});

/** Finds a file of a task that is visible to the caller. */
export function taskFile(call: Call, id: string): Promise<StoredFile & { version: number }> {
  return call.one<StoredFile & { version: number }>(
    sql`
      select key, file_name, kind, media_type, size, sha256, 1 as version from task_files
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This file',
  );
}
