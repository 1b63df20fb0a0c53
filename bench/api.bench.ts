/**
 * Lists, single rows and creations through every layer: their round trips to the database, and their throughput beside bare
 * Fastify and `pg` with the same statements.
 */
import { sql } from '../src/server/db/sql.ts';
import { compare, load, type Request, type Round, report } from './load.ts';
import { ROUND_TRIPS, STATEMENTS } from './round-trips.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? size(5, 1));
const MILLISECONDS = Number(process.env.BENCH_MILLISECONDS ?? 3_000);
const bareServer = 'bare Fastify + pg, prepared statements, no security';
const wideServer = 'the same with as many connections as ours';

const world = await createBenchWorld({ opportunities: size(10_000, 500) });
try {
  const ours = await world.server('ours');
  const bare = await world.server('bare');
  const headers = { authorization: `Bearer ${world.token}` };
  const ids = (await world.admin.pool.query<{ id: string }>('select id from opportunities limit 1000')).rows.map(
    ({ id }) => id,
  );
  const pick = () => ids[Math.floor(Math.random() * ids.length)]!;
  let count = 0;
  // New deals refer to existing accounts and partners.
  const { rows: parents } = await world.admin.pool.query<Record<string, string>>(sql`
    select account_id, partner_id, type_id, stage_id, 120000 as amount_minor from opportunities where status = ${'open'}
    limit 500`);
  const createAccount = (prefix: string): Request => ({
    method: 'POST',
    path: `${prefix}/accounts`,
    headers,
    body: JSON.stringify({ name: `Account ${count++}` }),
  });

  const change = (prefix: string, table: string, id: string): Request => ({
    method: 'PATCH',
    path: `${prefix}/${table}/${id}`,
    headers,
    body: JSON.stringify({ name: `Changed ${count++}` }),
  });

  const works: [string, string, (prefix: string) => Request][] = [
    [
      'list of 10 with exact total',
      '>= 1.00',
      (prefix) => ({ method: 'GET', path: `${prefix}/opportunities?_start=0&_end=10`, headers }),
    ],
    [
      'the same filtered by contains',
      '>= 0.80',
      (prefix) => ({
        method: 'GET',
        path: `${prefix}/opportunities?_start=0&_end=10&name_like=${Math.floor(Math.random() * 4096)
          .toString(16)
          .padStart(3, '0')}`,
        headers,
      }),
    ],
    ['get one', '>= 0.90', (prefix) => ({ method: 'GET', path: `${prefix}/opportunities/${pick()}`, headers })],
    [
      'create a deal with its number, partner and first stage',
      '>= 0.35',
      (prefix) => ({
        method: 'POST',
        path: `${prefix}/opportunities`,
        headers,
        body: JSON.stringify({ name: `Deal ${count++}`, ...parents[count % parents.length] }),
      }),
    ],
    ['create an account with audit, outbox and checks', '>= 0.45', createAccount],
  ];
  const counted = await world.server('counted');
  const changes: typeof works = [
    ['change a deal', '', (prefix) => change(prefix, 'opportunities', pick())],
    ['change an account', '', (prefix) => change(prefix, 'accounts', parents[count % parents.length]!.account_id!)],
  ];
  for (const [name, , request] of [...works, ...changes]) await tellRoundTrips(counted, name, request);

  for (const [name, reach, request] of works) {
    // The first run of each is not counted, because it warms caches and prepared statements.
    await load(bare, () => request(''), 1_000);
    await load(ours, () => request('/api'), 1_000);
    const result = await compare(
      ROUNDS,
      () => load(ours, () => request('/api'), MILLISECONDS),
      () => load(bare, () => request(''), MILLISECONDS),
    );
    tell({ name, reach, baseline: bareServer }, result);
  }
  const wide = await world.server('wide');
  for (const [name, , request] of works.slice(1)) {
    await load(wide, () => request(''), 1_000);
    const result = await compare(
      ROUNDS,
      () => load(ours, () => request('/api'), MILLISECONDS),
      () => load(wide, () => request(''), MILLISECONDS),
    );
    tell({ name, baseline: wideServer }, result);
  }
  const recorded = () => ({ ...createAccount(''), path: '/accounts/recorded' });
  await load(bare, recorded, 1_000);
  const floor = await compare(
    ROUNDS,
    () => load(bare, recorded, MILLISECONDS),
    () => load(bare, () => createAccount(''), MILLISECONDS),
  );
  tell({ name: 'the same by hand: row, audit entry and outbox event in one statement', baseline: bareServer }, floor);
} finally {
  await world.close();
}

/** Counts those of the fourth request, because the first ones open connections, prepare statements and fill caches. */
async function tellRoundTrips(port: number, name: string, request: (prefix: string) => Request): Promise<void> {
  for (let sent = 1; sent <= 4; sent++) {
    const { method, path, headers, body } = request('/api');
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    if (sent < 4) continue;
    const statements = response.headers.get(STATEMENTS);
    report({
      measure: `${name}, round trips (${statements} statements)`,
      value: Number(response.headers.get(ROUND_TRIPS)),
      unit: 'round trips',
      reach: method === 'GET' ? '1' : '<= 4',
    });
  }
}

interface Told {
  name: string;
  reach?: string;
  baseline: string;
}

function tell({ name, reach, baseline }: Told, { ours, bare }: { ours: Round; bare: Round }): void {
  report({
    measure: `${name}, throughput`,
    value: Math.round(ours.per_second),
    unit: 'requests/s',
    baseline: `${baseline} (${Math.round(bare.per_second)}/s)`,
    ratio: ours.per_second / bare.per_second,
    ...(reach && { reach }),
  });
  report({
    measure: `${name}, p99`,
    value: Math.round(ours.p99_ms * 10) / 10,
    unit: 'ms',
    baseline: `${baseline} (${bare.p99_ms.toFixed(1)} ms)`,
    ratio: ours.p99_ms / bare.p99_ms,
  });
}
