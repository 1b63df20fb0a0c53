import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleTrack } from '#features/enablement/tracks/server/sample.ts';
import { sampleContractTemplate } from '#features/partners/contract-templates/server/sample.ts';
import type { PartnerPageCreate } from '#features/partners/partner-pages/schema.ts';
import { sampleSignUpPage } from '#features/partners/partner-pages/server/sample.ts';
import { createDefaultPartnerStatuses } from '#features/partners/partner-statuses/server/service.ts';
import { allMailedTo, mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import type { ApplicationView } from '../public.schema.ts';
import type { Applicant, PartnerApplication, Partnership } from '../schema.ts';
import { applicationLink } from './link.ts';
import { remindOfOverdue } from './overdue.ts';
import { sampleApplication } from './sample.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
beforeEach(async () => {
  world.clock.set(new Date('2026-03-16T09:00:00Z'));
  company = await world.company();
  await company.within(createDefaultPartnerStatuses);
});
afterAll(() => world.close());

const page = (overrides: Partial<PartnerPageCreate> = {}) =>
  company.within((call) => sampleSignUpPage(call, overrides));
type Given = Partial<Applicant> & { page_id?: string; isConfirmed?: boolean };
const apply = (given: Given = {}) => company.within((call) => sampleApplication(call, given));
const read = (id: string) => company.owner.get<PartnerApplication>(`/partner_applications/${id}`);
const linkFor = (id: string) => company.within(async (call) => applicationLink(call, id));
const act = async (id: string, move: string, body?: object) => {
  const token = (await linkFor(id)).split('#token=')[1]!;
  return world.app.inject({
    method: 'POST',
    url: `/api/public/applications/${move}`,
    payload: { token, ...body },
  });
};
const view = async (id: string, move: string, body?: object) => (await act(id, move, body)).json<ApplicationView>();
const decide = (id: string, step: string, body: object = {}) =>
  company.owner.request('POST', `/partner_applications/${id}/${step}`, body);
const flagsOf = async (id: string) => (await read(id)).flags.map(({ key }) => key);

test('an application gets a due time, its checks and a receipt with a link', async () => {
  const id = await apply({ company_name: 'Borealis' });
  const row = await read(id);
  expect(row).toMatchObject({ status: 'pending_review', door: 'new', company_name: 'Borealis', flags: [] });
  // Five business days from Monday.
  expect(row.review_due_at).toBe('2026-03-23T09:00:00+00:00');
  expect(row.rules.find(({ key }) => key === 'confirmed')!.is_met).toBe(false);
  expect((await mailedTo(world.kernel, row.email)).body_text).toContain('tandem:/application');
});

test('approval starts the contract, the track, the invitation and the welcome email of the page', async () => {
  const type = await company.owner.post<{ id: string }>('/partner_types', { name: 'Reseller' });
  const template = await company.within((call) => sampleContractTemplate(call));
  const track = await company.within((call) => sampleTrack(call));
  const page_id = await page({
    type_id: type.id,
    owner_user_id: company.owner.user_id,
    contract_template_id: template,
    track_id: track,
    welcome_text: 'Your partner manager calls you this week.',
  });
  const id = await apply({ page_id, company_name: 'Delta AG', email: 'ada@delta.example', contact_name: 'Ada Lang' });
  expect((await decide(id, 'approve')).statusCode).toBe(200);
  const { partner_id } = await read(id);
  expect(await company.owner.get(`/contracts?partner_id=${partner_id}`)).toMatchObject([
    { template_id: template, status: 'sent' },
  ]);
  expect(await company.owner.get(`/track_assignments?partner_id=${partner_id}`)).toMatchObject([{ track_id: track }]);
  const mails = await allMailedTo(world.kernel, 'ada@delta.example');
  // One event, one email: after the receipt, the approval with its welcome, and the invitation as its button.
  const news = mails.filter(({ subject }) => /approved|invitation/i.test(subject));
  expect(news).toHaveLength(1);
  const [approval] = news;
  expect(approval!.body_text).toContain('Your partner manager calls you this week.');
  expect(approval!.body_text).toContain('Accept invitation:\ntandem:/accept-invitation#token=');
  const { started, next } = await company.owner.get<Partnership>(`/partner_applications/${id}/partnership`);
  expect(started.map(({ key, state }) => [key, state])).toEqual([
    ['partner', 'next'],
    ['invitation', 'waits'],
    ['contract_template_id', 'waits'],
    ['track_id', 'waits'],
  ]);
  expect(next).toMatchObject({ key: 'partner', detail: expect.stringContaining('Choose a tier.') });
});

test('a reviewer starts less than the page, and nothing is approved when a start is refused', async () => {
  const template = await company.within((call) => sampleContractTemplate(call));
  const page_id = await page({ contract_template_id: template, owner_user_id: company.owner.user_id });
  const id = await apply({ page_id, email: 'lea@echo.example' });
  await company.owner.post(`/contract_templates/${template}/retire`);
  const refused = await decide(id, 'approve');
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ errors: { contract_template_id: ['This template is not published.'] } });
  expect((await read(id)).status).toBe('pending_review');
  const body = { contract_template_id: null, invites_applicant: false, sends_welcome: false };
  expect((await decide(id, 'approve', body)).statusCode).toBe(200);
  const { partner_id } = await read(id);
  expect(await company.owner.get(`/contracts?partner_id=${partner_id}`)).toEqual([]);
  expect(await company.owner.get(`/invitations?partner_id=${partner_id}`)).toEqual([]);
});

