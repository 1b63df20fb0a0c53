import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import { features } from '#features/server.ts';
import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import type { Job, Schedule } from '../jobs/job.ts';
import { enqueueForCompanies, jobFor } from '../jobs/worker.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

/** One suite for every schedule that any feature declares. */
const schedules = features.flatMap((feature) =>
  (feature.schedules ?? []).map((schedule) => ({ ...schedule, run: feature.jobs![schedule.task]! })),
);
/** Five fields, of which the hour is not one number. */
const runsWithinTheDay = ({ cron }: Schedule) => !/^\S+ \d+ /.test(cron);

const named = (task: string) => schedules.find((schedule) => schedule.task === task)!;

const seal = named('audit-events.seal');
const isUnsealed = async ({ id }: Company) => (await enqueueForCompanies(world.kernel.system, seal)).includes(id);
/** Transactions of other tests on the same database server delay the seal of what was recorded meanwhile. */
async function sealAll(company: Company): Promise<void> {
  await vi.waitUntil(
    async () => {
      await seal.run(await jobFor(world.kernel, company.id), {});
      return !(await isUnsealed(company));
    },
    { timeout: 60_000, interval: 200 },
  );
}

let world: World;
let newcomer: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  newcomer = await world.company('Newcomer');
  // As after its first day.
  await newcomer.within(openBooks);
  await sealAll(newcomer);
}, 120_000);
afterAll(() => world.close());

/** The rows that this connection has changed since its statistics were last written. */
const changedRows = async (call: Call) =>
  (
    await call.one<{ rows: number }>(
      sql`select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as rows from pg_stat_xact_user_tables`,
    )
  ).rows;

/** A job that fails if one of its transactions changes a row. */
async function idleJob(company: Company): Promise<Job> {
  const job = await jobFor(world.kernel, company.id);
  return {
    ...job,
    within: (work, options) =>
      job.within(async (call) => {
        const before = await changedRows(call);
        const outcome = await work(call);
        expect(await changedRows(call)).toBe(before);
        return outcome;
      }, options),
  };
}

test('with thousands of companies, whatever runs several times a day selects those that may have work', () => {
  expect(schedules.flatMap((one) => (runsWithinTheDay(one) && !one.companies ? one.task : []))).toEqual([]);
});

test('selects a company from a change until its log is sealed', async () => {
  const company = await world.company('Busy');
  await sealAll(company);
  await company.within((call) => samplePartner(call));
  expect(await isUnsealed(company)).toBe(true);
  await sealAll(company);
}, 150_000);

describe.each(schedules.filter(({ companies }) => companies))('$task', (schedule) => {
  test('leaves out a newcomer, for whom it would change nothing', async () => {
    expect(await enqueueForCompanies(world.kernel.system, schedule)).not.toContain(newcomer.id);
    await schedule.run(await idleJob(newcomer), {});
  });
});
