import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { allMailedTo, mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Review, ReviewCandidate } from '../schema.ts';
import { sampleCustomer } from './sample.ts';
import { authorsOf, DRAFT } from './testing/author.ts';

let world: World;
let company: Company;
let authors: ReturnType<typeof authorsOf>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  authors = authorsOf(world);
});
afterAll(() => world.close());

const statusOf = async (id: string) => (await company.owner.get<Review>(`/reviews/${id}`)).status;
const customer = () => company.within((call) => sampleCustomer(call));

test('a customer opens the link, writes, confirms by code, and the review waits for the company', async () => {
  const { token, id, email, partner_id } = await authors.invited(company);
  expect(await statusOf(id)).toBe('requested');
  const opened = await authors.post('open', { token });
  expect(opened.json()).toMatchObject({ company_name: 'Acme', author: 'Grace Hopper', is_submitted: false });
  expect(opened.json().email).toBe(`${email[0]}•••@customer.example`);
  expect(await statusOf(id)).toBe('started');
  const sent = await authors.post('submit', { token, ...DRAFT });
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await statusOf(id)).toBe('submitted');
  const verified = await authors.post('verify', { token, code: await authors.codeFor(email) });
  expect(verified.json()).toEqual({ is_verified: true });
  expect(await company.owner.get(`/reviews/${id}`)).toMatchObject({
    status: 'in_moderation',
    partner_id,
    rating: 4,
    quote: DRAFT.quote,
    author: 'Grace Hopper',
    company: 'Globex',
    verified_at: expect.any(String),
  });
});

test('every status is in the audit log', async () => {
  const { id } = await authors.published(company);
  const events = await company.owner.get<{ changes: { status?: [string, string] } }[]>(
    `/audit_events?ref_table=reviews&ref_id=${id}&_sort=at&_end=50`,
  );
  const moves = events.flatMap(({ changes }) => (Array.isArray(changes.status) ? [changes.status[1]] : []));
  expect(moves.sort()).toEqual(['in_moderation', 'published', 'started', 'submitted', 'verified']);
});

test('only contacts of the customer of a won deal can be asked', async () => {
  const { partner_id, opportunity_id, contact_id, account_id } = await customer();
  const elsewhere = await customer();
  const ask = (body: object) =>
    company.owner.request('POST', '/reviews/invite', { partner_id, opportunity_id, contact_id, ...body });
  const stranger = await ask({ contact_id: elsewhere.contact_id });
  expect(stranger.statusCode).toBe(422);
  expect(stranger.json().errors).toEqual({ contact_id: ['must be a contact of the customer of this deal'] });
  const open = await company.within((call) => sampleOpportunity(call, { account_id, participants: [{ partner_id }] }));
  expect((await ask({ opportunity_id: open })).json().errors).toEqual({
    opportunity_id: ['must be a won deal of this partner'],
  });
  expect((await ask({ partner_id: elsewhere.partner_id })).statusCode).toBe(422);
  const silent = await company.within((call) => sampleContact(call, { account_id, email: null }));
  expect((await ask({ contact_id: silent })).json().errors).toEqual({ contact_id: ['has no email address'] });
  expect((await ask({})).statusCode).toBe(201);
});

test('nobody of the partner itself can be asked', async () => {
  const { partner_id, opportunity_id, account_id } = await customer();
  await company.owner.patch(`/partners/${partner_id}`, { domain: 'self-praise.example' });
  const own = await company.within((call) => sampleContact(call, { account_id, email: 'boss@self-praise.example' }));
  const twin = await company.within(async (call) => {
    await sampleContact(call, { partner_id, email: 'twin@private.example' });
    return sampleContact(call, { account_id, email: 'twin@private.example' });
  });
  for (const contact_id of [own, twin]) {
    const refused = await company.owner.request('POST', '/reviews/invite', { partner_id, opportunity_id, contact_id });
    expect(refused.json().errors).toEqual({ contact_id: ['works at the partner'] });
  }
  const candidates = await company.owner.rows<ReviewCandidate>(`/review_candidates?partner_id=${partner_id}`);
  expect(candidates.map(({ contact_id }) => contact_id)).not.toContain(own);
  expect(candidates).toHaveLength(1);
});

test('asks a customer about a partner once', async () => {
  const { partner_id, opportunity_id, contact_id } = await authors.invited(company);
  const again = await company.owner.request('POST', '/reviews/invite', { partner_id, opportunity_id, contact_id });
  expect(again.statusCode).toBe(409);
  expect(again.json().errors).toHaveProperty('contact_id');
  expect(await company.owner.rows(`/review_candidates?partner_id=${partner_id}`)).toEqual([]);
});