test('an automatic approval goes through when a start is refused, and says so', async () => {
  const template = await company.within((call) => sampleContractTemplate(call));
  const page_id = await page({ contract_template_id: template, auto_approve_audience_id: await audienceOf('US') });
  await company.owner.post(`/contract_templates/${template}/retire`);
  const id = await apply({ page_id, isConfirmed: true });
  expect(await read(id)).toMatchObject({ status: 'approved', is_automatic: true });
  const { next } = await company.owner.get<Partnership>(`/partner_applications/${id}/partnership`);
  expect(next).toMatchObject({
    key: 'contract_template_id',
    state: 'failed',
    title: 'This template is not published.',
  });
});

test('approval makes partner, contact, invitation, tier and tags in one step', async () => {
  const tier = await company.owner.post<{ id: string }>('/partner_tiers', { name: 'Silver' });
  const type = await company.owner.post<{ id: string }>('/partner_types', { name: 'Reseller' });
  const page_id = await page({ tier_id: tier.id, type_id: type.id, tags: ['from sign-up'] });
  const id = await apply({
    page_id,
    company_name: 'Cobalt GmbH',
    email: 'mia@cobalt.example',
    contact_name: 'Mia Berg',
  });
  expect((await decide(id, 'approve')).statusCode).toBe(200);
  const { partner_id, status, decided_by } = await read(id);
  expect({ status, decided_by }).toEqual({ status: 'approved', decided_by: company.owner.user_id });
  expect(await company.owner.get(`/partners/${partner_id}`)).toMatchObject({
    name: 'Cobalt GmbH',
    type_id: type.id,
    tier_id: tier.id,
    tags: ['from sign-up'],
    status_category: 'active',
  });
  expect(await company.owner.get(`/contacts?partner_id=${partner_id}`)).toMatchObject([
    { first_name: 'Mia', last_name: 'Berg', email: 'mia@cobalt.example' },
  ]);
  expect(await company.owner.get(`/invitations?partner_id=${partner_id}`)).toMatchObject([
    { email: 'mia@cobalt.example', role: 'partner_admin', status: 'open' },
  ]);
});

test('a choice at approval replaces the default of the page', async () => {
  const [bronze, gold] = await Promise.all(
    ['Bronze', 'Gold'].map((name) => company.owner.post<{ id: string }>('/partner_tiers', { name })),
  );
  const id = await apply({ page_id: await page({ tier_id: bronze!.id }) });
  await decide(id, 'approve', { tier_id: gold!.id });
  const { partner_id } = await read(id);
  expect(await company.owner.get(`/partners/${partner_id}`)).toMatchObject({ tier_id: gold!.id });
});

test('an application is decided once, also by two people at the same instant', async () => {
  const id = await apply();
  const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await company.owner.get('/partners')).toHaveLength(1);
});

test('applications are approved in one request, and a refusal leaves the others alone', async () => {
  const [first, second, third] = [await apply(), await apply(), await apply()];
  await decide(second, 'reject', { reason_code: 'other' });
  const answer = await company.owner.post<ChangedMany>('/partner_applications/bulk/approve', {
    ids: [first, second, third],
  });
  expect(answer).toMatchObject({
    changed: 2,
    refused: [{ id: second, message: expect.stringContaining('an application with the status “Not approved”') }],
  });
  expect(await read(third)).toMatchObject({ status: 'approved', partner_id: expect.any(String) });
  expect(await read(second)).toMatchObject({ status: 'rejected', partner_id: null });
});

