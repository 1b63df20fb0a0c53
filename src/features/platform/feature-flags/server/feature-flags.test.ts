import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { FeatureFlag, Override, Preview } from '../schema.ts';

let world: World;
let root: Person;
let acme: Company;
let other: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
  other = await world.company('Other');
});
afterAll(() => world.close());

async function flag(key: string): Promise<FeatureFlag> {
  const [found] = await root.get<FeatureFlag[]>(`/feature_flags?key=${key}`);
  return found!;
}
const put = async (id: string, body: object) => {
  const answer = await root.request('PUT', `/feature_flags/${id}/overrides`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Override[]>();
};
const seesPayouts = async (person: Person) => (await person.request('GET', '/payout_batches')).statusCode === 200;

test('shows flags to super admins only', async () => {
  const { id } = await flag('payouts');
  for (const [method, url] of [
    ['GET', '/feature_flags'],
    ['GET', `/feature_flags/${id}`],
    ['POST', '/feature_flags'],
    ['PATCH', `/feature_flags/${id}`],
    ['DELETE', `/feature_flags/${id}`],
    ['GET', `/feature_flags/${id}/overrides`],
    ['GET', `/feature_flags/${id}/preview?organization_id=${acme.id}`],
  ] as const) {
    const body =
      method === 'POST' ? { key: 'sly', description: 'Sly' } : method === 'PATCH' ? { is_on: false } : undefined;
    const answer = await acme.owner.request(method, url, body);
    expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
  }
});

test('lists, sorts, filters, searches and counts every declared flag', async () => {
  const list = await root.request('GET', '/feature_flags?_sort=key&_order=desc&is_declared=true&_start=0&_end=200');
  const keys = list.json<FeatureFlag[]>().map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['payouts', 'partner_statuses', 'go_keys']));
  expect(keys).toEqual([...keys].sort().reverse());
  expect(Number(list.headers['x-total-count'])).toBe(keys.length);
  expect((await root.get<FeatureFlag[]>('/feature_flags?q=statements')).map(({ key }) => key)).toEqual(['payouts']);
  expect((await root.request('GET', '/feature_flags?nonsense=1')).statusCode).toBe(400);
});

test('switches a flag off for one company only', async () => {
  const { id } = await flag('payouts');
  expect(
    await put(id, { kind: 'organization', target: acme.id, is_on: false, reason: 'They asked for it' }),
  ).toMatchObject([{ kind: 'organization', name: 'Acme', is_on: false }]);
  expect(await seesPayouts(acme.owner)).toBe(false);
  expect(await seesPayouts(other.owner)).toBe(true);
  expect((await acme.owner.get<{ flags: object }>('/session')).flags).toMatchObject({ payouts: false });
  expect((await other.owner.get<{ flags: object }>('/session')).flags).toMatchObject({ payouts: true });
  // The company finds it in its own log, with who did it and why.
  const [entry] = await acme.owner.get<{ changes: object; reason: string }[]>(`/audit_events?ref_table=feature_flags`);
  expect(entry).toMatchObject({
    changes: { payouts: [null, false] },
    reason: 'Ruth Root (super admin): They asked for it',
  });
  expect(await other.owner.get(`/audit_events?ref_table=feature_flags`)).toEqual([]);
  expect(await put(id, { kind: 'organization', target: acme.id, is_on: null })).toEqual([]);
  expect(await seesPayouts(acme.owner)).toBe(true);
});

test('ends an override automatically at its time', async () => {
  const { id } = await flag('payouts');
  const until = new Date(world.clock.now().getTime() + 60_000).toISOString();
  await put(id, { kind: 'organization', target: acme.id, is_on: false, until });
  expect(await seesPayouts(acme.owner)).toBe(false);
  world.clock.advance(61_000);
  expect(await seesPayouts(acme.owner)).toBe(true);
  await put(id, { kind: 'organization', target: acme.id, is_on: null });
  const past = await root.request('PUT', `/feature_flags/${id}/overrides`, {
    kind: 'organization',
    target: acme.id,
    is_on: true,
    until: '2020-01-01T00:00:00Z',
  });
  expect([past.statusCode, past.json().errors]).toEqual([422, { until: ['must be in the future'] }]);
});

test('overrides a flag for everyone with a role', async () => {
  const { id } = await flag('payouts');
  const finance = await acme.member('finance');
  await put(id, { kind: 'role', target: 'finance', is_on: false });
  expect(await seesPayouts(finance)).toBe(false);
  expect(await seesPayouts(acme.owner)).toBe(true);
  await put(id, { kind: 'role', target: 'finance', is_on: null });
});

test('evaluates rules in order, after the kill switch', async () => {
  const before = await flag('payouts');
  const rule = { roles: [], rollout_ppm: 1_000_000, stickiness: 'organization', starts_at: null, ends_at: null };
  const changed = await root.patch<FeatureFlag>(`/feature_flags/${before.id}`, {
    row_version: before.row_version,
    rules: [{ ...rule, organizations: [acme.id], is_on: false }],
  });
  expect(await seesPayouts(acme.owner)).toBe(false);
  expect(await seesPayouts(other.owner)).toBe(true);
  const stale = await root.request('PATCH', `/feature_flags/${before.id}`, {
    row_version: before.row_version,
    is_on: false,
  });
  expect([stale.statusCode, stale.json().current.row_version]).toEqual([409, changed.row_version]);
  await root.patch(`/feature_flags/${before.id}`, { is_killed: true });
  expect(await seesPayouts(other.owner)).toBe(false);
  await root.patch(`/feature_flags/${before.id}`, { is_killed: false, rules: [] });
  expect(await seesPayouts(acme.owner)).toBe(true);
});

