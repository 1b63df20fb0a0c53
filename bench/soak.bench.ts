/**
 * Mixed load of both modes for an hour: people of the company and of a partner read, write, upload, invite and export,
 * visitors open public pages, live streams stay open, and jobs send emails and webhooks and write to a CRM. Each sample
 * shows memory, connections, what waits, and the times of answers. Memory and times must not drift, and nothing may pile
 * up. `npm run bench -- soak --minutes 60`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withConnection } from '#server/db/connect.ts';
import { postgresOf } from '#server/testing/server-process.ts';
import { startCarefulClients } from './careful-clients.ts';
import { report } from './load.ts';
import { startOutside } from './outside.ts';
import { foundCompany } from './outside-product.ts';
import { size } from './sizes.ts';
import { slopeOf } from './slope.ts';
import { table } from './tables.ts';

const MINUTES = Number(process.env.BENCH_MINUTES || size(60, 0.05));
/** The time between samples: a minute, or less if the run is short. */
const SAMPLE_MS = Math.min(60_000, (MINUTES * 60_000) / 10);
/** Readers of each mode, and streams. */
const READERS = size(4, 1);
const STREAMS = size(10, 1);
/** Code and caches that are created once must not count as growth. */
const WARM_SHARE = 0.3;
/** Jobs and events may wait so long; what piles up waits longer and longer. */
const MOST_WAITING_S = 30;

const base = mkdtempSync(join(tmpdir(), 'tandem-soak-'));
const outside = await startOutside();
const founded = await foundCompany(join(base, 'data'), outside);
const server = await founded.start();
const port = Number(new URL(server.url).port);
const agent = new Agent({ keepAlive: true });
const clients = startCarefulClients(founded, () => port);
/** The milliseconds of the answers since the last sample, by kind, and all failures. */
const times = new Map<string, number[]>();
const failures = new Map<string, number>();
let isOver = false;

const [owner, partner] = [founded.token, founded.partner_token].map((token) => ({ authorization: `Bearer ${token}` }));
const kinds: Record<string, { headers?: Record<string, string> | undefined; paths: string[]; pause: number }> = {
  'lists of the company': {
    headers: owner,
    paths: [
      '/api/accounts?_end=50',
      '/api/opportunities?_sort=name&_end=50',
      '/api/partners',
      '/api/invitations?q=person',
    ],
    pause: 100,
  },
  'lists of the partner': {
    headers: partner,
    paths: ['/api/opportunities', '/api/documents', '/api/session'],
    pause: 100,
  },
  exports: { headers: owner, paths: ['/api/accounts/export.csv', '/api/opportunities/export.csv'], pause: 5_000 },
  'ledger check': {
    headers: owner,
    paths: ['/api/commission_lines?_end=50', '/api/journal_entries?_end=50'],
    pause: 500,
  },
  'public pages': { paths: ['/robots.txt', '/sitemap.xml', '/healthz', '/readyz'], pause: 250 },
};

try {
  const readers = Object.entries(kinds).flatMap(([kind, one]) =>
    Array.from({ length: READERS }, () => readOn(kind, one)),
  );
  const streams = Array.from({ length: STREAMS }, (_, at) => openStream(at % 2 === 0 ? owner! : partner!));
  process.exitCode = (await measure()) ? 0 : 1;
  isOver = true;
  await Promise.all(readers);
  for (const stream of streams) (await stream).destroy();
  await clients.end();
} finally {
  isOver = true;
  agent.destroy();
  await server.stop();
  await outside.close();
  rmSync(base, { recursive: true, force: true });
}

async function readOn(kind: string, { headers, paths, pause }: (typeof kinds)[string]): Promise<void> {
  for (let at = 0; !isOver; at++) {
    const path = paths[at % paths.length]!;
    const begun = performance.now();
    const status = await get(path, headers);
    const own = times.get(kind) ?? [];
    own.push(performance.now() - begun);
    times.set(kind, own);
    if (status !== 200) failures.set(`GET ${path} ${status}`, (failures.get(`GET ${path} ${status}`) ?? 0) + 1);
    await delay(pause);
  }
}

function get(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const call = request({ agent, host: '127.0.0.1', port, path, headers, timeout: 60_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
      response.on('error', () => resolve(0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end();
  });
}

/** A live stream that stays open. */
function openStream(headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/api/events', headers }, (response) => {
      response.on('data', () => {});
      response.on('error', () => {});
      resolve(response);
    })
      .on('error', reject)
      .end();
  });
}

interface Sample {
  minute: number;
  server_mb: number;
  heap_mb: number;
  database_mb: number;
  connections: number;
  jobs_due: number;
  oldest_job_s: number;
  oldest_event_s: number;
  answers: number;
  p50_ms: number;
  p99_ms: number;
}

