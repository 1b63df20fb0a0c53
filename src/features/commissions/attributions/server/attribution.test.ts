import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { DealAttribution, RiskCase } from '../schema.ts';
import { moveContractAccounts } from './account-merge.ts';
import { sharesOf } from './decide/models.ts';
import { expireCases } from './service.ts';
import { amountsOf, click, givenReferrer, type Referrer, withKey } from './testing/tracked.ts';

let world: World;
let company: Company;
let one: Referrer;
let two: Referrer;
let track: ReturnType<typeof withKey>;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-01T09:00:00Z');
  company = await world.company();
  [one, two] = [await givenReferrer(company, 'one-partner.example'), await givenReferrer(company)];
  track = withKey(world, company.owner.token);
  await company.within((call) => givenPlan(call, { ...tenPercent, hold_days: 0 }));
});
afterAll(() => world.close());

let n = 0;
const sale = (more: object = {}) => {
  n += 1;
  return {
    invoice_id: `A-${n}`,
    customer_id: `customer-${n}`,
    email: `a@shop-${n}.example`,
    amount_minor: 100_000,
    currency: 'USD',
    ...more,
  };
};
const sold = async (more: object = {}) => (await track('sale', sale(more))).body;
const timeline = (id: string | null) => company.owner.get<DealAttribution>(`/opportunities/${id}/attribution`);
const model = (values: object) => company.owner.patch('/referral_link_settings', values);
/** One click each, a day apart, and the sale a day later. */
async function clicks(...referrers: Referrer[]): Promise<string> {
  const ids: string[] = [];
  for (const [day, referrer] of referrers.entries()) {
    world.clock.set(`2026-03-0${day + 1}T09:00:00Z`);
    ids.push(await click(world, referrer));
  }
  world.clock.set('2026-03-10T09:00:00Z');
  return ids.join('.');
}

test.each([
  ['last', 'two'],
  ['first', 'one'],
] as const)('the model %s credits the partner of that click', async (which, expected) => {
  await model({ model: which });
  const { partner_id, reason } = await sold({ click_id: await clicks(one, two) });
  expect(partner_id).toBe({ one, two }[expected].partner_id);
  expect(reason).toBe(`Credited to the ${which} click in the 60 days before.`);
});

test('position divides the commission 40/20/40', async () => {
  await model({ model: 'position' });
  const three = await givenReferrer(company);
  const { opportunity_id } = await sold({ click_id: await clicks(one, two, three) });
  expect((await amountsOf(company, opportunity_id!)).sort((a, b) => a - b)).toEqual([2_000, 4_000, 4_000]);
});

test('shares by position always add up, whoever clicked', () => {
  const touch = (partner_id: string, at: number) => ({
    click_id: `${at}`,
    link_id: 'l',
    partner_id,
    at: `${at}`,
    referrer_host: null,
    params: {},
    is_own_device: false,
  });
  const weights = (...partners: string[]) =>
    Object.fromEntries(sharesOf(partners.map(touch), 'position').map(({ partner_id, weight }) => [partner_id, weight]));
  expect(weights('a')).toEqual({ a: 1 });
  expect(weights('a', 'b')).toEqual({ a: 1, b: 1 });
  expect(weights('a', 'b', 'c')).toEqual({ a: 2, b: 1, c: 2 });
  expect(weights('a', 'b', 'c', 'd')).toEqual({ a: 4, b: 1, c: 1, d: 4 });
  expect(weights('a', 'b', 'a')).toEqual({ a: 4, b: 1 });
  expect(sharesOf([], 'position')).toEqual([]);
});

test('a click outside the window gives no credit', async () => {
  const click_id = await click(world, one);
  world.clock.set('2026-04-30T08:59:00Z');
  expect((await sold({ click_id })).partner_id).toBe(one.partner_id);
  world.clock.set('2026-04-30T09:01:00Z');
  expect(await sold({ click_id })).toMatchObject({
    status: 'unattributed',
    reason: 'No registration, coupon, contract or click in 60 days.',
  });
});

test('a coupon beats clicks', async () => {
  await company.owner.post('/coupon_codes', { partner_id: one.partner_id, code: 'SPRING' });
  const body = await sold({ click_id: await clicks(two), coupon: 'spring' });
  expect(body).toMatchObject({ partner_id: one.partner_id, reason: 'The customer used the coupon SPRING.' });
});

test('a contract list beats clicks, and a coupon beats it', async () => {
  const account = await company.owner.post<{ id: string }>('/accounts', { name: 'Listed', domain: 'listed.example' });
  await company.owner.post('/contract_accounts', {
    partner_id: one.partner_id,
    account_id: account.id,
    starts_on: '2026-01-01',
  });
  const email = 'buyer@listed.example';
  const first = await sold({ email, click_id: await clicks(two) });
  expect(first).toMatchObject({
    partner_id: one.partner_id,
    reason: 'A contract assigns this account to the partner.',
  });
  await company.owner.post('/coupon_codes', { partner_id: two.partner_id, code: 'OTHER' });
  expect((await sold({ email, coupon: 'OTHER' })).partner_id).toBe(two.partner_id);
});

