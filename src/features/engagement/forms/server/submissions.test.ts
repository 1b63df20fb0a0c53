import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { allMailedTo, mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { FormSubmission } from '../schema.ts';
import { emailField, formOf, publishedForm, visitorIn } from './testing/filling.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Acme');
  owner = company.owner;
});
afterAll(() => world.close());

const submissionsOf = (form_id: string) => owner.get<FormSubmission[]>(`/form_submissions?form_id=${form_id}`);

test('a visitor fills a published form, and the submission is kept exactly as sent', async () => {
  const form = await publishedForm(owner, formOf(emailField, { key: 'note', type: 'LONG_TEXT', label: 'Note' }));
  const sent = { note: '  Two  spaces\r\nand <b>tags</b>  ', email: ' Ada@Example.COM ' };
  const response = await visitorIn(world).fill(form.id, sent);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ finish: { kind: 'text', text: 'Thank you.' }, status_link: null });
  const [kept] = await submissionsOf(form.id);
  expect(JSON.stringify(kept!.sent)).toBe(JSON.stringify(sent));
  expect(kept).toMatchObject({
    state: 'received',
    version: 1,
    email: 'ada@example.com',
    answers: { email: 'ada@example.com', note: 'Two  spaces\nand <b>tags</b>' },
  });
});

test('a draft of the company is not open, and an unpublished form closes', async () => {
  const visitor = visitorIn(world);
  const form = await owner.post<{ id: string }>('/forms', { name: 'Later' });
  expect((await visitor.request('GET', form.id)).statusCode).toBe(404);
  await owner.post(`/forms/${form.id}/publish`);
  const { ticket } = await visitor.open(form.id);
  await owner.post(`/forms/${form.id}/unpublish`);
  expect((await visitor.request('GET', form.id)).statusCode).toBe(404);
  const late = await visitor.request('POST', `${form.id}/submissions`, { ticket, answers: {} });
  expect(late.statusCode).toBe(404);
  expect((await visitor.request('GET', newId())).statusCode).toBe(404);
});

test('answers are checked against the version that was answered', async () => {
  const visitor = visitorIn(world);
  const form = await publishedForm(owner, formOf(emailField));
  const { ticket } = await visitor.open(form.id);
  const definition = formOf(emailField, { key: 'phone', type: 'PHONE_NUMBER', label: 'Phone', required: true });
  await owner.patch(`/forms/${form.id}`, { definition });
  await owner.post(`/forms/${form.id}/publish`);
  world.clock.advance(5_000);
  const old = await visitor.request('POST', `${form.id}/submissions`, { ticket, answers: { email: 'a@example.com' } });
  expect(old.statusCode).toBe(201);
  const fresh = await visitor.fill(form.id, { email: 'a@example.com' });
  expect(fresh.json().errors).toEqual({ 'answers.phone': ['This field is required.'] });
  expect((await submissionsOf(form.id)).map(({ version }) => version)).toEqual([1]);
});

test('the server decides by the same conditions what is asked and required', async () => {
  const definition = formOf(
    emailField,
    {
      key: 'kind',
      type: 'SELECT',
      label: 'You are',
      required: true,
      options: [
        { value: 'customer', label: 'A customer' },
        { value: 'partner', label: 'A partner' },
      ],
    },
    {
      key: 'tier',
      type: 'STRING',
      label: 'Tier',
      required: true,
      shown_when: { any: [{ all: [{ field: 'kind', op: 'eq', value: 'partner' }] }] },
    },
    {
      key: 'reason',
      type: 'STRING',
      label: 'Reason',
      required_when: { any: [{ all: [{ field: 'tier', op: 'is_set' }] }] },
    },
  );
  const form = await publishedForm(owner, definition);
  const visitor = visitorIn(world);
  const asCustomer = await visitor.fill(form.id, { email: 'a@example.com', kind: 'customer', tier: 'sneaked in' });
  expect(asCustomer.statusCode).toBe(201);
  expect((await submissionsOf(form.id))[0]!.answers).toEqual({ email: 'a@example.com', kind: 'customer' });
  const asPartner = await visitor.fill(form.id, { email: 'a@example.com', kind: 'partner' });
  expect(Object.keys(asPartner.json().errors)).toEqual(['answers.tier']);
  const withTier = await visitor.fill(form.id, { email: 'a@example.com', kind: 'partner', tier: 'Gold' });
  expect(Object.keys(withTier.json().errors)).toEqual(['answers.reason']);
});

test('a second click, and a second tab at the same instant, give the same answer and one submission', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  world.clock.advance(5_000);
  const body = { ticket, answers: { email: 'twice@example.com' } };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.request('POST', `${form.id}/submissions`, body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
  expect(await submissionsOf(form.id)).toHaveLength(1);
});

