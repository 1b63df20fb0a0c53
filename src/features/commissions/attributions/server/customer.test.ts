import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import type { Lead, LeadOfferForPartner } from '#features/deals/leads/schema.ts';
import { distributeLead } from '#features/deals/leads/server/service.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { createDefaultPipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { DealAttribution, SaleReview, TrackedEvent } from '../schema.ts';
import { attributionJobs } from './jobs.ts';
import { amountsOf, click, commissionOf, givenReferrer, type Referrer, withKey } from './testing/tracked.ts';

let world: World;
let company: Company;
let one: Referrer;
let two: Referrer;
let partner: Person;
let track: ReturnType<typeof withKey>;
let stages: { won: string; open: string };
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-01T09:00:00Z');
  company = await world.company();
  [one, two] = [await givenReferrer(company), await givenReferrer(company)];
  partner = await world.partnerUser(company, one.partner_id);
  track = withKey(world, company.owner.token);
  await company.within((call) => givenPlan(call, { ...tenPercent, hold_days: 0 }));
  stages = await company.within(async (call) => {
    const type_id = await createDefaultPipeline(call);
    const type = (await pipelines(call)).find(({ id }) => id === type_id)!;
    const of = (category: string) => type.stages.find((stage) => stage.category === category)!.id;
    return { won: of('won'), open: of('open') };
  });
});
afterAll(() => world.close());

let n = 0;
const sale = (more: object = {}) => {
  n += 1;
  return { invoice_id: `C-${n}`, amount_minor: 100_000, currency: 'USD', ...more };
};
const ana = { customer_id: 'ana', email: 'ana@blue.example', name: 'Ana' };
const read = (id: string | null) => company.owner.get<Opportunity>(`/opportunities/${id}`);
const attribution = (id: string | null) => company.owner.get<DealAttribution>(`/opportunities/${id}/attribution`);
const reviews = (status = 'open') => company.owner.get<SaleReview[]>(`/sale_reviews?status=${status}`);
const leads = () => company.owner.get<Lead[]>('/leads');
const settings = (values: object) => company.owner.patch('/referral_link_settings', values);
const account = (values: object) => company.owner.post<{ id: string }>('/accounts', values);
const deal = (values: object) =>
  company.owner.post<Opportunity>('/opportunities', {
    name: 'By hand',
    amount_minor: 100_000,
    currency: 'USD',
    ...values,
  });
const win = (id: string) => company.owner.post(`/opportunities/${id}/move`, { stage_id: stages.won });
/** A lead of a sign-up that its partner accepts. @returns the deal */
async function acceptedLead(signUp: object, person = partner, amount_minor = 120_000): Promise<string> {
  await track('lead', signUp);
  const [lead] = await leads();
  await company.within((call) => distributeLead(call, lead!.id));
  const [offer] = await person.get<LeadOfferForPartner[]>(`/lead_offers?lead_id=${lead!.id}`);
  await person.post(`/lead_offers/${offer!.id}/open`, {});
  const plan = { next_step: 'Call', amount_minor, currency: 'USD' };
  return (await person.post<LeadOfferForPartner>(`/lead_offers/${offer!.id}/accept`, plan)).opportunity_id!;
}

test('a lead won by hand keeps its click, and the tracked sale pays the same deal once', async () => {
  const click_id = await click(world, one);
  const id = await acceptedLead({ ...ana, click_id }, partner, 100_000);
  const [lead] = await leads();
  expect(lead!.customer_id).not.toBeNull();
  await win(id);
  expect((await attribution(id)).decision).toMatchObject({
    method: 'lead',
    shares: [{ partner_id: one.partner_id }],
    reason: `Through lead ${lead!.number}. Credited to the only click in the 60 days before.`,
  });
  expect(await amountsOf(company, id)).toEqual([10_000]);
  world.clock.set('2026-03-20T09:00:00Z');
  const { body } = await track('sale', sale(ana));
  expect(body).toMatchObject({ status: 'attributed', opportunity_id: id, partner_id: one.partner_id });
  expect(await commissionOf(company)).toEqual({ won: 1, net: 10_000 });
  const kinds = (await attribution(id)).entries.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['click', 'lead', 'sale', 'stage', 'decision']));
});

test('a lead keeps its click however long the deal takes', async () => {
  const id = await acceptedLead({ ...ana, click_id: await click(world, one) });
  world.clock.set('2026-11-01T09:00:00Z');
  await win(id);
  expect((await attribution(id)).decision).toMatchObject({ method: 'lead', shares: [{ partner_id: one.partner_id }] });
});

