/**
 * Ten thousand won deals accrue in one call: rated, explained, and booked in double entry. The baseline is a plain COPY
 * of the resulting rows.
 */

import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createKernel } from '#server/app.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { accrueMany } from '../src/features/commissions/accruals/server/service.ts';
import { sql } from '../src/server/db/sql.ts';
import { copyIn, copyOut } from './copy.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const DEALS = size(10_000, 50);
const ROUNDS = size(3, 1);
const TABLES = [
  'commission_fact_sets',
  'commission_events',
  'commission_ratings',
  'commission_cells',
  'commission_lines',
  'ledger_accounts',
  'journal_entries',
  'postings',
  'account_balances',
];

const world = await createBenchWorld({ opportunities: DEALS });
const kernel = await createKernel({ config: world.config, ...world.cluster });
try {
  const { organization_id, admin } = world;
  const job = await jobFor(kernel, organization_id);
  await winAllDeals();
  const ids = (await admin.pool.query<{ id: string }>('select id from opportunities')).rows.map(({ id }) => id);

  const ours: number[] = [];
  const copied: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await deleteAccruals();
    const started = performance.now();
    const accrued = await job.within((call) => accrueMany(call, ids));
    ours.push(performance.now() - started);
    const paying = accrued.filter(({ result }) => result === 'lines').length;
    if (paying !== DEALS) throw new Error(`${paying} of ${DEALS} deals earned something`);
    copied.push(await plainCopy());
  }
  const ledger = await job.within(verifyLedger);
  if (!ledger.is_intact) throw new Error(JSON.stringify(ledger.checks));

  const [mine, plain] = [median(ours), median(copied)];
  report({
    measure: `accrual with receipt and ledger, ${DEALS} won deals at once`,
    value: Math.round((DEALS / mine) * 1000),
    unit: 'deals/s',
    baseline: `plain COPY of the resulting rows (${Math.round((DEALS / plain) * 1000)} deals/s), in time`,
    ratio: mine / plain,
    reach: '<= 12',
  });
} finally {
  await kernel.close();
  await world.close();
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** A typical plan, with tiers by the year's volume and a ceiling. */
async function winAllDeals(): Promise<void> {
  const { organization_id, admin } = world;
  await admin.unscoped(async (tx) => {
    for (const table of ['opportunities', 'opportunity_participants'])
      await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    const [stage] = await tx.rows<{ id: string; type_id: string }>(sql`
      insert into opportunity_stages (organization_id, type_id, name, category) select organization_id, id, 'Won', 'won'
      from opportunity_types returning id, type_id`);
    await tx.run(sql`
      update opportunities
      set status = 'won', stage_id = ${stage!.id}, closed_on = date '2026-01-01' + (number % 300)::int`);
    for (const table of ['opportunities', 'opportunity_participants'])
      await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
    const definition = {
      hold_days: 30,
      rules: [
        {
          id: 'tiers',
          label: 'By volume of the year',
          cap: { amount_minor: 5_000_000_000, scope: 'partner', period: 'year' },
          calc: {
            type: 'tiered',
            mode: 'marginal',
            measure: 'credited_base',
            period: 'year',
            bands: [
              { from: 0, to: 100_000_000, rate_ppm: 100_000 },
              { from: 100_000_000, to: null, rate_ppm: 150_000 },
            ],
          },
        },
      ],
    };
    const [plan] = await tx.rows<{ id: string }>(sql`
      insert into commission_plans (organization_id, name, status) values (${organization_id}, 'Plan', 'active')
      returning id`);
    await tx.run(sql`
      insert into plan_versions (organization_id, plan_id, version, effective_from, state, definition, definition_hash,
        published_at, recorded_at)
      values (${organization_id}, ${plan!.id}, 1, '2020-01-01', 'published', ${JSON.stringify(definition)}, 'bench',
        now(), '2020-01-01')`);
    await tx.run(sql`
      insert into plan_assignments (organization_id, plan_id, target, effective_from)
      values (${organization_id}, ${plan!.id}, 'program', '2020-01-01')`);
  });
  await admin.pool.query('vacuum analyze');
}

/** Empties the tables, and those that refer to them, which have no rows here. */
async function deleteAccruals(): Promise<void> {
  await world.admin.unscoped(async (tx) => {
    const referring = await tx.rows<{ name: string }>(sql`
      with recursive referring as (
        select unnest(${TABLES}::regclass[])::oid as id
        union
        select c.conrelid from pg_constraint c join referring r on c.confrelid = r.id where c.contype = 'f')
      select id::regclass::text as name from referring`);
    const tables = referring.map(({ name }) => name);
    for (const table of tables) await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    await tx.run(sql`truncate ${sql.raw(tables.join(', '))}`);
    for (const table of tables) await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
}

/** Copies the same rows into tables with the same columns, without keys, checks or triggers. */
async function plainCopy(): Promise<number> {
  const client = await world.admin.pool.connect();
  try {
    const rows = [];
    for (const table of TABLES) rows.push(await copyOut(client, `select * from ${table}`));
    await client.query('begin');
    for (const table of TABLES) {
      await client.query(`drop table if exists copy_of_${table}`);
      await client.query(`create table copy_of_${table} as select * from ${table} with no data`);
    }
    const started = performance.now();
    for (const [index, table] of TABLES.entries()) await copyIn(client, `copy_of_${table}`, rows[index]!);
    await client.query('commit');
    return performance.now() - started;
  } finally {
    client.release();
  }
}
