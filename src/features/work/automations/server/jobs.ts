import { sql } from '#server/db/sql.ts';
import { type FollowedEvent, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { continueRun } from './engine/advance.ts';
import { tick } from './engine/clock.ts';
import { deliverAutomation } from './engine/deliver.ts';
import { type StartRequest, startByRequest } from './engine/request.ts';
import { handleAutomationEvents } from './engine/start-by-events.ts';
import { continueRuns } from './engine/together.ts';
import { tidyHooks } from './hooks/samples.ts';

/** Logs of runs that did nothing are kept for a month, all others for a year. */
const SKIPPED_DAYS = 30;
const ENDED_DAYS = 365;
const DAY_MS = 86_400_000;

export const automationJobs: Record<string, JobHandler> = {
  'automations.events': (job, { events }) => handleAutomationEvents(job, events as FollowedEvent[]),
  'automations.start': (job, payload) => startByRequest(job, payload as unknown as StartRequest),
  'automations.run': (job, { run_id }) => continueRun(job, run_id as string),
  'automations.runs': (job, { run_ids }) => continueRuns(job, run_ids as string[]),
  'automations.deliver': (job, { run_id, effect_key }) =>
    deliverAutomation(job, run_id as string, effect_key as string),
  'automations.tick': tick,
  'automations.tidy': (job) =>
    job
      .within((call) =>
        call.run(sql`
          delete from automation_runs
          where organization_id = ${call.organization_id}
            and ((status = 'skipped' and created_at < ${new Date(call.now().getTime() - SKIPPED_DAYS * DAY_MS)})
          or (status in ('succeeded', 'failed', 'canceled')
            and created_at < ${new Date(call.now().getTime() - ENDED_DAYS * DAY_MS)}))`),
      )
      .then(() => job.within(tidyHooks)),
};

export const automationSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'automations.tick', companies: withRows('automations', 'automation_runs') },
  { cron: '50 3 * * *', task: 'automations.tidy' },
];
