/**
 * Memory of the product's process: idle, with an idle bare Fastify as the baseline, and during some minutes of load
 * (BENCH_MINUTES, by default 2). The slope is that of the live heap after garbage collections, which rises if memory
 * leaks.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../src/server/db/sql.ts';
import { load, type Request, report } from './load.ts';
import { liveHeap, type Program } from './program.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const MINUTES = Number(process.env.BENCH_MINUTES || size(2, 0.01));
const SETTLE_MS = size(15_000, 100);
const SAMPLES = size(12, 2);

const world = await createBenchWorld({ opportunities: size(10_000, 500) });
try {
  const bare = await world.program('bench/idle.ts');
  const ours = await world.program('--inspect-port=0', 'src/server/main.ts');
  await delay(SETTLE_MS);
  const idle = residentOf(ours);
  const baseline = residentOf(bare);
  report({
    measure: 'server idle, resident memory',
    value: Math.round(idle),
    unit: 'MB',
    baseline: `an idle bare Fastify (${Math.round(baseline)} MB)`,
    ratio: idle / baseline,
    reach: '<= 3',
  });

  const ids = (await world.admin.pool.query<{ id: string }>('select id from opportunities limit 1000')).rows;
  const { rows: parents } = await world.admin.pool.query<Record<string, string>>(sql`
    select account_id, partner_id, type_id, stage_id, 120000 as amount_minor from opportunities where status = ${'open'}
    limit 500`);
  let count = 0;
  const next = (): Request => {
    const headers = { authorization: `Bearer ${world.token}` };
    count += 1;
    const id = ids[count % ids.length]!.id;
    switch (count % 12) {
      case 0:
        return { method: 'POST', path: '/api/accounts', headers, body: JSON.stringify({ name: `Account ${count}` }) };
      case 1:
        return { method: 'GET', path: `/api/opportunities?q=${count % 1000}`, headers };
      case 2:
        return { method: 'GET', path: `/api/opportunities?_sort=name&_start=${(count % 900) * 10}`, headers };
      case 3:
        return {
          method: 'POST',
          path: '/api/opportunities',
          headers,
          body: JSON.stringify({ name: `Deal ${count}`, ...parents[count % parents.length] }),
        };
      case 4:
        return {
          method: 'PATCH',
          path: `/api/opportunities/${id}`,
          headers,
          body: JSON.stringify({ name: `Changed ${count}` }),
        };
      case 5:
        return { method: 'GET', path: '/api/partners?_start=0&_end=50', headers };
      default:
        return { method: 'GET', path: `/api/opportunities/${id}`, headers };
    }
  };
  // Code and caches that are created once must not count as growth.
  const part = (MINUTES * 60_000) / SAMPLES;
  await load(ours.port, next, 4 * part);
  const heapOf = await liveHeap(ours);
  const before = { resident: residentOf(ours), heap: await heapOf() };
  const samples = [{ minute: 0, heap: before.heap }];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await load(ours.port, next, part);
    samples.push({ minute: (sample * MINUTES) / SAMPLES, heap: await heapOf() });
  }
  const after = residentOf(ours);
  report({
    measure: `resident memory after ${MINUTES} minutes of load, ${count} requests in all`,
    value: Math.round(after),
    unit: 'MB',
    baseline: `before them (${Math.round(before.resident)} MB)`,
    ratio: after / before.resident,
    reach: '<= 600 MB',
  });
  const heap = samples.at(-1)!.heap;
  report({
    measure: `live heap after it (${(slopeOf(samples) * 60).toFixed(1)} MB an hour by a straight line through ${samples.length} collections, a guess from ${MINUTES} minutes)`,
    value: Math.round(heap * 10) / 10,
    unit: 'MB',
    baseline: `before it (${before.heap.toFixed(1)} MB)`,
    ratio: heap / before.heap,
    reach: '1, flat',
  });
} finally {
  await world.close();
}

/** The resident memory of a process in megabytes. */
function residentOf({ child }: Program): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024;
}

/** The slope in megabytes per minute, by least squares. */
function slopeOf(samples: readonly { minute: number; heap: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ heap }) => heap))];
  const over = samples.reduce((sum, { minute, heap }) => sum + (minute - x) * (heap - y), 0);
  return over / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}
