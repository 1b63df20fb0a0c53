/**
 * The same lists in a company of a million deals and one of ten thousand, each in its own database, one request at a
 * time.
 */
import { load, median, type Request, type Round, report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const SMALL = size(10_000, 500);
const LARGE = size(1_000_000, 1_000);
const ROUNDS = size(5, 1);
const MILLISECONDS = 1_000;
const REACH = '<= 2';

type World = Awaited<ReturnType<typeof createBenchWorld>>;
const worlds: World[] = [];
try {
  for (const opportunities of [SMALL, LARGE]) worlds.push(await createBenchWorld({ opportunities }));
  const [small, large] = await Promise.all(
    worlds.map(async (world) => ({ world, port: await world.server('ours'), words: await wordsOf(world) })),
  );
  const works: [string, (side: NonNullable<typeof small>) => Request][] = [
    ['list of 10 with total', (side) => listOf(side.world)],
    ['with a filter one row in 50 passes', ({ world, words }) => listOf(world, `&partner_id=${words.partner_id}`)],
    ['with a filter one row in 500 passes', ({ world }) => listOf(world, '&status=lost')],
    ['largest first', ({ world }) => listOf(world, '&_sort=amount_minor&_order=desc')],
    ['with a word of one row', ({ world, words }) => listOf(world, `&q=${pick(words.rare)}`)],
    ['with a word of every row', ({ world }) => listOf(world, '&q=deal')],
    ['with the name of an account', ({ world, words }) => listOf(world, `&q=${encodeURIComponent(words.account)}`)],
    ['as a partner of 200 deals', ({ world }) => listOf(world, '', world.partner_token)],
    [
      'first 500 lines of an export',
      ({ world }) => ({ ...listOf(world), path: '/api/opportunities/export.csv', lines: 501 }),
    ],
  ];
  for (const [name, request] of works) {
    const rounds = { small: [] as Round[], large: [] as Round[] };
    const run = (side: typeof small, milliseconds: number) => load(side!.port, () => request(side!), milliseconds, 1);
    await run(small, 500);
    await run(large, 500);
    for (let round = 0; round < ROUNDS; round++) {
      rounds.small.push(await run(small, MILLISECONDS));
      rounds.large.push(await run(large, MILLISECONDS));
    }
    const [few, many] = [median(rounds.small).p50_ms, median(rounds.large).p50_ms];
    report({
      measure: `opportunities at ${LARGE.toLocaleString('en')} rows of one company, ${name}, p50`,
      value: Math.round(many * 100) / 100,
      unit: 'ms',
      baseline: `the same at ${SMALL.toLocaleString('en')} (${few.toFixed(2)} ms)`,
      ratio: many / few,
      reach: REACH,
    });
  }
} finally {
  for (const world of worlds) await world.close();
}

function listOf(world: World, query = '', token = world.token): Request {
  return {
    method: 'GET',
    path: `/api/opportunities?_start=0&_end=10${query}`,
    headers: { authorization: `Bearer ${token}` },
  };
}

/** Values to filter by: a partner, an account's name, and words that are in only one deal's name. */
async function wordsOf({ admin }: World): Promise<{ partner_id: string; account: string; rare: string[] }> {
  const { rows } = await admin.pool.query(
    `select (select id from partners order by id limit 1) as partner_id, (select name from accounts order by id limit 1) as account,
       (select array_agg(left(split_part(name, ' ', 3), 10)) from (select name from opportunities where number % 97 = 0 limit 100) deals) as rare`,
  );
  return rows[0];
}

function pick(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)]!;
}
