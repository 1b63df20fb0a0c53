import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealAudit, verifyAudit } from '#features/access/audit-events/server/service.ts';
import { dispatch } from '../jobs/dispatch.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { withConnection } from './connect.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const AHEAD = 3_000_000_000;

/** Simulates `pg_restore` into a cluster that has counted fewer transactions than the one the rows come from. */
function simulateRestore(): Promise<unknown> {
  return withConnection(world.database.adminUrl, async (client) => {
    for (const table of ['audit_events', 'audit_seals'])
      await client.query(`alter table ${table} disable trigger append_only`);
    await client.query(`update audit_events set tx = (tx::text::bigint + ${AHEAD})::text::xid8`);
    await client.query(`update audit_seals set to_tx = (to_tx::text::bigint + ${AHEAD})::text::xid8`);
    await client.query(`update outbox_events set tx = (tx::text::bigint + ${AHEAD})::text::xid8`);
    await client.query(
      `update outbox_cursors set since = format('%1$s:%1$s:', pg_snapshot_xmax(since)::text::bigint + ${AHEAD})::pg_snapshot`,
    );
    for (const table of ['audit_events', 'audit_seals'])
      await client.query(`alter table ${table} enable trigger append_only`);
  });
}

test('continues events and seals in a restored database', async () => {
  const listeners = new Map<string, string[]>();
  const { owner } = company;
  const seal = async () => {
    const logged = await company.within((call) => call.rows(sql`select from audit_events`));
    const sealed = async () => {
      await company.within(sealAudit);
      return company.within((call) => verifyAudit(call, world.kernel.documents));
    };
    await expect.poll(sealed, { timeout: 20_000 }).toMatchObject({ is_intact: true, events: logged.length });
  };
  await owner.post('/partner_types', { name: 'Before the dump' });
  while ((await dispatch(world.kernel, listeners)) > 0);
  await seal();
  await simulateRestore();
  expect(await migrate(world.database.adminUrl)).toEqual([]);
  // A second start changes nothing.
  await migrate(world.database.adminUrl);
  const topics: string[] = [];
  const stop = world.kernel.outbox.subscribe({
    organization_id: company.id,
    partner_id: null,
    hear: ({ topic }) => void topics.push(topic),
  });
  await world.kernel.outbox.isFollowing();
  await owner.post('/partner_types', { name: 'After the restore' });
  await expect.poll(() => topics, { timeout: 10_000 }).toContain('partner_types.created');
  stop();
  expect(await dispatch(world.kernel, listeners)).toBeGreaterThan(0);
  await seal();
}, 60_000);

test('does not resend earlier events after a restore', async () => {
  const listeners = new Map([['partner_types.created', ['probe.none']]]);
  const { owner } = company;
  await owner.post('/partner_types', { name: 'Told long ago' });
  await expect.poll(() => dispatch(world.kernel, listeners), { timeout: 5_000 }).toBeGreaterThan(0);
  await expect.poll(() => dispatch(world.kernel, listeners), { timeout: 5_000 }).toBe(0);
  await withConnection(world.database.adminUrl, async (client) => {
    // Migration 0350 leaves this state in a cluster with lower numbers.
    await client.query(
      `update outbox_cursors set (tx, seq) = (select tx, seq from outbox_events order by outbox_events.tx desc, seq desc limit 1)`,
    );
    await client.query(`update outbox_cursors set since = format('%1$s:%1$s:', tx)::pg_snapshot, until = '5:5:'`);
  });
  await migrate(world.database.adminUrl);
  expect(await dispatch(world.kernel, listeners)).toBe(0);
  await owner.post('/partner_types', { name: 'News' });
  let dispatched = 0;
  const tell = async () => {
    dispatched += await dispatch(world.kernel, listeners);
    return dispatched;
  };
  await expect.poll(tell, { timeout: 5_000 }).toBe(1);
});
