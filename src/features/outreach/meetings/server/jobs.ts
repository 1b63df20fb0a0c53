import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { refreshDues } from './dues.ts';

export const meetingJobs: Record<string, JobHandler> = {
  'meetings.refresh': (job) => job.within((call) => refreshDues(call)),
  'meetings.refresh-partner': async (job, { ref_id }) => {
    if (ref_id) await job.within((call) => refreshDues(call, ref_id as string));
  },
};

/** A scheduled meeting that has begun no longer counts as the next one. */
export const meetingSchedules: Schedule[] = [
  { cron: '20 * * * *', task: 'meetings.refresh', companies: withRows('meeting_cadences', 'meeting_dues') },
];

/** Tier, status and archiving decide which cadences apply to a partner. */
export const meetingTopics: Record<string, string[]> = {
  'partners.created': ['meetings.refresh-partner'],
  'partners.updated': ['meetings.refresh-partner'],
  'partners.archived': ['meetings.refresh-partner'],
};
