import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';

/** No upload takes that long; a later one is refused, since its record is gone. */
const HOURS = 6;

/** Files that belong to nothing: of uploads that a crash broke off, and of documents removed for good. */
const clearFiles: JobHandler = async (job) => {
  const left = await job.within((call) =>
    call.rows<{ key: string }>(sql`
      select key from document_uploads
      where organization_id = ${call.organization_id} and since < ${new Date(call.now().getTime() - HOURS * 3_600_000)}
      limit 1000`),
  );
  for (const { key } of left) {
    await job.within(async (call) => {
      // The record is removed first, so that the upload can no longer finish, and then the file; an interrupted run is
      // repeated.
      const held = await call.run(
        sql`delete from document_uploads where organization_id = ${call.organization_id} and key = ${key}`,
      );
      if (held > 0) await job.kernel.documents.remove(key);
    });
  }
};

export const fileJobs: Record<string, JobHandler> = { 'stored-files.clear': clearFiles };
export const fileSchedules: Schedule[] = [
  { cron: '23 * * * *', task: 'stored-files.clear', companies: withRows('document_uploads') },
];
