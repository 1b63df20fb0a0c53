import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  click,
  givenReferrer,
  trackingKey,
  withKey,
} from '#features/commissions/attributions/server/testing/tracked.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { FormDefinition, FormField } from '../definition.schema.ts';
import type { FormSubmission } from '../schema.ts';
import { emailField, formOf, publishedForm, visitorIn } from './testing/filling.ts';

/** Attacks by bots on public pages. No data is lost, half written, shown as HTML or revealed. */
let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Acme');
});
afterAll(() => world.close());
vi.setConfig({ testTimeout: 120_000 });

const boundEmail: FormField = { ...emailField, binding: 'contact.email' };
const script = `"><script>alert('x')</script><img src=x onerror=alert(1)>{{7*7}}`;
const count = (text: string, values: unknown[] = []) =>
  company.within(async (call) => (await call.one<{ n: number }>(text, [call.organization_id, ...values])).n);

test('slows down 1,000 automated submissions, and every accepted one is complete', async () => {
  const form = await publishedForm(company.owner, formOf(boundEmail), { purpose: 'contact' });
  const program = visitorIn(world, '192.0.2.66');
  const statuses: number[] = [];
  // Twenty-five submissions at a time, each with its own ticket; the trap stays empty and no submission is too fast.
  for (let sent = 0; sent < 1_000; sent += 25) {
    const tickets = await Promise.all(
      Array.from(
        { length: 25 },
        async () => (await program.request('GET', form.id)).json<{ ticket?: string }>().ticket,
      ),
    );
    world.clock.advance(4_000);
    const answers = await Promise.all(
      tickets.map((ticket, at) =>
        program.request('POST', `${form.id}/submissions`, {
          ticket,
          answers: { email: `bot-${sent + at}@flood-${form.id.slice(-6)}.example` },
        }),
      ),
    );
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  const accepted = statuses.filter((status) => status === 201).length;
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(accepted).toBeLessThan(200);
  expect(accepted).toBeGreaterThanOrEqual(20);

  // One submission, one contact and one counted step for each accepted request, and nothing for the others.
  expect(
    await count('select count(*)::int as n from form_submissions where organization_id = $1 and form_id = $2', [
      form.id,
    ]),
  ).toBe(accepted);
  expect(
    await count(
      `select count(*)::int as n from form_submissions s join contacts c on c.organization_id = s.organization_id and c.id = s.ref_id
       where s.organization_id = $1 and s.form_id = $2 and s.ref_table = 'contacts' and s.answers->>'email' = c.email`,
      [form.id],
    ),
  ).toBe(accepted);
  expect(
    await count('select count(*)::int as n from contacts where organization_id = $1 and email like $2', [
      `%@flood-${form.id.slice(-6)}.example`,
    ]),
  ).toBe(accepted);
  // Another visitor is not affected by the limit.
  expect((await visitorIn(world).fill(form.id, { email: 'person@office.example' })).statusCode).toBe(201);
});

test('keeps HTML and scripts in every field as text', async () => {
  const definition: FormDefinition = {
    ...formOf(
      { key: 'name', type: 'STRING', label: `Name ${script}`, binding: 'contact.full_name', prefill_query: 'name' },
      { ...boundEmail, help: script, placeholder: script },
      { key: 'long', type: 'LONG_TEXT', label: 'Long', prefill_query: 'long' },
      { key: 'hidden', type: 'HIDDEN', label: 'Hidden', prefill_query: 'hidden' },
      { key: 'choice', type: 'SELECT', label: 'Choice', options: [{ value: 'a', label: script }] },
    ),
    title: `Title ${script}`,
    description: script,
    finish: { kind: 'text', text: script },
  };
  const form = await publishedForm(company.owner, definition, { purpose: 'contact' });
  const asked = encodeURIComponent(script);
  const page = await world.app.inject({ url: `/f/${form.id}?name=${asked}&long=${asked}&hidden=${asked}` });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>alert|<img src=x/);
  expect(/script-src [^;]*/.exec(String(page.headers['content-security-policy']))![0]).not.toContain('unsafe-inline');

  const email = `ada@${newId().slice(-8)}.example`;
  const answers = { name: script, email, long: script, hidden: script, choice: 'a' };
  expect((await visitorIn(world).fill(form.id, answers)).statusCode).toBe(201);
  const [kept] = await company.owner.get<FormSubmission[]>(`/form_submissions?form_id=${form.id}`);
  expect(kept).toMatchObject({ state: 'received', sent: answers, answers: { name: script, long: script } });
  // Fields that are not text reject it by name.
  const refused = await visitorIn(world).fill(form.id, { ...answers, email: script, choice: script });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors).sort()).toEqual(['answers.choice', 'answers.email']);
  // Exports contain it as text that no spreadsheet runs.
  await visitorIn(world).fill(form.id, { ...answers, email: `b${email}`, name: '=HYPERLINK("http://x.example")' });
  const csv = await company.owner.request('GET', '/contacts/export.csv');
  expect(csv.statusCode).toBe(200);
  expect(csv.body).not.toMatch(/(^|[,;\t"])=HYPERLINK/m);
});

test('says in the history of a record that a form created and changed it', async () => {
  const definition = formOf(
    { ...boundEmail },
    { key: 'title', type: 'STRING', label: 'Title', binding: 'contact.title' },
  );
  const form = await publishedForm(company.owner, definition, { purpose: 'contact' });
  const email = `grace@${newId().slice(-8)}.example`;
  await visitorIn(world).fill(form.id, { email });
  await visitorIn(world).fill(form.id, { email, title: 'Admiral' });
  const [contact] = await company.owner.get<{ id: string }[]>(`/contacts?email=${email}`);
  const events = await company.owner.get<{ action: string; reason: string | null }[]>(
    `/audit_events?ref_table=contacts&ref_id=${contact!.id}&_sort=at&_end=10`,
  );
  expect(events.map(({ action, reason }) => [action, reason])).toEqual([
    ['created', 'Sent through the form “Contact form”'],
    ['updated', 'Sent through the form “Contact form”'],
  ]);
});

test('forged tracking calls earn nothing', async () => {
  const referrer = await givenReferrer(company);
  const other = await world.company('Other');
  const theirs = withKey(world, await trackingKey(other));
  const sale = { invoice_id: `F-${newId()}`, customer_id: newId(), amount_minor: 90_000, currency: 'USD' };
  const click_id = await click(world, referrer);
  // Requests with no key, a made-up key, a session of a partner, or a key in the address.
  for (const headers of [{}, { authorization: 'Bearer tdm_made_up_key_0123456789' }]) {
    const answer = await world.app.inject({ method: 'POST', url: '/api/track/sale', payload: sale, headers });
    expect(answer.statusCode).toBe(401);
  }
  const secret = await trackingKey(company);
  const inAddress = await world.app.inject({ method: 'POST', url: `/api/track/sale?key=${secret}`, payload: sale });
  expect(inAddress.statusCode).toBe(401);
  // Another company's key with this company's click, coupon, partner and invoice.
  expect((await theirs('sale', { ...sale, click_id, code: referrer.link.code })).body).toMatchObject({
    status: 'unattributed',
    partner_id: null,
  });
  expect((await theirs('sale', { ...sale, partner_id: referrer.partner_id })).status).toBe(400);
  // A refund of an invoice that only another company knows waits there, and does not affect this company's commission.
  const own = withKey(world, secret);
  await own('sale', { ...sale, click_id });
  const refund = await theirs('refund', { invoice_id: `${sale.invoice_id}x`, refund_id: newId() });
  expect(refund.body).toMatchObject({ status: 'waiting' });
  const { totals } = await company.owner.get<{ totals: object }>(
    `/referral_links/performance?link_id=${referrer.link.id}`,
  );
  expect(totals).toMatchObject({ sales: 1, refunds: 0 });
});

test('links, forms, sign-ups and statuses cannot be found by guessing', async () => {
  const guess = (url: string, remoteAddress = '192.0.2.99') => world.app.inject({ url, remoteAddress });
  // Guessed codes of links get the same response, and are soon blocked.
  const statuses = [];
  for (let at = 0; at < 300; at += 1) statuses.push((await guess(`/r/guess-${at}`)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  const referrer = await givenReferrer(company);
  // Guessing does not keep a visitor with a real link from following it.
  expect((await guess(`/r/${referrer.link.code}`)).statusCode).toBe(302);
  // Status pages open by genuine links only: an id, a changed link and random bytes get the same response.
  const bodies = new Set<string>();
  for (const token of [newId(), 'x'.repeat(120), Buffer.from(`${company.id}/${newId()}`).toString('base64url')]) {
    for (const path of ['/referrals/status/', '/application/']) {
      const answer = await guess(`${path}${token}`);
      expect(answer.statusCode).toBe(404);
      bodies.add(answer.body.replaceAll(token, ''));
    }
    const answered = await world.app.inject({
      method: 'POST',
      url: '/api/public/referrals/answer',
      payload: { token, answer: 'Hello' },
    });
    expect(answered.statusCode).toBe(404);
  }
  // An unpublished form looks like one that does not exist.
  const draft = await company.owner.post<{ id: string }>('/forms', { name: 'Secret' });
  const [hidden, missing] = await Promise.all([guess(`/f/${draft.id}`), guess(`/f/${newId()}`)]);
  expect([hidden.statusCode, missing.statusCode]).toEqual([404, 404]);
  expect(hidden.body.replaceAll(draft.id, '')).not.toContain('Secret');
});
