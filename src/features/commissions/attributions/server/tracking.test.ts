import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Tracked } from '../schema.ts';
import { attributionJobs } from './jobs.ts';
import { amountsOf, click, givenReferrer, type Referrer, trackingKey, withKey } from './testing/tracked.ts';

let world: World;
let company: Company;
let referrer: Referrer;
let track: ReturnType<typeof withKey>;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  referrer = await givenReferrer(company);
  track = withKey(world, await trackingKey(company));
  await company.within((call) =>
    givenPlan(call, {
      hold_days: 0,
      recurring_months: 12,
      rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 200_000 }, clawback: { mode: 'proportional' } }],
    } as never),
  );
});
afterAll(() => world.close());

let n = 0;
const sale = (more: object = {}) => {
  n += 1;
  return {
    invoice_id: `INV-${n}`,
    customer_id: `cus-${n}`,
    email: `a@buyer-${n}.example`,
    amount_minor: 50_000,
    currency: 'USD',
    ...more,
  };
};

test('click, lead and sale become a won deal of the partner with its commission', async () => {
  const click_id = await click(world, referrer);
  const lead = await track('lead', { customer_id: 'c1', email: 'ana@blue.example', click_id });
  expect(lead.body).toMatchObject({ status: 'attributed', partner_id: referrer.partner_id, is_repeat: false });
  const sold = await track('sale', sale({ customer_id: 'c1', company: 'Blue' }));
  expect(sold.body).toMatchObject({ status: 'attributed', partner_id: referrer.partner_id });
  const deal = await company.owner.get(`/opportunities/${sold.body.opportunity_id}`);
  expect(deal).toMatchObject({
    status: 'won',
    amount_minor: 50_000,
    source: 'link',
    account_name: 'Blue',
    partner_id: referrer.partner_id,
  });
  expect(await amountsOf(company, sold.body.opportunity_id!)).toEqual([10_000]);
});

test('the partner earns on renewals for the months of the structure, and nothing in month 13', async () => {
  const click_id = await click(world, referrer);
  const customer = { customer_id: 'subscriber', email: 'pay@green.example', click_id };
  const months: unknown[] = [];
  for (const on of ['2026-03-16', '2026-04-16', '2027-03-15', '2027-03-16']) {
    world.clock.set(`${on}T10:00:00Z`);
    const { body } = await track('sale', sale(customer));
    months.push(await amountsOf(company, body.opportunity_id!));
  }
  expect(months).toEqual([[10_000], [10_000], [10_000], []]);
});

