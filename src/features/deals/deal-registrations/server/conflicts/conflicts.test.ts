import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { newId } from '#shared/ids.ts';
import type { DealConflict } from '../../conflicts.schema.ts';
import type { DealRegistration, SimilarRecords } from '../../schema.ts';
import { dealRegistrationJobs } from '../jobs.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let north: Dealer;
let south: Dealer;
/** Each test has a customer of its own, so that tests cannot see each other's registrations. */
let domain: string;
let name: string;
beforeAll(async () => {
  desk = await createDesk();
  north = await desk.dealer('North Wind', { domain: 'northwind.example' });
  south = await desk.dealer('South Sea', { domain: 'southsea.example' });
});
beforeEach(() => {
  const mark = newId()
    .slice(-12)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  domain = `${mark}.example`;
  name = mark;
});
afterAll(() => desk.world.close());

const claim = () => ({ account_name: name, account_domain: domain });
const kindsOf = async ({ id }: { id: string }) =>
  (await desk.conflicts(id)).map(({ kind, severity }) => [kind, severity]);
const only = async ({ id }: { id: string }): Promise<DealConflict> => {
  const found = await desk.conflicts(id);
  expect(found).toHaveLength(1);
  return found[0]!;
};

test('blocks an account that is protected for another partner', async () => {
  const first = await north.register(claim());
  await desk.decide(first.id, 'approve');
  const second = await south.register(claim());
  expect(second).toMatchObject({ status: 'pending_review', policy_clause: 'existing_engagement' });
  expect(await only(second)).toMatchObject({
    kind: 'protected_by_other',
    severity: 'block',
    other_id: first.id,
    evidence: {
      partner_name: 'North Wind',
      matched_on: 'domain',
      number: first.number,
      protected_until: '2026-06-14T09:00:00+00:00',
    },
    resolution: 'open',
  });
  expect(await desk.registration(second.id)).toMatchObject({ conflict_severity: 'block' });
});

test('rejects approval of a protected account whatever reason is given', async () => {
  const first = await north.register(claim());
  await desk.decide(first.id, 'approve');
  const second = await south.register(claim());
  const refused = await desk.reviewer.request('POST', `/deal_registrations/${second.id}/approve`, {
    override: { code: 'agreed_with_parties', text: 'They agreed' },
  });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ existing: { id: first.id } });
  expect(refused.json().message).toContain('North Wind');
  expect(await desk.registration(second.id)).toMatchObject({ status: 'pending_review' });
});

test.each([
  ['a legal suffix', 'Inc.'],
  ['another case', ''],
])('%s does not hide a customer without a website', async (_, suffix) => {
  const nameless = { account_domain: null, has_no_website: true, contact_email: 'boss@gmail.com' };
  const first = await north.register({ account_name: name, ...nameless });
  await desk.decide(first.id, 'approve');
  const second = await south.register({ account_name: `${name.toUpperCase()} ${suffix}`, ...nameless });
  expect(await only(second)).toMatchObject({ kind: 'protected_by_other', evidence: { matched_on: 'name' } });
});

test('treats the same name in another country as another customer', async () => {
  const nameless = { account_name: name, account_domain: null, has_no_website: true, contact_email: 'boss@gmail.com' };
  const first = await north.register({ ...nameless, country: 'US' });
  await desk.decide(first.id, 'approve');
  expect(await kindsOf(await south.register({ ...nameless, country: 'CA' }))).toEqual([]);
});

test('treats a subdomain, a path, and a URL as the same account', async () => {
  const first = await north.register(claim());
  await desk.decide(first.id, 'approve');
  const second = await south.register({
    account_name: 'Anything else',
    account_domain: `https://shop.${domain}/de?x=1`,
  });
  expect(await only(second)).toMatchObject({ kind: 'protected_by_other' });
});