async function measure(): Promise<boolean> {
  console.log(`${MINUTES} minutes, a sample each ${Math.round(SAMPLE_MS / 1000)} s.`);
  const samples: Sample[] = [];
  const started = performance.now();
  const byKind = new Map<string, number[][]>();
  while (performance.now() - started < MINUTES * 60_000) {
    await delay(SAMPLE_MS);
    const sample = await sampleNow((performance.now() - started) / 60_000, byKind);
    samples.push(sample);
    process.stderr.write(`${JSON.stringify(sample)}\n`);
  }
  const head = [
    'minute',
    'server MB',
    'heap MB',
    'database MB',
    'connections',
    'jobs due',
    'oldest job s',
    'oldest event s',
    'reads',
    'p50 ms',
    'p99 ms',
  ];
  console.log(
    `\n${table(
      head,
      samples.map((sample) => Object.values(sample).map((one: number) => Math.round(one * 10) / 10)),
    )}\n`,
  );
  const halves = [...byKind].map(([kind, all]) => {
    const [early, late] = halvesOf(all).map((half) => half.flat().sort((a, b) => a - b));
    return { kind, early: at(early!, 0.99), late: at(late!, 0.99), p50: at(late!, 0.5), count: all.flat().length };
  });
  console.log(
    `${table(
      ['reads', 'count', 'p50 ms', 'p99 ms, first half', 'p99 ms, second half'],
      halves.map(({ kind, count, p50, early, late }) => [
        kind,
        count,
        Math.round(p50),
        Math.round(early),
        Math.round(late),
      ]),
    )}\n`,
  );
  console.log(`${table(['answer', 'count'], [...Object.entries(clients.statuses), ...failures])}\n`);

  const settled = samples.slice(Math.floor(samples.length * WARM_SHARE));
  const hourly = (of: (sample: Sample) => number) =>
    slopeOf(settled.map((one) => ({ x: one.minute, y: of(one) }))) * 60;
  const last = settled.at(-1)!;
  const drift = Math.max(...halves.map(({ early, late }) => late / early));
  const oldest = Math.max(...settled.map(({ oldest_job_s, oldest_event_s }) => Math.max(oldest_job_s, oldest_event_s)));
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0) + clients.unexpected.length;
  const overAnHour = `by a straight line through ${settled.length} samples`;
  report({ measure: 'minutes of load', value: MINUTES, unit: 'minutes' });
  report({
    measure: 'resident memory of the server',
    value: Math.round(last.server_mb),
    unit: 'MB',
    baseline: `${hourly((one) => one.server_mb).toFixed(0)} MB an hour ${overAnHour}`,
    reach: '<= 600',
  });
  report({
    measure: 'heap of the server',
    value: Math.round(last.heap_mb),
    unit: 'MB',
    baseline: `${hourly((one) => one.heap_mb).toFixed(0)} MB an hour ${overAnHour}`,
  });
  report({
    measure: 'database connections',
    value: last.connections,
    unit: 'connections',
    baseline: `${settled[0]!.connections} at first`,
  });
  report({
    measure: 'largest drift of a p99',
    value: Math.round(drift * 100) / 100,
    unit: 'times the first half',
    reach: '<= 2',
  });
  report({ measure: 'longest wait of a job or event', value: oldest, unit: 's', reach: `<= ${MOST_WAITING_S}` });
  report({ measure: 'failed requests', value: failed, unit: 'requests', reach: '0' });
  for (const refusal of new Set(clients.unexpected)) console.log(`A client got: ${refusal}`);
  return failed === 0 && oldest <= MOST_WAITING_S && last.server_mb <= 600;
}

async function sampleNow(minute: number, byKind: Map<string, number[][]>): Promise<Sample> {
  const all: number[] = [];
  for (const [kind, own] of times) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), own]);
    all.push(...own);
  }
  times.clear();
  all.sort((a, b) => a - b);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const metric = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const { rows } = await withConnection(founded.adminUrl, (client) =>
    client.query<{ n: number }>('select count(*)::int as n from pg_stat_activity where datname = current_database()'),
  );
  return {
    minute,
    server_mb: residentOf([server.pid]),
    heap_mb: metric('nodejs_heap_size_used_bytes') / 2 ** 20,
    database_mb: residentOf([postgresOf(founded.folder), ...childrenOf(postgresOf(founded.folder))]),
    connections: rows[0]!.n,
    jobs_due: metric('jobs_due'),
    oldest_job_s: metric('jobs_oldest_due_seconds'),
    oldest_event_s: metric('outbox_oldest_event_seconds'),
    answers: all.length,
    p50_ms: at(all, 0.5),
    p99_ms: at(all, 0.99),
  };
}

/** The memory that no other process shares, and a part of what is shared, in megabytes. */
function residentOf(pids: readonly number[]): number {
  const { stdout } = spawnSync('ps', ['-o', 'pss=', ...pids.flatMap((pid) => ['-p', String(pid)])], {
    encoding: 'utf8',
  });
  return stdout.split('\n').reduce((sum, line) => sum + Number(line), 0) / 1024;
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** The samples of both halves, without those of the start. */
function halvesOf<T>(all: readonly T[]): [T[], T[]] {
  const settled = all.slice(Math.floor(all.length * WARM_SHARE));
  const middle = Math.ceil(settled.length / 2);
  return [settled.slice(0, middle), settled.slice(middle)];
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