test('a lead that no partner works on still credits the click', async () => {
  await track('lead', { ...ana, click_id: await click(world, one) });
  const { id: account_id } = await account({ name: 'Blue', domain: 'blue.example' });
  const { id } = await deal({ account_id });
  await win(id);
  expect(await amountsOf(company, id)).toEqual([10_000]);
  expect(await read(id)).toMatchObject({ partner_id: one.partner_id });
});

test('the partner that works on a lead stays on its deal beside the partner of the click', async () => {
  await settings({ creates_leads: true });
  await track('lead', { ...ana, click_id: await click(world, one) });
  const [lead] = await leads();
  const other = await world.partnerUser(company, two.partner_id);
  await company.within((call) => distributeLead(call, lead!.id));
  await company.owner.post(`/leads/${lead!.id}/assign`, { partner_id: two.partner_id, reason: 'Nearer' });
  const [offer] = await other.get<LeadOfferForPartner[]>(`/lead_offers?lead_id=${lead!.id}`);
  await other.post(`/lead_offers/${offer!.id}/open`, {});
  const plan = { next_step: 'Call', amount_minor: 100_000, currency: 'USD' };
  const { opportunity_id } = await other.post<LeadOfferForPartner>(`/lead_offers/${offer!.id}/accept`, plan);
  await win(opportunity_id!);
  const parts = await company.owner.get<{ partner_id: string; role: string }[]>(
    `/opportunity_participants?opportunity_id=${opportunity_id}`,
  );
  expect(Object.fromEntries(parts.map(({ partner_id, role }) => [partner_id, role]))).toEqual({
    [one.partner_id]: 'source',
    [two.partner_id]: 'resell',
  });
});

test('a sale wins the open deal of the lead, with its own amount', async () => {
  const id = await acceptedLead({ ...ana, click_id: await click(world, one) });
  const { body } = await track('sale', sale(ana));
  expect(body).toMatchObject({ opportunity_id: id, partner_id: one.partner_id });
  expect(await read(id)).toMatchObject({ status: 'won', amount_minor: 100_000 });
  expect(await commissionOf(company)).toEqual({ won: 1, net: 10_000 });
});

test.each([
  ['email', { contact_email: 'ana@blue.example' }, { customer_id: 'x1', email: 'ana@blue.example' }],
  ['domain', {}, { customer_id: 'x2', domain: 'www.blue.example' }],
  ['domain of the email', {}, { customer_id: 'x3', email: 'buyer@blue.example' }],
])('a sale finds the open deal by the %s', async (_by, contact, customer) => {
  const { id: account_id } = await account({ name: 'Blue', domain: 'blue.example' });
  if ('contact_email' in contact)
    await company.owner.post('/contacts', {
      first_name: 'Ana',
      last_name: 'B',
      email: contact.contact_email,
      account_id,
    });
  const { id } = await deal({ account_id, participants: [{ partner_id: one.partner_id }] });
  const { body } = await track('sale', sale(customer));
  expect(body).toMatchObject({
    opportunity_id: id,
    partner_id: one.partner_id,
    reason: 'Credited to the partners of the deal.',
  });
  expect(await commissionOf(company)).toEqual({ won: 1, net: 10_000 });
});

test('two ids with one address are one customer: the second invoice is a renewal', async () => {
  const first = await track('sale', sale({ ...ana, click_id: await click(world, one) }));
  const second = await track('sale', sale({ ...ana, customer_id: 'ana-2' }));
  expect(second.body.partner_id).toBe(one.partner_id);
  expect(second.body.opportunity_id).not.toBe(first.body.opportunity_id);
  const [before, after] = [await read(first.body.opportunity_id), await read(second.body.opportunity_id)];
  expect(after.account_id).toBe(before.account_id);
  expect(after.type_id).not.toBe(before.type_id);
});

test('public mail domains never match accounts', async () => {
  const [a, b] = await Promise.all(
    ['ana@gmail.com', 'ben@gmail.com'].map((email) => track('sale', sale({ customer_id: email, email, name: 'Ana' }))),
  );
  expect((await read(a!.body.opportunity_id)).account_id).not.toBe((await read(b!.body.opportunity_id)).account_id);
  // A person's name does not identify an account either, in leads as in sales.
  await account({ name: 'Ana' });
  const id = await acceptedLead({
    customer_id: 'g',
    email: 'third@gmail.com',
    name: 'Ana',
    click_id: await click(world, one),
  });
  const accounts = await company.owner.get<{ id: string }[]>('/accounts?name=Ana');
  expect(accounts).toHaveLength(4);
  expect(accounts.map((row) => row.id)).toContain((await read(id)).account_id);
});

