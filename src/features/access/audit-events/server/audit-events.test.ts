import { afterAll, beforeAll, expect, test } from 'vitest';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { AuditVerification } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

/** Everything so far is sealed: an event waits while any older transaction of the whole server still runs. */
async function sealed(): Promise<AuditVerification> {
  const events = await company.within((call) => call.rows(sql`select from audit_events`));
  let found: AuditVerification | undefined;
  const verify = async () => {
    found = await company.owner.post<AuditVerification>('/audit_events/verify');
    return found.events;
  };
  await expect.poll(verify, { timeout: 30_000 }).toBe(events.length);
  return found!;
}

test('logs a change with its author and both values', async () => {
  const { owner } = company;
  const { id } = await owner.post<{ id: string }>('/partner_types', { name: 'Before' });
  await owner.patch(`/partner_types/${id}`, { name: 'After' });
  const log = await owner.get<object[]>(`/audit_events?ref_id=${id}&_sort=at&_order=asc`);
  expect(log).toMatchObject([
    { action: 'created', actor_id: owner.user_id, actor_kind: 'user', actor_name: 'Test Person' },
    { action: 'updated', changes: { name: ['Before', 'After'] } },
  ]);
});

test('does not let the application change the log', async () => {
  await expect(company.within((call) => call.run(sql`update audit_events set reason = 'x'`))).rejects.toThrow(
    /permission denied|append-only/,
  );
});

test('keeps the chain valid when transaction numbers gain a digit', async () => {
  const admin = new Database(world.database.adminUrl, 1);
  const { owner } = company;
  await owner.post('/partner_types', { name: 'Long before' });
  await admin.pool.query(`do $$ declare next bigint := 10 ^ length(pg_current_xact_id()::text); begin
    while pg_current_xact_id()::text::bigint < next - 4 loop commit; end loop; end $$`);
  await admin.close();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await owner.post('/partner_types', { name });
  expect(await sealed()).toMatchObject({ is_intact: true });
  await owner.post('/partner_types', { name: 'Seven' });
  expect(await sealed()).toMatchObject({ is_intact: true });
});

test('verifies the chain until a logged value is tampered with', async () => {
  const { owner } = company;
  const { id } = await owner.post<{ id: string }>('/partner_types', { name: 'Chained' });
  expect(await sealed()).toMatchObject({ is_intact: true, broken_at: null });
  await owner.patch(`/partner_types/${id}`, { name: 'Chained anew' });
  expect(await sealed()).toMatchObject({ is_intact: true });

  const admin = new Database(world.database.adminUrl, 1);
  await admin.unscoped(async (tx) => {
    await tx.run(sql`alter table audit_events disable trigger append_only`);
    await tx.run(
      sql`update audit_events set changes = '{"name": "Forged"}' where ref_id = ${id} and action = 'created'`,
    );
    await tx.run(sql`alter table audit_events enable trigger append_only`);
  });
  await admin.close();
  expect(await owner.post('/audit_events/verify')).toMatchObject({ is_intact: false, broken_at: expect.any(Number) });
});
