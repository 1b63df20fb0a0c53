import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { hashSecret } from './secret-token.ts';

let world: World;
let acme: Company;
let other: Company;
let partner_id: string;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company('Acme');
  other = await world.company('Other');
  partner_id = await acme.within((call) => samplePartner(call));
  await acme.owner.patch(`/organizations/${acme.id}`, { session_idle_minutes: 30 });
  await other.owner.patch(`/organizations/${other.id}`, { session_idle_minutes: 15 });
});
afterAll(() => world.close());

const BACKGROUND = { 'x-tandem-background': '1' };
const IDLE_15 = 'You were signed out because your session was not used for 15 minutes. Sign in again.';
const IDLE_30 = IDLE_15.replace('15', '30');

/** Lets the session of a token rest for so many minutes. */
async function rest(token: string, minutes: number): Promise<void> {
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update identity.sessions set last_seen_at = now() - make_interval(secs => ${minutes * 60})
      where token_hash = ${hashSecret(token)}`),
  );
  world.kernel.identity.forget();
}

const ask = (token: string, url = '/api/session', headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
/** Without being a use itself, after which nothing could be measured. */
const outcome = async (token: string) => {
  const answer = await ask(token, '/api/me', BACKGROUND);
  return answer.statusCode === 200 ? 200 : answer.json().message;
};
const lastSeen = async (token: string): Promise<number> => {
  const [row] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ last_seen_at: string }>(
      sql`select last_seen_at from identity.sessions where token_hash = ${hashSecret(token)}`,
    ),
  );
  return Date.parse(row!.last_seen_at);
};

test('ends a session that rested too long, never early, and says why as often as it is asked', async () => {
  const { token } = await acme.member('finance');
  await rest(token, 30.5);
  expect(await outcome(token)).toBe(200);
  await rest(token, 31.5);
  const refused = await ask(token);
  expect([refused.statusCode, refused.json()]).toEqual([
    401,
    { message: IDLE_30, statusCode: 401, session_ended: 'idle' },
  ]);
  expect(await outcome(token)).toBe(IDLE_30);
});

test('a longer limit does not open a session again that has ended', async () => {
  const company = await world.company('Lenient');
  const { token } = await company.member('finance');
  await company.owner.patch(`/organizations/${company.id}`, { session_idle_minutes: 5 });
  await rest(token, 7);
  expect(await outcome(token)).toMatch('5 minutes');
  await company.owner.patch(`/organizations/${company.id}`, { session_idle_minutes: null });
  expect(await outcome(token)).toMatch('5 minutes');
  await rest(token, 0);
  expect(await outcome(token)).toMatch('5 minutes');
});

test('the strictest company decides, whichever is open', async () => {
  const person = await acme.member('finance');
  await world.join(other.id, person.user_id, 'finance');
  await rest(person.token, 17);
  const inAcme = await ask(person.token, '/api/session', { 'x-tandem-organization': acme.id });
  expect([inAcme.statusCode, inAcme.json().message]).toEqual([401, IDLE_15]);
  // The company that the person does not belong to has no say.
  const { token } = await acme.member('finance');
  await rest(token, 17);
  expect(await outcome(token)).toBe(200);
});

test('the limits of the company and of the own organization apply to partner users', async () => {
  const pia = await world.partnerUser(acme, partner_id);
  await rest(pia.token, 29);
  expect(await outcome(pia.token)).toBe(200);
  const [home] = await pia.get<[{ id: string }]>('/organizations');
  await pia.patch(`/organizations/${home.id}`, { session_idle_minutes: 15 });
  await rest(pia.token, 17);
  expect(await outcome(pia.token)).toBe(IDLE_15);
  const again = await world.partnerUser(acme, partner_id);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set session_idle_minutes = null where id = ${home.id}`),
  );
  await rest(again.token, 32);
  expect(await outcome(again.token)).toBe(IDLE_30);
});

