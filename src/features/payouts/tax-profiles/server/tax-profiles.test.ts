import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPartner } from '#features/commissions/accruals/server/testing/program.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import type { BatchPreview, PayoutBatch } from '#features/payouts/payouts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { mergePartnerRows } from '#server/merge-and-erase/partner-merge.ts';
import { erasePerson } from '#server/merge-and-erase/person-erasure.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { TaxNumbers, TaxPapers, TaxProfile, TaxProfileCreate } from '../schema.ts';
import { remindOfExpiry, remindOfMissing } from './clock.ts';
import { germanProfile, givenTaxProfile } from './sample.ts';

let world: World;
let company: Company;
let finance: Person;
let alpha: string;
let insider: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-10T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
  insider = await world.partnerUser(company, alpha);
});
afterAll(() => world.close());

const PARTNER = { 'x-tandem-mode': 'partner' };
const w9: TaxProfileCreate = {
  country: 'US',
  person: 'company',
  legal_name: 'Alpha Incorporated',
  street: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
  us_class: 'c_corporation',
  tax_number: '91-1144442',
  certified_name: 'Pia Partner',
  certifies: true,
};
const w8: TaxProfileCreate = {
  ...germanProfile,
  with_us_form: true,
  entity_status: 'corporation',
  fatca_status: 'active_nffe',
  tax_number: '30 123 45678',
};
const post = (body: object, by = insider) => by.request('POST', '/tax_profiles', body, PARTNER);
const handIn = async (body: object = germanProfile): Promise<TaxProfile> => {
  const answer = await post(body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json() as TaxProfile;
};
const errorsOf = async (body: object) => {
  const answer = await post(body);
  return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
};
const accept = ({ id }: { id: string }) => finance.post<TaxProfile>(`/tax_profiles/${id}/accept`, {});
const require = (body: object) => finance.post<{ id: string }>('/tax_requirements', body);
const papers = () =>
  insider.request('GET', '/tax_papers', undefined, PARTNER).then((answer) => answer.json() as TaxPapers);
const earn = (amount_minor: number, currency = 'USD') =>
  company.within((call) =>
    addManualCommission(call, { partner_id: alpha, currency, amount_minor, on: '2026-03-01', reason: 'Earned' }),
  );
const preview = async () => {
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD', cutoff_on: '2026-03-10' });
  const { rows } = await finance.get<BatchPreview>(`/payout_batches/${id}/preview`);
  await finance.post(`/payout_batches/${id}/cancel`, { reason: 'A test' });
  return rows[0]!;
};
const noticesOf = async (kind: string) =>
  (await insider.request('GET', `/in_app_notifications?kind=${kind}`, undefined, PARTNER)).json() as { text: string }[];

test('takes a profile from the partner to the acceptance, and keeps the history', async () => {
  const first = await handIn();
  expect(first).toMatchObject({ status: 'submitted', form: 'none', vat_number_last4: '5976', valid_until: null });
  expect(await accept(first)).toMatchObject({ status: 'accepted', partner_name: expect.stringContaining('Alpha') });
  const second = await handIn({ ...germanProfile, city: 'Bremen' });
  // The accepted profile stays in force while the new one is in review.
  const list = await finance.get<TaxProfile[]>(`/tax_profiles?partner_id=${alpha}`);
  expect(list.map(({ status }) => status).sort()).toEqual(['accepted', 'submitted']);
  await finance.post(`/tax_profiles/${second.id}/reject`, { reason: 'The address is not in the register' });
  const own = (await insider.request('GET', `/tax_profiles/${second.id}`, undefined, PARTNER)).json();
  expect(own).toMatchObject({ status: 'rejected', reject_reason: 'The address is not in the register' });
  expect(own).not.toHaveProperty('reviewed_by_name');
  const third = await handIn({ ...germanProfile, city: 'Kiel' });
  await accept(third);
  expect((await finance.get<TaxProfile>(`/tax_profiles/${first.id}`)).status).toBe('replaced');
  const again = await finance.request('POST', `/tax_profiles/${third.id}/accept`, {});
  expect(again.statusCode).toBe(409);
  expect(await noticesOf('tax_profile_accepted')).toHaveLength(2);
});

test('checks what each country needs, and nothing else', async () => {
  expect(await errorsOf({ ...w9, tax_number: '07-1144442' })).toEqual([422, ['tax_number']]);
  expect(await errorsOf({ ...w9, state: null })).toEqual([422, ['state']]);
  expect(await errorsOf({ ...w9, state: 'ZZ' })).toEqual([400, ['state']]);
  expect(await errorsOf({ ...w9, postal_code: '20457 Hamburg' })).toEqual([422, ['postal_code']]);
  expect(await errorsOf({ ...germanProfile, state: 'IL' })).toEqual([422, ['state']]);
  expect(await errorsOf({ ...w9, us_class: 'individual' })).toEqual([422, ['us_class']]);
  expect(await errorsOf({ ...w9, vat_number: 'DE136695976' })).toEqual([422, ['vat_number']]);
  expect(await errorsOf({ ...germanProfile, vat_number: 'DE136695977' })).toEqual([422, ['vat_number']]);
  expect(await errorsOf({ ...germanProfile, vat_number: null })).toEqual([422, ['tax_number']]);
  expect(await errorsOf({ ...germanProfile, country: 'XX', vat_number: null })).toEqual([400, ['country']]);
  expect(await errorsOf({ ...w8, entity_status: null })).toEqual([422, ['entity_status']]);
  expect(await errorsOf({ ...germanProfile, person: 'individual' })).toEqual([422, ['birth_date']]);
  expect(await errorsOf({ ...germanProfile, person: 'individual', birth_date: '2026-03-11' })).toEqual([
    422,
    ['birth_date'],
  ]);
  expect((await errorsOf({ ...w9, certifies: false }))[0]).toBe(400);
  expect(await handIn(w9)).toMatchObject({ form: 'w9', tax_number_kind: 'ein', tax_number_last4: '4442' });
  expect(await handIn({ ...germanProfile, country: 'BR', vat_number: null })).toMatchObject({ form: 'none' });
});

test('lets a W-8 expire after three calendar years, with reminders', async () => {
  const profile = await handIn(w8);
  expect(profile).toMatchObject({ form: 'w8bene', valid_until: '2029-12-31' });
  await accept(profile);
  await require({ paper: 'tax_form', applies_to: 'not_us' });
  expect(await papers()).toEqual({ missing: [], needs_us_form: true, expires_on: null, asked: null });
  world.clock.set('2029-11-05T09:00:00Z');
  await company.within(remindOfExpiry);
  await company.within(remindOfExpiry);
  expect(await noticesOf('tax_form_expiring')).toHaveLength(1);
  expect((await papers()).expires_on).toBe('2029-12-31');
  world.clock.set('2030-01-01T09:00:00Z');
  await company.within(remindOfExpiry);
  expect((await noticesOf('tax_form_expiring')).map(({ text }) => text).sort()[0]).toMatch(
    /^Your Form W-8BEN-E expired on/,
  );
  expect((await papers()).missing).toMatchObject([{ state: 'expired', label: 'a new US tax form (expired)' }]);
});

test('holds payments for one reason that both sides see, until the paper is accepted', async () => {
  await company.owner.patch(`/partners/${alpha}`, { country: 'US' });
  await require({ paper: 'tax_form', applies_to: 'us', currency: 'USD', threshold_minor: 600_00 });
  await earn(599_00);
  expect(await preview()).toMatchObject({ result: 'due', holds: [] });
  await earn(1_00);
  expect(await preview()).toMatchObject({
    result: 'document_expired',
    holds: [{ label: 'a US tax form', link: `/commissions/payouts/tax?partner_id=${alpha}` }],
  });
  expect((await papers()).missing).toMatchObject([{ paper: 'tax_form', state: 'missing', label: 'a US tax form' }]);
  await company.within(remindOfMissing);
  await company.within(remindOfMissing);
  expect((await noticesOf('tax_paper_missing')).map(({ text }) => text)).toEqual([
    'Your payments wait: the company needs a US tax form.',
  ]);
  const profile = await handIn(w9);
  expect((await preview()).holds).toMatchObject([{ label: 'a US tax form (in review)' }]);
  await accept(profile);
  expect(await preview()).toMatchObject({ result: 'due', holds: [] });
});

test('the company asks a partner for a missing form, and both sides see that it was asked', async () => {
  await company.owner.patch(`/partners/${alpha}`, { country: 'US' });
  await require({ paper: 'tax_form', applies_to: 'us' });
  const ask = (by: Person = finance) => by.request('POST', '/tax_papers/ask', { partner_id: alpha });
  const read = () => finance.get<TaxPapers>(`/tax_papers?partner_id=${alpha}`);
  expect((await read()).asked).toBeNull();
  expect((await ask(await company.member('read_only'))).statusCode).toBe(403);
  expect((await insider.request('POST', '/tax_papers/ask', { partner_id: alpha }, PARTNER)).statusCode).toBe(404);
  const other = await world.company();
  expect((await ask(other.owner)).statusCode).toBe(404);
  expect((await ask()).json()).toMatchObject({
    missing: [{ paper: 'tax_form', state: 'missing' }],
    asked: { at: '2026-03-10T09:00:00.000Z', by_name: 'Test Person' },
  });
  const [notice] = nonEmpty(await noticesOf('tax_paper_asked'));
  expect(notice!.text).toMatch(/asks you for a US tax form. Your payments wait until it is accepted.$/);
  const mails = await company.within((call) =>
    call.rows<{ subject: string }>(
      sql`select subject from mail_outbox where organization_id = ${call.organization_id}`,
    ),
  );
  expect(mails.filter(({ subject }) => subject.endsWith('asks for your tax form'))).toHaveLength(1);
  const own = await insider.request('GET', '/tax_papers', undefined, PARTNER);
  expect(own.json().asked).toEqual({ at: '2026-03-10T09:00:00.000Z', by_name: null });
  const work = (path: string) => insider.request('GET', `/work_items${path}`, undefined, PARTNER);
  const [item] = (await work('?kind=tax_paper_missing')).json().items;
  const { facts } = (await work(`/tax_paper_missing/${item.id}`)).json();
  expect(facts).toContainEqual(
    expect.objectContaining({
      label: 'The company asked for it',
      value: expect.stringContaining('2026-03-10'),
    }),
  );
  expect([(await ask()).statusCode, await noticesOf('tax_paper_asked')]).toEqual([409, [notice]]);
  world.clock.advance(25 * 3_600_000);
  expect((await ask()).statusCode).toBe(200);
  await handIn(w9);
  const refused = await ask();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The partner submitted its tax profile. Review it.',
  ]);
  expect((await read()).asked).toBeNull();
});

