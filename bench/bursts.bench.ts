/**
 * Tables that start empty and fill in a burst, before the database has counted their rows: each is filled by the statements
 * of the product, and its first rows are compared with its last. A plan that depends on the counts shows as a fall.
 */
import { createKernel } from '#server/app.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { bursts } from './bursts.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? size(50_000, 200));
const PART = Math.max(ROWS / 10, 1);
/** Rows of one transaction. */
const TOGETHER = 50;
/** A table that becomes slower than this has a plan that depends on its statistics, or a statement that reads all rows. */
const MOST_FALL = 2;

const world = await createBenchWorld({ opportunities: size(ROWS, 200) });
const kernel = await createKernel({ config: world.config, ...world.cluster });
try {
  // Statistics that come by themselves would hide what the first minutes are like.
  await world.admin.pool.query(`do $$ declare filled regclass; begin
    for filled in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s set (autovacuum_enabled = off)', filled);
    end loop; end $$`);
  const job = await jobFor(kernel, world.organization_id);
  const { rows } = await world.admin.pool.query<{ id: string }>(
    "select id from identity.users where email = 'owner@bench.test'",
  );
  const wanted = new RegExp(process.env.BENCH_BURSTS ?? '');
  for (const burst of bursts.filter(({ name }) => wanted.test(name))) {
    const add = await burst.prepare({ job, admin: world.admin, user_id: rows[0]!.id, rows: ROWS });
    const seconds: number[] = [];
    for (let first = 0; first < ROWS; first += PART) {
      const began = performance.now();
      for (let from = first; from < first + PART; from += TOGETHER)
        await add(from, Math.min(from + TOGETHER, first + PART));
      seconds.push((performance.now() - began) / 1000);
    }
    const rate = (at: number) => Math.round(PART / seconds.at(at)!);
    report({
      measure: `${burst.name}: the last ${PART} of ${ROWS} rows without statistics`,
      value: rate(-1),
      unit: 'rows/s',
      baseline: `the first ${PART} (${rate(0)} /s), in time`,
      ratio: seconds.at(-1)! / seconds[0]!,
      reach: `<= ${MOST_FALL}`,
    });
  }
} finally {
  await kernel.close();
  await world.close();
}
