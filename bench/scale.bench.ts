/**
 * The same work in a company of ten thousand deals that is alone in its installation, and in one of a million deals
 * among thousands of other companies, one request at a time, in turns. Each must take at most twice as long.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateTiers } from '#features/enablement/tier-criteria/server/evaluate.ts';
import { createPayout } from '#features/payouts/payouts/server/service.ts';
import { features } from '#features/server.ts';
import { createKernel } from '#server/app.ts';
import type { Call } from '#server/call.ts';
import type { Job } from '#server/jobs/job.ts';
import { enqueueForCompanies, jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { accrueMany } from '../src/features/commissions/accruals/server/service.ts';
import { releaseDue } from '../src/features/commissions/commissions/server/release.ts';
import { sql } from '../src/server/db/sql.ts';
import { winDeals } from './commission-plan.ts';
import { addCrowd } from './crowd.ts';
import { importFiles } from './import-files.ts';
import { load, median, type Request, type Round, report } from './load.ts';
import { IS_TINY, size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const SMALL = {
  deals: size(10_000, 500),
  companies: size(10, 2),
  people: size(100, 4),
  audit_events: size(50_000, 500),
};
const LARGE = {
  deals: size(1_000_000, 1_000),
  companies: size(5_000, 4),
  people: size(50_000, 8),
  audit_events: Number(process.env.BENCH_AUDIT_EVENTS ?? size(5_000_000, 1_000)),
};
const WON = size(2_000, 50);
const ROUNDS = size(5, 1);
const MILLISECONDS = 1_000;
const REACH = '<= 2';

type World = Awaited<ReturnType<typeof createBenchWorld>>;
interface Side {
  world: World;
  kernel: Kernel;
  job: Job;
  port: number;
  server_pid: number;
  words: { partner_id: string; account: string; rare: string[]; deal_id: string };
  won: string[];
}

/** Ends a transaction whose work is only timed. */
class RolledBack extends Error {}

const worlds: World[] = [];
const kernels: Awaited<ReturnType<typeof createKernel>>[] = [];
try {
  const [small, large] = [await sideOf(SMALL), await sideOf(LARGE)];
  await compareReads(small, large);
  await compareJobs(small, large);
  await countJobs(small, large);
  for (const [name, { server_pid }] of Object.entries({ small, large }))
    report({ measure: `memory of the ${name} company's server afterwards`, value: memoryOf(server_pid), unit: 'MB' });
} finally {
  for (const kernel of kernels) await kernel.close();
  for (const world of worlds) await world.close();
}

async function sideOf({ deals, ...crowd }: typeof SMALL): Promise<Side> {
  const world = await createBenchWorld({ opportunities: deals });
  worlds.push(world);
  await addCrowd(world.admin, world.organization_id, crowd);
  await publishTiers(world);
  const won = await winDeals(world, WON);
  const kernel = await createKernel({ config: world.config, ...world.cluster });
  kernels.push(kernel);
  const { port, child } = await world.program('bench/servers.ts', 'ours');
  const job = await jobFor(kernel, world.organization_id);
  return { world, kernel, job, port, server_pid: child.pid!, words: await wordsOf(world), won };
}