test('a partner without a user who can fill in the form is not asked', async () => {
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const ask = () => finance.request('POST', '/tax_papers/ask', { partner_id: beta });
  expect((await ask()).json().message).toBe('No tax form is missing.');
  await require({ paper: 'tax_profile', applies_to: 'all' });
  expect((await ask()).json().message).toContain('Invite a partner user first.');
});

test('requires each paper once, from finance only, with a currency for each amount', async () => {
  await require({ paper: 'vat_number', applies_to: 'eu' });
  const twice = await finance.request('POST', '/tax_requirements', { paper: 'vat_number', applies_to: 'eu' });
  expect(twice.statusCode).toBe(409);
  const bad = async (body: object) => (await finance.request('POST', '/tax_requirements', body)).statusCode;
  expect(await bad({ paper: 'vat_number', applies_to: 'country' })).toBe(422);
  expect(await bad({ paper: 'vat_number', applies_to: 'all', country: 'DE' })).toBe(422);
  expect(await bad({ paper: 'vat_number', applies_to: 'all', threshold_minor: 1 })).toBe(422);
  const sales = await company.member('read_only');
  expect((await sales.request('POST', '/tax_requirements', { paper: 'tax_form', applies_to: 'all' })).statusCode).toBe(
    403,
  );
  expect((await insider.request('GET', '/tax_requirements', undefined, PARTNER)).statusCode).toBe(404);
});

