/**
 * The search over all records in a company of 100,000 deals, one request at a time, compared with the searches of its
 * four largest lists.
 */
import { load, median, type Request, type Round, report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const OPPORTUNITIES = size(100_000, 500);
const ROUNDS = size(3, 1);
const MILLISECONDS = 1_000;
const LISTS = ['partners', 'accounts', 'contacts', 'opportunities'];

const world = await createBenchWorld({ opportunities: OPPORTUNITIES });
try {
  const port = await world.server('ours');
  const { rows } = await world.admin.pool.query(
    `select (select name from accounts order by id limit 1) as account, (select name from partners order by id limit 1) as partner,
       (select left(split_part(name, ' ', 3), 10) from opportunities where number % 97 = 0 limit 1) as rare`,
  );
  const { account, partner, rare } = rows[0] as Record<'account' | 'partner' | 'rare', string>;
  const swapped = `${account.slice(0, 2)}${account[3]}${account[2]}${account.slice(4)}`;
  const works: [name: string, q: string, token: string][] = [
    ['a partner’s name', partner, world.token],
    ['an account’s name', account, world.token],
    ['a word of one deal', rare, world.token],
    ['a word of every deal', 'deal', world.token],
    ['a name with a typing error', `${swapped}q`, world.token],
    ['a word of every deal, as a partner', 'deal', world.partner_token],
  ];
  for (const [name, q, token] of works) {
    const get = (path: string): Request => ({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
    const text = encodeURIComponent(q);
    const measure = async (path: string) => {
      const rounds: Round[] = [];
      await load(port, () => get(path), 300, 1);
      for (let round = 0; round < ROUNDS; round++) rounds.push(await load(port, () => get(path), MILLISECONDS, 1));
      return median(rounds).p50_ms;
    };
    const ours = await measure(`/api/search?q=${text}${LISTS.map((list) => `&resource=${list}`).join('')}`);
    let lists = 0;
    for (const list of LISTS) lists += await measure(`/api/${list}?_start=0&_end=5&q=${text}`);
    report({
      measure: `search over all records at ${OPPORTUNITIES.toLocaleString('en')} deals, ${name}, p50`,
      value: Math.round(ours * 100) / 100,
      unit: 'ms',
      baseline: `the searches of four lists (${lists.toFixed(2)} ms together)`,
      ratio: ours / lists,
      reach: '<= 2',
    });
  }
} finally {
  await world.close();
}
