import { afterAll, beforeAll, expect, test } from 'vitest';
import { allows } from '#shared/access/permissions.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

let world: World;
let acme: Company;
let other: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company('Acme');
  other = await world.company('Other');
});
afterAll(() => world.close());

async function switchFor(kind: 'user' | 'organization' | 'role', target: string, is_on: boolean, key = 'payouts') {
  await world.kernel.system.unscoped(async (tx) => {
    await tx.run(sql`
      insert into feature_flag_overrides (flag_id, kind, target, is_on) select id, ${kind}, ${target}, ${is_on}
      from feature_flags where key = ${key}
      on conflict (flag_id, kind, target) do update set is_on = excluded.is_on`);
    await world.kernel.flags.announceChange(tx);
  });
  world.kernel.flags.forget();
}

test('TANDEM_MODULES=super-admins limits new flags to super admins and keeps earlier decisions', async () => {
  const careful = await createWorld({ env: { TANDEM_MODULES: 'super-admins' } });
  const company = await careful.company('Careful');
  const flagged = { payouts: false, partner_statuses: false, deal_registrations: true };
  expect((await company.owner.get<{ flags: object }>('/session')).flags).toMatchObject(flagged);
  expect((await company.owner.request('GET', '/payout_batches')).statusCode).toBe(404);
  const root = await careful.person('root@tandem.test');
  await careful.join(company.id, root.user_id, 'owner');
  expect((await root.get<{ flags: object }>('/session')).flags).toMatchObject({
    payouts: true,
    partner_statuses: true,
  });
  expect((await root.request('GET', '/payout_batches')).statusCode).toBe(200);

  // Another setting at a later start changes nothing in an existing database.
  const payouts = { key: 'payouts', description: 'Payouts', default: true, isRestricted: true } as const;
  await careful.kernel.flags.declare([payouts], { demo: false, modules: 'everyone' });
  careful.kernel.flags.forget();
  expect((await company.owner.request('GET', '/payout_batches')).statusCode).toBe(404);
  await careful.close();
});

test('enables default modules for a new company', async () => {
  expect((await acme.owner.get<{ flags: object }>('/session')).flags).toMatchObject({
    payouts: true,
    partner_statuses: true,
  });
  expect((await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(200);
});

test('removes all routes of a module for one company only', async () => {
  await switchFor('organization', acme.id, false);
  const answer = await acme.owner.request('GET', '/payout_batches');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { statusCode: 404, message: 'GET /api/payout_batches does not exist.' },
  ]);
  expect((await acme.owner.request('POST', '/payout_batches', {})).statusCode).toBe(404);
  expect((await acme.owner.get<{ flags: object }>('/session')).flags).toMatchObject({ payouts: false });
  expect((await other.owner.request('GET', '/payout_batches')).statusCode).toBe(200);
  expect((await other.owner.get<{ flags: object }>('/session')).flags).toMatchObject({ payouts: true });
  await switchFor('organization', acme.id, true);
  expect((await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(200);
});

test('prefers a person’s flag to the company’s', async () => {
  const colleague = await acme.member('finance');
  await switchFor('organization', acme.id, false);
  await switchFor('user', colleague.user_id, true);
  expect((await colleague.request('GET', '/payout_batches')).statusCode).toBe(200);
  expect((await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(404);
  await switchFor('organization', acme.id, true);
});

test('reads statuses without the statuses module but cannot edit them', async () => {
  await switchFor('organization', acme.id, false, 'partner_statuses');
  expect((await acme.owner.request('GET', '/partner_statuses')).statusCode).toBe(200);
  expect((await acme.owner.request('POST', '/partner_statuses', { name: 'Silver' })).statusCode).toBe(404);
  await switchFor('organization', acme.id, true, 'partner_statuses');
});

test('requires a sign-in first, whatever the flag', async () => {
  expect((await world.app.inject({ url: '/api/payout_batches' })).statusCode).toBe(401);
});

test('applies changes of another process immediately', async () => {
  const elsewhere = await import('../app.ts').then(({ createKernel }) =>
    createKernel({
      config: world.kernel.config,
      sealing: world.kernel.sealing,
      clock: world.clock,
      appUrl: world.database.appUrl,
      systemUrl: world.database.systemUrl,
    }),
  );
  const kill = (is_killed: boolean) =>
    elsewhere.system.unscoped(async (tx) => {
      await tx.run(sql`update feature_flags set is_killed = ${is_killed} where key = 'payouts'`);
      await elsewhere.flags.announceChange(tx);
    });
  await acme.owner.get('/session');
  await kill(true);
  await expect.poll(async () => (await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(404);
  await kill(false);
  await expect.poll(async () => (await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(200);
  await elsewhere.close();
});

test('treats permissions of a disabled module as not granted', async () => {
  interface Session {
    permissions: string[];
    unreadable: string[];
  }
  const before = await acme.owner.get<Session>('/session');
  await world.switchFor(acme, ['commissions', 'partner_statuses'], false);
  const { permissions, unreadable } = await acme.owner.get<Session>('/session');
  expect(allows(permissions, 'commission_lines', 'view')).toBe(false);
  expect(allows(permissions, 'ledger_accounts', 'view')).toBe(false);
  // This module keeps its list readable, so only changes are refused.
  expect(allows(permissions, 'partner_statuses', 'view')).toBe(true);
  expect(allows(permissions, 'partner_statuses', 'manage')).toBe(false);
  expect(allows(permissions, 'payout_batches', 'manage')).toBe(true);
  expect(unreadable).toEqual(expect.arrayContaining(['commission_lines/*', 'ledger_accounts/*']));
  // The earnings of partners belong to another module, though they need the same permission.
  expect(unreadable).not.toContain('partner_earnings/*');
  const figures = await acme.owner.get<object>('/dashboards/figures?widget=commissions&widget=headlines');
  expect(Object.keys(figures)).toEqual(['headlines']);
  // The flag decides what exists; the check answers for the role, as the specification describes it.
  for (const resource of ['commissions', 'partner_statuses', 'payouts'])
    expect(await acme.owner.get(`/permissions/check?resource=${resource}&action=edit`)).toEqual({ isAllowed: true });
  await world.switchFor(acme, ['commissions', 'partner_statuses'], true);
  expect(await acme.owner.get<Session>('/session')).toMatchObject({ ...before, read_at: expect.any(Number) });
});

test('keeps permissions assignable while their module is off', async () => {
  await world.switchFor(acme, ['documents'], false);
  const role = { name: 'Keeper', permissions: ['documents:manage'] };
  expect((await acme.owner.request('POST', '/roles', role)).statusCode).toBe(201);
  expect(
    (await acme.owner.request('POST', '/invitations', { email: 'a@acme.example', role: 'admin' })).statusCode,
  ).toBe(201);
  await world.switchFor(acme, ['documents'], true);
});