test('a ticket is not used for other answers, another form, or after a day', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  const other = await publishedForm(owner, formOf(emailField));
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  world.clock.advance(5_000);
  const send = (id: string, sealed: string, email: string) =>
    visitor.request('POST', `${id}/submissions`, { ticket: sealed, answers: { email } });
  expect((await send(form.id, ticket, 'a@example.com')).statusCode).toBe(201);
  expect((await send(form.id, ticket, 'b@example.com')).statusCode).toBe(409);
  expect((await send(other.id, ticket, 'a@example.com')).json().errors).toHaveProperty('ticket');
  expect((await send(form.id, `${ticket.slice(0, -4)}AAAA`, 'a@example.com')).statusCode).toBe(422);
  const { ticket: old } = await visitor.open(form.id);
  world.clock.advance(25 * 60 * 60_000);
  expect((await send(form.id, old, 'a@example.com')).json()).toMatchObject({ statusCode: 422, reason: 'expired' });
});

test('what is sent faster than a person can is held for three seconds, and what fills the trap is kept as spam', async () => {
  const definition = formOf({ ...emailField, binding: 'contact.email' });
  const form = await publishedForm(owner, definition, { purpose: 'contact' });
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  const began = performance.now();
  const quick = await visitor.request('POST', `${form.id}/submissions`, {
    ticket,
    answers: { email: 'ada@example.com' },
  });
  expect(quick.statusCode).toBe(201);
  expect(performance.now() - began).toBeGreaterThan(2_900);
  const answers = { email: 'robot@example.com' };
  const trapped = await visitor.fill(form.id, answers, { trap: 'http://spam.example' });
  expect(trapped.json()).toMatchObject({ finish: { text: 'Thank you.' } });
  expect(await submissionsOf(form.id)).toMatchObject([
    { state: 'spam', ref_id: null, answers: {} },
    { state: 'received' },
  ]);
  expect(await owner.get('/contacts?email=robot@example.com')).toEqual([]);
});

test('unknown fields are refused, and HTML and scripts stay text in every field', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const form = await publishedForm(
    owner,
    formOf(
      emailField,
      { key: 'name', type: 'STRING', label: 'Name' },
      { key: 'note', type: 'LONG_TEXT', label: 'Note' },
    ),
  );
  const visitor = visitorIn(world);
  const unknown = await visitor.fill(form.id, { email: 'a@example.com', is_admin: true });
  expect(unknown.json().errors).toEqual({ 'answers.is_admin': ['This field is not on the form.'] });
  expect((await visitor.fill(form.id, { email: attack })).json().errors).toHaveProperty(['answers.email']);
  expect((await visitor.fill(form.id, { email: 'a@example.com', name: attack, note: attack })).statusCode).toBe(201);
  expect((await submissionsOf(form.id))[0]!.answers).toMatchObject({ name: attack, note: attack });
  const extra = await visitor.fill(form.id, { email: 'a@example.com' }, { state: 'received' } as object);
  expect(extra.statusCode).toBe(400);
});

test('oversized answers are refused', async () => {
  const form = await publishedForm(owner, formOf(emailField, { key: 'note', type: 'LONG_TEXT', label: 'Note' }));
  const visitor = visitorIn(world);
  const long = await visitor.fill(form.id, { email: 'a@example.com', note: 'x'.repeat(10_001) });
  expect(long.json().errors).toEqual({ 'answers.note': ['Enter at most 10000 characters.'] });
  expect((await visitor.fill(form.id, { email: 'a@example.com', note: 'x'.repeat(400_000) })).statusCode).toBe(413);
});

test('many submissions from one address have to wait, and another address does not', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  const visitor = visitorIn(world);
  const tickets = await Promise.all(Array.from({ length: 70 }, () => visitor.open(form.id)));
  world.clock.advance(5_000);
  const codes: number[] = [];
  for (const { ticket } of tickets) {
    const answers = { email: 'flood@example.com' };
    codes.push((await visitor.request('POST', `${form.id}/submissions`, { ticket, answers })).statusCode);
  }
  expect(codes.filter((code) => code === 201).length).toBeLessThanOrEqual(60);
  expect(codes.at(-1)).toBe(429);
  expect((await visitorIn(world).fill(form.id, { email: 'b@example.com' })).statusCode).toBe(201);
});

test('an office that mistypes is not locked out', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  const visitor = visitorIn(world);
  for (let at = 0; at < 80; at++) await visitor.fill(form.id, { email: 'not an address' });
  expect((await visitor.fill(form.id, { email: 'right@example.com' })).statusCode).toBe(201);
});