test('a failed approval leaves nothing behind', async () => {
  const id = await apply();
  const answer = await decide(id, 'approve', { tier_id: '018f0000-0000-7000-8000-000000000000' });
  expect(answer.statusCode).toBe(422);
  expect(await read(id)).toMatchObject({ status: 'pending_review', partner_id: null });
  expect(await company.owner.get('/partners')).toEqual([]);
});

test('the applicant confirms the address, answers a question and sees the promised date', async () => {
  const id = await apply();
  expect(await view(id, 'confirm')).toMatchObject({ is_confirmed: true, review_due_at: '2026-03-23T09:00:00+00:00' });
  await decide(id, 'ask', { question: 'How many people work for you?' });
  expect(await read(id)).toMatchObject({ status: 'info_requested' });
  expect(await view(id, 'answer', { answer: 'Twelve' })).toMatchObject({ status: 'pending_review', question: null });
  expect(await read(id)).toMatchObject({ answer: 'Twelve' });
  expect((await act(id, 'answer', { answer: 'Again' })).statusCode).toBe(409);
});

test('the applicant page shows the criteria and nothing of the findings', async () => {
  await company.owner.post('/partners', { name: 'Cobalt', domain: 'cobalt.example' });
  const id = await apply({ email: 'x@cobalt.example', website: 'https://cobalt.example' });
  const { body, statusCode } = await world.app.inject({ url: (await linkFor(id)).split('#')[0]! });
  expect(statusCode).toBe(200);
  expect(body).toContain('noindex');
  // Without the token, the address shows only whose page it is.
  expect(body).not.toContain('cobalt');
  const answer = await act(id, 'open');
  expect(answer.json<ApplicationView>().rules.map(({ key }) => key)).toContain('confirmed');
  expect(answer.body).not.toContain('already a partner.');
  expect((await view(id, 'confirm')).can_join).toBe(true);
});

const follow = (token: string, move = 'open') =>
  world.app.inject({ method: 'POST', url: `/api/public/applications/${move}`, payload: { token } });
const tokenOf = (link: string) => link.split('#token=')[1]!;

test('a forged or foreign link leads nowhere', async () => {
  const link = await linkFor(await apply());
  expect((await world.app.inject({ url: `/application/${newId()}` })).statusCode).toBe(404);
  const forged = `${tokenOf(link).slice(0, -4)}${link.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  expect((await follow(forged, 'withdraw')).statusCode).toBe(404);
});

test('a link expires 90 days after the last email that carried it', async () => {
  const id = await apply();
  const token = tokenOf(await linkFor(id));
  world.clock.advance(80 * 86_400_000);
  expect(tokenOf(await linkFor(id))).toBe(token);
  world.clock.advance(80 * 86_400_000);
  expect((await follow(token)).statusCode).toBe(200);
  world.clock.advance(11 * 86_400_000);
  expect((await follow(token)).statusCode).toBe(404);
});

test('a link ends with the withdrawal, and then answers like one that never existed', async () => {
  const token = tokenOf(await linkFor(await apply()));
  const unknown = await follow('x'.repeat(43));
  expect((await follow(token, 'withdraw')).json()).toMatchObject({ status: 'withdrawn' });
  for (const move of ['open', 'confirm', 'withdraw', 'join']) {
    const answer = await follow(token, move);
    expect([answer.statusCode, answer.json()]).toEqual([unknown.statusCode, unknown.json()]);
  }
});

test('a link from before, with its secret in the path, works for 30 days', async () => {
  const id = await apply();
  const sealed = world.kernel.sealing.cipher('application link').seal(`${company.id}/${id}`, 'application');
  const token = sealed.toString('base64url');
  // New applications have no such link.
  expect((await follow(token)).statusCode).toBe(404);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update visitor_links set sealed_until = ${new Date(world.clock.now().getTime() + 30 * 86_400_000)}
      where ref_id = ${id}`),
  );
  expect((await world.app.inject({ url: `/application/${token}` })).statusCode).toBe(200);
  expect((await follow(token)).json()).toMatchObject({ status: 'pending_review' });
  world.clock.advance(31 * 86_400_000);
  expect((await world.app.inject({ url: `/application/${token}` })).statusCode).toBe(404);
  expect((await follow(token)).statusCode).toBe(404);
});

