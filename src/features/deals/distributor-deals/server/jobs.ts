import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { askDistributor, tellDistributorDealAnswer } from './notices.ts';

interface Due {
  id: string;
  is_over: boolean;
  registration_id: string | null;
}

/** Parts whose time to answer has ended, or whose second half has begun without a reminder. */
function waitingTooLong(call: Call): Promise<Due[]> {
  const now = call.now();
  return call.rows<Due>(sql`
    select id, due_at <= ${now} as is_over, registration_id from distributor_deals
    where organization_id = ${call.organization_id} and status = 'waiting'
      and (due_at <= ${now} or (reminded_at is null and created_at + (due_at - created_at) / 2 <= ${now}))
      order by due_at, id`);
}

async function remindOrEnd(call: Call, { id, is_over, registration_id }: Due): Promise<void> {
  const changed = is_over
    ? await call.run(sql`
      update distributor_deals set status = 'overdue'
      where organization_id = ${call.organization_id} and id = ${id} and status = 'waiting' and due_at <= ${call.now()}`)
    : await call.run(sql`
      update distributor_deals set reminded_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id} and status = 'waiting' and reminded_at is null`);
  if (changed === 0) return;
  if (!is_over) return askDistributor(call, id, true);
  await tellDistributorDealAnswer(call, id);
  if (registration_id) await call.enqueue('deal-registrations.distributor-answered', { registration_id });
}

export const distributorDealJobs: Record<string, JobHandler> = {
  'distributor-deals.ask': (job, { ref_id }) =>
    ref_id ? job.within((call) => askDistributor(call, ref_id as string, false)) : Promise.resolve(),
  'distributor-deals.answered': (job, { id }) => job.within((call) => tellDistributorDealAnswer(call, id as string)),
  'distributor-deals.clock': async (job) => {
    for (const due of await job.within(waitingTooLong)) await job.within((call) => remindOrEnd(call, due));
  },
};

export const distributorDealSchedules: Schedule[] = [
  { cron: '12 * * * *', task: 'distributor-deals.clock', companies: withRows('distributor_deals') },
];

export const distributorDealTopics: Record<string, string[]> = {
  'distributor_deals.created': ['distributor-deals.ask'],
};
