import { afterAll, beforeAll, expect, test } from 'vitest';
import { allows } from '#shared/permissions.ts';
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
    await tx.run(
      `insert into feature_flag_overrides (flag_id, kind, target, is_on) select id, $2, $3, $4 from feature_flags where key = $1
       on conflict (flag_id, kind, target) do update set is_on = excluded.is_on`,
      [key, kind, target, is_on],
    );
    await world.kernel.flags.announceChange(tx);
  });
  world.kernel.flags.forget();
}

test('a module that is on by default is there for a new company', async () => {
  expect((await acme.owner.get<{ flags: object }>('/session')).flags).toMatchObject({
    payouts: true,
    partner_statuses: true,
  });
  expect((await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(200);
});

test('a flag switched off for one company takes all routes of the module from it, and leaves another alone', async () => {
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

test('a flag for a person goes before one for the company', async () => {
  const colleague = await acme.member('finance');
  await switchFor('organization', acme.id, false);
  await switchFor('user', colleague.user_id, true);
  expect((await colleague.request('GET', '/payout_batches')).statusCode).toBe(200);
  expect((await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(404);
  await switchFor('organization', acme.id, true);
});

test('without the statuses module a company reads its statuses and cannot word them', async () => {
  await switchFor('organization', acme.id, false, 'partner_statuses');
  expect((await acme.owner.request('GET', '/partner_statuses')).statusCode).toBe(200);
  expect((await acme.owner.request('POST', '/partner_statuses', { name: 'Silver' })).statusCode).toBe(404);
  await switchFor('organization', acme.id, true, 'partner_statuses');
});

test('who is not signed in is asked to, whatever the flag', async () => {
  expect((await world.app.inject({ url: '/api/payout_batches' })).statusCode).toBe(401);
});

test('what another process decides arrives here at once', async () => {
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
      await tx.run("update feature_flags set is_killed = $1 where key = 'payouts'", [is_killed]);
      await elsewhere.flags.announceChange(tx);
    });
  await acme.owner.get('/session');
  await kill(true);
  await expect.poll(async () => (await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(404);
  await kill(false);
  await expect.poll(async () => (await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(200);
  await elsewhere.close();
});

test('whatever asks for a permission of a module that is off is answered as if nobody had it', async () => {
  interface Session {
    permissions: string[];
    unreadable: string[];
  }
  const before = await acme.owner.get<Session>('/session');
  await world.switchFor(acme, ['commissions', 'partner_statuses'], false);
  const { permissions, unreadable } = await acme.owner.get<Session>('/session');
  expect(allows(permissions, 'commission_lines', 'view')).toBe(false);
  expect(allows(permissions, 'ledger_accounts', 'view')).toBe(false);
  // Of a module that keeps its list readable only the changes go.
  expect(allows(permissions, 'partner_statuses', 'view')).toBe(true);
  expect(allows(permissions, 'partner_statuses', 'manage')).toBe(false);
  expect(allows(permissions, 'payout_batches', 'manage')).toBe(true);
  expect(unreadable).toEqual(expect.arrayContaining(['commission_lines/*', 'ledger_accounts/*']));
  // What payouts tells of earnings is theirs, though it asks for the same permission.
  expect(unreadable).not.toContain('partner_earnings/*');
  const asked = await acme.owner.get<object>('/dashboards/figures?widget=commissions&widget=headlines');
  expect(Object.keys(asked)).toEqual(['headlines']);
  expect(await acme.owner.get('/permissions/check?resource=commissions&action=list')).toMatchObject({
    isAllowed: false,
  });
  await world.switchFor(acme, ['commissions', 'partner_statuses'], true);
  expect(await acme.owner.get<Session>('/session')).toMatchObject(before);
});

test('a switch is no matter of roles: with a module off, people still give the roles they could give', async () => {
  await world.switchFor(acme, ['documents'], false);
  const role = { name: 'Keeper', permissions: ['documents:manage'] };
  expect((await acme.owner.request('POST', '/roles', role)).statusCode).toBe(201);
  expect(
    (await acme.owner.request('POST', '/invitations', { email: 'a@acme.example', role: 'admin' })).statusCode,
  ).toBe(201);
  await world.switchFor(acme, ['documents'], true);
});