test('a link works once', async () => {
  const { token, email } = await authors.reviewed(company);
  for (const path of ['open', 'send_code'])
    expect((await authors.post(path, { token })).json()).toMatchObject({
      statusCode: 409,
      message: 'This review was already submitted. Thank you.',
    });
  expect((await authors.post('submit', { token, ...DRAFT, quote: 'Another text' })).statusCode).toBe(409);
  const code = await authors.codeFor(email);
  expect((await authors.post('verify', { token, code })).statusCode).toBe(409);
});

test('an unknown, changed or expired link opens nothing', async () => {
  const { token } = await authors.invited(company);
  expect((await authors.post('open', { token: `${token.slice(0, -1)}-` })).statusCode).toBe(404);
  expect((await authors.post('open', { token: 'x'.repeat(43) })).statusCode).toBe(404);
  expect((await authors.post('open', { token: 'short' })).statusCode).toBe(400);
  world.clock.advance(30 * 86_400_000);
  expect((await authors.post('open', { token })).json().message).toContain('has expired');
});

test('a link sent again replaces the one before, at most five times', async () => {
  const { token, id, email } = await authors.invited(company);
  world.clock.advance(1000);
  await company.owner.post(`/reviews/${id}/send`);
  expect((await authors.post('open', { token })).json()).toMatchObject({ statusCode: 409 });
  const newest = (await mailedTo(world.kernel, email)).token;
  expect((await authors.post('open', { token: newest })).statusCode).toBe(200);
  for (let sent = 2; sent < 5; sent += 1) await company.owner.post(`/reviews/${id}/send`);
  expect((await company.owner.request('POST', `/reviews/${id}/send`, {})).statusCode).toBe(429);
});