test('identifies an account without a website by the contact’s email domain unless it is a free provider', async () => {
  const first = await north.register(claim());
  await desk.decide(first.id, 'approve');
  const nameless = { account_name: `Other ${name}`, account_domain: null, has_no_website: true };
  expect(await kindsOf(await south.register({ ...nameless, contact_email: `jo@mail.${domain}` }))).toEqual([
    ['protected_by_other', 'block'],
  ]);
  const third = await desk.dealer();
  const free = { ...nameless, account_name: `Third ${name}`, contact_email: 'jo@gmail.com' };
  expect(await kindsOf(await third.register(free))).toEqual([]);
  const fourth = await desk.dealer();
  expect(await kindsOf(await fourth.register({ ...free, account_name: `Fourth ${name}` }))).toEqual([]);
});

test('rejects a free email domain as a website', async () => {
  const refused = await north.person.request('POST', '/deal_registrations', {
    account_name: 'X',
    account_domain: 'gmail.com',
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.account_domain[0]).toContain('mail provider');
});

test('matches registrations without a website by name and country', async () => {
  const first = await north.register(claim());
  await desk.decide(first.id, 'approve');
  const second = await south.register({
    account_name: `${name} LLC`,
    account_domain: null,
    has_no_website: true,
    contact_email: 'a@gmail.com',
  });
  expect(await only(second)).toMatchObject({
    kind: 'protected_by_other',
    severity: 'block',
    evidence: { matched_on: 'name' },
  });
  const needsReason = await desk.reviewer.request('POST', `/deal_registrations/${second.id}/approve`, {});
  expect(needsReason.statusCode).toBe(422);
  expect(needsReason.json().errors).toHaveProperty('override');
  const override = { code: 'different_company', text: 'A bakery of the same name' };
  expect(await desk.decide(second.id, 'approve', { override })).toMatchObject({ status: 'approved' });
  expect(await only(second)).toMatchObject({
    resolution: 'overridden',
    resolution_code: 'different_company',
    resolution_text: 'A bakery of the same name',
  });
});

test('separates registrations by product category while all products overlap with each', async () => {
  const [cloud, backup] = await Promise.all(
    ['Cloud', 'Backup'].map((title) =>
      desk.reviewer.post<{ id: string }>('/product_categories', { name: `${title} ${name}` }),
    ),
  );
  const first = await north.register({ ...claim(), product_family: cloud!.id });
  await desk.decide(first.id, 'approve');
  const other = await south.register({ ...claim(), product_family: backup!.id });
  expect(await kindsOf(other)).toEqual([]);
  expect(await desk.decide(other.id, 'approve')).toMatchObject({
    status: 'approved',
    product_family_name: `Backup ${name}`,
  });
  const third = await desk.dealer();
  const whole = await third.register(claim());
  expect((await kindsOf(whole)).map(([kind]) => kind)).toEqual(['protected_by_other', 'protected_by_other']);
  const refused = await desk.reviewer.request('POST', `/deal_registrations/${whole.id}/approve`, {
    override: { code: 'other', text: 'x' },
  });
  expect(refused.statusCode).toBe(409);
});

test('derives the category from a product', async () => {
  const category = await desk.reviewer.post<{ id: string }>('/product_categories', { name: `Family ${name}` });
  const product = await desk.reviewer.post<{ id: string }>('/products', {
    sku: name,
    name: 'Thing',
    category_id: category.id,
  });
  expect(await north.register({ ...claim(), product_id: product.id })).toMatchObject({ product_family: category.id });
});

test('rejects a second registration of the same account and links the first one', async () => {
  const first = await north.register(claim());
  const draft = await north.draft(claim());
  const refused = await north.person.request('POST', `/deal_registrations/${draft}/submit`, {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ existing: { id: first.id, number: first.number } });
  expect(await north.person.get(`/deal_registrations/${draft}`)).toMatchObject({ status: 'draft' });
});

test('stores a duplicate when two drafts of one customer become active', async () => {
  const first = await north.register(claim());
  const second = await north.register({ account_name: `${name}x`, account_domain: `${name}x.example` });
  // Two accounts are merged: the second registration now means the first customer.
  await desk.within((call) =>
    call.run(sql`
      update deal_registrations set account_key = ${`d:${domain}`}, domain_key = ${domain}
      where organization_id = ${call.organization_id} and id = ${second.id}`),
  );
  await desk.run('detect');
  expect(await only(second)).toMatchObject({ kind: 'same_partner_duplicate', severity: 'block', other_id: first.id });
});

test('warns the later of two undecided registrations only', async () => {
  const first = await north.register(claim());
  const second = await south.register(claim());
  expect(await kindsOf(first)).toEqual([]);
  expect(await only(second)).toMatchObject({ kind: 'pending_by_other', severity: 'warn', other_id: first.id });
  await desk.run('detect');
  expect(await kindsOf(first)).toEqual([]);
});

test('approving the later of two needs a reason, and tells the partner who was earlier', async () => {
  const account_domain = `both-${newId().slice(-8)}.example`;
  const [early, late] = [await desk.dealer(), await desk.dealer()];
  const first = await early.register({ account_domain });
  const second = await late.register({ account_domain });
  const refused = await desk.reviewer.request('POST', `/deal_registrations/${second.id}/approve`, {});
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { override: ['This registration has a conflict. Give a reason for approving it.'] },
  ]);
  const override = { code: 'customer_decision', text: 'The customer asked for them.' };
  await desk.decide(second.id, 'approve', { override });
  expect(await desk.conflicts(second.id)).toMatchObject([
    { kind: 'pending_by_other', other_id: first.id, resolution: 'overridden', resolution_text: override.text },
  ]);
  const told = (
    await early.person.request('GET', '/in_app_notifications?kind=deal_registration_overtaken', undefined, {
      'x-tandem-mode': 'partner',
    })
  ).json<{ text: string; link: string }[]>();
  expect(told).toMatchObject([{ text: expect.stringMatching(/Another registration .* still waits for a decision/) }]);
  expect(told[0]!.text).not.toContain(second.partner_name);
  expect(await desk.registration(first.id)).toMatchObject({ status: 'pending_review' });
});

