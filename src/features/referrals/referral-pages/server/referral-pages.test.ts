import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { referralFileJobs } from '#features/enablement/documents/server/referral-files.ts';
import type { SubmissionAnswer } from '#features/engagement/forms/public.schema.ts';
import { visitorIn } from '#features/engagement/forms/server/testing/filling.ts';
import { allMailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { createReferralLink } from '#features/referrals/referral-links/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { RegistrationView, SignedInPage } from '../public.schema.ts';
import type { ReferralEntry, ReferralPage, ReferralPageCreate } from '../schema.ts';
import { referralJobs } from './jobs.ts';
import { referralPageLink } from './link.ts';
import { onPersonErasure } from './person-erasure.ts';
import { requestJobs } from './requests.ts';

let world: World;
let desk: Desk;
let dealer: Dealer;
/** The visitor of one test: the clock starts again in each, so emails of all tests have the same times. */
let vera: string;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
beforeEach(async () => {
  world.clock.set(new Date('2026-03-16T09:00:00Z'));
  desk = await createDesk(world);
  dealer = await desk.dealer();
  vera = `vera-${newId().slice(-10)}@visitor.example`;
});
afterAll(() => world.close());

async function page(more: Partial<ReferralPageCreate> = {}): Promise<ReferralPage> {
  const fixed = more.partner_from || more.access === 'signed_in' ? {} : { partner_id: dealer.id };
  const { id } = await desk.reviewer.post<ReferralPage>('/referral_pages', {
    name: 'Event',
    headline: 'Register a deal',
    ...fixed,
    ...more,
  });
  return desk.reviewer.post<ReferralPage>(`/referral_pages/${id}/publish`);
}

/** All values of the standard form, for an account that no other test uses. */
function deal(more: object = {}) {
  const domain = `buyer-${newId().slice(-10)}.example`;
  return {
    company: `Buyer ${newId().slice(-10)}`,
    website: domain,
    country: 'US',
    contact_email: `ada@${domain}`,
    amount: 1250.5,
    currency: 'EUR',
    close: '2026-09-30',
    your_name: 'Vera Visitor',
    your_email: vera,
    ...more,
  };
}

const send = (to: ReferralPage, answers: object = deal(), context: Record<string, string> = {}) =>
  visitorIn(world).fill(to.form_id, answers as never, { context: { page_id: to.id, ...context } });

/** The link in the newest email to the submitter. */
async function newestLink(address = vera): Promise<string> {
  const { body_text } = (await mailsTo(address)).at(-1)!;
  return /\/referrals\/status\/[0-9a-f-]{36}#token=[\w-]{43}/.exec(body_text)![0];
}
const confirm = (link: string) =>
  world.app.inject({ method: 'POST', url: '/api/public/referrals/confirm', payload: { token: tokenOf(link) } });
const work = () => runWaiting(world, requestJobs);
const entriesOf = (to: ReferralPage) => desk.reviewer.get<ReferralEntry[]>(`/referral_entries?page_id=${to.id}`);

/** Sends the form, confirms the mailbox and lets the job register the deal. */
async function register(to: ReferralPage, answers: object = deal(), context: Record<string, string> = {}) {
  const answer = await send(to, answers, context);
  expect(answer.statusCode, answer.body).toBe(201);
  const status_link = await newestLink();
  expect((await confirm(status_link)).statusCode).toBe(200);
  await work();
  const [entry] = await entriesOf(to);
  return { ...answer.json<SubmissionAnswer>(), status_link, entry: entry! };
}

interface EditedField {
  key: string;
  required?: boolean;
  currency?: string;
}

async function changeFields({ form_id }: ReferralPage, change: (field: EditedField) => EditedField): Promise<void> {
  const { definition } = await desk.reviewer.get<{
    definition: { pages: { sections: { fields: EditedField[] }[] }[] };
  }>(`/forms/${form_id}`);
  for (const section of definition.pages[0]!.sections) section.fields = section.fields.map(change);
  await desk.reviewer.patch(`/forms/${form_id}`, { definition });
  await desk.reviewer.post(`/forms/${form_id}/publish`);
}

const tokenOf = (link: string | null) => link!.split('#token=')[1]!;
const follow = (link: string | null) =>
  world.app.inject({ method: 'POST', url: '/api/public/referrals/open', payload: { token: tokenOf(link) } });
const run = async (task: string, ref_id: string) =>
  referralJobs[`referral-pages.${task}`]!(await jobFor(world.kernel, desk.company.id), { ref_id });
const keepFiles = async (ref_id: string) =>
  referralFileJobs['documents.referral-files']!(await jobFor(world.kernel, desk.company.id), { ref_id });
const mailsTo = (address: string) => allMailedTo(desk.world.kernel, address);

test('a visitor registers a deal: it is screened, queued and has a receipt like any other', async () => {
  const open = await page();
  const { entry } = await register(open, deal({ company: 'Lakeside', title: 'Routes' }));
  expect(entry).toMatchObject({ account_name: 'Lakeside', is_public: true, submitter_name: 'Vera Visitor' });
  const row = await desk.registration(entry.registration_id);
  expect(row).toMatchObject({
    status: 'pending_review',
    source: 'partner',
    partner_id: dealer.id,
    type_id: open.type_id,
    title: 'Routes',
    amount_minor: 125_050,
    currency: 'EUR',
    expected_close_on: '2026-09-30',
    submitted_by_name: 'Vera Visitor',
    submitted_by: null,
  });
  expect(row.review_due_at).not.toBeNull();
  const receipt = await dealer.person.get<{ content_hash: string }>(`/deal_registrations/${row.id}/receipt`);
  expect(receipt.content_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('the company creates, changes, publishes, closes, archives and lists its pages, and a reader only lists them', async () => {
  const { reviewer } = desk;
  const given = { name: 'Fair', headline: 'Meet us', partner_id: dealer.id };
  const { id } = await reviewer.post<ReferralPage>('/referral_pages', given);
  const at = `/referral_pages/${id}`;
  expect(await reviewer.get(at)).toMatchObject({
    state: 'draft',
    name: 'Fair',
    headline: 'Meet us',
    archived_at: null,
  });
  await reviewer.patch(at, { headline: 'Register at the fair' });
  expect(await reviewer.get(at)).toMatchObject({ headline: 'Register at the fair', partner_name: expect.any(String) });
  const reader = await desk.company.member('read_only');
  expect(await reader.get<ReferralPage[]>('/referral_pages')).toMatchObject([{ id, name: 'Fair' }]);
  for (const [method, address, body] of [
    ['POST', '/referral_pages', { name: 'Other', headline: 'Other' }],
    ['PATCH', at, { headline: 'Not mine' }],
    ['POST', `${at}/publish`, {}],
    ['DELETE', at, undefined],
  ] as const)
    expect((await reader.request(method, address, body)).statusCode, `${method} ${address}`).toBe(403);

  expect(await reviewer.post(`${at}/publish`)).toMatchObject({ state: 'published' });
  const open = await reviewer.get<ReferralPage>(at);
  expect((await send(open)).statusCode).toBe(201);
  expect(await reviewer.post(`${at}/close`)).toMatchObject({ state: 'closed' });
  expect((await send(open)).statusCode).toBe(409);
  await reviewer.request('DELETE', at);
  expect(await reviewer.get('/referral_pages')).toEqual([]);
  expect(await reviewer.get(at)).toMatchObject({ headline: 'Register at the fair', archived_at: expect.any(String) });
});

test('the partner’s deal desk shows the registrations from its form', async () => {
  const { entry } = await register(await page());
  expect(await dealer.person.get(`/deal_registrations/${entry.registration_id}`)).toMatchObject({
    submitted_by_name: 'Vera Visitor',
  });
});

test('a page that is closed, not open yet or over takes nothing', async () => {
  const closed = await page();
  await desk.reviewer.post(`/referral_pages/${closed.id}/close`);
  expect((await send(closed)).statusCode).toBe(409);
  const later = await page({ opens_on: '2026-04-01' });
  expect((await send(later)).json()).toMatchObject({
    message: 'This deal registration form takes no registrations at the moment.',
  });
  const over = await page({ closes_on: '2026-03-01' });
  expect((await send(over)).statusCode).toBe(409);
});

test('missing answers are named at their fields and nothing is kept', async () => {
  const open = await page();
  const answer = await send(open, deal({ website: undefined }));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject({ 'answers.website': [expect.stringContaining('is required')] });
  expect(await desk.reviewer.get('/deal_registrations')).toEqual([]);
  expect(await desk.reviewer.get('/referral_entries')).toEqual([]);
});

test('an amount finer than its currency is refused at its field', async () => {
  const answer = await send(await page(), deal({ amount: 10.005 }));
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['answers.amount']);
});

test('without a website the option is enough', async () => {
  const { entry } = await register(await page(), deal({ website: undefined, no_website: true }));
  expect(await desk.registration(entry.registration_id)).toMatchObject({ has_no_website: true, account_domain: null });
});

test('the form answers alike whether an account is free, taken by others, registered or the partner barred', async () => {
  const rival = await desk.dealer('Rival Ltd');
  await rival.register({ account_name: 'Taken', account_domain: 'taken-corp.example' });
  await dealer.register({ account_name: 'Own', account_domain: 'own-deal.example' });
  const open = await page();
  const answers = [];
  for (const website of ['taken-corp.example', 'own-deal.example', 'no-one-knows.example']) {
    const before = await lookups();
    const sent = await send(open, deal({ company: 'Any', website, your_email: `${website[0]}-${vera}` }));
    // The answer is sent before any lookup, so its time reveals nothing either.
    expect(await lookups()).toEqual(before);
    answers.push([sent.statusCode, sent.body.replace(/"id":"[^"]+"/, '')]);
  }
  await desk.reviewer.post('/program_gates', { gate: 'register_deals', requirement: 'contract', option: 'reseller' });
  const barred = await send(open, deal({ your_email: `b-${vera}` }));
  answers.push([barred.statusCode, barred.body.replace(/"id":"[^"]+"/, '')]);
  expect(new Set(answers.map((each) => JSON.stringify(each))).size, JSON.stringify(answers)).toBe(1);
  // The check of accounts is for people who have signed in.
  const asked = await world.app.inject({
    method: 'POST',
    url: `/api/public/referral_pages/${open.id}/check`,
    payload: { domain: 'taken-corp.example' },
  });
  expect(asked.statusCode).toBe(404);
});

/** The rows that the lookup of an account leaves behind. */
const lookups = () =>
  desk.within((call) =>
    call.one(sql`
      select (select count(*) from deal_registrations where organization_id = ${call.organization_id}) as registrations,
        (select count(*) from deal_protections where organization_id = ${call.organization_id}) as protections`),
  );

test('only the mailbox gets the answer, and not what only the partner may know', async () => {
  const { number } = await dealer.register({ account_name: 'Known', account_domain: 'known-customer.example' });
  const open = await page();
  await send(open, deal({ company: 'Known', website: 'known-customer.example' }));
  await work();
  expect(await entriesOf(open)).toEqual([]);
  const link = await newestLink();
  expect((await confirm(link)).json()).toMatchObject({ step: 'confirmed', outcome: null });
  await work();
  const told = (await mailsTo(vera)).at(-1)!;
  expect(told.body_text).toContain('This account is already registered with this partner.');
  const shown = (await follow(link)).body;
  expect(JSON.parse(shown)).toMatchObject({ step: 'refused', number: null });
  for (const text of [told.body_text, shown]) {
    expect(text).not.toContain('existing');
    expect(text).not.toContain(`registration ${number}`);
  }
});

test('a gate of the program holds for the form, and a visitor does not learn what the partner lacks', async () => {
  const open = await page();
  await desk.reviewer.post('/program_gates', { gate: 'register_deals', requirement: 'contract', option: 'reseller' });
  await send(open);
  const link = await newestLink();
  await confirm(link);
  await work();
  const { body_text } = (await mailsTo(vera)).at(-1)!;
  expect(body_text).toContain('This partner cannot register deals at the moment.');
  expect(body_text).not.toContain('agreement');
});

test('a confirmation registers once, however often it is repeated, and ends after a week', async () => {
  const open = await page();
  await send(open);
  const link = await newestLink();
  await Promise.all([confirm(link), confirm(link), confirm(link)]);
  await work();
  await confirm(link);
  await work();
  expect(await entriesOf(open)).toHaveLength(1);
  expect((await follow(link)).json<RegistrationView>().step).toBe('in_review');
  // The emails about a registration have one link.
  await run('tell', (await entriesOf(open))[0]!.registration_id);
  expect(await newestLink()).toBe(link);

  await send(open, deal({ your_email: `late-${vera}` }));
  const late = await newestLink(`late-${vera}`);
  world.clock.advance(8 * 86_400_000);
  const [expired, unknown] = [await confirm(late), await confirm(`#token=${'x'.repeat(43)}`)];
  expect([expired.statusCode, unknown.statusCode]).toEqual([404, 404]);
  expect(expired.json()).toEqual(unknown.json());
  await work();
  expect(await entriesOf(open)).toHaveLength(1);
  world.clock.advance(8 * 86_400_000);
  await requestJobs['referral-pages.forget']!(await jobFor(world.kernel, desk.company.id), {});
  const kept = await desk.within((call) =>
    call.rows(sql`
      select from referral_requests where organization_id = ${call.organization_id} and state = 'unconfirmed'`),
  );
  expect(kept).toEqual([]);
});

test('a flood of forms with the address of somebody else sends five emails an hour', async () => {
  const open = await page();
  for (let at = 0; at < 8; at += 1)
    expect((await send(open, deal({ your_email: `victim-${vera}` }))).statusCode).toBe(201);
  expect(await mailsTo(`victim-${vera}`)).toHaveLength(5);
  expect(await entriesOf(open)).toEqual([]);
});

test('forms sent at the same instant send no more emails than one after the other', async () => {
  const open = await page();
  const sent = await Promise.all(Array.from({ length: 8 }, () => send(open)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  expect(await mailsTo(vera)).toHaveLength(5);
});

test('a person who is erased is in no request and no registration by form', async () => {
  const open = await page();
  await send(open);
  await send(open, deal({ your_email: `other-${vera}` }));
  await desk.within((call) =>
    onPersonErasure(call, { contact_id: newId(), partner_id: null, user_id: null, full_name: 'Vera', email: vera }),
  );
  const left = await desk.within((call) =>
    call.rows(sql`
      select submitter_email from referral_requests
      where organization_id = ${call.organization_id} and submitter_email::text like ${`%${vera}`}`),
  );
  expect(left).toEqual([{ submitter_email: `other-${vera}` }]);
});

test('a form without an address registers, and its answer is the same', async () => {
  const open = await page();
  await changeFields(open, (field) => (field.key === 'your_email' ? { ...field, required: false } : field));
  const sent = await send(open, deal({ your_email: undefined }));
  expect(sent.json()).toMatchObject({ status_link: null });
  await work();
  expect(await entriesOf(open)).toHaveLength(1);
});

test('a visitor chooses among the partners that the page offers, and no other', async () => {
  const [other, stranger] = [await desk.dealer('Other Partner'), await desk.dealer('Stranger')];
  const open = await page({ partner_from: 'chosen', offered_partner_ids: [dealer.id, other.id] });
  expect((await send(open)).statusCode).toBe(409);
  expect((await send(open, deal(), { partner_id: stranger.id })).statusCode).toBe(409);
  await register(open, deal(), { partner_id: other.id });
  expect(await desk.reviewer.get(`/deal_registrations?partner_id=${other.id}`)).toHaveLength(1);
  const { body } = await world.app.inject({ url: `/referrals/${open.id}` });
  expect(body).toContain('Other Partner');
  expect(body).not.toContain('Stranger');
});

test('a visitor with the referral link of a partner registers for that partner, and without one for none', async () => {
  const open = await page({ partner_from: 'link' });
  const code = `via-${newId().slice(-8)}`;
  const destination_url = 'https://www.example.com';
  const link = await desk.within((call) =>
    createReferralLink(call, { name: 'Event', partner_id: dealer.id, destination_url, code }),
  );
  expect((await send(open)).json().message).toBe('Open the form with the link of your partner.');
  await register(open, deal(), { via: code.toUpperCase() });
  expect(await desk.reviewer.get(`/deal_registrations?partner_id=${dealer.id}`)).toHaveLength(1);
  const shown = async (via: string) => (await world.app.inject({ url: `/referrals/${open.id}?via=${via}` })).body;
  expect(await shown(code)).toContain('<form');
  expect(await shown('nothing')).toContain('the link that you got from your partner');
  await desk.reviewer.post(`/referral_links/${link}/pause`);
  expect((await send(open, deal(), { via: code })).statusCode).toBe(409);
});

test('a free mail provider is no website', async () => {
  const answer = await send(await page(), deal({ website: 'gmail.com' }));
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['answers.website']);
});

test('the submitter follows by a sealed link: status, promised date, question and answer', async () => {
  const { entry, status_link } = await register(await page());
  const id = entry.registration_id;
  const due = (await desk.registration(id)).review_due_at!;
  const { body } = await world.app.inject({ url: status_link!.split('#')[0]! });
  expect(body).toContain('noindex');
  // Without the token, the address shows only whose page it is.
  expect(body).not.toContain((await desk.registration(id)).account_name);
  expect((await follow(status_link)).json<RegistrationView>().step).toBe('in_review');
  await desk.decide(id, 'ask', { question: 'Who decides?' });
  const answered = await world.app.inject({
    method: 'POST',
    url: '/api/public/referrals/answer',
    payload: { token: tokenOf(status_link), answer: 'The head of IT' },
  });
  expect(answered.json<RegistrationView>()).toMatchObject({ step: 'in_review', question: null });
  const row = await desk.registration(id);
  expect(row).toMatchObject({ status: 'pending_review', answer: 'The head of IT' });
  expect(row.review_due_at! >= due).toBe(true);
  await desk.decide(id, 'approve');
  expect((await follow(status_link)).json<RegistrationView>().step).toBe('approved');
});

test('the submitter reads how many approvals are given', async () => {
  const chain = await desk.reviewer.post<{ id: string }>('/approval_chains', {
    name: 'From forms',
    subject_table: 'deal_registrations',
    steps: [
      { name: 'Sales', reviewer: { kind: 'role', role: 'owner' } },
      { name: 'Finance', reviewer: { kind: 'role', role: 'admin' } },
    ],
  });
  const { entry, status_link } = await register(await page());
  const read = async () => (await follow(status_link)).body;
  expect(JSON.parse(await read()).approvals).toEqual({ given: 0, needed: 2 });
  await desk.decide(entry.registration_id, 'approve');
  expect(JSON.parse(await read()).approvals).toEqual({ given: 1, needed: 2 });
  expect(await read()).not.toContain('Finance');
  await desk.reviewer.patch(`/approval_chains/${chain.id}`, { is_active: false });
});

test('a forged link, another registration’s link and an empty answer lead nowhere', async () => {
  const { status_link } = await register(await page());
  const forged = `${status_link!.slice(0, -4)}${status_link!.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  expect((await follow(forged)).statusCode).toBe(404);
  const own = await dealer.register();
  const link = await desk.within(async (call) => referralPageLink(call, own.id));
  const answer = (token: string, text: string) =>
    world.app.inject({ method: 'POST', url: '/api/public/referrals/answer', payload: { token, answer: text } });
  // It was registered at the desk, not by a visitor.
  expect((await answer(tokenOf(link), 'Hello')).statusCode).toBe(404);
  expect((await answer(tokenOf(status_link), '  ')).statusCode).toBe(400);
  expect((await answer(tokenOf(status_link), 'Unasked')).statusCode).toBe(409);
});

test('the submitter is told once of receipt, question and decision', async () => {
  const { entry } = await register(await page(), deal({ company: 'Lakeside' }));
  const id = entry.registration_id;
  await run('tell', id);
  await run('tell', id);
  await desk.decide(id, 'ask', { question: 'Who decides?' });
  await run('tell', id);
  await desk.decide(id, 'reject', { reason_code: 'not_qualified', reason_text: 'No budget, says their rival.' });
  await run('tell', id);
  const mails = await mailsTo(vera);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirm your registration with Acme',
    'Acme received your registration',
    'Acme has a question about your registration',
    'Your registration with Acme',
  ]);
  expect(mails[2]!.body_text).toContain('Who decides?');
  expect(mails[3]!.body_text).not.toContain('rival');
});

test('files of the form become documents in the thread, once', async () => {
  const open = await page();
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(open.form_id);
  const { body, headers } = multipart(ticket, 'files', 'notes.txt', 'They want nine sites.');
  const upload = await world.app.inject({
    method: 'POST',
    url: `/api/public/forms/${open.form_id}/files`,
    payload: body,
    headers,
  });
  expect(upload.statusCode, upload.body).toBe(201);
  const { entry } = await register(open, deal({ files: [upload.json<{ id: string }>().id] }));
  await keepFiles(entry.registration_id);
  await keepFiles(entry.registration_id);
  const comments = await dealer.person.get<{ author_side: string; files: { name: string }[] }[]>(
    `/deal_registration_comments?registration_id=${entry.registration_id}`,
  );
  expect(comments).toMatchObject([{ author_side: 'submitter', files: [{ name: 'notes' }] }]);
  expect(await dealer.person.get('/documents')).toHaveLength(1);
});

test('product lines are kept, shown to both sides and become the lines of the deal', async () => {
  const product = await desk.reviewer.post<{ id: string }>('/products', { name: 'Sensor', sku: 'S-1' });
  const open = await page();
  await changeFields(open, (field) => (field.key === 'products' ? { ...field, currency: 'EUR' } : field));
  const products = [
    { product_id: product.id, quantity: 3, amount_minor: 90_000 },
    { product_id: product.id, quantity: 1, amount_minor: 10_000 },
  ];
  const { entry } = await register(open, deal({ products }));
  const id = entry.registration_id;
  expect(await dealer.person.get(`/deal_registration_lines?registration_id=${id}`)).toMatchObject([
    { product_name: 'Sensor', quantity: 3, amount_minor: 90_000, currency: 'EUR' },
    { quantity: 1 },
  ]);
  expect(await desk.registration(id)).toMatchObject({ amount_minor: 100_000, product_id: product.id });
  await desk.decide(id, 'approve', { convert: true });
  const { opportunity_id } = await desk.registration(id);
  expect(await desk.reviewer.get(`/opportunity_lines?opportunity_id=${opportunity_id}`)).toMatchObject([
    { quantity: 3, amount_minor: 90_000 },
    { quantity: 1, amount_minor: 10_000 },
  ]);
});

test('someone of a partner fills it in while signed in, with name and email filled in', async () => {
  const open = await page({ access: 'signed_in' });
  const filled = await fillIn(dealer.person, open);
  expect(filled.shown.partner?.id).toBe(dealer.id);
  expect(Object.keys(filled.shown.form!.prefill).sort()).toEqual(['your_email', 'your_name']);
  expect(filled.answer.statusCode, filled.answer.body).toBe(201);
  const { status_link } = filled.answer.json<SubmissionAnswer>();
  const id = status_link!.split('/').at(-1)!;
  expect(status_link).toBe(`/revenue/deal-desk/show/${id}`);
  expect(await dealer.person.get(`/deal_registrations/${id}`)).toMatchObject({ status: 'pending_review' });
  expect(await desk.registration(id)).toMatchObject({ submitted_by: dealer.person.user_id, source: 'partner' });
});

test('a signed-in form is closed to visitors, to a forged pass and to another person’s pass', async () => {
  const open = await page({ access: 'signed_in' });
  expect((await send(open)).statusCode).toBe(409);
  const other = await desk.dealer();
  const theirs = await other.person.get<SignedInPage>(`/referral_pages/${open.id}/fill`);
  expect((await fillIn(dealer.person, open, { pass: theirs.pass! })).answer.statusCode).toBe(409);
  expect((await fillIn(dealer.person, open, { pass: 'x' })).answer.statusCode).toBe(409);
});

test('a form fixed to one partner does not exist for another', async () => {
  const open = await page({ access: 'signed_in', partner_from: 'fixed', partner_id: dealer.id });
  const other = await desk.dealer();
  expect((await other.person.request('GET', `/referral_pages/${open.id}/fill`)).statusCode).toBe(404);
  expect(await other.person.get('/referral_pages')).toEqual([]);
  expect(await dealer.person.get('/referral_pages')).toMatchObject([{ id: open.id, headline: 'Register a deal' }]);
});

test('the company registers on behalf of a partner and is accepted at once', async () => {
  const open = await page({ access: 'signed_in' });
  const before = await desk.reviewer.get<SignedInPage>(`/referral_pages/${open.id}/fill`);
  expect(before.pass).toBeNull();
  const { answer } = await fillIn(desk.reviewer, open, {}, `?partner_id=${dealer.id}`);
  expect(answer.statusCode, answer.body).toBe(201);
  const id = answer.json<SubmissionAnswer>().status_link!.split('/').at(-1)!;
  expect(await desk.registration(id)).toMatchObject({ status: 'approved', source: 'company', partner_id: dealer.id });
});

test('a person without permission to register deals gets no pass', async () => {
  const open = await page({ access: 'signed_in' });
  const reader = await desk.company.member('read_only');
  expect((await reader.request('GET', `/referral_pages/${open.id}/fill?partner_id=${dealer.id}`)).statusCode).toBe(403);
});

test('a page lists its problems', async () => {
  const create = (more: object) =>
    desk.reviewer.request('POST', '/referral_pages', { name: 'Event', headline: 'Register', ...more });
  const errors = async (more: object) => Object.keys((await create(more)).json().errors ?? {});
  expect(await errors({})).toEqual(['partner_id']);
  expect(await errors({ partner_from: 'login' })).toEqual(['partner_from']);
  expect(await errors({ partner_from: 'chosen' })).toEqual(['offered_partner_ids']);
  const open = await page();
  const change = { partner_from: 'link', partner_id: dealer.id };
  const refused = await desk.reviewer.request('PATCH', `/referral_pages/${open.id}`, change);
  expect(Object.keys(refused.json().errors)).toEqual(['partner_id']);
  expect(await errors({ partner_id: newId() })).toEqual(['partner_id']);
  expect(await errors({ partner_id: dealer.id, opens_on: '2026-05-02', closes_on: '2026-05-01' })).toEqual([
    'closes_on',
  ]);
  expect((await create({ partner_id: dealer.id, allowed_origins: ['http://x'] })).statusCode).toBe(400);
  const form = await desk.reviewer.post<{ id: string }>('/forms', { name: 'General' });
  expect(await errors({ partner_id: dealer.id, form_id: form.id })).toEqual(['form_id']);
});

test('the page of another company, a draft and a page that was archived do not exist', async () => {
  const open = await page();
  const elsewhere = await createDesk(world);
  expect((await elsewhere.reviewer.request('GET', `/referral_pages/${open.id}`)).statusCode).toBe(404);
  const draft = await desk.reviewer.post<ReferralPage>('/referral_pages', {
    name: 'Draft',
    headline: 'Draft',
    partner_id: dealer.id,
  });
  expect((await world.app.inject({ url: `/referrals/${draft.id}` })).statusCode).toBe(404);
  expect((await world.app.inject({ url: `/referrals/${open.id}` })).statusCode).toBe(200);
  await desk.reviewer.request('DELETE', `/referral_pages/${open.id}`);
  expect((await world.app.inject({ url: `/referrals/${open.id}` })).statusCode).toBe(404);
});

test('a frame is allowed on the origins of the page only', async () => {
  const open = await page({ allowed_origins: ['https://events.example'] });
  const { headers } = await world.app.inject({ url: `/referrals/${open.id}` });
  expect(String(headers['content-security-policy'])).toContain('https://events.example');
});

test('counts views, starts and registrations of a form', async () => {
  const open = await page();
  await world.app.inject({ url: `/referrals/${open.id}` });
  await world.app.inject({ method: 'POST', url: `/api/public/referral_pages/${open.id}/starts` });
  await register(open);
  expect(await desk.reviewer.get(`/referral_pages/${open.id}`)).toMatchObject({
    views: 1,
    starts: 1,
    registrations: 1,
    waiting: 1,
  });
});

async function fillIn(person: Person, open: ReferralPage, more: Record<string, string> = {}, query = '') {
  const shown = await person.get<SignedInPage>(`/referral_pages/${open.id}/fill${query}`);
  world.clock.advance(5_000);
  const { your_name, your_email, ...answers } = deal();
  const answer = await person.request('POST', `/forms/${open.form_id}/submissions`, {
    ticket: shown.form!.ticket,
    answers: { ...answers, ...(shown.form!.prefill as object), your_name, your_email },
    context: { page_id: open.id, partner_id: shown.partner!.id, pass: shown.pass!, ...more },
  });
  return { shown, answer };
}

function multipart(ticket: string, field: string, name: string, content: string) {
  const line = '----tandem';
  const part = (head: string, text: string) =>
    `--${line}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
    body: `${part('name="ticket"', ticket)}${part('name="field"', field)}${part(`name="file"; filename="${name}"`, content)}--${line}--\r\n`,
  };
}

test('the form is in the first HTML when the page or its address names a partner', async () => {
  const other = await desk.dealer();
  const html = async ({ id }: ReferralPage, query = '') =>
    (await world.app.inject({ url: `/referrals/${id}${query}` })).body;
  const field = /<input[^>]+type="email"/;
  expect(await html(await page())).toMatch(field);
  const one = await page({ partner_from: 'chosen', offered_partner_ids: [dealer.id] });
  expect(await html(one)).toMatch(field);
  const several = await page({ partner_from: 'chosen', offered_partner_ids: [dealer.id, other.id] });
  expect(await html(several)).not.toMatch(field);
  expect(await html(several, `?partner_id=${other.id}`)).toMatch(field);
  expect(await html(several, `?partner_id=${newId()}`)).not.toMatch(field);
});

/** The emails that a person gets, at once or later. */
async function emailsAbout({ email, user_id }: Person): Promise<string[]> {
  const waiting = await desk.within((call) =>
    call.rows<{ text: string }>(
      sql`select text from waiting_notices where organization_id = ${call.organization_id} and user_id = ${user_id}`,
    ),
  );
  return [...(await mailsTo(email)).map(({ subject }) => subject), ...waiting.map(({ text }) => text)];
}

test('a registration by form sends one email to each reviewer, who is also a recipient of the form', async () => {
  const made = await page();
  await desk.reviewer.patch(`/forms/${made.form_id}`, { recipient_ids: [desk.reviewer.user_id] });
  const before = await emailsAbout(desk.reviewer);
  await register(made, deal({ company: 'Lakeside' }));
  expect((await emailsAbout(desk.reviewer)).slice(before.length)).toEqual([expect.stringContaining('New submission')]);
  // A reviewer who wants emails about registrations gets one email, not both.
  const topics = [{ topic: 'registrations', in_app: true, email: 'instant' }];
  await desk.reviewer.patch('/notification_preferences', { topics });
  await register(made, deal({ company: 'Riverside' }));
  const mails = (await emailsAbout(desk.reviewer)).slice(before.length + 1);
  expect(mails).toEqual([expect.stringContaining('registered Riverside')]);
});
