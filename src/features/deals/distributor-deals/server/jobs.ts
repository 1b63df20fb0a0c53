import type { Call } from '#server/call.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { askDistributor, tellAnswer } from './notices.ts';

interface Due {
  id: string;
  is_over: boolean;
  registration_id: string | null;
}

/** Parts whose time to answer has ended, or whose second half has begun without a reminder. */
function waitingTooLong(call: Call): Promise<Due[]> {
  return call.rows<Due>(
    `select id, due_at <= $2 as is_over, registration_id from distributor_deals where organization_id = $1 and status = 'waiting'
       and (due_at <= $2 or (reminded_at is null and created_at + (due_at - created_at) / 2 <= $2)) order by due_at, id`,
    [call.organization_id, call.now()],
  );
}

async function remindOrEnd(call: Call, { id, is_over, registration_id }: Due): Promise<void> {
  const changed = is_over
    ? await call.run(
        "update distributor_deals set status = 'overdue' where organization_id = $1 and id = $2 and status = 'waiting' and due_at <= $3",
        [call.organization_id, id, call.now()],
      )
    : await call.run(
        "update distributor_deals set reminded_at = $3 where organization_id = $1 and id = $2 and status = 'waiting' and reminded_at is null",
        [call.organization_id, id, call.now()],
      );
  if (changed === 0) return;
  if (!is_over) return askDistributor(call, id, true);
  await tellAnswer(call, id);
  if (registration_id) await call.enqueue('deal-registrations.distributor-answered', { registration_id });
}

export const distributorDealJobs: Record<string, JobHandler> = {
  'distributor-deals.ask': (job, { ref_id }) =>
    ref_id ? job.within((call) => askDistributor(call, ref_id as string, false)) : Promise.resolve(),
  'distributor-deals.answered': (job, { id }) => job.within((call) => tellAnswer(call, id as string)),
  'distributor-deals.clock': async (job) => {
    for (const due of await job.within(waitingTooLong)) await job.within((call) => remindOrEnd(call, due));
  },
};

export const distributorDealSchedules: Schedule[] = [{ cron: '12 * * * *', task: 'distributor-deals.clock' }];

export const distributorDealTopics: Record<string, string[]> = {
  'distributor_deals.created': ['distributor-deals.ask'],
};
