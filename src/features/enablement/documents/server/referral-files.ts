import { type StoredFile, storeFile } from '#features/platform/stored-files/server/service.ts';
import { addFilesToThread, newFilesOf } from '#features/referrals/referral-pages/server/service.ts';
import type { Job, JobHandler } from '#server/jobs/job.ts';
import { FileGone } from '#server/ports/files.ts';
import { addDocument } from './service.ts';

export const referralFileJobs: Record<string, JobHandler> = {
  'documents.referral-files': (job, { ref_id }) => keepFiles(job, ref_id as string),
};

export const referralFileTopics: Record<string, string[]> = {
  'referral_entries.created': ['documents.referral-files'],
};

/**
 * Stores the files of a referral form as documents of the partner, in the thread of the registration.
 * @throws FileGone after the others were stored
 */
async function keepFiles({ kernel, within }: Job, registration_id: string): Promise<void> {
  const files = await within((call) => newFilesOf(call, registration_id));
  if (files.length === 0) return;
  const stored: StoredFile[] = [];
  const gone: string[] = [];
  for (const { key, file_name } of files) {
    const bytes = await kernel.forms.find(key);
    if (bytes) stored.push(await storeFile(kernel.documents, file_name, bytes));
    else gone.push(file_name);
  }
  const isKept = await within((call) =>
    addFilesToThread(call, registration_id, async (partner_id) => {
      const ids: string[] = [];
      for (const file of stored) ids.push(await addDocument(call, { partner_id, visibility: 'shared' }, file));
      return ids;
    }),
  );
  // Another run has stored them already.
  if (!isKept) await Promise.all(stored.map(({ key }) => kernel.documents.remove(key)));
  else if (gone.length > 0) throw new FileGone(`The file ${gone.join(', ')}`);
}