test('updates the conflicts of one registration after a decision on the other', async () => {
  const first = await north.register(claim());
  const second = await south.register(claim());
  await desk.decide(first.id, 'approve');
  await desk.run('look-at-rivals', { registration_id: first.id });
  expect(await kindsOf(second)).toEqual([['protected_by_other', 'block']]);
  await desk.decide(first.id, 'revoke', { reason_code: 'other', reason_text: 'x' });
  await desk.run('look-at-rivals', { registration_id: first.id });
  expect(await kindsOf(second)).toEqual([]);
  expect(await desk.registration(second.id)).toMatchObject({ conflict_severity: null, status: 'pending_review' });
});

test('a win ends the protection, and with it the conflict of the other registration', async () => {
  const first = await north.register(claim());
  await desk.decide(first.id, 'approve', { convert: true });
  const second = await south.register(claim());
  expect(await kindsOf(second)).toContainEqual(['protected_by_other', 'block']);
  const ref_id = (await desk.registration(first.id)).opportunity_id!;
  await win(ref_id);
  await desk.run('deal-updated', { ref_id });
  await runWaiting(desk.world, dealRegistrationJobs);
  expect((await kindsOf(second)).map(([kind]) => kind)).not.toContain('protected_by_other');
});

test('warns about an own open deal of the company while it is active', async () => {
  const account_id = await desk.within((call) => sampleAccount(call, { name, domain }));
  const deal = await desk.within((call) => sampleOpportunity(call, { account_id, name: 'Direct deal' }));
  const registered = await north.register(claim());
  expect(await only(registered)).toMatchObject({
    kind: 'vendor_open_deal',
    severity: 'warn',
    other_id: deal,
    evidence: { label: 'Direct deal' },
  });
  await desk.within((call) =>
    call.run(sql`
      update opportunities set last_activity_at = ${'2025-11-01T00:00:00Z'}
      where organization_id = ${call.organization_id} and id = ${deal}`),
  );
  expect(await kindsOf(await south.register(claim()))).toEqual([['pending_by_other', 'warn']]);
});

