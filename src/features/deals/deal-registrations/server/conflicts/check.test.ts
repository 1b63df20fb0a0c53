import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { CheckAnswer } from '../../check.schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let north: Dealer;
let south: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  north = await desk.dealer('North Wind', { domain: 'northwind.example' });
  south = await desk.dealer('South Sea');
});
afterAll(() => desk.world.close());

const check = (dealer: Dealer, question: object) =>
  dealer.person.post<CheckAnswer>('/deal_registrations/check', question);

test('reports an account without engagements as free', async () => {
  expect(
    await check(south, { account_domain: 'https://www.free.example/about', account_name: 'Free', country: 'US' }),
  ).toMatchObject({
    result: 'free',
    clause: null,
  });
});

test('reports an engaged account as a possible conflict without naming anyone', async () => {
  await north.register({ account_name: 'Pending', account_domain: 'pending.example' });
  const { id } = await north.register({ account_name: 'Held', account_domain: 'held.example' });
  await desk.decide(id, 'approve');
  const answers = [
    await check(south, { account_domain: 'pending.example' }),
    await check(south, { account_domain: 'held.example' }),
  ];
  for (const answer of answers) {
    expect(answer).toEqual({
      result: 'possible_conflict',
      clause: 'existing_engagement',
      existing: null,
      reapply_on: null,
      checks_left: expect.any(Number),
      hold_hours: null,
    });
  }
});

test('reports the partner’s own company and own registration as not eligible', async () => {
  const own = await north.register({ account_name: 'Mine', account_domain: 'mine.example' });
  expect(await check(north, { account_domain: 'mine.example' })).toMatchObject({
    result: 'not_eligible',
    clause: 'own_registration',
    existing: { id: own.id, number: own.number },
  });
  expect(await check(north, { account_domain: 'northwind.example' })).toMatchObject({
    result: 'not_eligible',
    clause: 'own_company',
  });
});

test('says when a recently rejected account can be registered again', async () => {
  const { id } = await north.register({ account_name: 'Fresh', account_domain: 'fresh.example' });
  await desk.decide(id, 'reject', { reason_code: 'not_qualified', reason_text: 'No' });
  expect(await check(north, { account_domain: 'fresh.example' })).toMatchObject({
    result: 'not_eligible',
    clause: 'reapply',
    reapply_on: '2026-04-15',
  });
});

test('limits checks per day and partner without counting repeated checks', async () => {
  const curious = await desk.dealer();
  await desk.within((call) =>
    call.run(
      sql`update program_settings set daily_checks_per_partner = 3 where organization_id = ${call.organization_id}`,
    ),
  );
  for (const [domain, left] of [
    ['a', 2],
    ['b', 1],
    ['a', 1],
    ['c', 0],
    ['b', 0],
  ] as const) {
    expect(await check(curious, { account_domain: `${domain}.example` })).toMatchObject({ checks_left: left });
  }
  const refused = await curious.person.request('POST', '/deal_registrations/check', { account_domain: 'd.example' });
  expect(refused.statusCode).toBe(429);
  expect((await check(await desk.dealer(), { account_domain: 'd.example' })).result).toBe('free');
  desk.world.clock.advance(86_400_000);
  expect(await check(curious, { account_domain: 'd.example' })).toMatchObject({ checks_left: 2 });
});

test('enforces the check limit for simultaneous requests', async () => {
  const curious = await desk.dealer();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      curious.person.request('POST', '/deal_registrations/check', { account_domain: `at-once-${index}.example` }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('counts each new name against the daily limit, even with the same website', async () => {
  const curious = await desk.dealer('Curious');
  const ask = (account_name: string) =>
    curious.person.request('POST', '/deal_registrations/check', { account_domain: 'constant.example', account_name });
  const left: unknown[] = [];
  for (const name of ['Alpha', 'Beta', 'Alpha Inc.', 'Gamma']) {
    left.push(((await ask(name)).json() as CheckAnswer).checks_left);
  }
  expect(left).toEqual([2, 1, 1, 0]);
  const refused = await ask('Delta');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toContain('3 different account names per day');
  expect((await ask('Beta')).statusCode).toBe(200);
  const notices = await desk.reviewer.get<{ text: string }[]>(
    '/in_app_notifications?kind=deal_registration_probing&_end=100',
  );
  expect(notices.filter(({ text }) => text.startsWith('Curious'))).toHaveLength(1);
});

test('counts a name entered as the website as a name', async () => {
  const curious = await desk.dealer();
  const ask = (question: object) => curious.person.request('POST', '/deal_registrations/check', question);
  for (const name of ['One Company', 'Two Company', 'Three Company'])
    expect((await ask({ account_domain: name })).statusCode).toBe(200);
  expect((await ask({ account_domain: 'Four Company' })).statusCode).toBe(429);
  expect((await ask({ account_name: 'Four Company', account_domain: 'known.example' })).statusCode).toBe(429);
});

test('checks a website without a name by its registrable domain', async () => {
  await desk.company.owner.post('/accounts', { name: 'sub.shop.example', is_customer: true });
  const curious = await desk.dealer();
  const ask = (account_domain: string) => check(curious, { account_domain });
  for (const domain of ['shop.example', 'sub.shop.example', 'https://other.shop.example/'])
    expect(await ask(domain)).toMatchObject({ result: 'free', checks_left: 2 });
});

test('returns the protection period and the decision deadline as benefits', async () => {
  const benefit = await south.person.post('/deal_registrations/benefit', {});
  expect(benefit).toMatchObject({ protection_days: 90, decides_at_once: false });
});

test('rejects an email provider as a website', async () => {
  const refused = await south.person.request('POST', '/deal_registrations/check', { account_domain: 'gmail.com' });
  expect(refused.statusCode).toBe(422);
});