test('two contracts cannot cover one account on the same day', async () => {
  const account = await company.owner.post<{ id: string }>('/accounts', { name: 'Twice' });
  const body = { account_id: account.id, starts_on: '2026-01-01' };
  await company.owner.post('/contract_accounts', { ...body, partner_id: one.partner_id, ends_on: '2026-06-30' });
  const again = await company.owner.request('POST', '/contract_accounts', {
    ...body,
    partner_id: two.partner_id,
    starts_on: '2026-06-30',
  });
  expect(again.statusCode).toBe(409);
});

test('the contract of a merged account follows the account that is kept', async () => {
  const [survivor, other] = await Promise.all(
    ['Kept', 'Merged'].map((name) => company.owner.post<{ id: string }>('/accounts', { name })),
  );
  const contract = { partner_id: one.partner_id, account_id: other!.id, starts_on: '2026-01-01' };
  const { id } = await company.owner.post<{ id: string }>('/contract_accounts', contract);
  await company.owner.post(`/accounts/${survivor!.id}/merge`, { other_id: other!.id, take: [] });
  await company.within((call) => moveContractAccounts(call, survivor!.id));
  expect(await company.owner.get(`/contract_accounts/${id}`)).toMatchObject({ account_id: survivor!.id });
});

test('an approved registration beats a coupon, and its deal is won instead of a second one', async () => {
  const { type_id } = await company.within(async (call) => {
    const { createDefaultPipeline } = await import('#features/deals/opportunity-types/server/service.ts');
    return { type_id: await createDefaultPipeline(call) };
  });
  const partner = await world.partnerUser(company, one.partner_id);
  const drafted = await partner.post<{ id: string }>('/deal_registrations', {
    ...{
      type_id,
      account_name: 'Claimed',
      account_domain: 'claimed.example',
      country: 'US',
      contact_email: 'x@claimed.example',
      expected_close_on: '2026-05-01',

      title: 'Claimed deal',
      amount_minor: 90_000,
      currency: 'USD',
    },
  });
  await partner.post(`/deal_registrations/${drafted.id}/submit`);
  const submitted = await company.owner.get<{ status: string }>(`/deal_registrations/${drafted.id}`);
  if (submitted.status !== 'approved') await company.owner.post(`/deal_registrations/${drafted.id}/approve`, {});
  await company.owner.post('/coupon_codes', { partner_id: two.partner_id, code: 'LATE' });
  world.clock.set('2026-03-02T09:00:00Z');
  const body = await sold({ email: 'x@claimed.example', company: 'Claimed', coupon: 'LATE' });
  expect(body.partner_id).toBe(one.partner_id);
  expect(body.reason).toMatch(/^Deal registration \d+ for this account was approved on 2026-03-01\.$/);
  const { entries } = await timeline(body.opportunity_id);
  expect(entries.map(({ kind }) => kind)).toContain('registration');
});

test('a manual assignment moves the commission, is explained, and holds for later sales', async () => {
  const customer = { customer_id: 'kept', email: 'a@kept.example' };
  const first = await sold({ ...customer, click_id: await clicks(one) });
  const answer = await company.owner.post<DealAttribution>(`/opportunities/${first.opportunity_id}/attribution`, {
    partner_id: two.partner_id,
    reason: 'They did the demo.',
  });
  expect(answer.decision).toMatchObject({
    method: 'manual',
    reason: 'They did the demo.',
    shares: [{ partner_id: two.partner_id }],
  });
  const lines = await company.within((call) =>
    call.rows<{ partner_id: string; sum: number }>(sql`
      select partner_id, sum(amount_minor)::int as sum from commission_lines
      where organization_id = ${company.id} and opportunity_id = ${first.opportunity_id} group by 1`),
  );
  expect(Object.fromEntries(lines.map(({ partner_id, sum }) => [partner_id, sum]))).toEqual({
    [one.partner_id]: 0,
    [two.partner_id]: 10_000,
  });
  const next = await sold({ ...customer, click_id: await click(world, one) });
  expect(next.partner_id).toBe(two.partner_id);
  expect(next.reason).toContain('They did the demo.');
});

