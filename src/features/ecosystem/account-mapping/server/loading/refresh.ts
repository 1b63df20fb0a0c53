import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, Refusal } from '#server/errors.ts';
import type { Job } from '#server/jobs/job.ts';
import { type MappingPopulation, MOST_ROWS } from '../../schema.ts';
import type { MappingRow } from '../keys.ts';
import type { StoredPopulation } from '../populations.ts';
import { accountRows } from './accounts.ts';
import { crmRows } from './crm.ts';
import { countLoad, loadsLeft, lockSide, storeRows } from './store.ts';

/** Lists that Tandem reads by itself are loaded at once. */
export async function queueFirstLoad(call: Call, row: MappingPopulation): Promise<void> {
  if (row.source === 'accounts' || row.source === 'crm') await queueLoad(call, row);
}

/** Loads a list of the caller again. @throws 409 when the loads of the day are used up */
export const refreshPopulation = (call: Call, population: MappingPopulation): Promise<void> =>
  queueLoad(call, population);

async function queueLoad(call: Call, population: Pick<StoredPopulation, 'id' | 'partner_id'>): Promise<void> {
  await lockSide(call, population.partner_id);
  await requireLoad(call, population);
  await countLoad(call, population);
  await call.run(sql`
    update mapping_populations set status = 'refreshing', last_error = null
    where organization_id = ${call.organization_id} and id = ${population.id}`);
  await call.enqueue('account-mapping.load', { id: population.id }, { job_key: `mapping-load:${population.id}` });
}

/** @throws 409 when the loads of the day are used up */
export async function requireLoad(call: Call, population: Pick<StoredPopulation, 'id' | 'partner_id'>): Promise<void> {
  if ((await loadsLeft(call, population)) === 0)
    throw conflict(
      'This list was refreshed four times today, or all lists together sixteen times. Try again tomorrow.',
    );
}

/** Reads the source of a list without a transaction of ours open while another system answers. */
export async function loadPopulation(job: Job, id: string): Promise<void> {
  const population = await job.within((call) =>
    call.maybe<StoredPopulation>(
      sql`select * from mapping_populations where organization_id = ${call.organization_id} and id = ${id}`,
    ),
  );
  if (!population) return;
  try {
    const remote = population.source === 'crm' ? await crmRows(job.kernel, job.organization_id, population) : null;
    await job.within((call) => loadRows(call, population, remote));
  } catch (error) {
    await job.within((call) => fail(call, id, error));
  }
}

/** Stores the rows of a list and queues its comparison. */
export async function loadRows(call: Call, population: StoredPopulation, remote: MappingRow[] | null): Promise<void> {
  const rows = remote ?? (await accountRows(call, population));
  if (rows.length > MOST_ROWS)
    throw conflict(`The list has more than ${MOST_ROWS.toLocaleString('en')} accounts. Limit it by a filter.`);
  await storeRows(call, population, rows);
  await queueMatching(call, population);
}

/** Compares a list again with those of the other side. */
export async function queueMatching(call: Call, { id }: Pick<StoredPopulation, 'id'>): Promise<void> {
  await call.enqueue('account-mapping.match', { population_id: id }, { job_key: `mapping-match:${id}` });
}

async function fail(call: Call, id: string, error: unknown): Promise<void> {
  const isKnown = error instanceof Refusal || (error as Error).name === 'CrmError';
  const message = isKnown ? (error as Error).message : 'The list could not be loaded. Try again later.';
  await call.run(sql`
    update mapping_populations set status = 'failed', last_error = ${message.slice(0, 500)}
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (!isKnown) throw error;
}

const STALE_MS = 20 * 3_600_000;

/** Every night, lists from accounts and CRMs are loaded again, as far as their loads of the day allow. */
export async function refreshStale(call: Call): Promise<void> {
  const stale = await call.rows<StoredPopulation>(sql`
    select * from mapping_populations
    where organization_id = ${call.organization_id} and source in ('accounts', 'crm') and status <> 'refreshing'
      and (refreshed_at is null or refreshed_at < ${new Date(call.now().getTime() - STALE_MS)})
      order by refreshed_at nulls first, id limit 500`);
  for (const population of stale) {
    if ((await loadsLeft(call, population)) > 0) await queueLoad(call, population);
  }
  await call.run(sql`
    delete from mapping_refreshes
    where organization_id = ${call.organization_id} and at < ${new Date(call.now().getTime() - 7 * 86_400_000)}`);
}
