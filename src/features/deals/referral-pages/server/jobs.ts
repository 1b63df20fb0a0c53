import { createFilesComment } from '#features/deals/registration-comments/server/service.ts';
import { addDocument, type StoredFile, storeFile } from '#features/enablement/documents/server/service.ts';
import { filesOf } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Job, JobHandler } from '#server/jobs/job.ts';
import { tellSubmitter, untold } from './mails.ts';

export const referralJobs: Record<string, JobHandler> = {
  'referral-pages.tell': async (job, { ref_id }) => {
    const ids = ref_id ? [ref_id as string] : await job.within(untold);
    for (const id of ids) await job.within((call) => tellSubmitter(call, id));
  },
  'referral-pages.files': async (job, { ref_id }) => {
    if (await job.kernel.flags.reaches('documents', job.organization_id)) await keepFiles(job, ref_id as string);
  },
};

export const referralTopics: Record<string, string[]> = {
  'deal_registrations.updated': ['referral-pages.tell'],
  'referral_entries.created': ['referral-pages.tell', 'referral-pages.files'],
};

/** Files of the form become documents of the partner, in the thread of the registration. */
async function keepFiles({ kernel, within }: Job, registration_id: string): Promise<void> {
  const files = await within(async (call) => {
    const entry = await call.maybe<{ submission_id: string | null }>(
      `select submission_id from referral_entries where organization_id = $1 and registration_id = $2 and not has_files`,
      [call.organization_id, registration_id],
    );
    return entry?.submission_id ? filesOf(call, entry.submission_id) : [];
  });
  if (files.length === 0) return;
  const stored: StoredFile[] = [];
  for (const { key, file_name } of files) {
    const bytes = await kernel.forms.read(key);
    if (bytes) stored.push(await storeFile(kernel.documents, file_name, bytes));
  }
  const kept = await within(async (call) => {
    const entry = await takeFiles(call, registration_id);
    if (!entry) return false;
    const document_ids: string[] = [];
    for (const file of stored)
      document_ids.push(await addDocument(call, { partner_id: entry.partner_id, visibility: 'shared' }, file));
    await createFilesComment(call, registration_id, entry.submitter_name ?? 'Visitor', document_ids);
    return true;
  });
  // Another run was first.
  if (!kept) await Promise.all(stored.map(({ key }) => kernel.documents.remove(key)));
}

async function takeFiles(call: Call, registration_id: string) {
  const [entry] = await call.rows<{ partner_id: string; submitter_name: string | null }>(
    `update referral_entries e set has_files = true from deal_registrations r
     where e.organization_id = $1 and e.registration_id = $2 and not e.has_files
       and r.organization_id = e.organization_id and r.id = e.registration_id
     returning r.partner_id, e.submitter_name`,
    [call.organization_id, registration_id],
  );
  return entry;
}
