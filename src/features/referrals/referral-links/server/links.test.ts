import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { LinkRules, ReferralLink } from '../schema.ts';
import { createDefaultLinks, partnerOfCode } from './service.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  partner = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

const destination_url = 'https://www.example.com/pricing';
const settings = (values: object) => company.owner.patch('/referral_link_settings', values);
let n = 0;
const fresh = () => `code-${Date.now().toString(36)}-${n++}`;

test('a link gets a random code, or the code that was asked for in lower case', async () => {
  const random = await company.owner.post<ReferralLink>('/referral_links', {
    partner_id,
    name: 'One',
    destination_url,
  });
  expect(random.code).toMatch(/^[a-z0-9]{8}$/);
  const code = fresh();
  const chosen = await company.owner.post<ReferralLink>('/referral_links', {
    partner_id,
    name: 'Two',
    destination_url,
    code: code.toUpperCase(),
  });
  expect(chosen).toMatchObject({ code, status: 'active', clicks: 0 });
});

test('a code is taken for every company, whatever its case, and also when its link is archived', async () => {
  const code = fresh();
  const { id } = await company.owner.post('/referral_links', { partner_id, name: 'One', destination_url, code });
  await company.owner.request('DELETE', `/referral_links/${id}`);
  const other = await world.company('Other');
  const theirs = await other.within((call) => samplePartner(call));
  const answer = await other.owner.request('POST', '/referral_links', {
    partner_id: theirs,
    name: 'Two',
    destination_url,
    code: code.toUpperCase(),
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors).toEqual({ code: ['This code is already taken. Choose another one.'] });
});

test.each(['admin', 'Login', 'API'])('refuses the reserved word %s as a code', async (code) => {
  const answer = await company.owner.request('POST', '/referral_links', {
    partner_id,
    name: 'A',
    destination_url,
    code,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.code[0]).toContain('reserved word');
});

test.each(['a', 'with space', '-dash', 'ümlaut'])('refuses the code “%s”', async (code) => {
  const answer = await company.owner.request('POST', '/referral_links', {
    partner_id,
    name: 'A',
    destination_url,
    code,
  });
  expect(answer.statusCode).toBe(400);
});

test.each(['javascript:alert(1)', 'https://user:pass@example.com', 'ftp://example.com'])(
  'refuses the destination %s',
  async (address) => {
    const answer = await company.owner.request('POST', '/referral_links', {
      partner_id,
      name: 'A',
      destination_url: address,
    });
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json().errors).toHaveProperty('destination_url');
  },
);

test('a partner creates links on allowed domains only, up to the limit', async () => {
  const create = (address: string) =>
    partner.request('POST', '/referral_links', { name: 'Mine', destination_url: address });
  expect((await create(destination_url)).statusCode).toBe(422);
  await settings({ allowed_domains: ['Example.com'], partner_link_limit: 2 });
  expect((await create('https://example.com.evil.org/')).json().errors.destination_url[0]).toContain('example.com');
  expect((await create(destination_url)).json()).toMatchObject({ name: 'Mine', status: 'active' });
  expect((await create('https://example.com')).statusCode).toBe(201);
  expect((await create(destination_url)).statusCode).toBe(409);
});

test('two requests at once cannot both take the last place', async () => {
  await settings({ allowed_domains: ['example.com'], partner_link_limit: 1 });
  const body = { name: 'Mine', destination_url };
  const answers = await Promise.all([1, 2, 3].map(() => partner.request('POST', '/referral_links', body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

test('a partner sees, pauses and archives its own links and no others', async () => {
  await settings({ allowed_domains: ['example.com'] });
  const own = await partner.post<ReferralLink>('/referral_links', { name: 'Mine', destination_url });
  const theirs = await company.within((call) => samplePartner(call));
  const other = await company.owner.post('/referral_links', { partner_id: theirs, name: 'Theirs', destination_url });
  expect((await partner.get<ReferralLink[]>('/referral_links')).map(({ id }) => id)).toEqual([own.id]);
  expect((await partner.request('GET', `/referral_links/${other.id}`)).statusCode).toBe(404);
  expect((await partner.request('POST', `/referral_links/${other.id}/pause`, {})).statusCode).toBe(404);
  expect(await partner.post(`/referral_links/${own.id}/pause`)).toMatchObject({ status: 'paused' });
  expect((await partner.request('DELETE', `/referral_links/${own.id}`)).statusCode).toBe(200);
  expect(await partner.get('/referral_links')).toEqual([]);
});

test('a link that expired says so', async () => {
  const expires_on = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await company.owner.post('/referral_links', { partner_id, name: 'Old', destination_url });
  await company.within((call) =>
    call.run(
      sql`update referral_links set expires_on = ${expires_on} where organization_id = ${company.id} and id = ${id ?? null}`,
    ),
  );
  expect(await company.owner.get(`/referral_links/${id}`)).toMatchObject({ status: 'expired' });
});

test('default links are created once for every active partner and follow their default', async () => {
  const body = { name: 'Home page', destination_url: 'https://www.example.com' };
  const { id } = await company.owner.post<{ id: string }>('/default_links', body);
  expect(await company.within(createDefaultLinks)).toBe(1);
  expect(await company.within(createDefaultLinks)).toBe(0);
  await company.within((call) => samplePartner(call));
  expect(await company.within(createDefaultLinks)).toBe(1);
  await company.owner.patch(`/default_links/${id}`, { destination_url: 'https://www.example.com/new' });
  await company.within(createDefaultLinks);
  const links = await company.owner.get<ReferralLink[]>('/referral_links');
  expect(links.map(({ destination_url: to }) => to)).toEqual(Array(2).fill('https://www.example.com/new'));
  expect(new Set(links.map(({ code }) => code)).size).toBe(2);
});

test('a default link for an audience goes to its members only', async () => {
  const other = await company.within((call) => samplePartner(call));
  await company.owner.patch(`/partners/${other}`, { country: 'IS' });
  const conditions = { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'IS' }] }] };
  const audience = await company.owner.request('POST', '/audiences', { name: 'Some', entity: 'partners', conditions });
  if (audience.statusCode !== 201) throw new Error(audience.body);
  await company.owner.post('/default_links', { name: 'Some', destination_url, audience_id: audience.json().id });
  expect(await company.within(createDefaultLinks)).toBe(1);
  expect(await company.owner.get('/referral_links')).toMatchObject([{ partner_id: other }]);
});

test('the QR code is a PNG or an SVG of the short address', async () => {
  const { id } = await company.owner.post('/referral_links', { partner_id, name: 'QR', destination_url });
  const png = await partner.request('GET', `/referral_links/${id}/qr?size=300`);
  expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(png.rawPayload.readUInt32BE(16)).toBeGreaterThanOrEqual(300);
  const svg = await partner.request('GET', `/referral_links/${id}/qr?format=svg`);
  expect(svg.body).toMatch(/^<svg/);
  const stranger = await world.company('Stranger');
  expect((await stranger.owner.request('GET', `/referral_links/${id}/qr`)).statusCode).toBe(404);
});

test('a coupon belongs to one partner and names only links of that partner', async () => {
  const other = await company.within((call) => samplePartner(call));
  const link = await company.owner.post('/referral_links', { partner_id: other, name: 'Other', destination_url });
  const coupon = { partner_id, code: 'SAVE10' };
  const wrong = await company.owner.request('POST', '/coupon_codes', { ...coupon, link_id: link.id });
  expect(wrong.json().errors).toEqual({ link_id: ['is not a link of this partner'] });
  await company.owner.post('/coupon_codes', coupon);
  const again = await company.owner.request('POST', '/coupon_codes', { partner_id: other, code: 'save10' });
  expect(again.statusCode).toBe(409);
  expect(await partner.get('/coupon_codes')).toMatchObject([{ code: 'SAVE10' }]);
  expect((await partner.request('POST', '/coupon_codes', { code: 'MINE' })).statusCode).toBe(404);
});

test('a code tells its partner while the link is active', async () => {
  const { id, code } = await company.owner.post<ReferralLink>('/referral_links', {
    partner_id,
    name: 'A',
    destination_url,
  });
  const ask = () => company.within((call) => partnerOfCode(call.tx, code.toUpperCase()));
  expect(await ask()).toEqual({ link_id: id, partner_id });
  await company.owner.post(`/referral_links/${id}/pause`);
  expect(await ask()).toBeNull();
});

test('links may lead to the company’s own domain until the company chooses others', async () => {
  const company = await world.company();
  await company.within((call) =>
    call.run(sql`update organizations set domain = 'harbor.example' where id = ${company.id}`),
  );
  expect((await company.owner.get<LinkRules>('/referral_links/rules')).allowed_domains).toEqual(['harbor.example']);
  await company.owner.patch('/referral_link_settings', { window_days: 30 });
  expect((await company.owner.get<LinkRules>('/referral_links/rules')).allowed_domains).toEqual(['harbor.example']);
  await company.owner.patch('/referral_link_settings', { allowed_domains: [] });
  expect((await company.owner.get<LinkRules>('/referral_links/rules')).allowed_domains).toEqual([]);
});
