import { endRetention } from '#features/enablement/documents/server/service.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { refreshDocumentFolderAudiences } from './audiences.ts';

export const folderJobs: Record<string, JobHandler> = {
  // An import sends one event without an id.
  'document-folders.refresh-partner': (job, { ref_id }) =>
    job.within((call) => refreshDocumentFolderAudiences(call, (ref_id as string | null) ?? null)),
  'document-folders.refresh-audiences': (job) => job.within((call) => refreshDocumentFolderAudiences(call)),
  'document-folders.retention': endRetention,
};

export const folderSchedules: Schedule[] = [
  // Membership can change with time and with deals, which send no event to this feature.
  {
    cron: '*/15 * * * *',
    task: 'document-folders.refresh-audiences',
    companies: withRows('document_folders', 'document_audience_partners'),
  },
  { cron: '41 2 * * *', task: 'document-folders.retention' },
];

export const folderTopics: Record<string, string[]> = {
  'partners.created': ['document-folders.refresh-partner'],
  'partners.updated': ['document-folders.refresh-partner'],
  'audiences.updated': ['document-folders.refresh-audiences'],
};