test('does not treat a deal sourced by a partner as the company’s own', async () => {
  const account_id = await desk.within((call) => sampleAccount(call, { name, domain }));
  await desk.within((call) => sampleOpportunity(call, { account_id, source: 'partner', partner_id: south.id }));
  await desk.within((call) => sampleOpportunity(call, { account_id, partner_id: north.id }));
  expect(await kindsOf(await north.register(claim()))).toEqual([]);
});

test('warns about an existing customer, and only informs for a renewal', async () => {
  await desk.within((call) => sampleAccount(call, { name, domain, is_customer: true }));
  const registered = await north.register(claim());
  expect(registered).toMatchObject({ policy_clause: 'existing_customer' });
  expect(await kindsOf(registered)).toEqual([['existing_customer', 'warn']]);
  const renewal = await desk.reviewer.post<{ id: string }>('/opportunity_types', {
    name: `Renewal ${name}`,
    deal_kind: 'renewal',
    auto_approves: true,
  });
  const second = await south.register({ ...claim(), type_id: renewal.id });
  expect(await kindsOf(second)).toEqual([
    ['pending_by_other', 'warn'],
    ['existing_customer', 'info'],
  ]);
});

test('the outcomes of the rules follow the conflicts until the decision, for both sides', async () => {
  const registered = await north.register(claim());
  expect(registered.screening.map(({ outcome }) => outcome)).toEqual(registered.screening.map(() => 'passed'));
  const account = await desk.within((call) => sampleAccount(call, { name, domain, is_customer: true }));
  await desk.run('detect');
  const seen = async () => {
    const ours = await desk.registration(registered.id);
    const theirs = await north.person.get<DealRegistration>(`/deal_registrations/${registered.id}`);
    expect(theirs.screening).toEqual(ours.screening);
    const { outcome } = ours.screening.find(({ clause }) => clause === 'existing_customer')!;
    return [ours.conflict_severity, ours.policy_clause, outcome];
  };
  expect(await seen()).toEqual(['warn', 'existing_customer', 'review']);
  await desk.reviewer.patch(`/accounts/${account}`, { is_customer: false });
  await desk.run('detect');
  expect(await seen()).toEqual([null, null, 'passed']);
  await desk.reviewer.patch(`/accounts/${account}`, { is_customer: true });
  await desk.run('detect');
  await desk.decide(registered.id, 'approve');
  expect(await seen()).toEqual([null, null, 'decided']);
});

test('contests only the product categories that a customer bought, and hints at the customer otherwise', async () => {
  const [owned, fresh] = await Promise.all(
    ['Owned', 'Fresh'].map((title) =>
      desk.reviewer.post<{ id: string }>('/product_categories', { name: `${title} ${name}` }),
    ),
  );
  const product = await desk.reviewer.post<{ id: string }>('/products', {
    sku: name,
    name: 'Thing',
    category_id: owned!.id,
  });
  const account_id = await desk.within((call) => sampleAccount(call, { name, domain, is_customer: true }));
  const deal = await desk.within((call) =>
    sampleOpportunity(call, { account_id, lines: [{ product_id: product.id, amount_minor: 100 }] }),
  );
  await win(deal);
  // Otherwise the reviewer would read "not an existing customer" beside an account marked as one.
  const other = await north.register({ ...claim(), product_family: fresh!.id });
  expect(await kindsOf(other)).toEqual([['existing_customer', 'info']]);
  expect(other.policy_clause).toBeNull();
  expect(await kindsOf(await south.register({ ...claim(), product_family: owned!.id }))).toEqual([
    ['existing_customer', 'warn'],
  ]);
});

test.each([
  ['Müller Blechwerk', 'Mueller Blechwerk'],
  ['Smørrebrød Hansen', 'Smorrebrod Hansen'],
  ['Weißgerber', 'Weissgerber'],
  ['Северсталь', 'Severstal'],
])('hints that %s may be %s, and blocks neither', async (one, other) => {
  const first = await north.register({ ...claim(), account_name: `${one} ${name}` });
  const second = await south.register({
    ...claim(),
    account_name: `${other} ${name}`,
    account_domain: `other-${name}.example`,
  });
  expect(await only(second)).toMatchObject({ kind: 'fuzzy_name', severity: 'info', other_id: first.id });
});

