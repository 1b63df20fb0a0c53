import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createApp, createKernel } from '../app.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';
import { Rates } from './budgets.ts';

let world: World;
let company: Company;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
});
afterAll(async () => {
  for (const close of closing) await close();
  await world.close();
});

/** A server with these budgets. A minute lasts until the test advances the clock. */
async function serverWith(budgets: { requestsPerPerson?: number; requestsPerCompany?: number }) {
  const { config, sealing, clock } = world.kernel;
  const kernel = await createKernel({ ...world.database, config: { ...config, ...budgets }, sealing, clock });
  const app = await createApp(kernel);
  closing.push(async () => {
    await app.close();
    await kernel.close();
  });
  const ask = (token: string, url: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}`, ...headers } });
  return { app, ask, refused: kernel.budgets.refused };
}
const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

test('limits requests per person and minute, with a retry time, without affecting others', async () => {
  const { app, ask, refused } = await serverWith({ requestsPerPerson: 3 });
  const colleague = await company.member('finance');
  for (const url of ['/partners', '/profile', '/session'])
    expect(await status(ask(company.owner.token, url))).toBe(200);
  world.clock.advance(20_000);
  const tooMany = await ask(company.owner.token, '/partners');
  expect(tooMany.statusCode).toBe(429);
  expect(tooMany.headers['retry-after']).toBe('40');
  expect(tooMany.json()).toEqual({
    message: 'You sent more than 3 requests in a minute. Try again in 40 s.',
    statusCode: 429,
    retry_after: 40,
  });
  // Another session of the same person counts for the same budget.
  const { token } = await world.kernel.identity.provider.openSession(company.owner.user_id, { rememberMe: true });
  expect(await status(ask(token, '/partners'))).toBe(429);
  expect(await status(ask(colleague.token, '/partners'))).toBe(200);
  expect(await status(ask('nobody', '/partners'))).toBe(401);
  expect(refused).toEqual({ person: 2, company: 0, key: 0 });
  const metrics = (await app.inject({ url: '/metrics' })).body;
  expect(metrics).toContain('http_requests_over_budget_total{budget="person"} 2');
  expect(metrics).toContain('http_requests_over_budget_total{budget="company"} 0');
  world.clock.advance(40_000);
  expect(await status(ask(company.owner.token, '/partners'))).toBe(200);
});

test('limits the people and keys of a company together, per company', async () => {
  const { ask, refused } = await serverWith({ requestsPerCompany: 3 });
  const colleague = await company.member('finance');
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Sync',
    permissions: ['partners:view'],
  });
  for (const token of [company.owner.token, colleague.token, secret])
    expect(await status(ask(token, '/partners'))).toBe(200);
  for (const token of [company.owner.token, colleague.token, secret])
    expect(await status(ask(token, '/partners'))).toBe(429);
  expect((await ask(secret, '/partners')).json().message).toMatch(/^Your company sent more than 3 requests/);
  expect(await status(ask((await world.company('Other')).owner.token, '/partners'))).toBe(200);
  // The budget of a company does not apply to requests about the user alone.
  expect(await status(ask(colleague.token, '/profile'))).toBe(200);
  expect(refused.company).toBe(4);
});

test('counts partner users against their own organization', async () => {
  const { ask } = await serverWith({ requestsPerCompany: 2 });
  const partner: Person = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  for (const expected of [200, 200, 429]) expect(await status(ask(partner.token, '/session'))).toBe(expected);
  expect(await status(ask(company.owner.token, '/partners'))).toBe(200);
});

test('counts nothing when the limit is 0', async () => {
  const { ask } = await serverWith({ requestsPerPerson: 0, requestsPerCompany: 0 });
  for (let at = 0; at < 20; at += 1) expect(await status(ask(company.owner.token, '/session'))).toBe(200);
});

test('limits the number of counters and drops the oldest', () => {
  const rates = new Rates(3);
  for (const id of ['a', 'b']) rates.take(id, 1, 0);
  rates.take('c', 1, 30_000);
  expect(rates.take('c', 1, 61_000).left).toBe(-1);
  expect(rates.take('d', 1, 61_000).left).toBe(0);
  expect(rates.counted).toBe(2);
  expect(rates.take('c', 1, 61_000).left).toBe(-1);
  for (let at = 0; at < 100; at += 1) rates.take(`one of many ${at}`, 1, 61_000);
  expect(rates.counted).toBe(3);
  // Refused requests do not reduce the budget of the next minute.
  for (let at = 0; at < 10; at += 1) rates.take('e', 2, 70_000);
  expect(rates.take('e', 2, 130_000)).toEqual({ left: 1, seconds: 60 });
});