test('the database holds no secret that opens a link', async () => {
  const id = await apply();
  const token = tokenOf(await linkFor(id));
  const [row] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`select l::text as text from visitor_links l where ref_id = ${id}`),
  );
  expect(row!.text).not.toContain(token);
});

test('a second open application of one person is refused', async () => {
  const page_id = await page();
  await apply({ page_id, email: 'ada@one.example' });
  await expect(apply({ page_id, email: 'ADA@one.example' })).rejects.toThrow('already applied');
});

test('a rejected applicant can apply again after 30 days, not before', async () => {
  const page_id = await page();
  const id = await apply({ page_id, email: 'ada@one.example' });
  await decide(id, 'reject', { reason_code: 'not_a_fit', reason_text: 'Too early.' });
  expect(await read(id)).toMatchObject({ status: 'rejected', reapply_on: '2026-04-15', may_reapply: true });
  await expect(apply({ page_id, email: 'ada@one.example' })).rejects.toThrow('April 15, 2026');
  world.clock.set(new Date('2026-04-15T09:00:00Z'));
  await expect(apply({ page_id, email: 'ada@one.example' })).resolves.toBeTypeOf('string');
});

test('a program can refuse a second application for good', async () => {
  const page_id = await page({ reapply_days: null });
  const id = await apply({ page_id, email: 'ada@one.example' });
  await decide(id, 'reject', { reason_code: 'suspicious' });
  await expect(apply({ page_id, email: 'ada@one.example' })).rejects.toThrow('no second one');
});

test('a rejection needs a reason from the list', async () => {
  const answer = await decide(await apply(), 'reject', { reason_code: 'bad mood' });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual(['reason_code']);
});

test.each([
  [{ email: 'ada@mailinator.com' }, 'disposable_mail'],
  [{ email: 'ada@gmail.com' }, 'free_mail'],
  [{ website: null }, 'no_website'],
  [{ email: 'ada@elsewhere.com' }, 'domain_mismatch'],
  [{ website: 'https://firma.de', email: 'ada@firma.de', country: 'FR' }, 'location_mismatch'],
] as const)('%j is flagged as %s, with evidence', async (given, key) => {
  const { flags } = await read(await apply(given));
  expect(flags.map((flag) => flag.key)).toContain(key);
  expectEvery(flags, ({ evidence }) => evidence.endsWith('.'));
});

test('a second application from one domain, and one of a banned partner, are high risks', async () => {
  await apply({ email: 'a@twin.example', website: 'https://twin.example' });
  const twin = await apply({ email: 'b@twin.example', website: 'https://twin.example' });
  expect(await flagsOf(twin)).toContain('duplicate_application');
  const statuses = await company.owner.get<{ id: string; category: string }[]>('/partner_statuses');
  const banned = statuses.find(({ category }) => category === 'banned')!;
  await company.owner.post('/partners', { name: 'Shady', domain: 'shady.example', status_id: banned.id });
  const shady = await read(await apply({ email: 'c@shady.example', website: 'https://shady.example' }));
  expect(shady.flags).toMatchObject([{ key: 'banned_partner', level: 'high' }]);
  expect(shady.has_high_risk).toBe(true);
});

async function audienceOf(country: string): Promise<string> {
  const conditions = { any: [{ all: [{ field: 'partner.country', op: 'in', value: [country] }] }] };
  const { id } = await company.owner.post<{ id: string }>('/audiences', {
    name: country,
    entity: 'partners',
    conditions,
  });
  return id;
}

test('an application that fits the audience and has no risk is approved by itself once the address is confirmed', async () => {
  const page_id = await page({ auto_approve_audience_id: await audienceOf('US') });
  const id = await apply({ page_id });
  expect((await read(id)).status).toBe('pending_review');
  expect((await view(id, 'confirm')).status).toBe('approved');
  expect(await read(id)).toMatchObject({ is_automatic: true, decided_by: null });
});

test('outside the audience nothing is approved or left behind, and a risk flag always keeps it for a person', async () => {
  const page_id = await page({ auto_approve_audience_id: await audienceOf('US') });
  const abroad = await apply({ page_id, country: 'FR' });
  expect((await view(abroad, 'confirm')).status).toBe('pending_review');
  const risky = await apply({ page_id, email: 'ada@gmail.com' });
  expect((await view(risky, 'confirm')).status).toBe('pending_review');
  expect(await company.owner.get('/partners')).toEqual([]);
});