test('the timeline of a deal mixes clicks, leads, coupons, stages and decisions in their order', async () => {
  await company.owner.post('/coupon_codes', { partner_id: two.partner_id, code: 'MIX' });
  const click_id = await clicks(one);
  await track('lead', { customer_id: 'mixed', email: 'a@mixed.example', click_id });
  world.clock.set('2026-03-11T09:00:00Z');
  const { opportunity_id } = await sold({ customer_id: 'mixed', email: 'a@mixed.example', coupon: 'MIX' });
  const { entries, decision } = await timeline(opportunity_id);
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['click', 'lead', 'coupon', 'sale', 'stage', 'decision']),
  );
  expect(entries[0]).toMatchObject({ kind: 'click', title: 'Click on Blog', partner_id: one.partner_id });
  expect(decision).toMatchObject({ method: 'coupon', shares: [{ partner_id: two.partner_id }] });
  const partner = await world.partnerUser(company, one.partner_id);
  expect((await partner.request('GET', `/opportunities/${opportunity_id}/attribution`)).statusCode).toBe(404);
});

test('with the model manual nobody is credited until a person decides', async () => {
  await model({ model: 'manual' });
  const body = await sold({ click_id: await clicks(one) });
  expect(body).toMatchObject({ status: 'unattributed', reason: 'Credit is assigned manually.' });
});

const openCases = () => company.owner.get<RiskCase[]>('/risk_cases?status=open');
const holds = (opportunity_id: string | null) =>
  company.within((call) =>
    call.rows(sql`
      select status, hold_reason from commission_lines
      where organization_id = ${company.id} and opportunity_id = ${opportunity_id} and amount_minor > 0`),
  );
const held = [{ status: 'on_hold', hold_reason: 'risk_review' }];

test.each([
  ['self_referral', { email: 'boss@one-partner.example' }, '', {}],
  ['disposable_email', { email: 'x@mailinator.com' }, '', {}],
  ['paid_search', {}, '?gclid=abc', {}],
  ['banned_source', {}, '', { referer: 'https://deals.coupon-spam.example/x' }],
] as const)('%s holds the commission and opens a case that says why', async (rule, more, query, headers) => {
  await model({ banned_sources: ['coupon-spam.example'] });
  const click_id = await click(world, one, query, headers);
  world.clock.set('2026-03-01T10:00:00Z');
  const body = await sold({ click_id, ...more });
  expect(body.status).toBe('held');
  expect(await holds(body.opportunity_id)).toEqual(held);
  expect(await openCases()).toMatchObject([{ partner_id: one.partner_id, signals: [{ rule }] }]);
});