test('flags a similar name in the same country without blocking the deal', async () => {
  const long = `${name} international logistics`;
  await desk.within((call) =>
    sampleAccount(call, { name: `${long}s`, domain: `www.${name}-group.example`, country: 'US' }),
  );
  const type = await desk.reviewer.post<{ id: string }>('/opportunity_types', {
    name: `Auto ${name}`,
    auto_approves: true,
  });
  const registered = await north.register({ account_name: long, account_domain: domain, type_id: type.id });
  expect(registered).toMatchObject({ status: 'approved' });
  const conflict = await only(registered);
  expect(conflict).toMatchObject({
    kind: 'fuzzy_name',
    severity: 'info',
    other_table: 'accounts',
    evidence: { matched_on: 'similar_name' },
  });
  expect(conflict.score).toBeGreaterThanOrEqual(0.85);
  const abroad = await south.register({
    account_name: long,
    account_domain: `${name}.test`,
    country: 'BR',
    type_id: type.id,
  });
  expect(await kindsOf(abroad)).toEqual([]);
});

test('rejects registrations of the partner’s own company', async () => {
  const self = await north.register({ account_name: 'Us', account_domain: 'shop.northwind.example' });
  expect(self).toMatchObject({ status: 'pending_review', policy_clause: 'own_company' });
  expect(await only(self)).toMatchObject({
    kind: 'self_deal',
    severity: 'block',
    evidence: { matched_on: 'partner_domain' },
  });
  await desk.within((call) => sampleContact(call, { partner_id: south.id, email: `sue@${domain}` }));
  expect(await only(await south.register(claim()))).toMatchObject({ kind: 'self_deal', other_table: 'contacts' });
});

test('allows a partner to register their own company for a not-for-resale deal', async () => {
  const nfr = await desk.reviewer.post<{ id: string }>('/opportunity_types', { name: `NFR ${name}`, deal_kind: 'nfr' });
  const self = await desk.dealer(undefined, { domain });
  expect(await kindsOf(await self.register({ ...claim(), type_id: nfr.id }))).toEqual([]);
});

test('upholds the conflicts of a rejected registration', async () => {
  await north.register(claim());
  const second = await south.register(claim());
  await desk.decide(second.id, 'reject', { reason_code: 'existing_engagement', reason_text: 'Somebody was earlier' });
  expect(await only(second)).toMatchObject({ resolution: 'upheld', resolution_code: 'existing_engagement' });
});

test('lists similar accounts and registrations for reviewers, most similar first', async () => {
  await desk.within((call) => sampleAccount(call, { name: `${name} holding`, domain: `${name}-holding.example` }));
  await desk.within((call) => sampleAccount(call, { name: 'Something', domain }));
  const first = await north.register(claim());
  const second = await south.register(claim());
  const similar = await desk.reviewer.get<SimilarRecords>(`/deal_registrations/${second.id}/similar`);
  expect(similar.accounts.map((one) => [one.name, one.same])).toEqual([
    ['Something', 'website'],
    [`${name} holding`, null],
  ]);
  expect(similar.registrations.map(({ id, same }) => [id, same])).toEqual([[first.id, 'website']]);
});

test('registrations without a website are alike by name, never by website', async () => {
  const nameless = { ...claim(), account_domain: null, has_no_website: true };
  const first = await north.register(nameless);
  const second = await south.register(nameless);
  const { registrations } = await desk.reviewer.get<SimilarRecords>(`/deal_registrations/${second.id}/similar`);
  expect(registrations).toMatchObject([{ id: first.id, same: 'name', score: 1 }]);
});

async function win(opportunity_id: string): Promise<void> {
  const deal = await desk.reviewer.get(`/opportunities/${opportunity_id}`);
  const [won] = await desk.reviewer.get<DealRegistration[]>(`/opportunity_stages?type_id=${deal.type_id}&category=won`);
  await desk.reviewer.post(`/opportunities/${opportunity_id}/move`, { stage_id: won!.id });
}
