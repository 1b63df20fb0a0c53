import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealAudit, verifyAudit } from '#features/access/audit-events/server/service.ts';
import { newId } from '#shared/ids.ts';
import { emptyDatabase } from '../testing/database.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { withConnection } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate, migrateUntil, readMigrations } from './migrate.ts';
import { dropMonths, makeMonths } from './months.ts';
import { sql } from './sql.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const system = <T extends object>(text: string, values: unknown[] = []) =>
  world.kernel.system.unscoped((tx) => tx.rows<T & Record<string, unknown>>(text, values));

const write = (at: string, id = newId()) =>
  system(
    `insert into audit_events (id, organization_id, at, actor_kind, action, ref_table, ref_id, changes)
     values ($1, $2, $3, 'system', 'updated', 'partners', $1, '{"name": ["Before", "After"]}')`,
    [id, company.id, at],
  );
const placeOf = async (at: string) =>
  (await system<{ place: string }>('select tableoid::regclass::text as place from audit_events where at = $1', [at]))[0]
    ?.place;

test('moves events that were written before their month had a partition, and the chain still verifies', async () => {
  const [early, late] = ['2031-01-31T23:59:59.999Z', '2031-02-01T00:00:00Z'];
  await write(early);
  await write(late);
  expect(await placeOf(early)).toBe('audit_events_default');
  const sealed = async () => {
    while ((await company.within(sealAudit)) > 0);
    return (await company.within((call) => verifyAudit(call, world.kernel.documents))).events;
  };
  const [{ events }] = (await system<{ events: number }>(
    'select count(*)::int as events from audit_events where organization_id = $1',
    [company.id],
  )) as [{ events: number }];
  await expect.poll(sealed, { timeout: 30_000 }).toBe(events);
  const before = await company.within((call) => verifyAudit(call, world.kernel.documents));
  world.clock.set('2031-01-20T09:00:00Z');
  await makeMonths(world.kernel);
  await makeMonths(world.kernel);
  expect([await placeOf(early), await placeOf(late)]).toEqual(['audit_events_2031_01', 'audit_events_2031_02']);
  expect(before).toMatchObject({ is_intact: true });
  expect(await company.within((call) => verifyAudit(call, world.kernel.documents))).toEqual(before);
  await write('2031-03-31T12:00:00Z');
  expect(await placeOf('2031-03-31T12:00:00Z')).toBe('audit_events_2031_03');
  // Statistics of the whole table are updated too; PostgreSQL itself counts only partitions.
  const [counted] = await system<{ n: number }>(
    "select reltuples::int as n from pg_class where oid = 'audit_events'::regclass",
  );
  expect(counted!.n).toBeGreaterThan(0);
});

test('two servers that make the same months leave one partition of each', async () => {
  world.clock.set('2032-05-01T00:00:00Z');
  await Promise.all([makeMonths(world.kernel), makeMonths(world.kernel)]);
  const months = await system<{ name: string }>(
    "select relname as name from pg_class where relispartition and relkind = 'r' and relname like '%\\_2032\\_%' order by 1",
  );
  expect(months.map(({ name }) => name)).toEqual([
    'audit_events_2032_05',
    'audit_events_2032_06',
    'audit_events_2032_07',
    'clicks_2032_05',
    'clicks_2032_06',
    'clicks_2032_07',
  ]);
});

test('waits for a writer of the default partition, so that its row is moved too', async () => {
  world.clock.set('2033-01-01T00:00:00Z');
  let making: Promise<void> | undefined;
  await world.kernel.system.unscoped(async (tx) => {
    await tx.run(
      `insert into audit_events (organization_id, at, actor_kind, action, ref_table, ref_id, changes)
       values ($1, '2033-01-15T00:00:00Z', 'system', 'updated', 'partners', $1, '{}')`,
      [company.id],
    );
    making = makeMonths(world.kernel);
    const isWaiting = () =>
      system<{ n: number }>("select count(*)::int as n from pg_locks where not granted and locktype = 'relation'");
    await expect.poll(isWaiting).toEqual([{ n: 1 }]);
  });
  await making;
  expect(await placeOf('2033-01-15T00:00:00Z')).toBe('audit_events_2033_01');
});

