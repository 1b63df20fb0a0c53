/**
 * An hour of the demo at work: people of companies and partners read, search, write and register deals at a steady pace
 * with a live screen open, beside all background work. Memory, open files, database connections, waiting jobs and response
 * times must not grow. `npm run bench -- soak --minutes 60 --seed 7`; the table is for docs/measured/soak.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Dice } from '#server/testing/dice.ts';
import { postgresOf, type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { DEMO_PASSWORD } from '../src/features/platform/demo/server/people.ts';
import { report } from './load.ts';
import { startOutside } from './outside.ts';
import { IS_TINY, size } from './sizes.ts';
import { Person, type Visit } from './soak-people.ts';
import { table } from './tables.ts';

const MINUTES = Number(process.env.BENCH_MINUTES || size(60, 0.1));
const SEED = Number(process.env.BENCH_SEED || 20_261_201);
const SLICES = size(12, 2);
const SLICE_MS = (MINUTES * 60_000) / SLICES;
const SAMPLE_MS = Math.min(5_000, SLICE_MS / 3);
/** The people at work, and the longest pause of each between two requests. */
const PEOPLE = size(16, 4);
const PAUSE_MS = 1_500;
const ACCOUNTS = ['company', 'manager', 'finance', 'partner', 'both', 'other'];
/** Growth from the second slice, when caches are full, to the last. */
const MOST_GROWTH = 1.2;
/** A client gives up after this time, which is a fault. */
const ANSWER_MS = 30_000;

interface Sample {
  heap_mb: number;
  resident_mb: number;
  files: number;
  connections: number;
  due_jobs: number;
  oldest_event_s: number;
  longest_stall_s: number;
}

const folder = mkdtempSync(join(tmpdir(), 'tandem-soak-'));
const outside = await startOutside();
const dice = new Dice(SEED);
let server: ServerProcess | undefined;
const faults: string[] = [];
try {
  server = await startServer(folder, {
    ...outside.settings,
    TANDEM_DEMO: '1',
    TANDEM_REQUESTS_PER_PERSON: '0',
    TANDEM_REQUESTS_PER_COMPANY: '0',
    TANDEM_ECB_RATES_URL: '0',
  });
  await measure(server);
} finally {
  await server?.stop();
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults.length > 0 && !IS_TINY ? 1 : 0;

async function measure({ url, pid }: ServerProcess): Promise<void> {
  console.log(`Seed ${SEED}, ${MINUTES} minutes, ${PEOPLE} people.`);
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number++)
    people.push(await Person.signIn(url, ACCOUNTS[number % ACCOUNTS.length]!, DEMO_PASSWORD));
  const ending = new AbortController();
  const times: { reads: number[]; writes: number[] }[] = Array.from({ length: SLICES }, () => ({
    reads: [],
    writes: [],
  }));
  const began = performance.now();
  const sliceNow = () => Math.min(SLICES - 1, Math.floor((performance.now() - began) / SLICE_MS));
  const statuses: Record<string, number> = {};

  const visit = async (person: Person, { method, path, body }: Visit): Promise<unknown> => {
    const start = performance.now();
    const slice = times[sliceNow()]!;
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await answer.text();
      (method === 'GET' ? slice.reads : slice.writes).push(performance.now() - start);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 400)
        faults.push(`${person.email} ${method} ${path} ${answer.status}: ${text.slice(0, 200)}`);
      return answer.ok && text ? JSON.parse(text) : undefined;
    } catch (error) {
      faults.push(`${person.email} ${method} ${path}: ${(error as Error).message}`);
      return undefined;
    }
  };
  const work = async (person: Person) => {
    while (!ending.signal.aborted) {
      await person.step(dice, (next) => visit(person, next));
      await delay(dice.whole(0, PAUSE_MS), undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const streams = people.map((person) => watch(url, person, ending.signal));
  const working = Promise.all(people.map(work));
  // It is awaited at the end; until then, a failure must not end this process before its servers.
  working.catch(() => {});

  const samples: Sample[][] = Array.from({ length: SLICES }, () => []);
  while (performance.now() - began < MINUTES * 60_000) {
    await delay(SAMPLE_MS);
    samples[sliceNow()]!.push(await sampleOf(url, pid));
  }
  ending.abort();
  await working;
  const messages = (await Promise.all(streams)).reduce((sum, count) => sum + count, 0);
  tell(times, samples, statuses, messages);
}

/** Keeps a live screen open, and opens it again when it ends. @returns the number of messages */
async function watch(url: string, { headers }: Person, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    try {
      const answer = await fetch(`${url}/api/events`, { headers, signal });
      for await (const chunk of answer.body!) count += Buffer.from(chunk).toString().split('data:').length - 1;
    } catch {
      await delay(1_000, undefined, { signal }).catch(() => {});
    }
  }
  return count;
}

async function sampleOf(url: string, pid: number): Promise<Sample> {
  const text = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) })).text();
  const gauge = (name: string) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const backends = spawnSync('ps', ['-o', 'args=', '--ppid', String(postgresOf(folder))], { encoding: 'utf8' }).stdout;
  return {
    heap_mb: gauge('nodejs_heap_size_used_bytes') / 2 ** 20,
    resident_mb: Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    connections: backends.split('\n').filter((line) => line.includes('tandem')).length,
    due_jobs: gauge('jobs_due'),
    oldest_event_s: gauge('outbox_oldest_event_seconds'),
    longest_stall_s: gauge('event_loop_longest_stall_seconds'),
  };
}

