import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import type { FileType } from '../schema.ts';
import { remindOwners, tellNewResource } from './notices.ts';
import { textOfFile, unreadText } from './text/read.ts';
import { refreshDates, refreshResourceAudiences } from './visibility.ts';

/** Reads the text of a file for search. */
const readText: JobHandler = async (job, { resource_id, version }) => {
  const file = await job.within((call) =>
    call.maybe<{ key: string; kind: FileType; file_name: string }>(sql`
      select v.key, v.kind, v.file_name from resource_versions v
      where v.organization_id = ${call.organization_id} and v.resource_id = ${resource_id ?? null} and v.version = ${version ?? null}
        and not exists (select from resource_texts t where t.organization_id = v.organization_id
          and t.resource_id = v.resource_id and t.version = v.version)`),
  );
  if (!file) return;
  const bytes = await job.kernel.documents.find(file.key);
  const { status, pages, text } = bytes
    ? await textOfFile(file.kind, file.file_name, bytes, job.organization_id)
    : unreadText;
  await job.within(async (call) => {
    const stored = await call.run(sql`
      insert into resource_texts (organization_id, resource_id, version, status, pages, text, created_at)
      select organization_id, resource_id, version, ${status}, ${pages}, ${text}, ${call.now()} from resource_versions
      where organization_id = ${call.organization_id} and resource_id = ${resource_id ?? null} and version = ${version ?? null}
      on conflict do nothing`);
    if (stored > 0) await call.announce('resources.read', resource_id as string);
  });
};

export const resourceJobs: Record<string, JobHandler> = {
  'resources.read-text': readText,
  'resources.refresh-audiences': (job, { ref_id }) =>
    job.within((call) => refreshResourceAudiences(call, typeof ref_id === 'string' ? ref_id : null)),
  'resources.refresh-all-audiences': (job) => job.within((call) => refreshResourceAudiences(call)),
  'resources.clock': async (job) => {
    await job.within(refreshDates);
    await job.within((call) => refreshResourceAudiences(call));
    await job.within(tellNewResource);
    await job.within(remindOwners);
  },
};

/** Dates begin at midnight in each company's time zone; audiences also depend on time. */
export const resourceSchedules: Schedule[] = [
  { cron: '4,19,34,49 * * * *', task: 'resources.clock', companies: withRows('resources') },
];

export const resourceTopics: Record<string, string[]> = {
  'partners.created': ['resources.refresh-audiences'],
  'partners.updated': ['resources.refresh-audiences'],
  'audiences.updated': ['resources.refresh-all-audiences'],
};