test('no month of the log can be dropped, and no partition can be reached past the rules of the table', async () => {
  await expect(world.kernel.system.unscoped((tx) => dropMonths(tx, 'audit_events', '2040-01-01'))).rejects.toThrow(
    'audit_events is append-only',
  );
  await expect(world.kernel.system.unscoped((tx) => dropMonths(tx, 'partners', '2040-01-01'))).rejects.toThrow(
    'partners is not partitioned by month',
  );
  for (const part of ['audit_events_past', 'audit_events_default', 'audit_events_2031_01']) {
    const read = `select from ${part}`;
    await expect(company.within((call) => call.rows(read))).rejects.toThrow(/permission denied/);
    await expect(system(read)).rejects.toThrow(/permission denied/);
  }
  expect(await placeOf('2031-02-01T00:00:00Z')).toBe('audit_events_2031_02');
});

test('a neighbor finds no event of another company in any partition', async () => {
  const neighbor = await world.company();
  const id = newId();
  await write('2031-02-11T11:00:00Z', id);
  expect(await company.owner.get(`/audit_events?ref_id=${id}`)).toHaveLength(1);
  expect(await neighbor.owner.get(`/audit_events?ref_id=${id}`)).toEqual([]);
  expect((await neighbor.owner.request('GET', `/audit_events/${id}`)).statusCode).toBe(404);
});

test('a log of an earlier version keeps its rows, rules, indexes and numbers', async () => {
  const { adminUrl, drop } = await emptyDatabase(world.database);
  const before = readMigrations(MIGRATIONS_FOLDER).filter(({ name }) => name < '0166');
  await migrateUntil(adminUrl, before);
  const organization = newId();
  const shape = (client: { query: (text: string) => Promise<{ rows: Record<string, unknown>[] }> }) =>
    client.query(`select 'policy ' || polname || pg_get_expr(polqual, polrelid) || coalesce(pg_get_expr(polwithcheck, polrelid), '')
        || polpermissive || polcmd::text as line from pg_policy where polrelid = 'audit_events'::regclass
      union all select regexp_replace(pg_get_indexdef(indexrelid), 'ON ONLY', 'ON') from pg_index
        where indrelid = 'audit_events'::regclass and not indisprimary
      union all select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'audit_events'::regclass
      union all select grantee::regrole || privilege_type from pg_class, aclexplode(relacl)
        where pg_class.oid = 'audit_events'::regclass and grantee <> relowner
      union all select 'forced ' || relforcerowsecurity || relrowsecurity from pg_class where oid = 'audit_events'::regclass
      order by 1`);
  const earlier = await withConnection(adminUrl, async (client) => {
    await client.query(
      `insert into audit_events (organization_id, at, actor_kind, action, ref_table, ref_id, changes)
       select $1, t, 'system', 'updated', 'partners', $1, '{}'
       from unnest(array['2019-04-01', '2026-02-03', now()::text, '2044-07-15']::timestamptz[]) t`,
      [organization],
    );
    return (await shape(client)).rows;
  });
  await migrate(adminUrl);
  await withConnection(adminUrl, async (client) => {
    expect(earlier.length).toBeGreaterThan(15);
    expect((await shape(client)).rows).toEqual(earlier);
    await client.query(
      `insert into audit_events (organization_id, actor_kind, action, ref_table, ref_id, changes)
       values ($1, 'system', 'updated', 'partners', $1, '{}')`,
      [organization],
    );
    const { rows } = await client.query(
      'select count(*)::int as rows, count(distinct seq)::int as numbers, array_agg(distinct tableoid::regclass::text) as places from audit_events',
    );
    expect(rows).toEqual([{ rows: 5, numbers: 5, places: ['audit_events_past'] }]);
    const created = await client.query(sql`select make_month_partitions('2044-07-01', 3)`);
    expect(created.rows).toEqual([{ make_month_partitions: 5 }]);
    await expect(client.query('update audit_events set reason = null')).rejects.toThrow('audit_events is append-only');
  });
  await drop();
}, 120_000);
