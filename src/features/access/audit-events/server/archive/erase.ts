import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import type { ErasedPerson } from '#server/merge-and-erase/person-erasure.ts';
import { type FileStore, newFileKey } from '#server/ports/files.ts';
import { newId } from '#shared/ids.ts';
import { archivesInUse, erasedHashes, lockChain, noteErasure, verifyAudit } from '../chain.ts';
import { type AuditArchive, archivedLines, writeArchiveFile } from './archive-file.ts';

type Erasure = Pick<ErasedPerson, 'contact_id' | 'partner_id' | 'full_name' | 'email'> & {
  /** The records that the erasure changed. */
  touched: string[];
};

/**
 * Takes a person out of the archives, in the transaction that erased the person from the log: files that are not in use yet
 * are written again by the next run, the others by a job.
 */
export async function forgetInArchives(call: Call, { contact_id, partner_id, full_name, email }: ErasedPerson) {
  const archives = await call.rows<{ state: string }>(sql`
    update audit_archives set state = case state when 'written' then 'writing' else state end
    where organization_id = ${call.organization_id} returning state`);
  if (archives.length === 0) return;
  const touched = await call.rows<{ id: string }>(sql`
    select distinct ref_id as id from audit_events where organization_id = ${call.organization_id} and tx = recorded_tx()`);
  const erasure: Erasure = { contact_id, partner_id, full_name, email, touched: touched.map(({ id }) => id) };
  await call.enqueue('audit-events.erase', { ...erasure });
}

/**
 * Rewrites the archives that name an erased person: the new files first, then their rows with the new hashes of seals, and
 * the old files at last. It may run again at any point.
 */
export const eraseFromArchives: JobHandler = async (job, payload) => {
  const { documents } = job.kernel;
  const erasure = payload as unknown as Erasure;
  const replaced: string[] = [];
  const leftovers = await job.within(async (call) => {
    await lockChain(call);
    const unfinished = await call.rows<{ id: string; file_key: string }>(sql`
      select id, file_key from audit_archives where organization_id = ${call.organization_id} and state = 'writing'`);
    return unfinished;
  });
  await removeArchives(job, leftovers);
  await job.within(async (call) => {
    const before = await verifyAudit(call, documents);
    if (!before.is_intact)
      throw new Error(before.damage ?? `The events of seal ${before.broken_at} were changed after they were sealed.`);
    for (const archive of await archivesInUse(call)) {
      if (!(await concerns(call, documents, archive, erasure))) continue;
      const [id, key] = [newId(), newFileKey()];
      // Its own transaction, so that the file is found after a crash.
      await job.kernel.system.unscoped((tx) =>
        tx.run(sql`
          insert into audit_archives (organization_id, id, month, state, file_key)
          values (${call.organization_id}, ${id}, ${archive.month}, 'writing', ${key})`),
      );
      const written = await writeArchiveFile(documents, key, withoutPerson(call, documents, archive, erasure));
      // The unfinished row gives its file to the archive, and takes the old one, which is removed with it.
      await call.run(sql`
        update audit_archives set file_key = 'from-' || id where organization_id = ${call.organization_id} and id = ${id}`);
      await call.run(sql`
        update audit_archives set file_key = ${key}, byte_count = ${written.byte_count}, sha256 = ${written.sha256}
        where organization_id = ${call.organization_id} and id = ${archive.id}`);
      await call.run(sql`
        update audit_archives set file_key = ${archive.file_key}
        where organization_id = ${call.organization_id} and id = ${id}`);
      replaced.push(id);
    }
    const erased = await erasedHashes(call);
    await verifyAudit(call, documents, async (seal, hash) => {
      if (!hash.equals(erased.get(seal.seq) ?? seal.hash)) await noteErasure(call, seal, hash);
    });
  });
  const old = await job.within((call) =>
    call.rows<{ id: string; file_key: string }>(sql`
      select id, file_key from audit_archives
      where organization_id = ${call.organization_id} and id = any(${replaced}::uuid[])`),
  );
  await removeArchives(job, old);
};

async function removeArchives(
  { within, kernel }: Parameters<JobHandler>[0],
  archives: readonly { id: string; file_key: string }[],
): Promise<void> {
  for (const { id, file_key } of archives) {
    await kernel.documents.remove(file_key);
    await within((call) =>
      call.run(sql`
        delete from audit_archives where organization_id = ${call.organization_id} and id = ${id} and state = 'writing'`),
    );
  }
}

const erasedRows = (
  call: Call,
  lines: readonly string[],
  { contact_id, partner_id, email, full_name, touched }: Erasure,
) =>
  call.rows<{ line: string; is_changed: boolean }>(sql`
    select case when c.changes is null then e.line else (e.line || jsonb_build_object('changes', c.changes)) end::text as line,
      coalesce(c.changes <> e.line -> 'changes', false) as is_changed
    from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) with ordinality e (line, place),
      lateral (select changes_without_person(jsonb_populate_record(null::audit_events, e.line), ${contact_id}::uuid,
        ${partner_id}::uuid, ${email}::text, ${full_name}, ${touched}::uuid[]) as changes) c
    order by e.place`);

async function concerns(call: Call, files: FileStore, archive: AuditArchive, erasure: Erasure): Promise<boolean> {
  for await (const lines of archivedLines(files, archive)) {
    const rows = await erasedRows(call, lines, erasure);
    if (rows.some(({ is_changed }) => is_changed)) return true;
  }
  return false;
}

async function* withoutPerson(
  call: Call,
  files: FileStore,
  archive: AuditArchive,
  erasure: Erasure,
): AsyncGenerator<string> {
  for await (const lines of archivedLines(files, archive))
    for (const { line } of await erasedRows(call, lines, erasure)) yield line;
}