test('a deal won by hand after the tracked sale takes the sale over, with its refund', async () => {
  const invoice = sale({ ...ana, click_id: await click(world, one) });
  const { body } = await track('sale', invoice);
  await track('refund', { invoice_id: invoice.invoice_id, refund_id: `R-${n}`, amount_minor: 30_000 });
  const { account_id } = await read(body.opportunity_id);
  const { id } = await deal({ account_id, amount_minor: 104_000 });
  await win(id);
  expect(await read(body.opportunity_id)).toMatchObject({ status: 'lost', lost_reason: 'duplicate' });
  // 30% of the invoice went back, so 30% of the deal's commission does.
  expect(await amountsOf(company, id)).toEqual([10_400, -3_120]);
  expect(await commissionOf(company)).toEqual({ won: 1, net: 7_280 });
  await track('refund', { invoice_id: invoice.invoice_id, refund_id: `R2-${n}` });
  expect(await commissionOf(company)).toEqual({ won: 1, net: 0 });
  expect((await attribution(id)).decision).toMatchObject({ shares: [{ partner_id: one.partner_id }] });
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('a lead that waits is won by the sale, and a customer who bought is no new lead', async () => {
  await track('lead', { ...ana, click_id: await click(world, one) });
  const { body } = await track('sale', sale(ana));
  expect(await leads()).toMatchObject([{ status: 'won', opportunity_id: body.opportunity_id }]);
  await track('lead', { ...ana, external_id: 'again' });
  expect(await leads()).toHaveLength(1);
});

test('part payments belong to the deal until it is paid', async () => {
  const { id: account_id } = await account({ name: 'Blue', domain: 'blue.example' });
  const { id } = await deal({ account_id, amount_minor: 90_000, participants: [{ partner_id: one.partner_id }] });
  await win(id);
  const first = await track('sale', sale({ ...ana, amount_minor: 30_000 }));
  expect(first.body).toMatchObject({ status: 'review', opportunity_id: null });
  const [open] = await reviews();
  expect(open).toMatchObject({ reason: 'amount', opportunity_ids: [id], invoice_id: first.body.external_id });
  await company.owner.post(`/sale_reviews/${open!.id}/decide`, { decision: 'same_deal', opportunity_id: id });
  for (const _ of [2, 3])
    expect((await track('sale', sale({ ...ana, amount_minor: 30_000 }))).body.opportunity_id).toBe(id);
  expect(await commissionOf(company)).toEqual({ won: 1, net: 9_000 });
  // The deal is paid, so the next invoice is a renewal.
  expect((await track('sale', sale({ ...ana, amount_minor: 30_000 }))).body.opportunity_id).not.toBe(id);
  expect(await commissionOf(company)).toEqual({ won: 2, net: 12_000 });
});

const ambiguous: [string, object, (account_id: string) => Promise<unknown>][] = [
  ['several_deals', ana, async (account_id) => [await deal({ account_id }), await deal({ account_id })]],
  ['amount', ana, async (account_id) => win((await deal({ account_id, amount_minor: 500_000 })).id)],
  ['currency', ana, async (account_id) => deal({ account_id, currency: 'EUR' })],
  ['two_customers', ana, async () => track('sale', sale({ customer_id: 'ben', email: 'ben@blue.example' }))],
  [
    'public_mail',
    { customer_id: 'gm', email: 'ana@gmail.com', company: 'Blue' },
    async (account_id) => deal({ account_id }),
  ],
];
test.each(ambiguous)('a sale is held for review: %s', async (reason, customer, prepare) => {
  const { id: account_id } = await account({ name: 'Blue', domain: 'blue.example' });
  await prepare(account_id);
  const before = await commissionOf(company);
  const { body } = await track('sale', sale({ ...customer, click_id: await click(world, one) }));
  expect(body).toMatchObject({ status: 'review', opportunity_id: null, partner_id: null });
  expect(await reviews()).toMatchObject([{ reason, account_id, amount_minor: 100_000 }]);
  expect(await commissionOf(company)).toEqual(before);
});

test.each([
  ['same_deal', 1, 10_000],
  ['renewal', 1, 10_000],
  ['new_deal', 1, 10_000],
  ['ignored', 0, 0],
] as const)('a person decides that a sale in review is %s', async (decision, won, net) => {
  const { id: account_id } = await account({ name: 'Blue', domain: 'blue.example' });
  const first = await deal({ account_id });
  await deal({ account_id });
  const invoice = sale({ ...ana, click_id: await click(world, one) });
  await track('sale', invoice);
  await track('refund', { invoice_id: invoice.invoice_id, refund_id: `W-${n}`, amount_minor: 50_000 });
  const [open] = await reviews();
  const url = `/sale_reviews/${open!.id}/decide`;
  const finance = await company.member('finance');
  expect((await finance.request('POST', url, { decision })).statusCode).toBe(403);
  expect((await partner.request('GET', '/sale_reviews')).statusCode).toBe(404);
  // Each decision either requires a deal or refuses one.
  const misplaced = decision === 'same_deal' ? { decision } : { decision, opportunity_id: first.id };
  expect((await company.owner.request('POST', url, misplaced)).statusCode).toBe(422);
  const body = {
    decision,
    note: 'As the customer says',
    ...(decision === 'same_deal' && { opportunity_id: first.id }),
  };
  const decided = await company.owner.post<SaleReview>(url, body);
  expect(decided).toMatchObject({ status: decision, note: 'As the customer says' });
  expect(decided.opportunity_id === first.id).toBe(decision === 'same_deal');
  expect(await commissionOf(company)).toEqual({ won, net: net / 2 });
  const events = await company.owner.get<TrackedEvent[]>('/tracked_events?kind=sale&kind=refund');
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set([net ? 'attributed' : 'rejected']));
  expect((await company.owner.request('POST', url, body)).statusCode).toBe(409);
  const audit = await company.owner.get<{ reason: string | null }[]>(
    `/audit_events?ref_table=sale_reviews&ref_id=${open!.id}`,
  );
  expect(audit.map(({ reason }) => reason)).toContain('As the customer says');
  // A repeat of the report gets the result.
  expect((await track('sale', invoice)).body).toMatchObject({
    is_repeat: true,
    opportunity_id: decided.opportunity_id,
  });
});

test.each([
  [{ sale_won_deal: 'renewal' }, 2],
  [{ sale_won_deal: 'new_deal' }, 2],
  [{ sale_won_days: 5 }, 2],
  [{ sale_won_days: 30 }, 1],
  [{ sale_won_deal: 'review' }, 1],
])('the company decides what happens after a deal was won by hand: %j', async (rule, won) => {
  await settings(rule);
  const { id: account_id } = await account({ name: 'Blue', domain: 'blue.example' });
  await win((await deal({ account_id })).id);
  world.clock.set('2026-03-10T09:00:00Z');
  await track('sale', sale(ana));
  expect((await commissionOf(company)).won).toBe(won);
  expect(await reviews()).toHaveLength('sale_won_deal' in rule && rule.sale_won_deal === 'review' ? 1 : 0);
});

test('what was merged stays one customer: accounts, and partners with their credit', async () => {
  const { body } = await track('sale', sale({ ...ana, click_id: await click(world, two) }));
  const other = await account({ name: 'Blue Holding' });
  const { id } = await deal({ account_id: other.id, participants: [{ partner_id: two.partner_id }] });
  await win(id);
  expect(await commissionOf(company)).toEqual({ won: 2, net: 20_000 });
  const { account_id } = await read(body.opportunity_id);
  await company.owner.post(`/accounts/${other.id}/merge`, { other_id: account_id, take: [] });
  await attributionJobs['attributions.accounts-merged']!(await jobFor(world.kernel, company.id), { ref_id: other.id });
  expect(await commissionOf(company)).toEqual({ won: 1, net: 10_000 });
  await company.owner.post(`/partners/${one.partner_id}/merge`, { other_id: two.partner_id, take: [] });
  world.clock.set('2026-06-10T09:00:00Z');
  const next = await track('sale', sale(ana));
  expect(next.body).toMatchObject({ status: 'attributed', partner_id: one.partner_id });
  expect((await read(next.body.opportunity_id)).account_id).toBe(other.id);
});

test('sales of one account at the same instant make one account', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((who) => track('sale', sale({ customer_id: who, email: `${who}@red.example` }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await company.owner.get('/accounts?domain=red.example')).toHaveLength(1);
  // The first customer has bought, so the colleagues are in review.
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['review', 'review', 'unattributed']);
});

test('a deal won by hand and its sale, reported at the same instant, are paid once', async () => {
  const { id: account_id } = await account({ name: 'Blue', domain: 'blue.example' });
  const open = await deal({ account_id, participants: [{ partner_id: one.partner_id }] });
  const won = { account_id, stage_id: stages.won, participants: [{ partner_id: one.partner_id }] };
  const answers = await Promise.all([
    win(open.id),
    track('sale', sale(ana)),
    track('sale', sale({ ...ana, amount_minor: 0 })),
  ]);
  expect(answers[1].status).toBe(200);
  expect((await commissionOf(company)).net).toBe(10_000);
  const other = await account({ name: 'Green', domain: 'green.example' });
  const ben = { customer_id: 'ben', email: 'ben@green.example' };
  await Promise.all([deal({ ...won, account_id: other.id }), track('sale', sale(ben))]);
  expect((await commissionOf(company)).net).toBe(20_000);
});