test('shows full numbers only in person, and records each view', async () => {
  const { id } = await handIn({
    ...w8,
    person: 'individual',
    entity_status: null,
    fatca_status: null,
    birth_date: '1980-05-17',
  });
  const seen = await finance.request('PUT', `/tax_profiles/${id}/look`);
  expect(seen.json() as TaxNumbers).toEqual({
    tax_number: '30 123 45678',
    vat_number: 'DE136695976',
    birth_date: '1980-05-17',
  });
  const log = await company.owner.get<{ reason: string | null }[]>(`/audit_events?ref_id=${id}&_end=50`);
  expect(log.filter(({ reason }) => reason === 'Viewed full tax numbers')).toHaveLength(1);
  const key = await company.owner.post<{ secret: string }>('/api_keys', { name: 'All', permissions: ['*:manage'] });
  const byKey = await company.owner.request('PUT', `/tax_profiles/${id}/look`, undefined, {
    authorization: `Bearer ${key.secret}`,
  });
  expect([byKey.statusCode, byKey.body]).toEqual([422, expect.stringContaining('Sign in as a person')]);
  const sales = await company.member('read_only');
  expect((await sales.request('PUT', `/tax_profiles/${id}/look`)).statusCode).toBe(403);
  expect((await insider.request('PUT', `/tax_profiles/${id}/look`, undefined, PARTNER)).statusCode).toBe(404);
});

