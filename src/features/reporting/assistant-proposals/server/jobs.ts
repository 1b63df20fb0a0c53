import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';

const DECIDED_DAYS = 90;

/** Marks proposals that waited too long as expired, and deletes decided and expired ones after 90 days. */
export const proposalJobs: Record<string, JobHandler> = {
  'assistant-proposals.tidy': async ({ within }) => {
    await within(async (call) => {
      await call.run(sql`
        update assistant_proposals set status = 'expired', decided_at = expires_at
        where organization_id = ${call.organization_id} and status = 'waiting' and expires_at <= ${call.now()}`);
      await call.run(sql`
        delete from assistant_proposals
        where organization_id = ${call.organization_id} and status <> 'waiting'
          and decided_at < ${new Date(call.now().getTime() - DECIDED_DAYS * 86_400_000)}`);
    });
  },
};

export const proposalSchedules: Schedule[] = [{ cron: '47 3 * * *', task: 'assistant-proposals.tidy' }];
