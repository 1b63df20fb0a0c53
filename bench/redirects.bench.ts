/**
 * Visits of a referral link, each stored on the disk before its response. The baseline is a bare redirect that records
 * nothing.
 */
import { newId } from '#shared/ids.ts';
import { sql } from '../src/server/db/sql.ts';
import { compare, load, type Request, report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? size(5, 1));
const MILLISECONDS = Number(process.env.BENCH_MILLISECONDS ?? 3_000);
const PER_MINUTE = 10_000;

const world = await createBenchWorld({ opportunities: 100 });
try {
  await world.admin.pool.query(sql`
    insert into referral_links (organization_id, id, partner_id, name, code, destination_url)
    select organization_id, ${newId()}, id, 'Bench', 'bench-link', 'https://www.example.com/' from partners order by id
    limit 1`);
  const [ours, bare] = [await world.server('ours'), await world.server('bare')];
  let visitor = 0;
  const visit = (): Request => ({
    method: 'GET',
    path: '/r/bench-link',
    headers: {
      'user-agent': `Mozilla/5.0 (X11; Linux x64; ${visitor++}) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36`,
    },
  });
  await load(ours, visit, 500);
  const found = await compare(
    ROUNDS,
    () => load(ours, visit, MILLISECONDS),
    () => load(bare, visit, MILLISECONDS),
  );
  report({
    measure: 'redirects per minute, each click committed',
    value: Math.round(found.ours.per_second * 60),
    unit: '/min',
    baseline: `bare redirect ${Math.round(found.bare.per_second * 60)}`,
    ratio: found.ours.per_second / found.bare.per_second,
    reach: `>= ${PER_MINUTE}/min`,
  });
  report({
    measure: 'redirect p99',
    value: found.ours.p99_ms,
    unit: 'ms',
    baseline: `bare ${found.bare.p99_ms.toFixed(1)} ms`,
    reach: '< 50 ms',
  });
} finally {
  await world.close();
}