test('a person of an existing partner asks to join it, and its administrator decides', async () => {
  const { partner, admin } = await partnerWithAdmin('cobalt.example');
  const id = await apply({ email: 'new@cobalt.example', website: 'https://cobalt.example', contact_name: 'Nia New' });
  expect((await act(id, 'join')).statusCode).toBe(409);
  await view(id, 'confirm');
  expect(await view(id, 'join')).toMatchObject({ door: 'join', can_join: false });
  const seen = await admin.get<Record<string, unknown>[]>('/partner_applications');
  expect(seen).toMatchObject([{ id, contact_name: 'Nia New', status: 'pending_review' }]);
  expect(seen[0]).not.toHaveProperty('flags');
  expect((await admin.request('POST', `/partner_applications/${id}/approve`, {})).statusCode).toBe(200);
  expect(await company.owner.get(`/invitations?partner_id=${partner}`)).toMatchObject([
    { email: 'new@cobalt.example', role: 'partner_member' },
  ]);
});

test('the website of an application opens nothing: only the domain of the confirmed mailbox does', async () => {
  await partnerWithAdmin('victim.example');
  await apply({ email: 'boss@victim.example', website: 'https://victim.example' });
  const spy = await apply({ email: 'spy@attacker.example', website: 'https://victim.example' });
  const seen = await view(spy, 'confirm');
  expect(seen.can_join).toBe(false);
  // Nor whether the victim has applied.
  expect(seen.rules.find(({ key }) => key === 'single')).toMatchObject({ is_met: true });
  expect((await act(spy, 'join')).statusCode).toBe(409);
  // The reviewers see the reasons to look twice all the same.
  expect(await flagsOf(spy)).toEqual(expect.arrayContaining(['existing_partner', 'duplicate_application']));
});

test('an application looks the same to its applicant before the mailbox is confirmed, whoever applies', async () => {
  await partnerWithAdmin('victim.example');
  const rules = async (given: Given) => (await read(await apply(given))).rules;
  const stranger = await rules({ email: 'a@nobody.example', website: 'https://nobody.example' });
  expect(await rules({ email: 'a@victim.example', website: 'https://victim.example' })).toEqual(stranger);
  expect(await rules({ email: 'b@victim.example', website: 'https://victim.example' })).toEqual(stranger);
});

test('a mailbox at a public provider matches no partner, also where a contact has it', async () => {
  const { partner } = await partnerWithAdmin('gmail.com');
  await company.owner.post('/contacts', {
    first_name: 'Gus',
    last_name: 'Mail',
    email: 'gus@gmail.com',
    partner_id: partner,
  });
  const id = await apply({ email: 'gus@gmail.com', website: 'https://gmail.com' });
  expect(await view(id, 'confirm')).toMatchObject({ is_confirmed: true, can_join: false });
  expect((await act(id, 'join')).statusCode).toBe(409);
});

test('a partner sees no applications to the program, and not those of other partners', async () => {
  const { admin } = await partnerWithAdmin('cobalt.example');
  const id = await apply();
  expect(await admin.get('/partner_applications')).toEqual([]);
  expect((await admin.request('GET', `/partner_applications/${id}`)).statusCode).toBe(404);
  expect((await admin.request('POST', `/partner_applications/${id}/approve`, {})).statusCode).toBe(404);
});

test('another company cannot see or decide an application', async () => {
  const id = await apply();
  const { owner } = await world.company('Other');
  expect((await owner.request('GET', `/partner_applications/${id}`)).statusCode).toBe(404);
  expect((await owner.request('POST', `/partner_applications/${id}/approve`, {})).statusCode).toBe(404);
});

test('owners are reminded once of an overdue decision', async () => {
  const id = await apply();
  world.clock.set(new Date('2026-03-24T09:00:00Z'));
  await company.within(remindOfOverdue);
  await company.within(remindOfOverdue);
  const told = await company.within((call) =>
    call.rows(sql`
      select from notification_keys
      where organization_id = ${call.organization_id} and dedupe_key = ${`application-overdue:${id}`}`),
  );
  expect(told).toHaveLength(1);
});

async function partnerWithAdmin(domain: string) {
  const { id: partner } = await company.owner.post<{ id: string }>('/partners', { name: 'Cobalt', domain });
  return { partner, admin: await world.partnerUser(company, partner) };
}
