import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

let world: World;
let acme: Company;
let globex: Company;
/** Ann works for both companies, prefers Acme, and is also a user of one of Acme's partners. */
let ann: Person;
let partner_id: string;
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company('Acme');
  globex = await world.company('Globex');
  partner_id = await acme.within((call) => samplePartner(call));
  ann = await world.partnerUser(acme, partner_id);
  for (const { id } of [acme, globex]) await world.join(id, ann.user_id, 'admin');
  await ann.patch('/user/preference', { user_mode_state: 'Company', organization_id: acme.id });
});
afterAll(() => world.close());

const inView = (headers: Record<string, string>) => (method: 'GET' | 'POST', url: string, body?: unknown) =>
  ann.request(method, url, body, headers);

test('two tabs work in different companies, whatever the preference', async () => {
  const there = inView({ 'x-tandem-mode': 'company', 'x-tandem-organization': globex.id });
  expect((await there('GET', '/session')).json()).toMatchObject({
    organization: { id: globex.id, name: 'Globex' },
    role: 'admin',
  });
  expect((await there('POST', '/accounts', { name: 'Meant for Globex' })).statusCode).toBe(201);
  expect(await globex.owner.get('/accounts')).toMatchObject([{ name: 'Meant for Globex' }]);
  expect(await acme.owner.get('/accounts')).toEqual([]);
  expect(await ann.get('/session')).toMatchObject({ organization: { id: acme.id } });
});

test('rejects requests for another company or program', async () => {
  const stranger = await world.company('Stranger');
  const theirs = await stranger.within((call) => samplePartner(call));
  const views: Record<string, string>[] = [
    { 'x-tandem-mode': 'company', 'x-tandem-organization': stranger.id },
    { 'x-tandem-mode': 'company', 'x-tandem-organization': 'nonsense' },
    { 'x-tandem-mode': 'partner', 'x-tandem-program': theirs },
    { 'x-tandem-mode': 'partner', 'x-tandem-program': 'nonsense' },
  ];
  for (const headers of views) {
    const refused = await inView(headers)('POST', '/accounts', { name: 'Astray' });
    expect(refused.statusCode, JSON.stringify(headers)).toBe(409);
    expect(refused.json()).toMatchObject({ statusCode: 409, view: 'ended' });
  }
  expect(await ann.get('/accounts?name=Astray')).toEqual([]);
});

test('separates idempotency keys of one person by partner', async () => {
  const both = await world.partnerUser(acme, partner_id);
  const other = await acme.within((call) => samplePartner(call));
  await world.partnerUser(acme, other);
  const { home } = await acme.within((call) =>
    call.one<{ home: string }>(sql`
      select partner_organization_id as home from partners
      where organization_id = ${call.organization_id} and id = ${other}`),
  );
  await world.join(home, both.user_id, 'partner_admin');
  const key = { 'x-tandem-mode': 'partner', 'idempotency-key': 'one-key' };
  const view = { entity: 'opportunities', name: 'Mine', state: {} };
  const as = (program: string) => both.request('POST', '/saved_views', view, { ...key, 'x-tandem-program': program });
  const first = await as(partner_id);
  expect(first.statusCode, first.body).toBe(201);
  expect((await as(partner_id)).json()).toEqual(first.json());
  expect((await as(other)).statusCode).toBe(422);
});

test('a person without a company does not fall back to a partner portal', async () => {
  const leaver = await world.partnerUser(acme, partner_id);
  await world.join(globex.id, leaver.user_id, 'admin');
  const headers = { 'x-tandem-mode': 'company', 'x-tandem-organization': globex.id };
  expect((await leaver.request('GET', '/accounts', undefined, headers)).statusCode).toBe(200);
  await leaver.post('/profile/leave', { organization_id: globex.id });
  const refused = await leaver.request('GET', '/accounts', undefined, headers);
  expect(refused.statusCode).toBe(409);
  expect(await leaver.get('/session')).toMatchObject({ mode: 'partner' });
});

test('returns a changed preference', async () => {
  const partner = await world.partnerUser(acme, partner_id);
  const changed = await partner.patch('/user/preference', { appearance: 'dark' });
  expect(changed).toMatchObject({ user_mode_state: 'Partner', appearance: 'dark' });
  expect(await partner.get('/user/preference')).toEqual(changed);
});

test('derives the mode from the named company or program', async () => {
  const newcomer = await world.partnerUser(acme, partner_id);
  await world.join(globex.id, newcomer.user_id, 'admin');
  const views = [
    [{ 'x-tandem-program': partner_id }, 'partner'],
    [{ 'x-tandem-organization': globex.id }, 'company'],
  ] as const;
  for (const preferred of [undefined, 'Company', 'Partner']) {
    if (preferred) await newcomer.patch('/user/preference', { user_mode_state: preferred });
    for (const [headers, mode] of views) {
      const answer = await newcomer.request('GET', '/session', undefined, headers);
      expect([preferred, answer.statusCode, answer.json().mode]).toEqual([preferred, 200, mode]);
    }
    const both = await newcomer.request('GET', '/session', undefined, { ...views[0][0], ...views[1][0] });
    expect(both.json().mode).toBe(preferred === 'Partner' ? 'partner' : 'company');
  }
});

test('rejects a company or program without a mode for the user, by header name', async () => {
  const companyOnly = await acme.member('admin');
  const partnerOnly = await world.partnerUser(acme, partner_id);
  for (const [person, name, id] of [
    [companyOnly, 'X-Tandem-Program', partner_id],
    [partnerOnly, 'X-Tandem-Organization', globex.id],
  ] as const) {
    const refused = await person.request('GET', '/session', undefined, { [name.toLowerCase()]: id });
    expect(refused.json()).toMatchObject({ statusCode: 409, view: 'ended', message: expect.stringContaining(name) });
  }
});

test('ignores case in the mode header', async () => {
  for (const mode of ['partner', 'Partner', 'PARTNER'])
    expect((await inView({ 'x-tandem-mode': mode })('GET', '/session')).json().mode).toBe('partner');
});