describe('self-referral', () => {
  const contact = (values: object) =>
    company.owner.post<{ id: string; row_version: number }>('/contacts', {
      partner_id: one.partner_id,
      first_name: 'Ada',
      last_name: 'Alder',
      ...values,
    });
  const evidence = async (more: object, click_id?: string) => {
    const by = click_id ?? (await click(world, one));
    world.clock.set('2026-03-01T10:00:00Z');
    const { status } = await sold({ click_id: by, ...more });
    return [status, (await openCases())[0]?.signals.map(({ evidence: text }) => text).join() ?? ''];
  };

  test('is seen through spellings of a contact’s address', async () => {
    await contact({ email: 'ada.alder@gmail.com' });
    expect(await evidence({ email: 'AdaAlder+shop@googlemail.com' })).toEqual([
      'held',
      'AdaAlder+shop@googlemail.com is a contact of the partner.',
    ]);
  });

  test('is seen through archived contacts and earlier addresses', async () => {
    const { id, row_version } = await contact({ email: 'ada@first.example' });
    await company.owner.patch(`/contacts/${id}`, { email: 'ada@second.example', row_version });
    expect((await evidence({ customer_id: 'a', email: 'ada@first.example' }))[1]).toMatch(/earlier address/);
    await company.owner.request('DELETE', `/contacts/${id}`);
    expect((await evidence({ customer_id: 'b', email: 'ada@second.example' }))[0]).toBe('held');
  });

  test('is seen through the mailbox that payouts go to', async () => {
    await company.owner.post('/payout_methods', {
      partner_id: one.partner_id,
      rail: 'paypal',
      currency: 'USD',
      holder_name: 'Ada Alder',
      details: { email: 'ada.pays@gmail.com' },
    });
    expect(await evidence({ email: 'adapays@gmail.com' })).toEqual([
      'held',
      'adapays@gmail.com is an address of the partner.',
    ]);
  });

  test('is seen through a telephone number, however it is written', async () => {
    await contact({ email: 'ada@phone.example', phone: '+49 (30) 1234-5678' });
    expect(await evidence({ email: 'someone@else.example', phone: '0049 30 12345678' })).toEqual([
      'held',
      '0049 30 12345678 is the number of a contact of the partner.',
    ]);
  });

  test('is seen through the device on which a partner user was signed in', async () => {
    const insider = await world.partnerUser(company, one.partner_id);
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36';
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        update identity.sessions set ip_address = ${'203.0.113.9'}, user_agent = ${browser}
        where user_id = ${insider.user_id}`),
    );
    const visit = async (ip: string, agent: string) => {
      const answer = await world.app.inject({
        url: `/r/${one.link.code}`,
        headers: { 'user-agent': agent },
        remoteAddress: ip,
      });
      return new URL(answer.headers.location!).searchParams.get('tdm_click')!;
    };
    expect((await evidence({ customer_id: 'near' }, await visit('203.0.113.9', `${browser} Edg/131`)))[0]).toBe(
      'attributed',
    );
    expect(await evidence({ customer_id: 'own' }, await visit('203.0.113.9', browser))).toEqual([
      'held',
      'The click came from a device on which a partner user was signed in.',
    ]);
  });

  test('the case shows the sale, its invoice and its amount', async () => {
    await contact({ email: 'ada@case.example' });
    await evidence({ email: 'ada@case.example', invoice_id: 'INV-7', amount_minor: 12_300 });
    const [riskCase] = await openCases();
    expect(riskCase!.sales).toMatchObject([
      { kind: 'sale', invoice_id: 'INV-7', amount_minor: 12_300, currency: 'USD', opportunity_id: expect.any(String) },
    ]);
  });
});

test('own campaigns may bid on search', async () => {
  await model({ allowed_campaigns: ['brand-2026'] });
  const click_id = await click(world, one, '?gclid=abc&utm_campaign=brand-2026');
  world.clock.set('2026-03-01T10:00:00Z');
  expect((await sold({ click_id })).status).toBe('attributed');
});

test('many conversions in an hour are held', async () => {
  await model({ conversions_per_hour: 2 });
  const statuses: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const click_id = await click(world, one);
    statuses.push((await sold({ click_id })).status);
  }
  expect(statuses).toEqual(['attributed', 'attributed', 'held']);
});

test('a released case lets the commission go, and does not open again', async () => {
  const customer = { customer_id: 'self', email: 'boss@one-partner.example' };
  const body = await sold({ ...customer, click_id: await clicks(one) });
  const [riskCase] = await openCases();
  const finance = await company.member('finance');
  expect((await finance.request('POST', `/risk_cases/${riskCase!.id}/release`, { reason: 'Fine.' })).statusCode).toBe(
    403,
  );
  const decided = await company.owner.post(`/risk_cases/${riskCase!.id}/release`, { reason: 'A real purchase.' });
  expect(decided).toMatchObject({ status: 'released', reason: 'A real purchase.' });
  expect(await holds(body.opportunity_id)).toEqual([{ status: 'payable', hold_reason: null }]);
  expect((await sold(customer)).status).toBe('attributed');
  const again = await company.owner.request('POST', `/risk_cases/${riskCase!.id}/reject`, { reason: 'Again.' });
  expect(again.statusCode).toBe(409);
});

test('a rejected case takes the commission back and ends the credit for this customer', async () => {
  const customer = { customer_id: 'fraud', email: 'boss@one-partner.example' };
  const body = await sold({ ...customer, click_id: await clicks(one) });
  const [riskCase] = await openCases();
  await company.owner.post(`/risk_cases/${riskCase!.id}/reject`, { reason: 'The partner bought it.' });
  const amounts = await amountsOf(company, body.opportunity_id!);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect((await timeline(body.opportunity_id)).decision).toMatchObject({ method: 'rejected', shares: [] });
  const next = await sold({ ...customer, click_id: await click(world, one) });
  expect(next).toMatchObject({
    status: 'unattributed',
    reason: 'Credit for this customer was rejected in a risk review.',
  });
});

test('a case that nobody decides in thirty days is released', async () => {
  const body = await sold({ email: 'boss@one-partner.example', click_id: await clicks(one) });
  world.clock.set('2026-04-08T09:00:00Z');
  await company.within(expireCases);
  expect(await openCases()).toHaveLength(1);
  world.clock.set('2026-04-10T09:00:00Z');
  await company.within(expireCases);
  expect(await openCases()).toEqual([]);
  expect(await holds(body.opportunity_id)).toEqual([{ status: 'payable', hold_reason: null }]);
});

test('another company’s deals and cases do not exist', async () => {
  const body = await sold({ click_id: await clicks(one), email: 'boss@one-partner.example' });
  const [riskCase] = await openCases();
  const other = await world.company('Other');
  expect((await other.owner.request('GET', `/opportunities/${body.opportunity_id}/attribution`)).statusCode).toBe(404);
  expect((await other.owner.request('POST', `/risk_cases/${riskCase!.id}/release`, { reason: 'x' })).statusCode).toBe(
    404,
  );
  const reports = withKey(world, other.owner.token);
  expect((await reports('refund', { invoice_id: `A-${n}`, refund_id: 'theirs' })).body.status).toBe('waiting');
});
