import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import { makeMonths } from '#server/db/months.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { noteMoved } from '#server/testing/moved.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { ReferralLink } from '../../schema.ts';
import { linkJobs } from '../jobs.ts';
import { visitsOf } from './routes.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
let world: World;
let company: Company;
let partner_id: string;
let link: ReferralLink;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  link = await company.owner.post<ReferralLink>('/referral_links', {
    partner_id,
    name: 'News',
    destination_url: 'https://www.example.com/pricing?plan=pro',
    utm_source: 'partner',
  });
});
afterAll(() => world.close());

let address = 0;
/** Sends a visit, by default of a new visitor. */
async function visit(
  path: string,
  { headers = {}, ip, method = 'GET' as 'GET' | 'HEAD' } = {} as {
    headers?: Record<string, string>;
    ip?: string;
    method?: 'GET' | 'HEAD';
  },
) {
  address += 1;
  const remoteAddress = ip ?? `198.51.${address >> 8}.${address & 255}`;
  return world.app.inject({ method, url: path, headers: { 'user-agent': CHROME, ...headers }, remoteAddress });
}
const stored = () =>
  company.within((call) =>
    call.rows<Row>(sql`select * from clicks where organization_id = ${company.id} order by at, id`),
  );
const counted = async () => (await company.owner.get<ReferralLink>(`/referral_links/${link.id}`)).clicks;

test('leads to the destination with campaign and click id, and the click is on record by then', async () => {
  const answer = await visit(`/r/${link.code.toUpperCase()}`, { headers: { referer: 'https://news.example.org/a' } });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['cache-control']).toBe('no-store');
  const to = new URL(answer.headers.location!);
  const [click] = await stored();
  expect(click).toMatchObject({
    verdict: 'ok',
    device: 'desktop',
    referrer_host: 'news.example.org',
    landing_path: '/pricing',
  });
  expect(Object.fromEntries(to.searchParams)).toEqual({ plan: 'pro', utm_source: 'partner', tdm_click: click!.id });
  expect(await counted()).toBe(1);
});

test('the public address of a link leads to the destination, too', async () => {
  const answer = await visit(`/public/referral-links/${link.id}`);
  expect(answer.headers.location).toContain('https://www.example.com/pricing');
  expect(await counted()).toBe(1);
});

test('never keeps an address, and salts its hash anew each day', async () => {
  await visit(`/r/${link.code}`, { ip: '203.0.113.77' });
  world.clock.set('2026-03-17T09:00:00Z');
  await visit(`/r/${link.code}`, { ip: '203.0.113.77' });
  const rows = await stored();
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  expect(rows[0]!.address_hash).toMatch(/^[\w-]{22}$/);
  expect(rows[0]!.address_hash).not.toBe(rows[1]!.address_hash);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['ok', 'ok']);
});

test('the same visitor within an hour counts once and still arrives with a click id', async () => {
  const first = await visit(`/r/${link.code}`, { ip: '203.0.113.9' });
  const second = await visit(`/r/${link.code}`, { ip: '203.0.113.9' });
  expect(new URL(second.headers.location!).searchParams.get('tdm_click')).not.toBe(
    new URL(first.headers.location!).searchParams.get('tdm_click'),
  );
  expect((await stored()).map(({ verdict }) => verdict)).toEqual(['ok', 'duplicate']);
  expect(await counted()).toBe(1);
});