test('an announced module is named to those who do not have it', async () => {
  const { id } = await flag('payouts');
  const announcedTo = async (person: Person) => (await person.get<{ announced: string[] }>('/session')).announced;
  await root.patch(`/feature_flags/${id}`, { is_announced: true });
  expect(await announcedTo(acme.owner)).toEqual([]);
  await put(id, { kind: 'organization', target: acme.id, is_on: false });
  expect(await announcedTo(acme.owner)).toEqual(['payouts']);
  expect(await announcedTo(other.owner)).toEqual([]);
  expect((await acme.owner.request('GET', '/payout_batches')).statusCode).toBe(404);
  await put(id, { kind: 'organization', target: acme.id, is_on: null });
  await root.patch(`/feature_flags/${id}`, { is_announced: false });
  const tomorrow = { key: 'data_rooms', description: 'Rooms with documents of one deal', is_announced: true };
  const made = await root.post<FeatureFlag>('/feature_flags', tomorrow);
  expect(made).toMatchObject({ is_on: false, is_announced: true });
  expect(await announcedTo(other.owner)).toEqual(['data_rooms']);
  await root.request('DELETE', `/feature_flags/${made.id}`);
});

test('rejects a rule that ends before it begins, with its number', async () => {
  const { id } = await flag('payouts');
  const rule = { organizations: [], roles: [], rollout_ppm: 1, stickiness: 'user', is_on: true };
  const answer = await root.request('PATCH', `/feature_flags/${id}`, {
    rules: [{ ...rule, starts_at: '2026-02-02T00:00:00Z', ends_at: '2026-02-01T00:00:00Z' }],
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { rules: ['rule 1 ends before it starts'] }]);
});

test('previews who gets a flag, with the reason', async () => {
  const { id } = await flag('go_keys');
  const member = await acme.member('content');
  await put(id, { kind: 'role', target: 'finance', is_on: true });
  await put(id, { kind: 'user', target: member.user_id, is_on: true });
  const roles = await root.rows<Preview[number]>(`/feature_flags/${id}/preview?organization_id=${acme.id}`);
  expect(roles.find(({ role }) => role === 'finance')).toMatchObject({ is_on: true, because: 'role' });
  expect(roles.find(({ role }) => role === 'owner')).toMatchObject({ is_on: false, because: 'default' });
  const person = `/feature_flags/${id}/preview?organization_id=${acme.id}&user_id=${member.user_id}`;
  expect(await root.rows<Preview[number]>(person)).toMatchObject([{ role: 'content', is_on: true, because: 'user' }]);
  const elsewhere = await root.request('GET', person.replace(acme.id, other.id));
  expect(elsewhere.statusCode).toBe(404);
});

test('logs every change with its author, permanently', async () => {
  const { id } = await flag('payouts');
  const log = await root.get<{ action: string; actor_name: string; changes: object }[]>(
    `/operator_events?ref_table=feature_flags&ref_id=${id}&_sort=at&_order=asc`,
  );
  expect(log[0]).toMatchObject({
    action: 'turned off',
    actor_name: 'Ruth Root',
    changes: { payouts: [null, false] },
  });
  expect(log.map(({ action }) => action)).toContain('updated');
  await expect(
    world.kernel.system.unscoped((tx) => tx.run(sql`update operator_events set actor_name = 'Nobody'`)),
  ).rejects.toThrow(/permission denied|append-only/);
});

test('creates a flag without code, and deletes only such flags', async () => {
  const made = await root.post<FeatureFlag>('/feature_flags', { key: 'tomorrow', description: 'A module of tomorrow' });
  expect(made).toMatchObject({ is_on: false, is_declared: false, stale_because: 'undeclared' });
  const twice = await root.request('POST', '/feature_flags', { key: 'tomorrow', description: 'Again' });
  expect([twice.statusCode, twice.json().errors]).toEqual([409, { key: ['is already taken'] }]);
  expect((await acme.owner.get<{ flags: object }>('/session')).flags).toMatchObject({ tomorrow: false });
  expect((await root.request('DELETE', `/feature_flags/${made.id}`)).statusCode).toBe(200);
  const declared = await flag('payouts');
  expect((await root.request('DELETE', `/feature_flags/${declared.id}`)).statusCode).toBe(409);
  const renamed = await root.request('PATCH', `/feature_flags/${declared.id}`, { description: 'Mine' });
  expect([renamed.statusCode, renamed.json().errors]).toEqual([
    422,
    { description: ['is set in code and cannot be changed'] },
  ]);
});

test('marks flags as stale after 90 days with one value, or after their end date', async () => {
  const [past] = await Promise.all([
    root.post<FeatureFlag>('/feature_flags', {
      key: 'past_it',
      description: 'Past its day',
      stale_after: '2020-01-01',
    }),
  ]);
  const admin = world.kernel.system;
  await admin.unscoped((tx) => tx.run(sql`update feature_flags set is_declared = true where key = 'past_it'`));
  expect((await flag('past_it')).stale_because).toBe('past_its_date');
  expect((await flag('payouts')).stale_because).toBeNull();
  await root.patch(`/feature_flags/${past.id}`, { is_killed: true });
  const stale = await root.get<FeatureFlag[]>('/feature_flags?stale_because=past_its_date');
  expect(stale.map(({ key }) => key)).toEqual(['past_it']);
});
