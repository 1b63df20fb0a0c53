import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { loadPopulation, refreshStale } from './loading/refresh.ts';
import { matchPopulation } from './matching.ts';

export const mappingJobs: Record<string, JobHandler> = {
  'account-mapping.load': (job, { id }) => loadPopulation(job, String(id)),
  'account-mapping.match': (job, { population_id }) => matchPopulation(job, String(population_id)),
  'account-mapping.nightly': (job) => job.within(refreshStale),
  'account-mapping.accounts-merged': (job) => job.within(followMergedAccounts),
  'account-mapping.deal-updated': (job, { ref_id }) =>
    job.within((call) => followDeals(call, ref_id ? String(ref_id) : null)),
};

export const mappingSchedules: Schedule[] = [{ cron: '35 2 * * *', task: 'account-mapping.nightly' }];

export const mappingTopics: Record<string, string[]> = {
  'accounts.merged': ['account-mapping.accounts-merged'],
  'opportunities.updated': ['account-mapping.deal-updated'],
};

/** Records and introductions of an account that was merged belong to the kept one. */
async function followMergedAccounts(call: Call): Promise<void> {
  for (const table of ['mapping_records', 'introductions'])
    await call.run(sql`
      update ${sql.identifier(table)} t set account_id = a.merged_into_id from accounts a
      where t.organization_id = ${call.organization_id} and a.organization_id = t.organization_id
        and a.id = t.account_id and a.merged_into_id is not null`);
}

/** An introduction that led to a deal ends as the deal does. */
async function followDeals(call: Call, id: string | null): Promise<void> {
  await call.run(sql`
    update introductions i set status = o.status, status_changed_at = ${call.now()} from opportunities o
    where i.organization_id = ${call.organization_id} and i.status = 'opportunity'
      and o.organization_id = i.organization_id and o.id = i.opportunity_id
      and o.status in ('won', 'lost') and (${id}::uuid is null or o.id = ${id})`);
}
