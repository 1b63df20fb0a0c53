/**
 * This bench counts the reads that leave the leader of a cluster, and the changes that their own writer misses. People work through two
 * servers by turns: each changes something now and then and reads it at once through the other server, as a page does that
 * sends the position of its last change. Needs Debian's packages; without them, nothing is measured.
 */
import { laterPosition, POSITION_HEADER } from '#shared/log-positions.ts';
import { startClusteredTandem } from './clustered-tandem.ts';
import { report } from './load.ts';
import { measureOnDebian, startLocalCluster } from './local-cluster.ts';
import { size } from './sizes.ts';

const PEOPLE = size(8, 2);
const MILLISECONDS = size(30_000, 2_000);
/** One of so many requests is a change. */
const CHANGES = 10;

await measureOnDebian(measure);

async function measure(): Promise<void> {
  const cluster = await startLocalCluster();
  try {
    const tandem = await startClusteredTandem(cluster);
    try {
      const end = performance.now() + MILLISECONDS;
      const people = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => work({ ...tandem, number, end })));
      const sum = (of: (person: Work) => number) => people.reduce((total, person) => total + of(person), 0);
      const reads = await readsOf(tandem.ports);
      const changes = sum(({ changed }) => changed);
      report({
        measure: 'reads that a replica answered',
        value: Math.round((1000 * reads.replica) / (reads.replica + reads.leader)) / 10,
        unit: '%',
        baseline: `${reads.replica} of ${reads.replica + reads.leader}; ${reads.behind} were asked of a replica that was behind`,
      });
      report({
        measure: 'changes that their own writer did not see at once through the other server',
        value: sum(({ missed }) => missed),
        unit: 'changes',
        baseline: `${changes} changes`,
        reach: '0',
      });
    } finally {
      tandem.stop();
    }
  } finally {
    await cluster.stop();
  }
}

interface Work {
  changed: number;
  missed: number;
}

/** One person, who sends each request to the other server. */
async function work({
  ports,
  token,
  number,
  end,
}: {
  ports: number[];
  token: string;
  number: number;
  end: number;
}): Promise<Work> {
  let seen = '0/0';
  let sent = number;
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${ports[sent++ % ports.length]}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', [POSITION_HEADER]: seen },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    seen = laterPosition(seen, response.headers.get(POSITION_HEADER) ?? seen);
    return response;
  };
  const done = { changed: 0, missed: 0 };
  for (let round = 0; performance.now() < end; round++) {
    if (round % CHANGES !== 0) {
      await (await send('GET', round % 2 ? 'accounts?_start=0&_end=10' : 'work_items?_start=0&_end=10')).arrayBuffer();
      continue;
    }
    const name = `Account ${number}-${round}`;
    const { id } = (await (await send('POST', 'accounts', { name })).json()) as { id: string };
    const found = (await (await send('GET', `accounts?name=${encodeURIComponent(name)}`)).json()) as { id: string }[];
    done.changed += 1;
    if (!found.some((row) => row.id === id)) done.missed += 1;
  }
  return done;
}

async function readsOf(ports: readonly number[]): Promise<{ replica: number; leader: number; behind: number }> {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://localhost:${port}/metrics`)).text()));
  const sum = (label: string) =>
    texts.reduce((total, text) => total + Number(new RegExp(`^${label} (\\d+)`, 'm').exec(text)?.[1] ?? 0), 0);
  return {
    replica: sum('database_reads_total{from="replica"}'),
    leader: sum('database_reads_total{from="leader"}'),
    behind: sum('replica_fallbacks_total{reason="behind"}'),
  };
}
