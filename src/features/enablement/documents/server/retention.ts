import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { eraseDocument } from './erase.ts';

/**
 * Documents already in a folder, or below it, are kept as long as its new rule requires, and never shorter than before.
 */
export async function applyRetention(call: Call, folder_id: string): Promise<void> {
  await call.run(sql`
    update documents d set retention_until = greatest(d.retention_until, d.created_at::date + a.keep_days)
    from document_folder_access a
    where a.organization_id = ${call.organization_id} and ${folder_id} = any(a.path) and a.keep_days is not null
      and d.organization_id = ${call.organization_id} and d.folder_id = a.folder_id
      and (d.retention_until is null or d.retention_until < d.created_at::date + a.keep_days)`);
}

export async function archiveDocumentsIn(call: Call, folder_ids: readonly string[]): Promise<void> {
  await call.run(sql`
    update documents set archived_at = ${call.now()}
    where organization_id = ${call.organization_id} and folder_id = any(${folder_ids}::uuid[]) and archived_at is null`);
}

/** @param to null moves them to the partner of the folder */
export async function moveDocumentsBetween(call: Call, from: string, to: string | null): Promise<void> {
  await call.run(sql`
    update documents set folder_id = ${to}
    where organization_id = ${call.organization_id} and folder_id = ${from} and archived_at is null`);
}

/** Archives or deletes documents whose retention period has ended, one transaction for each document. */
export async function endRetention(job: Job): Promise<void> {
  const due = await job.within((call) =>
    call.rows<{ id: string; keep_action: 'archive' | 'delete' }>(sql`
      select d.id, a.keep_action from documents d
      join document_folder_access a on a.organization_id = d.organization_id and a.folder_id = d.folder_id
      where d.organization_id = ${call.organization_id} and d.retention_until < ${call.today()}
        and (a.keep_action = 'delete' or (a.keep_action = 'archive' and d.archived_at is null))
      order by d.retention_until, d.id limit 1000`),
  );
  for (const { id, keep_action } of due) {
    await job.within(async (call) => {
      await call.because(
        `The folder ${keep_action === 'delete' ? 'deletes' : 'archives'} documents after their retention`,
      );
      await call.run(sql`
        update documents set archived_at = ${call.now()}
        where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
      if (keep_action === 'delete') await eraseDocument(call, job.kernel, id);
    });
  }
}