test('a sale reported twice, even at the same moment, earns once', async () => {
  const click_id = await click(world, referrer);
  const body = sale({ click_id });
  const answers = await Promise.all([1, 2, 3].map(() => track('sale', body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter((one) => one.body.is_repeat)).toHaveLength(2);
  expect(new Set(answers.map((one) => one.body.opportunity_id)).size).toBe(1);
  expect(await amountsOf(company, answers[0]!.body.opportunity_id!)).toEqual([10_000]);
});

test('another sale under the same invoice is refused', async () => {
  const body = sale();
  await track('sale', body);
  const other = await track('sale', { ...body, amount_minor: 99_999 });
  expect(other.status).toBe(409);
  expect(other.body.errors).toEqual({ invoice_id: ['was already used for another sale'] });
});

test('a refund takes the commission back in proportion, once, and never more than was paid', async () => {
  const click_id = await click(world, referrer);
  const sold = sale({ click_id });
  const { body } = await track('sale', sold);
  const refund = { invoice_id: sold.invoice_id, refund_id: `R-${n}`, amount_minor: 10_000 };
  expect((await track('refund', refund)).body).toMatchObject({ status: 'attributed' });
  expect((await track('refund', refund)).body.is_repeat).toBe(true);
  expect(await amountsOf(company, body.opportunity_id!)).toEqual([10_000, -2_000]);
  const much = await track('refund', { ...refund, refund_id: `R2-${n}`, amount_minor: 40_001 });
  expect(much.body.errors).toEqual({ amount_minor: ['is more than the 40000 left of this invoice'] });
  await track('refund', { invoice_id: sold.invoice_id, refund_id: `R3-${n}` });
  expect(await amountsOf(company, body.opportunity_id!)).toEqual([10_000, -2_000, -8_000]);
});

test('a refund after the payout is a clawback', async () => {
  const sold = sale({ click_id: await click(world, referrer) });
  const { body } = await track('sale', sold);
  await company.within(async (call) => {
    await call.run(sql`
      update commission_lines set status = 'reserved'
      where organization_id = ${company.id} and opportunity_id = ${body.opportunity_id}`);
    await call.run(sql`
      update commission_lines set status = 'paid'
      where organization_id = ${company.id} and opportunity_id = ${body.opportunity_id}`);
  });
  await track('refund', { invoice_id: sold.invoice_id, refund_id: `late-${n}` });
  const lines = await company.within((call) =>
    call.rows(sql`
      select amount_minor, status, kind from commission_lines
      where organization_id = ${company.id} and opportunity_id = ${body.opportunity_id} order by number`),
  );
  expect(lines).toEqual([
    { amount_minor: 10_000, status: 'paid', kind: 'accrual' },
    { amount_minor: -10_000, status: 'payable', kind: 'clawback' },
  ]);
});

test('a refund that comes before its sale waits for it, and for thirty days at most', async () => {
  const sold = sale({ click_id: await click(world, referrer) });
  const early = await track('refund', { invoice_id: sold.invoice_id, refund_id: `early-${n}`, amount_minor: 25_000 });
  expect(early.body).toMatchObject({ status: 'waiting', opportunity_id: null });
  const { body } = await track('sale', sold);
  expect(await amountsOf(company, body.opportunity_id!)).toEqual([10_000, -5_000]);
  await track('refund', { invoice_id: 'never', refund_id: 'lonely' });
  world.clock.set('2026-05-16T09:00:00Z');
  const job = { kernel: world.kernel, organization_id: company.id, within: company.within };
  await attributionJobs['attributions.end-waiting']!(job as never, {});
  expect(await company.owner.get<Tracked[]>('/tracked_events?external_id=lonely')).toMatchObject([
    { status: 'rejected' },
  ]);
});

test.each([
  [{ amount_minor: -1 }, 400, 'amount_minor'],
  [{ currency: 'ZZZ' }, 400, 'currency'],
  [{ tax_minor: 60_000 }, 422, 'tax_minor'],
  [{ occurred_at: '2030-01-01T00:00:00Z' }, 422, 'occurred_at'],
  [{ invoice_id: '' }, 400, 'invoice_id'],
  [{ partner_id: '00000000-0000-4000-8000-000000000000' }, 400, 'partner_id'],
])('refuses a sale with %j', async (wrong, status, field) => {
  const answer = await track('sale', sale(wrong));
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body.errors!)).toContain(field);
});

test('a forged report is refused: without a key, with another permission, or from a partner', async () => {
  const body = sale();
  const without = await world.app.inject({ method: 'POST', url: '/api/track/sale', payload: body });
  expect(without.statusCode).toBe(401);
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Other',
    permissions: ['partners:view'],
  });
  expect((await withKey(world, secret)('sale', body)).status).toBe(403);
  const partner = await world.partnerUser(company, referrer.partner_id);
  expect((await partner.request('POST', '/track/sale', body)).statusCode).toBe(404);
});

