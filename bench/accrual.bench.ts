/**
 * Ten thousand won deals accrue in one call: rated, explained, and booked in double entry. The baseline is a plain COPY
 * of the resulting rows.
 */

import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createKernel } from '#server/app.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { accrueMany } from '../src/features/commissions/accruals/server/service.ts';
import { sql } from '../src/server/db/sql.ts';
import { winDeals } from './commission-plan.ts';
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
  const { organization_id } = world;
  const job = await jobFor(kernel, organization_id);
  const ids = await winDeals(world, DEALS);

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