async function compareReads(small: Side, large: Side): Promise<void> {
  const works: [string, (side: Side) => Request][] = [
    ['list of 10 with total', (side) => listOf(side)],
    ['list with a filter one row in 50 passes', (side) => listOf(side, `&partner_id=${side.words.partner_id}`)],
    ['list with a filter one row in 500 passes', (side) => listOf(side, '&status=lost')],
    ['list, largest first', (side) => listOf(side, '&_sort=amount_minor&_order=desc')],
    ['list with a word of one row', (side) => listOf(side, `&q=${pick(side.words.rare)}`)],
    ['list with a word of every row', (side) => listOf(side, '&q=deal')],
    ['list with the name of an account', (side) => listOf(side, `&q=${encodeURIComponent(side.words.account)}`)],
    ['list as a partner of 200 deals', (side) => listOf(side, '', side.world.partner_token)],
    [
      'first 500 lines of an export',
      (side) => ({ ...listOf(side), path: '/api/opportunities/export.csv', lines: 501 }),
    ],
    ['search over all records, one deal', (side) => get(side, `/api/search?q=${pick(side.words.rare)}`)],
    [
      'search over all records, an account',
      (side) => get(side, `/api/search?q=${encodeURIComponent(side.words.account)}`),
    ],
    ['dashboard of the company', (side) => get(side, '/api/dashboards')],
    ['dashboard of a partner', (side) => get(side, '/api/dashboards', side.world.partner_token)],
    ['my work', (side) => get(side, '/api/work_items')],
    ['audit log, newest 20', (side) => get(side, '/api/audit_events?_start=0&_end=20')],
    ['audit log of one deal', (side) => get(side, `/api/audit_events?ref_id=${side.words.deal_id}&_start=0&_end=20`)],
    ['one deal', (side) => get(side, `/api/opportunities/${side.words.deal_id}`)],
  ];
  for (const [name, request] of works) {
    const run = (side: Side, milliseconds: number) => load(side.port, () => request(side), milliseconds, 1);
    const rounds = { small: [] as Round[], large: [] as Round[] };
    for (const side of [small, large]) await run(side, 500);
    for (let round = 0; round < ROUNDS; round++) {
      rounds.small.push(await run(small, MILLISECONDS));
      rounds.large.push(await run(large, MILLISECONDS));
    }
    tell(`${name}, p50`, median(rounds.small).p50_ms, median(rounds.large).p50_ms);
  }
}

/** Background work of the company, each rolled back, so that every round does the same. */
async function compareJobs(small: Side, large: Side): Promise<void> {
  const works: [string, (call: Call, side: Side) => Promise<unknown>][] = [
    [`accrual of ${WON} won deals at once`, (call, side) => accrueMany(call, side.won)],
    ['draft of a payout to 50 partners', (call) => createPayout(call, { currency: 'USD' })],
    ['tier evaluation of 51 partners', (call) => evaluateTiers(call)],
  ];
  for (const [name, work] of works) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.small.push(await rolledBack(small, work));
      times.large.push(await rolledBack(large, work));
    }
    tell(name, middle(times.small), middle(times.large));
    if (!name.startsWith('accrual')) continue;
    for (const { job, won } of [small, large]) {
      await job.within((call) => accrueMany(call, won));
      while ((await job.within((call) => releaseDue(call))) > 0);
    }
    for (const { world } of [small, large]) await world.admin.pool.query('analyze');
  }
  const uploads = filesOf(size(1_000, 60));
  const imported = [];
  for (const { kernel, world } of [small, large])
    imported.push(await importFiles(kernel, world.organization_id, uploads));
  tell(`import of ${size(1_000, 60)} deals`, imported[0]!, imported[1]!);
}

/** The jobs that schedules queue in an hour, and how long choosing the companies takes. */
async function countJobs(small: Side, large: Side): Promise<void> {
  const schedules = features.flatMap((feature) => feature.schedules ?? []);
  for (const [name, { kernel, world }] of Object.entries({ small, large })) {
    let jobs = 0;
    let without = 0;
    let longest = 0;
    for (const schedule of schedules) {
      const runs = runsAnHour(schedule.cron);
      if (runs < 1) continue;
      const began = performance.now();
      const chosen = await enqueueForCompanies(kernel.system, schedule);
      longest = Math.max(longest, performance.now() - began);
      jobs += runs * chosen.length;
      const [{ companies }] = (
        await world.admin.pool.query<{ companies: number }>(
          "select count(*)::int as companies from organizations where kind in ('vendor', 'both')",
        )
      ).rows as [{ companies: number }];
      without += runs * companies;
    }
    report({
      measure: `jobs that schedules queue in an hour, ${name} installation`,
      value: jobs,
      unit: `jobs (choosing took at most ${Math.round(longest)} ms)`,
      baseline: `one for every company (${without.toLocaleString('en')})`,
      ratio: jobs / without,
    });
  }
}

