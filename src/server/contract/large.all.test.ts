import { afterAll, beforeAll, expect, test } from 'vitest';
import { Database } from '../db/client.ts';
import { withConnection } from '../db/connect.ts';
import { fillCompany } from '../testing/large-company.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

const DEALS = 100_000;
/** A list counts its rows up to 10,001, and any plan may do so. */
const COUNTED = 10_100;

let world: World;
let company: Company;
let admin: Database;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  admin = new Database(world.database.adminUrl, 1);
  await fillCompany(admin, company.id, DEALS);
});
afterAll(async () => {
  await admin.close();
  await world.close();
});

/** The rows of large tables that a question reads: in whole tables, and by indexes. */
async function readFor(path: string): Promise<{ whole: number; indexed: number }> {
  const before = await rowsRead();
  await company.owner.get(path);
  const after = await rowsRead();
  return { whole: after.whole - before.whole, indexed: after.indexed - before.indexed };
}

/** Connections report what they read when they end. */
async function rowsRead(): Promise<{ whole: number; indexed: number }> {
  for (const { url } of [world.kernel.db, world.kernel.system])
    await withConnection(url, (client) =>
      client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
      ),
    );
  const { rows } = await admin.pool.query<{ whole: string; indexed: string }>(
    `select sum(seq_tup_read) as whole, sum(idx_tup_fetch) as indexed from pg_stat_user_tables
     where relname in ('opportunities', 'opportunity_participants')`,
  );
  return { whole: Number(rows[0]!.whole), indexed: Number(rows[0]!.indexed) };
}

const wordOf = async () =>
  (await admin.pool.query<{ name: string }>("select split_part(name, ' ', 3) as name from opportunities limit 1"))
    .rows[0]!.name;

test('answers the frequent questions of a company of 100,000 deals without reading all of them', async () => {
  const word = await wordOf();
  const [deal] = await company.owner.get<{ id: string; partner_id: string }[]>('/opportunities?_end=1');
  const questions: [path: string, most: number][] = [
    ['/opportunities?_end=10', 100],
    ['/opportunities?_end=10&_sort=amount_minor&_order=desc', 100],
    ['/opportunities?_end=10&_sort=name', 100],
    [`/opportunities?_end=10&partner_id=${deal!.partner_id}`, 5_000],
    [`/opportunities?_end=10&name_like=${word}`, 500],
    [`/opportunities?_end=10&q=${word}`, 500],
    [`/opportunities?_end=10&q=${word}%201q`, 500],
    [`/opportunities/${deal!.id}`, 20],
    [`/search?q=${word}`, 500],
    [`/search?q=${word}%201q`, 500],
    [`/search?q=${word.slice(0, 6)}${word[7]}${word[6]}${word.slice(8)}`, 5_000],
    ['/work_items?whose=all', 5_000],
    ['/work_items/count', 5_000],
    ['/accounts?_end=10', 5_000],
    // Three figures of ten partners with 2,000 deals each.
    ['/partners?_end=10', 75_000],
  ];
  const tooMany: string[] = [];
  for (const [path, most] of questions) {
    const read = await readFor(path);
    if (read.whole > COUNTED || read.indexed > most) tooMany.push(`${path}: ${JSON.stringify(read)}`);
  }
  expect(tooMany).toEqual([]);
}, 180_000);