test('the network address is stored as a hash only, another one each day', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  const visitor = visitorIn(world, '198.51.100.7');
  await visitor.fill(form.id, { email: 'a@example.com' });
  world.clock.advance(24 * 60 * 60_000);
  await visitor.fill(form.id, { email: 'a@example.com' });
  const rows = await company.within((call) =>
    call.rows<{ whole: string; address_hash: string }>(
      sql`select address_hash, to_jsonb(s)::text as whole from form_submissions s where form_id = ${form.id}`,
    ),
  );
  expect(new Set(rows.map(({ address_hash }) => address_hash)).size).toBe(2);
  for (const { whole } of nonEmpty(rows)) expect(whole).not.toContain('198.51.100.7');
});

test('nobody changes or removes the answers of a submission', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  await visitorIn(world).fill(form.id, { email: 'a@example.com' });
  const [{ id }] = (await submissionsOf(form.id)) as [FormSubmission];
  await expect(
    company.within((call) => call.run(sql`update form_submissions set answers = '{}' where id = ${id}`)),
  ).rejects.toThrow(/cannot be changed/);
  await expect(
    company.within((call) => call.run(sql`delete from form_submissions where id = ${id}`)),
  ).rejects.toThrow();
  expect((await owner.request('DELETE', `/form_submissions/${id}`)).statusCode).toBe(404);
  await owner.post(`/form_submissions/${id}/mark`, { state: 'spam' });
  expect((await submissionsOf(form.id))[0]).toMatchObject({ state: 'spam', answers: { email: 'a@example.com' } });
});

test('the recipients of a form are notified once for each submission', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  await visitorIn(world).fill(form.id, { email: 'ada@example.com' });
  const notices = await owner.get<{ text: string; link: string }[]>('/in_app_notifications');
  const found = notices.filter(({ link }) => link?.includes(form.id));
  expect(found).toMatchObject([{ text: 'New submission of “Contact form” from ada@example.com' }]);
  const mails = (await allMailedTo(world.kernel, owner.email)).filter(({ body_text }) => body_text.includes(form.id));
  expect(mails.map(({ subject }) => subject)).toEqual(['New submission: Contact form']);
});

test('a bound form creates a contact once, and completes it without overwriting', async () => {
  const definition = formOf(
    { ...emailField, binding: 'contact.email' },
    { key: 'full_name', type: 'STRING', label: 'Name', binding: 'contact.full_name' },
    { key: 'title', type: 'STRING', label: 'Job title', binding: 'contact.title' },
    { key: 'company', type: 'STRING', label: 'Company', binding: 'account.name' },
  );
  const form = await publishedForm(owner, definition, { purpose: 'contact' });
  const visitor = visitorIn(world);
  await visitor.fill(form.id, { email: 'Grace@Navy.example', full_name: 'Grace Hopper', company: 'Navy' });
  await visitor.fill(form.id, { email: 'grace@navy.example', full_name: 'Mallory', title: 'Admiral' });
  const contacts = await owner.get<Record<string, string>[]>('/contacts?email=grace@navy.example');
  expect(contacts).toMatchObject([{ full_name: 'Grace Hopper', title: 'Admiral', account_name: 'Navy' }]);
  const submissions = await submissionsOf(form.id);
  expect(submissions.map(({ ref_table, ref_id }) => [ref_table, ref_id])).toEqual(
    Array(2).fill(['contacts', contacts[0]!.id]),
  );
});

test('a form whose email is confirmed takes nothing without the right code', async () => {
  const form = await publishedForm(owner, { ...formOf(emailField), verify_email: 'email' });
  const visitor = visitorIn(world);
  const answers = { email: 'ada@example.com' };
  const missing = await visitor.fill(form.id, answers);
  expect(missing.json()).toMatchObject({ statusCode: 422, reason: 'code' });
  const { ticket } = await visitor.open(form.id);
  const { proof } = (await visitor.request('POST', `${form.id}/code`, { ticket, email: 'ada@example.com' })).json();
  const code = await lastCode('ada@example.com');
  const send = (given: string, email = 'ada@example.com') =>
    visitor.fill(form.id, { email }, { verification: { proof, code: given } });
  expect((await send(code === '000000' ? '111111' : '000000')).json()).toMatchObject({ reason: 'code' });
  expect((await send(code, 'mallory@example.com')).statusCode).toBe(422);
  expect((await send(code)).statusCode).toBe(201);
  expect(await submissionsOf(form.id)).toMatchObject([{ verified_email: 'ada@example.com' }]);
});