test('never shows a full number in lists, filters, searches, files, logs or the audit log', async () => {
  const { id } = await handIn({ ...w8, tax_number: '48151623421' });
  await accept({ id });
  const places = [
    '/tax_profiles?_end=50',
    `/tax_profiles/${id}`,
    '/tax_profiles?q=48151623421',
    '/audit_events?_end=200',
    '/mail_outbox?_end=100',
    '/in_app_notifications?_end=100',
  ];
  for (const url of places) {
    const { body } = await company.owner.request('GET', url);
    for (const secret of ['48151623421', '136695976']) expect([url, body.includes(secret)]).toEqual([url, false]);
  }
  expect(await finance.get('/tax_profiles?q=48151623421')).toEqual([]);
  const filter = await finance.request('GET', '/tax_profiles?tax_number_last4=3421');
  expect(filter.statusCode).toBe(400);
  const csv = await finance.request('GET', '/tax_profiles/export?format=csv');
  expect(csv.body).not.toContain('48151623421');
  const stored = await company.within((call) =>
    call.rows<{ text: string }>(sql`
      select encode(numbers_enc, 'escape') as text from tax_profile_numbers
      where organization_id = ${call.organization_id}`),
  );
  for (const { text } of nonEmpty(stored)) expect(text).not.toContain('48151623421');
});

test('hides profiles from other partners and other companies, and refuses forged partners', async () => {
  const { id } = await handIn();
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const rival = await world.partnerUser(company, beta);
  const stranger = await (await world.company('Elsewhere')).member('finance');
  expect((await rival.request('GET', `/tax_profiles/${id}`, undefined, PARTNER)).statusCode).toBe(404);
  expect((await rival.request('GET', '/tax_profiles', undefined, PARTNER)).json()).toEqual([]);
  expect((await rival.request('GET', `/tax_papers?partner_id=${alpha}`, undefined, PARTNER)).statusCode).toBe(404);
  expect((await stranger.request('GET', `/tax_profiles/${id}`)).statusCode).toBe(404);
  expect((await stranger.request('POST', `/tax_profiles/${id}/accept`, {})).statusCode).toBe(404);
  expect((await stranger.request('PUT', `/tax_profiles/${id}/look`)).statusCode).toBe(404);
  expect((await post({ ...germanProfile, partner_id: beta })).statusCode).toBe(400);
  expect((await finance.request('POST', '/tax_profiles', germanProfile)).statusCode).toBe(404);
  const seller = await world.partnerUser(company, alpha, 'partner_sales');
  expect((await post(germanProfile, seller)).statusCode).toBe(403);
  expect((await seller.request('GET', '/tax_profiles', undefined, PARTNER)).statusCode).toBe(403);
  expect((await insider.request('POST', `/tax_profiles/${id}/accept`, {}, PARTNER)).statusCode).toBe(404);
});

test('accepts one of two profiles that are handed in at the same time', async () => {
  const answers = await Promise.all([
    post(germanProfile),
    post({ ...germanProfile, city: 'Bonn' }),
    post(germanProfile),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const list = await finance.get<TaxProfile[]>(`/tax_profiles?status=submitted`);
  expect(list).toHaveLength(1);
  const decided = await Promise.all(
    [1, 2].map(() => finance.request('POST', `/tax_profiles/${list[0]!.id}/accept`, {})),
  );
  expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('moves the history when partners are merged, and erases the person who signed', async () => {
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  await company.within(async (call) => {
    await givenTaxProfile(call, alpha);
    await givenTaxProfile(call, beta, { city: 'Bremen' });
    expect(await mergePartnerRows(call, alpha, beta)).toMatchObject({ tax_profiles: 1 });
    expect(await mergePartnerRows(call, alpha, beta)).toMatchObject({ tax_profiles: 0 });
  });
  const list = await finance.get<TaxProfile[]>(`/tax_profiles?partner_id=${alpha}`);
  list.sort((a, b) => a.city.localeCompare(b.city));
  expect(list.map(({ status, city }) => [city, status])).toEqual([
    ['Bremen', 'replaced'],
    ['Hamburg', 'accepted'],
  ]);
  await company.within((call) =>
    erasePerson(call, { contact_id: alpha, partner_id: alpha, user_id: null, full_name: 'Pia Partner', email: null }),
  );
  expect(await finance.get(`/tax_profiles/${list[1]!.id}`)).toMatchObject({
    certified_name: 'Deleted person',
    legal_name: 'Sample Partner GmbH',
  });
});