test('150 wrong codes get few answers, and the company is told', async () => {
  const { id, token, email } = await authors.invited(company);
  await authors.post('submit', { token, ...DRAFT });
  const code = (await authors.codeFor(email)) === '000000' ? '000001' : '000000';
  const statuses: number[] = [];
  for (let at = 0; at < 150; at += 1)
    statuses.push((await authors.post('verify', { token, code }, `10.7.240.${at % 3}`)).statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  const told = await company.owner.get<{ link: string }[]>('/in_app_notifications?kind=review_code_guessed&_end=50');
  expect(told.filter(({ link }) => link === `/reviews/show/${id}`)).toHaveLength(1);
});

test('a wrong code is refused and counted, also when several are tried at once', async () => {
  const { token, id, email } = await authors.invited(company);
  await authors.post('submit', { token, ...DRAFT });
  const code = await authors.codeFor(email);
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await authors.post('verify', { token, code: wrong });
  expect(refused.json()).toMatchObject({ statusCode: 422, errors: { code: ['is not correct'] } });
  await Promise.all([1, 2, 3, 4].map(() => authors.post('verify', { token, code: wrong })));
  const right = await authors.post('verify', { token, code });
  expect(right.json().errors).toEqual({ code: ['was entered wrong too often. Request a new one'] });
  expect(await statusOf(id)).toBe('submitted');
  world.clock.advance(1000);
  await authors.post('send_code', { token });
  expect((await authors.post('verify', { token, code: await authors.codeFor(email) })).statusCode).toBe(200);
});

test('a code expires after half an hour', async () => {
  const { token, email } = await authors.invited(company);
  await authors.post('submit', { token, ...DRAFT });
  const code = await authors.codeFor(email);
  world.clock.advance(30 * 60_000);
  expect((await authors.post('verify', { token, code })).json().errors).toEqual({
    code: ['has expired. Request a new one'],
  });
});

test('a code of one review does not confirm another', async () => {
  const [one, other] = [await authors.invited(company), await authors.invited(company)];
  for (const { token } of [one, other]) await authors.post('submit', { token, ...DRAFT });
  const code = await authors.codeFor(other.email);
  if (code !== (await authors.codeFor(one.email)))
    expect((await authors.post('verify', { token: one.token, code })).statusCode).toBe(422);
  expect((await authors.post('verify', { token: other.token, code })).statusCode).toBe(200);
});

test('two confirmations at the same instant are one review and one notification', async () => {
  const { token, email, id } = await authors.invited(company);
  await authors.post('submit', { token, ...DRAFT });
  const code = await authors.codeFor(email);
  const answers = await Promise.all([1, 2].map(() => authors.post('verify', { token, code })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const told = await company.owner.get<{ link: string }[]>('/in_app_notifications?kind=review_submitted&_end=100');
  expect(told.filter(({ link }) => link === `/reviews/show/${id}`)).toHaveLength(1);
  const mails = await allMailedTo(world.kernel, company.owner.email);
  expect(mails.filter(({ body_text }) => body_text.includes(`/reviews/show/${id}`))).toHaveLength(1);
});

test('scores outside one to five, empty texts and unknown fields are refused by name', async () => {
  const { token, id } = await authors.invited(company);
  const bad: [object, string][] = [
    [{ quality: 0 }, 'quality'],
    [{ budget: 6 }, 'budget'],
    [{ schedule: 4.5 }, 'schedule'],
    [{ quote: '   ' }, 'quote'],
    [{ quote: 'x'.repeat(4001) }, 'quote'],
    [{ author: '' }, 'author'],
    [{ status: 'published' }, 'status'],
  ];
  for (const [change, field] of bad) {
    const refused = await authors.post('submit', { token, ...DRAFT, ...change });
    expect([change, refused.statusCode]).toEqual([change, 400]);
    expect(refused.json().errors).toHaveProperty(field);
  }
  expect(await statusOf(id)).toBe('requested');
});

test('the token and the code are stored as hashes only, and the list of emails hides both', async () => {
  world.kernel.mailer.delivers = true;
  const { token, email, id } = await authors.invited(company);
  await authors.post('submit', { token, ...DRAFT });
  const code = await authors.codeFor(email);
  const stored = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select i::text as text from review_invitations i where review_id = ${id}
      union all select a.changes::text from audit_events a where ref_id = ${id}`),
  );
  for (const { text } of nonEmpty(stored)) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(code);
  }
  // The same holds without a mail server: the company must not write its own review.
  world.kernel.mailer.delivers = false;
  const { mails } = await company.owner.get<{ mails: { id: string; to_address: string }[] }>('/mail_outbox');
  const sent = mails.filter(({ to_address }) => to_address === email);
  expect(sent).toHaveLength(2);
  for (const { id: mail } of sent) {
    const read = await company.owner.get(`/mail_outbox/${mail}`);
    expect(JSON.stringify(read)).not.toContain(token);
    expect(JSON.stringify(read)).not.toContain(code);
  }
});

test('the link of a company where the module is off opens nothing', async () => {
  const other = await world.company('Off');
  const { token } = await authors.invited(other);
  await world.switchFor(other, ['partners_directory'], false);
  expect((await authors.post('open', { token })).statusCode).toBe(404);
});

test('the company cancels a request, and its link stops working', async () => {
  const { token, id } = await authors.invited(company);
  await company.owner.post(`/reviews/${id}/remove`, { reason: 'Wrong contact' });
  expect(await statusOf(id)).toBe('removed');
  expect((await authors.post('submit', { token, ...DRAFT })).statusCode).toBe(409);
});

test('a partner asks for a review of its own won deals; the company chooses who gets the link', async () => {
  const { partner_id, opportunity_id, contact_id, email } = await customer();
  const user = await world.partnerUser(company, partner_id);
  const foreign = await customer();
  const deals = await user.rows<ReviewCandidate>('/review_candidates');
  expect(deals).toMatchObject([{ opportunity_id, contact_id: null, contact_email: null }]);
  const refused = await user.request('POST', '/reviews/request', { opportunity_id: foreign.opportunity_id });
  expect(refused.json().errors).toEqual({ opportunity_id: ['must be a won deal of this partner'] });
  const review = await user.post<Review>('/reviews/request', { opportunity_id, note: 'Happy customer' });
  expect(review).toMatchObject({ status: 'requested', requested_by: 'partner', note: 'Happy customer' });
  expect((await user.request('POST', '/reviews/request', { opportunity_id })).statusCode).toBe(409);
  expect((await company.owner.request('POST', `/reviews/${review.id}/send`, {})).json().errors).toEqual({
    contact_id: ['is required'],
  });
  await company.owner.post(`/reviews/${review.id}/send`, { contact_id });
  expect((await mailedTo(world.kernel, email)).token).not.toBe('');
  expect(JSON.stringify(await user.get(`/reviews/${review.id}`))).not.toContain(email);
});

test('a partner user cannot send links, decide or invite', async () => {
  const { partner_id, opportunity_id, contact_id, id } = await authors.reviewed(company);
  const user = await world.partnerUser(company, partner_id);
  expect((await user.request('POST', '/reviews/invite', { partner_id, opportunity_id, contact_id })).statusCode).toBe(
    404,
  );
  for (const step of ['send', 'publish', 'reject', 'remove_reply'])
    expect([step, (await user.request('POST', `/reviews/${id}/${step}`, { reason: 'x' })).statusCode]).toEqual([
      step,
      404,
    ]);
  expect(await statusOf(id)).toBe('in_moderation');
});

test('a company without partners has no candidates', async () => {
  expect((await company.owner.request('GET', '/review_candidates')).statusCode).toBe(400);
  const partner_id = await company.within((call) => samplePartner(call));
  expect(await company.owner.rows(`/review_candidates?partner_id=${partner_id}`)).toEqual([]);
});
