import { type FollowedEvent, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { announceMoments, handleWebhookEvents } from './delivery/messages.ts';
import { sendDue } from './delivery/send.ts';
import { endSubscriptions } from './endpoints.ts';
import { removeOldMessages } from './log.ts';

export const webhookJobs: Record<string, JobHandler> = {
  'webhook-endpoints.events': (job, { events }) => handleWebhookEvents(job, events as FollowedEvent[]),
  'webhook-endpoints.send': (job) => sendDue(job),
  /** Finds what is due if a start was lost, and moments that have come. */
  'webhook-endpoints.tick': async (job) => {
    await announceMoments(job);
    await sendDue(job);
  },
  'webhook-endpoints.keys': (job) => job.within(endSubscriptions),
  'webhook-endpoints.tidy': (job) =>
    job.within(async (call) => {
      await endSubscriptions(call);
      await removeOldMessages(call);
    }),
};

export const webhookSchedules: Schedule[] = [
  { cron: '*/10 * * * *', task: 'webhook-endpoints.tick', companies: withRows('webhook_endpoints') },
  { cron: '40 3 * * *', task: 'webhook-endpoints.tidy' },
];