/** The runs in an hour by the minutes of a cron expression; fewer than one for those of some hours only. */
function runsAnHour(cron: string): number {
  const [minutes = '', hours] = cron.split(' ');
  if (hours !== '*') return 0;
  const step = /^\*\/(\d+)$/.exec(minutes)?.[1];
  if (step) return 60 / Number(step);
  return minutes === '*' ? 60 : minutes.split(',').length;
}

async function rolledBack(side: Side, work: (call: Call, side: Side) => Promise<unknown>): Promise<number> {
  let ms = 0;
  await side.job
    .within(async (call) => {
      const began = performance.now();
      await work(call, side);
      ms = performance.now() - began;
      throw new RolledBack();
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return ms;
}

function tell(measure: string, few: number, many: number): void {
  const deals = LARGE.deals.toLocaleString('en');
  report({
    measure: `${measure}, company of ${deals} deals among ${LARGE.companies.toLocaleString('en')}`,
    value: Math.round(many * 100) / 100,
    unit: 'ms',
    baseline: `the same at ${SMALL.deals.toLocaleString('en')} (${few.toFixed(2)} ms)`,
    ratio: many / few,
    reach: REACH,
  });
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** Four tiers by deals and revenue of the last year. */
async function publishTiers({ admin, organization_id }: World): Promise<void> {
  await admin.unscoped(async (tx) => {
    for (const table of ['tier_programs', 'tier_criteria'])
      await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    await tx.run(sql`
      with tiers as (
        insert into partner_tiers (organization_id, name, "order")
        select ${organization_id}, name, n from unnest(array['Bronze', 'Silver', 'Gold']) with ordinality t(name, n)
        returning id, "order"),
      program as (
        insert into tier_programs (organization_id, version, status, currency, effective_from, published_at)
        values (${organization_id}, 1, 'published', 'USD', '2020-01-01', now()) returning id)
      insert into tier_criteria (organization_id, program_id, tier_id, metric, threshold, window_months)
      select ${organization_id}, program.id, tiers.id, metric, tiers."order" * 10, 12
      from program, tiers, unnest(array['deals', 'closed_revenue']) metric`);
    for (const table of ['tier_programs', 'tier_criteria'])
      await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
}

function get(side: Side, path: string, token = side.world.token): Request {
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } };
}

function listOf(side: Side, query = '', token = side.world.token): Request {
  return get(side, `/api/opportunities?_start=0&_end=10${query}`, token);
}

/** Values to filter by: a partner, an account's name, a deal, and words that are in only one deal's name. */
async function wordsOf({ admin }: World): Promise<Side['words']> {
  const { rows } = await admin.pool.query(
    `select (select id from partners where name like 'Partner 1%' order by id limit 1) as partner_id,
       (select name from accounts order by id limit 1) as account,
       (select id from opportunities where number = 400) as deal_id,
       (select array_agg(left(split_part(name, ' ', 3), 10)) from (select name from opportunities where number % 97 = 0 limit 100) deals) as rare`,
  );
  return rows[0];
}

function pick(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)]!;
}

/** A CRM's export with this many deals. */
function filesOf(deals: number): { file_name: string; bytes: Buffer }[] {
  const folder = join(import.meta.dirname, '../fixtures/crm-sales-opportunities');
  const lines = IS_TINY ? deals : Number.POSITIVE_INFINITY;
  return ['accounts.csv', 'products.csv', 'sales_teams.csv', 'sales_pipeline.csv'].map((file_name) => {
    const most = file_name === 'sales_pipeline.csv' ? deals + 1 : lines;
    return {
      file_name,
      bytes: Buffer.from(readFileSync(join(folder, file_name), 'utf8').split('\n').slice(0, most).join('\n')),
    };
  });
}

/** The resident memory of a process, in megabytes. */
function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line![1]) / 1024);
}
