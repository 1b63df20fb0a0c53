import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';

const CHAT_DAYS = 365;
const REQUEST_DAYS = 90;

/** Deletes conversations without a question for a year, and the log of what was sent after 90 days. */
export const assistantJobs: Record<string, JobHandler> = {
  'assistant-chats.tidy': async ({ within }) => {
    await within(async (call) => {
      const before = (days: number) => new Date(call.now().getTime() - days * 86_400_000);
      await call.run(sql`
        delete from assistant_chats where organization_id = ${call.organization_id} and asked_at < ${before(CHAT_DAYS)}`);
      await call.run(sql`
        delete from assistant_requests
        where organization_id = ${call.organization_id} and sent_at < ${before(REQUEST_DAYS)}`);
    });
  },
};

export const assistantSchedules: Schedule[] = [{ cron: '41 3 * * *', task: 'assistant-chats.tidy' }];