test.each([
  ['bot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'GET'],
  ['bot', { 'user-agent': '' }, 'GET'],
  ['bot', {}, 'HEAD'],
  ['prefetch', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['no_consent', { 'sec-gpc': '1' }, 'GET'],
] as const)(
  'stores the verdict %s for %j by %s, sends the visitor on without a click id, and counts nothing',
  async (verdict, headers, method) => {
    const answer = await visit(`/r/${link.code}`, { headers, method });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).not.toContain('tdm_click');
    expect(await stored()).toMatchObject([{ verdict, address_hash: null }]);
    expect(await counted()).toBe(0);
  },
);

test('a deep link stays on the site or on allowed domains', async () => {
  const follow = async (to: string) => (await visit(`/r/${link.code}?to=${encodeURIComponent(to)}`)).headers.location;
  expect(await follow('/docs/start')).toMatch(/^https:\/\/www\.example\.com\/docs\/start\?/);
  expect(await follow('https://shop.example.org/a')).toMatch(/^https:\/\/www\.example\.com\/pricing/);
  expect(await follow('//evil.example.net/')).toMatch(/^https:\/\/www\.example\.com\/pricing/);
  expect(await follow('javascript:alert(1)')).toMatch(/^https:\/\/www\.example\.com\/pricing/);
  await company.owner.patch('/referral_link_settings', { allowed_domains: ['example.org'] });
  visitsOf(world.kernel).links.forget();
  expect(await follow('https://shop.example.org/a')).toMatch(/^https:\/\/shop\.example\.org\/a\?/);
});

test('a link that was paused or archived stops at once, because every server hears of it', async () => {
  expect((await visit(`/r/${link.code}`)).headers.location).toContain('example.com');
  await company.owner.post(`/referral_links/${link.id}/pause`);
  await expect
    .poll(async () => (await visit(`/r/${link.code}`)).headers.location)
    .toBe(`/public/referral-links/${link.id}/closed`);
  expect(await counted()).toBeLessThanOrEqual(2);
});

test('a link of a company that has moved leads to its new installation, without a click', async () => {
  await noteMoved(world, company.id, 'https://b.example');
  visitsOf(world.kernel).links.forget();
  const { statusCode, headers } = await visit(`/r/${link.code}?utm_term=x`);
  expect([statusCode, headers.location]).toEqual([302, `https://b.example/r/${link.code}?utm_term=x`]);
});

test('what is no code is answered without asking the database', async () => {
  for (const path of ['/r/a%27b', `/r/${'a'.repeat(100)}`, '/public/referral-links/no-id'])
    expect((await visit(path)).statusCode, path).toBe(404);
  expect((await visit('/r/%00%00%00')).statusCode).toBe(400);
});

test('visitors of a banned partner arrive, and nobody gets credit', async () => {
  const banned = await company.owner.get<{ id: string; category: string }[]>('/partner_statuses?category=banned');
  const status =
    banned[0]?.id ??
    (await company.owner.post<{ id: string }>('/partner_statuses', { name: 'Banned', category: 'banned' })).id;
  await company.within((call) =>
    call.run(
      sql`update partners set status_id = ${status} where organization_id = ${company.id} and id = ${partner_id}`,
    ),
  );
  visitsOf(world.kernel).links.forget();
  expect((await visit(`/r/${link.code}`)).headers.location).not.toContain('tdm_click');
  expect(await stored()).toMatchObject([{ verdict: 'blocked' }]);
});

test('guessing codes is cut short, following real links is not', async () => {
  const ip = '192.0.2.200';
  const guesses: number[] = [];
  for (let guess = 0; guess < 35; guess += 1) guesses.push((await visit(`/r/guess-${guess}`, { ip })).statusCode);
  expectEvery(guesses.slice(0, 30), (status) => status === 404);
  expect(guesses.at(-1)).toBe(429);
  expect((await visit(`/r/${link.code}`, { ip })).statusCode).toBe(302);
});

test('many visits at the same instant are all written and counted', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => visit(`/r/${link.code}`)));
  const ids = answers.map(({ headers }) => new URL(headers.location!).searchParams.get('tdm_click'));
  expect(new Set(ids).size).toBe(300);
  expect(new Set((await stored()).map(({ id }) => id))).toEqual(new Set(ids));
  expect(await counted()).toBe(300);
});

const parts = () =>
  world.kernel.system.unscoped((tx) =>
    tx.rows<{ name: string; rows: number }>(sql`
      select tableoid::regclass::text as name, count(*)::int as rows from clicks where organization_id = ${company.id}
      group by 1 order by 1`),
  );
async function keepClicks(): Promise<void> {
  const job = { kernel: world.kernel, organization_id: company.id, within: company.within };
  await makeMonths(world.kernel);
  await linkJobs['referral-links.keep-clicks']!(job as never, {});
}

test('clicks roll over to the next month, and what came before a month existed is moved into it', async () => {
  world.clock.set('2027-01-31T23:59:59Z');
  await visit(`/r/${link.code}`);
  expect(await parts()).toEqual([{ name: 'clicks_default', rows: 1 }]);
  await keepClicks();
  world.clock.set('2027-02-01T00:00:01Z');
  await visit(`/r/${link.code}`);
  expect(await parts()).toEqual([
    { name: 'clicks_2027_01', rows: 1 },
    { name: 'clicks_2027_02', rows: 1 },
  ]);
  await keepClicks();
  expect(await counted()).toBe(2);
});

test('clicks end with their retention, their counts stay, and old months are dropped', async () => {
  world.clock.set('2027-02-10T12:00:00Z');
  await keepClicks();
  await visit(`/r/${link.code}`);
  await company.owner.patch('/referral_link_settings', { retention_days: 30 });
  world.clock.set('2027-03-20T12:00:00Z');
  await keepClicks();
  expect(await stored()).toEqual([]);
  expect(await counted()).toBe(1);
  world.clock.set('2031-12-01T12:00:00Z');
  await keepClicks();
  const left = await world.kernel.system.unscoped((tx) => tx.rows(sql`select to_regclass('clicks_2027_02') as gone`));
  expect(left).toEqual([{ gone: null }]);
  const salts = await company.within((call) =>
    call.rows(sql`select from click_salts where organization_id = ${company.id}`),
  );
  expect(salts).toEqual([]);
});

test('partners see clicks of their own links, without hashes, and reach no partition', async () => {
  world.clock.set('2026-05-01T09:00:00Z');
  await visit(`/r/${link.code}`);
  const partner = await world.partnerUser(company, partner_id);
  const [click] = await partner.get<Row[]>(`/clicks?link_id=${link.id}`);
  expect(click).toMatchObject({ link_id: link.id, verdict: 'ok' });
  expect(click).not.toHaveProperty('address_hash');
  const other = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect(await other.get('/clicks')).toEqual([]);
  await expect(company.within((call) => call.rows(sql`select from clicks_default`))).rejects.toThrow(
    /permission denied/,
  );
});
