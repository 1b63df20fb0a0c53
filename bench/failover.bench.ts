/**
 * The leader of a cluster is killed ten times (BENCH_KILLS) while accounts are created through two servers. Every create
 * carries an Idempotency-Key and is sent again until it is acknowledged, as a careful client would do it. Afterwards each
 * acknowledged account must exist once. Then the database is restored to a moment before the last kill. Needs Debian's
 * packages; without them, nothing is measured.
 */
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#shared/ids.ts';
import { startClusteredTandem } from './clustered-tandem.ts';
import { report } from './load.ts';
import { measureOnDebian, startLocalCluster } from './local-cluster.ts';
import { size } from './sizes.ts';

const KILLS = Number(process.env.BENCH_KILLS || size(10, 1));
const CLIENTS = size(20, 4);
/** Load before the first kill, and after each return. */
const STEADY_MS = size(8_000, 2_000);
const LONGEST_WAIT_MS = 60_000;

await measureOnDebian(measure);

async function measure(): Promise<void> {
  const cluster = await startLocalCluster();
  let stop = () => {};
  try {
    const tandem = await startClusteredTandem(cluster);
    stop = tandem.stop;
    const load = startLoad(tandem.ports, tandem.token);
    await delay(STEADY_MS);
    await cluster.backup();
    const gaps: number[] = [];
    let moment = '';
    let before = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      if (kill === KILLS) {
        await load.pause();
        before = await accountsIn(tandem.adminUrl);
        await delay(1_500);
        moment = new Date().toISOString();
        await delay(1_500);
        load.resume();
        await delay(STEADY_MS);
      }
      const at = performance.now();
      const name = await cluster.killLeader();
      await cluster.succeeded(name);
      await load.continued();
      await delay(STEADY_MS);
      const gap = load.gapAfter(at);
      gaps.push(gap);
      console.log(`Kill ${kill}: ${name} led; for ${(gap / 1000).toFixed(1)} s nothing was acknowledged.`);
      cluster.revive(name);
      await cluster.waitUntilWhole();
    }
    const { acknowledged, statuses, seconds } = await load.end();
    const { lost, doubled, unasked } = await compare(tandem.adminUrl, acknowledged);
    console.log(
      `Status codes: ${Object.entries(statuses)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}`,
    );
    report({
      measure: `creates acknowledged during ${KILLS} kills of the leader`,
      value: acknowledged.size,
      unit: 'creates',
      baseline: `${Math.round(acknowledged.size / seconds)} a second, gaps included`,
    });
    report({ measure: 'acknowledged creates that were lost', value: lost, unit: 'creates', reach: '0' });
    report({ measure: 'creates that were doubled', value: doubled, unit: 'creates', reach: '0' });
    report({ measure: 'accounts that nobody asked for', value: unasked, unit: 'creates', reach: '0' });
    report({ measure: 'longest time without a create', value: Math.max(...gaps) / 1000, unit: 's', reach: '<= 30' });
    report({
      measure: 'mean time without a create',
      value: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length / 1000,
      unit: 's',
    });

    tandem.stop();
    await cluster.restoreTo(moment);
    report({
      measure: 'accounts after a restore to a moment, above or below those of the moment',
      value: (await accountsIn(tandem.adminUrl)) - before,
      unit: 'accounts',
      baseline: `${before} accounts then, ${acknowledged.size} in the end`,
      reach: '0',
    });
  } finally {
    stop();
    await cluster.stop();
  }
}

/** Keeps clients busy until it is ended. */
function startLoad(ports: readonly number[], token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const acknowledged = new Map<string, number>();
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const started = performance.now();
  let isOver = false;
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  let busy = 0;
  let count = 0;

  async function client(number: number): Promise<void> {
    while (!isOver) {
      await gate;
      busy += 1;
      const name = `Account ${number}-${count++}`;
      const key = newId();
      for (let attempt = 0; ; attempt++) {
        // Another try may reach the other server.
        const status = await create(agent, ports[(number + attempt) % ports.length]!, { name, key, token });
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 201) break;
        if (!['429', '502', '503', '504', 'no answer'].includes(String(status)) && status !== 409)
          throw new Error(`A create was answered ${status}.`);
        await delay(250);
      }
      acknowledged.set(name, performance.now());
      times.push(performance.now());
      busy -= 1;
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  clients.catch(() => {});

  return {
    pause: async () => {
      gate = new Promise((resolve) => (open = resolve));
      while (busy > 0) await delay(20);
    },
    resume: () => {
      open();
      gate = Promise.resolve();
    },
    /** Resolves when one more create is acknowledged. */
    continued: async () => {
      const { length } = times;
      const end = performance.now() + LONGEST_WAIT_MS;
      while (times.length === length) {
        if (performance.now() > end) throw new Error(`No create was acknowledged within ${LONGEST_WAIT_MS / 1000} s.`);
        await delay(50);
      }
    },
    /** The longest time without a create since a moment, in milliseconds. */
    gapAfter: (at: number) => {
      const after = [at, ...times.filter((time) => time > at)].sort((a, b) => a - b);
      return Math.max(...after.slice(1).map((time, index) => time - after[index]!));
    },
    end: async () => {
      isOver = true;
      await clients;
      agent.destroy();
      return { acknowledged, statuses, seconds: (performance.now() - started) / 1000 };
    },
  };
}

function create(
  agent: Agent,
  port: number,
  { name, key, token }: { name: string; key: string; token: string },
): Promise<number | string> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ name });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': key,
    };
    const call = request(
      { agent, host: '127.0.0.1', port, method: 'POST', path: '/api/accounts', headers, timeout: 30_000 },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode!));
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve('no answer'));
    call.end(body);
  });
}

async function onDatabase<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

function accountsIn(url: string): Promise<number> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from accounts');
    return rows[0]!.n;
  });
}

async function compare(url: string, acknowledged: ReadonlyMap<string, number>) {
  const rows = await onDatabase(
    url,
    async (client) =>
      (await client.query<{ name: string; n: number }>('select name, count(*)::int as n from accounts group by 1'))
        .rows,
  );
  const found = new Map(rows.map(({ name, n }) => [name, n]));
  return {
    lost: [...acknowledged.keys()].filter((name) => !found.has(name)).length,
    doubled: rows.filter(({ n }) => n > 1).length,
    unasked: rows.filter(({ name }) => !acknowledged.has(name)).length,
  };
}
