import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { tellAppEnded } from './app-access.ts';
import { sendDigests } from './digest.ts';

export const notificationJobs: Record<string, JobHandler> = {
  'notifications.mail-waiting': async (job) => {
    await job.within(sendDigests);
  },
  'notifications.app-ended': async (job, payload) => {
    await job.within((call) => tellAppEnded(call, String(payload.ref_id)));
  },
};

/** People choose times to the minute, but a delay of up to five minutes is acceptable. */
export const notificationSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'notifications.mail-waiting', companies: withRows('waiting_notices') },
];
