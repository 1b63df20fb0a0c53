import type { Call } from '#server/call.ts';
import type { Job } from '#server/jobs/job.ts';
import { eraseDocument } from './erase.ts';

/**
 * Documents already in a folder, or below it, are kept as long as its new rule requires, and never shorter than before.
 */
export async function applyRetention(call: Call, folder_id: string): Promise<void> {
  await call.run(
    `update documents d set retention_until = greatest(d.retention_until, d.created_at::date + a.keep_days)
     from document_folder_access a where a.organization_id = $1 and $2 = any(a.path) and a.keep_days is not null
       and d.organization_id = $1 and d.folder_id = a.folder_id
       and (d.retention_until is null or d.retention_until < d.created_at::date + a.keep_days)`,
    [call.organization_id, folder_id],
  );
}

export async function archiveDocumentsIn(call: Call, folder_ids: readonly string[]): Promise<void> {
  await call.run(
    'update documents set archived_at = $3 where organization_id = $1 and folder_id = any($2::uuid[]) and archived_at is null',
    [call.organization_id, folder_ids, call.now()],
  );
}

/** @param to null moves them to the partner of the folder */
export async function moveDocumentsBetween(call: Call, from: string, to: string | null): Promise<void> {
  await call.run(
    'update documents set folder_id = $3 where organization_id = $1 and folder_id = $2 and archived_at is null',
    [call.organization_id, from, to],
  );
}

/** Archives or deletes documents whose retention period has ended, one transaction for each document. */
export async function endRetention(job: Job): Promise<void> {
  const due = await job.within((call) =>
    call.rows<{ id: string; keep_action: 'archive' | 'delete' }>(
      `select d.id, a.keep_action from documents d
       join document_folder_access a on a.organization_id = d.organization_id and a.folder_id = d.folder_id
       where d.organization_id = $1 and d.retention_until < $2
         and (a.keep_action = 'delete' or (a.keep_action = 'archive' and d.archived_at is null))
       order by d.retention_until, d.id limit 1000`,
      [call.organization_id, call.today()],
    ),
  );
  for (const { id, keep_action } of due) {
    await job.within(async (call) => {
      await call.because(
        `The folder ${keep_action === 'delete' ? 'deletes' : 'archives'} documents after their retention`,
      );
      await call.run(
        'update documents set archived_at = $3 where organization_id = $1 and id = $2 and archived_at is null',
        [call.organization_id, id, call.now()],
      );
      if (keep_action === 'delete') await eraseDocument(call, job.kernel, id);
    });
  }
}
