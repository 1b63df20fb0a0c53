import type { JobHandler, Schedule } from '#server/jobs/job.ts';

const DECIDED_DAYS = 90;

/** Marks proposals that waited too long as expired, and deletes decided and expired ones after 90 days. */
export const proposalJobs: Record<string, JobHandler> = {
  'assistant-proposals.tidy': async ({ within }) => {
    await within(async (call) => {
      await call.run(
        `update assistant_proposals set status = 'expired', decided_at = expires_at
         where organization_id = $1 and status = 'waiting' and expires_at <= $2`,
        [call.organization_id, call.now()],
      );
      await call.run(
        "delete from assistant_proposals where organization_id = $1 and status <> 'waiting' and decided_at < $2",
        [call.organization_id, new Date(call.now().getTime() - DECIDED_DAYS * 86_400_000)],
      );
    });
  },
};

export const proposalSchedules: Schedule[] = [{ cron: '47 3 * * *', task: 'assistant-proposals.tidy' }];