test('guessing the code has to wait', async () => {
  const form = await publishedForm(owner, { ...formOf(emailField), verify_email: 'email' });
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  const { proof } = (await visitor.request('POST', `${form.id}/code`, { ticket, email: 'eve@example.com' })).json();
  const codes: number[] = [];
  for (let guess = 0; guess < 8; guess++) {
    const { ticket: next } = await visitor.open(form.id);
    if (guess === 0) world.clock.advance(5_000);
    const body = { ticket: guess === 0 ? ticket : next, answers: { email: 'eve@example.com' } };
    const verification = { proof, code: 'abcdef' };
    codes.push((await visitor.request('POST', `${form.id}/submissions`, { ...body, ticket, verification })).statusCode);
  }
  expect(codes.at(-1)).toBe(429);
});

test('drafts are saved and read by their secret only, and counted once for each field', async () => {
  const form = await publishedForm(owner, formOf(emailField, { key: 'name', type: 'STRING', label: 'Name' }));
  const other = await publishedForm(owner, formOf(emailField));
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(form.id);
  const save = (answers: object, token?: string) =>
    visitor.request('PUT', `${form.id}/draft`, { ticket, answers, ...(token && { token }) });
  const { token } = (await save({ name: 'Ada' })).json<{ token: string }>();
  await save({ name: 'Ada Lovelace' }, token);
  await save({ name: 'Ada Lovelace', email: 'ada@example.com' }, token);
  const read = await visitor.request('POST', `${form.id}/draft`, { token });
  expect(read.json()).toMatchObject({ answers: { name: 'Ada Lovelace', email: 'ada@example.com' } });
  expect((await visitor.request('POST', `${other.id}/draft`, { token })).statusCode).toBe(404);
  expect((await visitor.request('POST', `${form.id}/draft`, { token: 'x'.repeat(43) })).statusCode).toBe(404);
  expect((await save({ name: 'Eve' }, 'x'.repeat(43))).statusCode).toBe(404);
  expect(await owner.get(`/forms/${form.id}/figures`)).toMatchObject({
    viewed: 1,
    started: 1,
    submitted: 0,
    fields: [
      { key: 'email', answered: 1 },
      { key: 'name', answered: 1 },
    ],
  });
  await visitor.fill(form.id, { email: 'ada@example.com' }, { draft_token: token });
  expect((await visitor.request('POST', `${form.id}/draft`, { token })).statusCode).toBe(404);
});

test('somebody signed in at a partner fills a form with what is known of them', async () => {
  const partner_id = await company.within((call) => samplePartner(call, { name: 'Nordwind' }));
  const user = await world.partnerUser(company, partner_id);
  const form = await publishedForm(
    owner,
    formOf(
      { ...emailField, prefill_profile: 'email' },
      { key: 'firm', type: 'STRING', label: 'Firm', prefill_profile: 'partner_name' },
    ),
  );
  const headers = { 'x-mode': 'partner' };
  const open = await user.request('GET', `/forms/${form.id}/fill`, undefined, headers);
  expect(open.json()).toMatchObject({ prefill: { email: user.email, firm: 'Nordwind' } });
  world.clock.advance(5_000);
  const body = { ticket: open.json().ticket, answers: { email: user.email, firm: 'Nordwind' } };
  expect((await user.request('POST', `/forms/${form.id}/submissions`, body, headers)).statusCode).toBe(201);
  expect(await submissionsOf(form.id)).toMatchObject([{ partner_id, partner_name: 'Nordwind', user_id: user.user_id }]);
  for (const url of ['/forms', '/form_submissions', `/forms/${form.id}`, '/form_purposes'])
    expect((await user.request('GET', url, undefined, headers)).statusCode).toBe(404);
});

test('another company finds nothing', async () => {
  const form = await publishedForm(owner, formOf(emailField));
  await visitorIn(world).fill(form.id, { email: 'a@example.com' });
  const [{ id }] = (await submissionsOf(form.id)) as [FormSubmission];
  const stranger = (await world.company('Rival')).owner;
  for (const url of [
    `/forms/${form.id}`,
    `/form_submissions/${id}`,
    `/forms/${form.id}/figures`,
    `/forms/${form.id}/fill`,
  ])
    expect((await stranger.request('GET', url)).statusCode).toBe(404);
  for (const step of ['publish', 'unpublish'])
    expect((await stranger.request('POST', `/forms/${form.id}/${step}`, {})).statusCode).toBe(404);
  expect((await stranger.request('POST', '/forms', { name: 'Copy', copy_of: form.id })).statusCode).toBe(404);
});

async function lastCode(email: string): Promise<string> {
  return /\b\d{6}\b/.exec((await mailedTo(world.kernel, email)).body_text)![0];
}