function tell(
  times: readonly { reads: number[]; writes: number[] }[],
  samples: readonly Sample[][],
  statuses: Record<string, number>,
  messages: number,
): void {
  const least = (of: readonly Sample[], name: keyof Sample) => Math.min(...of.map((one) => one[name]));
  const most = (of: readonly Sample[], name: keyof Sample) => Math.max(...of.map((one) => one[name]));
  console.log(
    `\n${table(
      [
        'until minute',
        'requests',
        'read p50',
        'read p99',
        'write p50',
        'write p99',
        'heap after collections',
        'resident memory',
        'open files',
        'database connections',
        'due jobs, most',
        'oldest event, most',
      ],
      times.map(({ reads, writes }, slice) => {
        const of = samples[slice]!;
        return [
          Math.round(((slice + 1) * MINUTES) / SLICES),
          reads.length + writes.length,
          ...[share(reads, 0.5), share(reads, 0.99), share(writes, 0.5), share(writes, 0.99)].map(
            (ms) => `${Math.round(ms)} ms`,
          ),
          `${Math.round(least(of, 'heap_mb'))} MB`,
          `${Math.round(most(of, 'resident_mb'))} MB`,
          most(of, 'files'),
          most(of, 'connections'),
          most(of, 'due_jobs'),
          `${Math.round(most(of, 'oldest_event_s'))} s`,
        ];
      }),
    )}\n`,
  );
  console.log(`${table(['answer', 'count'], Object.entries(statuses))}\n`);
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
  const [second, last] = [samples[1]!, samples.at(-1)!];
  const compare = (measure: string, before: number, after: number, unit: string) =>
    report({
      measure,
      value: Math.round(after),
      unit,
      baseline: `in the second of ${SLICES} slices (${Math.round(before)} ${unit})`,
      ratio: after / before,
      reach: `<= ${MOST_GROWTH}`,
    });
  compare('heap after collections at the end', least(second, 'heap_mb'), least(last, 'heap_mb'), 'MB');
  compare('resident memory at the end', most(second, 'resident_mb'), most(last, 'resident_mb'), 'MB');
  compare('open files at the end', most(second, 'files'), most(last, 'files'), 'files');
  compare('database connections at the end', most(second, 'connections'), most(last, 'connections'), 'connections');
  compare('read p99 at the end', share(times[1]!.reads, 0.99), share(times.at(-1)!.reads, 0.99), 'ms');
  compare('write p99 at the end', share(times[1]!.writes, 0.99), share(times.at(-1)!.writes, 0.99), 'ms');
  report({ measure: 'due jobs at the end', value: last.at(-1)!.due_jobs, unit: 'jobs' });
  report({ measure: 'messages to live screens', value: messages, unit: 'messages' });
  report({ measure: 'refusals and failures', value: faults.length, unit: 'answers', reach: '0' });
}

/** The time that this share of the requests did not exceed. */
function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
