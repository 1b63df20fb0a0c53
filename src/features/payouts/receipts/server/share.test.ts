import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { BreakdownLink, BreakdownPage } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let alpha: string;
let line: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
  line = await company.within(async (call) => {
    alpha = await givenPartner(call, { name: 'Alpha' });
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const deal = await givenDeal(call, { partners: [alpha] });
    await accrueForOpportunity(call, deal);
    return (await linesOf(call, deal))[0]!.id;
  });
});
afterAll(() => world.close());

const share = (person = finance, id = line) => person.post<BreakdownLink>(`/commission_lines/${id}/share`);
const tokenOf = ({ link }: BreakdownLink) => new URLSearchParams(link!.split('#')[1]).get('token')!;
let ip = 0;
const open = (token: string, remoteAddress = `203.0.113.${++ip % 200}`) =>
  world.app.inject({ method: 'POST', url: '/api/public/breakdowns/open', payload: { token }, remoteAddress });

test('a shared breakdown opens without signing in, and its views are counted', async () => {
  const link = await share();
  expect(link).toMatchObject({ views: 0, viewed_at: null });
  expect(link.link).toMatch(/^\/public\/breakdown\/[0-9a-f-]{36}#token=[\w-]{43}$/);
  const answer = await open(tokenOf(link));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<BreakdownPage>()).toMatchObject({
    partner_name: expect.stringContaining('Alpha'),
    amount: expect.any(String),
  });
  expect(await share()).toMatchObject({ link: link.link, views: 1, viewed_at: '2026-03-16T09:00:00Z' });
  // The page itself has the brand and nothing of the commission.
  const page = await world.app.inject({ method: 'GET', url: link.link!.split('#')[0]! });
  expect(page.body).not.toContain('Alpha');
});

test('the page has only what the partner sees, whoever shares it', async () => {
  const { body } = await open(tokenOf(await share()));
  expect(Object.keys(JSON.parse(body))).toEqual([
    'company_name',
    'partner_name',
    'title',
    'status',
    'amount',
    'sentence',
    'next',
    'is_calculated',
    'steps',
  ]);
  for (const hidden of ['trace', 'others', 'note', 'input_hash', alpha, line, company.id])
    expect(body).not.toContain(hidden);
});

test('a link ends when it is revoked or expires, and never works again', async () => {
  const first = tokenOf(await share());
  await finance.post(`/commission_lines/${line}/end_sharing`);
  const replayed = await open(first);
  expect(replayed.statusCode).toBe(404);
  const second = await share();
  expect(tokenOf(second)).not.toBe(first);
  expect((await open(first)).statusCode).toBe(404);
  expect((await open(tokenOf(second))).statusCode).toBe(200);
  world.clock.set('2026-04-16T09:00:00Z');
  const expired = await open(tokenOf(second));
  const unknown = await open('x'.repeat(43));
  expect([expired.statusCode, unknown.statusCode]).toEqual([404, 404]);
  // Ended, expired and unknown links are answered alike.
  expect(expired.json()).toEqual(unknown.json());
  expect(replayed.json()).toEqual(unknown.json());
  expect(await finance.get(`/commission_lines/${line}/share`)).toMatchObject({ link: null, views: 0 });
});

test('guesses are slowed, and ids open nothing', async () => {
  const link = await share();
  const id = link.link!.split('#')[0]!.split('/').at(-1)!;
  for (const wrong of [id, line, `${tokenOf(link).slice(0, -1)}!`]) expect((await open(wrong)).statusCode).toBe(404);
  const statuses = [];
  for (let at = 0; at < 30; at += 1)
    statuses.push((await open(`guess-${at}-`.padEnd(43, 'x'), '198.51.100.7')).statusCode);
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  // A correct token is accepted from the same network.
  expect((await open(tokenOf(link), '198.51.100.7')).statusCode).toBe(200);
});

test('nobody shares a commission of another company or of another partner', async () => {
  const other = await world.company();
  const foreign = await other.owner.request('POST', `/commission_lines/${line}/share`, {});
  expect(foreign.statusCode).toBe(404);
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const rival = await world.partnerUser(company, beta);
  for (const [method, url] of [
    ['POST', 'share'],
    ['GET', 'share'],
    ['POST', 'end_sharing'],
  ] as const)
    expect(
      (await rival.request(method, `/commission_lines/${line}/${url}`, method === 'POST' ? {} : undefined)).statusCode,
    ).toBe(404);
  const own = await world.partnerUser(company, alpha);
  expect((await open(tokenOf(await share(own)))).statusCode).toBe(200);
});