test('a session of an identity provider follows the company of the provider only', async () => {
  const person = await acme.member('finance');
  await world.join(other.id, person.user_id, 'finance');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update identity.sessions set saml_organization_id = ${acme.id} where token_hash = ${hashSecret(person.token)}`),
  );
  await rest(person.token, 17);
  expect(await outcome(person.token)).toBe(200);
  await rest(person.token, 32);
  expect(await outcome(person.token)).toBe(IDLE_30);
});

test('a view as another person rests like any session', async () => {
  const seller = await acme.member('finance');
  const { token } = await acme.owner.post<{ token: string }>('/impersonations', {
    user_id: (await world.partnerUser(acme, partner_id)).user_id,
    partner_id,
    reason: 'They cannot find their deal',
  });
  await rest(token, 32);
  expect(await outcome(token)).toBe(IDLE_30);
  // The own session of others goes on.
  expect(await outcome(seller.token)).toBe(200);
});

test('requests of the person are a use; background requests and streams are none', async () => {
  const { token } = await acme.member('finance');
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  await rest(token, 20);
  const before = await lastSeen(token);
  for (const url of ['/api/session', '/api/partners']) await ask(token, url, BACKGROUND);
  const stream = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  await stream.body!.getReader().read();
  expect(await lastSeen(token)).toBe(before);
  await ask(token, '/api/partners');
  await expect.poll(() => lastSeen(token)).toBeGreaterThan(Date.now() - 60_000);
});

test('many requests write the last use once a minute', async () => {
  const { token } = await acme.member('finance');
  await rest(token, 20);
  await ask(token, '/api/partners');
  await expect.poll(() => lastSeen(token)).toBeGreaterThan(Date.now() - 60_000);
  const written = await lastSeen(token);
  await Promise.all(Array.from({ length: 5 }, () => ask(token, '/api/partners')));
  world.kernel.identity.forget();
  await ask(token, '/api/partners');
  expect(await lastSeen(token)).toBe(written);
});

test('ending and using a session at the same moment leaves one of both', async () => {
  const { token } = await acme.member('finance');
  const principal = await world.kernel.identity.principalOf(token);
  await rest(token, 32);
  // Another server read the session before it had rested too long, and records the use late.
  const outcomes = await Promise.all([outcome(token), outcome(token), outcome(token)]);
  expect(outcomes).toEqual([IDLE_30, IDLE_30, IDLE_30]);
  world.kernel.identity.recordUse({ ...principal, last_seen_at: new Date(Date.now() - 120_000).toISOString() });
  await rest(token, 0);
  expect(await outcome(token)).toBe(IDLE_30);
});

test('API keys have no session, so no limit', async () => {
  const { secret } = await acme.owner.post<{ secret: string }>('/api_keys', { name: 'Robot', permissions: ['*:view'] });
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update api_keys set last_used_at = now() - interval '10 days', created_at = now() - interval '20 days'`),
  );
  world.kernel.identity.forget();
  expect((await ask(secret, '/api/partners')).statusCode).toBe(200);
});

test('a session that browsers must not keep lasts for a day, and the screens are told', async () => {
  const company = await world.company('Forgetful');
  const person = await company.member('finance');
  const rules = async () => (await ask(person.token)).json().rules;
  const started = (ago: string) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        update identity.sessions set created_at = now() - ${ago}::interval
        where token_hash = ${hashSecret(person.token)}`),
    );
  await started('25 hours');
  expect(await rules()).toEqual({ idle_minutes: null, is_remembered: true });
  await company.owner.patch(`/organizations/${company.id}`, { remembers_sessions: false });
  expect((await ask(person.token)).statusCode).toBe(401);
  await started('23 hours');
  world.kernel.identity.forget();
  expect(await rules()).toEqual({ idle_minutes: null, is_remembered: false });
  expect((await ask((await world.person()).token, '/api/sessions')).statusCode).toBe(200);
});

test('refuses limits outside of 5 minutes to one week', async () => {
  for (const session_idle_minutes of [0, 4, 10_081]) {
    const answer = await acme.owner.request('PATCH', `/organizations/${acme.id}`, { session_idle_minutes });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['session_idle_minutes']]);
  }
});

test('revealing why a session ended needs its token', async () => {
  const answer = await ask('not-a-token-of-anybody-0000000000000000000');
  expect(answer.json()).toEqual({ message: 'Sign in to continue.', statusCode: 401 });
});