test('a tracking key does nothing but report', async () => {
  const secret = await trackingKey(company);
  const get = (url: string) => world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${secret}` } });
  for (const url of ['/partners', '/referral_links', '/opportunities', '/risk_cases', '/attribution_decisions'])
    expect((await get(url)).statusCode, url).toBe(403);
});

test('clicks that were made up, or belong to another company, give no credit', async () => {
  const other = await world.company('Other');
  const theirs = await click(world, await givenReferrer(other));
  const { body } = await track('sale', sale({ click_id: `${theirs}.01234567-89ab-7def-8123-456789abcdef` }));
  expect(body).toMatchObject({ status: 'unattributed', partner_id: null });
  expect(await amountsOf(company, body.opportunity_id!)).toEqual([]);
});

test('a click of a machine gives no credit', async () => {
  const answer = await track('click', { code: referrer.link.code, user_agent: 'Googlebot/2.1' });
  expect(answer.body).toMatchObject({ verdict: 'bot' });
  const { click_id } = answer.body as unknown as { click_id: string };
  expect((await track('sale', sale({ click_id }))).body.status).toBe('unattributed');
});

test('a click reported by the website counts for its link, and another company’s code does not exist', async () => {
  const answer = await track('click', {
    code: referrer.link.code,
    url: 'https://www.example.com/?utm_source=x',
    ip: '203.0.113.5',
  });
  expect(answer).toMatchObject({ status: 201, body: { verdict: 'ok', partner_id: referrer.partner_id } });
  const other = await givenReferrer(await world.company('Other'));
  expect((await track('click', { code: other.link.code })).status).toBe(422);
});

test('a partner sees what its links brought and nothing of its customers', async () => {
  const click_id = await click(world, referrer);
  await track('lead', { customer_id: 'p1', email: 'secret@buyer.example', click_id });
  await track('sale', sale({ customer_id: 'p1' }));
  const partner = await world.partnerUser(company, referrer.partner_id);
  const seen = await partner.get<{ totals: object; weeks: object[] }>(
    `/referral_links/performance?link_id=${referrer.link.id}`,
  );
  expect(seen.totals).toEqual({
    clicks: 1,
    leads: 1,
    sales: 1,
    refunds: 0,
    conversion_ppm: 1_000_000,
    revenue: [{ currency: 'USD', amount_minor: 50_000 }],
    earnings: [{ currency: 'USD', amount_minor: 10_000 }],
  });
  expect(seen.weeks.at(-1)).toEqual({ week: '2026-03-16', clicks: 1, leads: 1, sales: 1 });
  expect((await partner.request('GET', '/tracked_events')).statusCode).toBe(404);
  const other = await world.partnerUser(company, (await givenReferrer(company)).partner_id);
  expect((await other.request('GET', `/referral_links/performance?link_id=${referrer.link.id}`)).statusCode).toBe(404);
  expect((await other.get<{ totals: object }>('/referral_links/performance')).totals).toMatchObject({
    clicks: 0,
    sales: 0,
  });
});

test('the tracking script is small, public and loads on other websites', async () => {
  const answer = await world.app.inject({ url: '/api/track/script.js' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
  expect(answer.rawPayload.length).toBeLessThan(2048);
  expect(() => new Function(answer.body)).not.toThrow();
});

test('a sign-up becomes a lead for the partner that brought it, once, unless the company wants none', async () => {
  const leads = () => company.owner.get<{ source: string; requested_partner_id: string }[]>('/leads?source=link');
  const click_id = await click(world, referrer);
  const signUp = { customer_id: 'l1', email: 'ana@blue.example', name: 'Ana', company: 'Blue', click_id };
  await company.owner.patch('/referral_link_settings', { creates_leads: false });
  await track('lead', { ...signUp, customer_id: 'l0', email: 'other@blue.example' });
  expect(await leads()).toEqual([]);
  const fresh = await world.company();
  expect(await fresh.owner.get('/referral_link_settings')).toMatchObject({ creates_leads: true });
  await company.owner.patch('/referral_link_settings', { creates_leads: true });
  await Promise.all([1, 2, 3].map(() => track('lead', signUp)));
  expect(await leads()).toMatchObject([
    {
      contact_name: 'Ana',
      contact_email: 'ana@blue.example',
      company_name: 'Blue',
      requested_partner_id: referrer.partner_id,
    },
  ]);
  // No partner is credited yet, because the distribution rules choose the partner of this lead.
  await track('lead', { customer_id: 'l2', email: 'new@red.example' });
  expect((await leads()).map(({ requested_partner_id }) => requested_partner_id)).toContain(null);
});
