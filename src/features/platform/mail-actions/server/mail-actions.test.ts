import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { notifyInactiveDeal } from '#features/deals/opportunities/server/activity/inactivity.ts';
import { sendDigests } from '#features/engagement/notifications/server/digest.ts';
import { openBody } from '#features/platform/mails/server/secrets.ts';
import { allMailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import type { Person } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { OpenedAction } from '../schema.ts';
import { defineMailAction } from './define.ts';

let desk: Desk;
let dealer: Dealer;
let reviewer: Person;
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  reviewer = desk.reviewer;
  await instant(reviewer);
  dealer = await desk.dealer('North');
}, 60_000);
afterAll(() => desk.world.close());

const instant = (person: Person) =>
  person.patch('/notification_preferences', {
    topics: [{ topic: 'registrations', in_app: true, email: 'instant' }],
  });

/** The links in the newest email to a person, by the label of their button. */
async function linksTo(email: string): Promise<Record<string, string>> {
  const { body_text } = (await allMailedTo(desk.world.kernel, email)).at(-1)!;
  const found = [...body_text.matchAll(/^(.+):\ntandem:\/public\/action\/\S+#token=(\S+)$/gm)];
  return Object.fromEntries(found.map(([, label, token]) => [label!, token!]));
}

const post = (name: string, payload: object, remoteAddress = '10.1.1.1') =>
  desk.world.app.inject({ method: 'POST', url: `/api/public/mail_actions/${name}`, payload, remoteAddress });
const open = async (token: string) => {
  const answer = await post('open', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<OpenedAction>();
};
const press = async (token: string, input: object = {}) => {
  const { confirmation } = await open(token);
  return post('confirm', { token, confirmation, input });
};
const statusOf = async (id: string) => (await desk.registration(id)).status;
const waiting = async () => {
  const registration = await dealer.register();
  return { registration, links: await linksTo(reviewer.email) };
};

/** The buttons of the newest email to a person: the filled one, and the others. */
async function buttonsTo(email: string): Promise<{ main: string | undefined; others: string[] }> {
  const { system, sealing } = desk.world.kernel;
  const [mail] = await system.unscoped((tx) =>
    tx.rows<{ id: string; body_html: string }>(
      sql`select id, body_html from mail_outbox where to_address = ${email} order by created_at desc, id desc limit 1`,
    ),
  );
  const html = openBody(sealing, mail!.body_html, mail!.id);
  const labels = (look: string) =>
    [...html.matchAll(new RegExp(`class="${look}"[^>]*>([^<]+)<`, 'g'))].map((m) => m[1]!);
  expect(labels('button').length).toBeLessThan(2);
  return { main: labels('button')[0], others: labels('outline') };
}

test('the main button of an email is the thing to do, and opens a page that asks first', async () => {
  const registration = await dealer.register();
  expect(await buttonsTo(reviewer.email)).toEqual({
    main: 'Approve',
    others: ['Reject', 'Ask a question', 'Review registration'],
  });
  // Opening the page decides nothing.
  await open((await linksTo(reviewer.email)).Approve!);
  expect(await statusOf(registration.id)).toBe('pending_review');
});

test('a registration is approved from an email, once, in the name of its reader', async () => {
  const { registration, links } = await waiting();
  expect(Object.keys(links)).toEqual(['Approve', 'Reject', 'Ask a question']);
  const opened = await open(links.Approve!);
  expect(opened).toMatchObject({
    title: `Approve ${registration.account_name} (registration ${registration.number})?`,
    person: 'Test Person',
    confirm: 'Approve',
  });
  expect(opened.facts).toContainEqual({ label: 'Partner', value: 'North' });
  expect(await statusOf(registration.id)).toBe('pending_review');
  const done = await post('confirm', {
    token: links.Approve,
    confirmation: opened.confirmation,
    input: { reason_text: 'Welcome' },
  });
  expect(done.json()).toEqual({
    text: `${registration.account_name} (registration ${registration.number}) is approved, and North is notified.`,
  });
  expect(await desk.registration(registration.id)).toMatchObject({ status: 'approved', reason_text: 'Welcome' });
  const events = await reviewer.get<{ actor_name: string; to_status: string }[]>(
    `/deal_registration_events?registration_id=${registration.id}`,
  );
  expect(events).toContainEqual(expect.objectContaining({ to_status: 'approved', actor_name: 'Test Person' }));
  const log = await reviewer.get<{ reason: string | null; actor_id: string }[]>(
    `/audit_events?ref_id=${registration.id}&_end=50`,
  );
  expect(log).toContainEqual(expect.objectContaining({ reason: 'By email', actor_id: reviewer.user_id }));
  const again = await post('confirm', { token: links.Approve, confirmation: opened.confirmation, input: {} });
  expect([again.statusCode, again.json().message]).toEqual([409, 'This link was used already.']);
});

test('a rejection needs a reason, and the link can be used after a mistake', async () => {
  const { registration, links } = await waiting();
  const wrong = await press(links.Reject!, { reason_code: 'no_such_reason' });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    { reason_code: ['is not one of the choices'], reason_text: ['is required'] },
  ]);
  expect(
    (await press(links.Reject!, { reason_code: 'incomplete', reason_text: 'x', status: 'approved' })).statusCode,
  ).toBe(422);
  const done = await press(links.Reject!, { reason_code: 'incomplete', reason_text: 'Add the contact.' });
  expect(done.statusCode, done.body).toBe(200);
  expect(await desk.registration(registration.id)).toMatchObject({
    status: 'rejected',
    reason_text: 'Add the contact.',
  });
});

test('a question goes to the partner, whose answer by email continues the review', async () => {
  const { registration, links } = await waiting();
  expect((await press(links['Ask a question']!, { question: 'Which budget?' })).statusCode).toBe(200);
  const answer = await linksTo(dealer.person.email);
  expect(Object.keys(answer)).toEqual(['Answer']);
  expect((await open(answer.Answer!)).text).toBe('Which budget?');
  // The other buttons of the reviewer's email have ended.
  expect((await post('open', { token: links.Approve })).statusCode).toBe(409);
  expect((await press(answer.Answer!, { answer: 'Approved for 2026.' })).statusCode).toBe(200);
  expect(await desk.registration(registration.id)).toMatchObject({
    status: 'pending_review',
    answer: 'Approved for 2026.',
  });
  // Links from before the question do not come back to life.
  expect((await post('open', { token: links.Approve })).statusCode).toBe(409);
});

test('a scanner that follows, posts or opens a link changes nothing', async () => {
  const { registration, links } = await waiting();
  const { body_text } = (await allMailedTo(desk.world.kernel, reviewer.email)).at(-1)!;
  const page = /tandem:(\/public\/action\/\S+)#/.exec(body_text)![1]!;
  const fetched = await desk.world.app.inject({ url: page, headers: { accept: 'text/html' } });
  expect(fetched.statusCode).toBe(200);
  expect(fetched.body).not.toContain(registration.account_name);
  expect((await desk.world.app.inject({ method: 'POST', url: page })).statusCode).toBe(404);
  const token = links.Approve!;
  for (const [body, status] of [
    [{ token }, 400],
    [{ token, input: {} }, 400],
    [{ token, confirmation: 'x', input: {} }, 422],
    [{ token, confirmation: token, input: {} }, 422],
  ] as const)
    expect((await post('confirm', body)).statusCode).toBe(status);
  await open(token);
  await open(token);
  expect(await statusOf(registration.id)).toBe('pending_review');
  expect((await press(token)).statusCode).toBe(200);
});

test('a confirmation belongs to one link and ends after an hour', async () => {
  const { links } = await waiting();
  const other = await open(links.Reject!);
  const mixed = await post('confirm', { token: links.Approve, confirmation: other.confirmation, input: {} });
  expect(mixed.statusCode).toBe(422);
  const { confirmation } = await open(links.Approve!);
  desk.world.clock.advance(61 * 60_000);
  expect((await post('confirm', { token: links.Approve, confirmation, input: {} })).json().message).toBe(
    'This page was open for too long. Open the link in the email again.',
  );
  expect((await press(links.Approve!)).statusCode).toBe(200);
});

test('of two that press the button at the same time, one is refused', async () => {
  const { registration, links } = await waiting();
  const { confirmation } = await open(links.Approve!);
  const body = { token: links.Approve, confirmation, input: {} };
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('confirm', body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  const events = await reviewer.get<{ to_status: string }[]>(
    `/deal_registration_events?registration_id=${registration.id}`,
  );
  expect(events.filter(({ to_status }) => to_status === 'approved')).toHaveLength(1);
});

test('two buttons of one email cannot both be pressed', async () => {
  const { links } = await waiting();
  const [approve, reject] = [await open(links.Approve!), await open(links.Reject!)];
  const answers = await Promise.all([
    post('confirm', { token: links.Approve, confirmation: approve.confirmation, input: {} }),
    post('confirm', {
      token: links.Reject,
      confirmation: reject.confirmation,
      input: { reason_code: 'other', reason_text: 'No' },
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a link ends with its time', async () => {
  const { registration, links } = await waiting();
  desk.world.clock.advance(15 * 86_400_000);
  expect((await post('open', { token: links.Approve })).json().message).toBe(
    'This link has ended. Sign in to continue.',
  );
  desk.world.clock.advance(-15 * 86_400_000);
  expect(await statusOf(registration.id)).toBe('pending_review');
});

test('a person who left, or lost the permission, can do nothing with a former email', async () => {
  const admin = await desk.company.member('admin');
  await instant(admin);
  await dealer.register();
  const links = await linksTo(admin.email);
  const opened = await open(links.Approve!);
  const setRole = (text: string) =>
    desk.world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        update memberships set ${sql.raw(text)}
        where organization_id = ${desk.company.id} and user_id = ${admin.user_id}`),
    );
  const body = { token: links.Approve, confirmation: opened.confirmation, input: {} };
  await setRole("role = 'read_only'");
  expect((await post('confirm', body)).statusCode).toBe(409);
  await setRole("role = 'admin', status = 'removed'");
  for (const name of ['open', 'confirm']) {
    const answer = await post(name, name === 'open' ? { token: links.Approve } : body);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'This link has ended. Sign in to continue.']);
  }
});

test('a company that requires a second factor sends no buttons, and former links end', async () => {
  const { links } = await waiting();
  const require = (is_required: boolean) =>
    desk.world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set requires_two_factor = ${is_required} where id = ${desk.company.id}`),
    );
  await require(true);
  // Without a second factor of their own, people have no access at all; with one, the email must not replace it.
  expect((await post('open', { token: links.Approve })).statusCode).toBe(404);
  await desk.world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      insert into identity.two_factors (user_id, secret, enabled_at, created_at)
      values (${reviewer.user_id}, '\\x00', now(), now())`),
  );
  const refused = await post('open', { token: links.Approve });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Your company requires a second factor. Sign in to continue.',
  ]);
  await dealer.register();
  expect(await linksTo(reviewer.email)).toEqual({});
  await require(false);
  expect((await post('open', { token: links.Approve })).statusCode).toBe(200);
});

test('readers who may not decide get no buttons', async () => {
  const readOnly = await desk.company.member('read_only');
  await instant(readOnly);
  await dealer.register();
  const mails = await allMailedTo(desk.world.kernel, readOnly.email);
  expect(mails.filter(({ body_text }) => body_text.includes('/public/action/'))).toEqual([]);
});

test('a module that is off ends its links', async () => {
  const { links } = await waiting();
  await desk.world.switchFor(desk.company, ['deal_registrations'], false);
  expect((await post('open', { token: links.Approve })).statusCode).toBe(409);
  await desk.world.switchFor(desk.company, ['deal_registrations'], true);
  expect((await post('open', { token: links.Approve })).statusCode).toBe(200);
});

test('the database holds no token, and the company reads no body with one', async () => {
  const { links } = await waiting();
  // Its recipient may read it; colleagues may not.
  const colleague = await desk.company.member('admin');
  const { mails } = await colleague.get<{ mails: { id: string; hides: string }[] }>('/mail_outbox');
  expect(mails[0]).toMatchObject({ hides: 'body' });
  const { body_text } = await colleague.get<{ body_text: string }>(`/mail_outbox/${mails[0]!.id}`);
  expect(body_text).not.toContain(links.Approve);
  const rows = await desk.world.kernel.system.unscoped((tx) => tx.rows(sql`select * from mail_actions`));
  expect(JSON.stringify(rows)).not.toContain(links.Approve);
});

test('a document is uploaded from an email, and by no other link', async () => {
  const { ids } = await reviewer.post<{ ids: string[] }>('/document_requests/request', {
    kind: 'insurance',
    name: 'Liability insurance',
    partner_ids: [dealer.id],
    needs_expiry: true,
  });
  const token = (await linksTo(dealer.person.email))['Upload without signing in']!;
  const opened = await open(token);
  expect(opened.fields.map(({ name }) => name)).toEqual(['expires_on', 'file']);
  expect(
    (await post('confirm', { token, confirmation: opened.confirmation, input: { expires_on: '2027-01-01' } })).json()
      .errors,
  ).toEqual({
    file: ['is required'],
  });
  const upload = (fields: Record<string, string>, content = '%PDF-1.7\nInsurance', name = 'Insurance.pdf') =>
    desk.world.app.inject({
      method: 'POST',
      url: '/api/public/mail_actions/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=line' },
      payload: [
        ...Object.entries(fields).map(
          ([field, value]) => `--line\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
        ),
        `--line\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--line--\r\n`,
      ].join(''),
    });
  const secrets = { token, confirmation: opened.confirmation };
  expect((await upload({ ...secrets, expires_on: '2020-01-01' })).statusCode).toBe(422);
  expect((await upload({ ...secrets, expires_on: '2027-01-01' }, 'MZ\x90\x00', 'Insurance.exe')).statusCode).toBe(422);
  const { links } = await waiting();
  const approve = await open(links.Approve!);
  const wrong = await upload({ token: links.Approve!, confirmation: approve.confirmation });
  expect(wrong.statusCode, wrong.body).toBe(200);
  const done = await upload({ ...secrets, expires_on: '2027-01-01' });
  expect([done.statusCode, done.json()]).toEqual([
    200,
    { text: '“Liability insurance” was uploaded and will be reviewed.' },
  ]);
  expect(await reviewer.get(`/document_requests/${ids[0]}`)).toMatchObject({
    status: 'uploaded',
    expires_on: '2027-01-01',
    file_name: 'Insurance.pdf',
    uploaded_by_name: 'Test Person',
  });
  expect((await upload({ ...secrets, expires_on: '2027-01-01' })).statusCode).toBe(409);
});

test('a silent deal is updated from a daily email', async () => {
  const { id } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const { opportunity_id } = await desk.decide(id, 'convert', {});
  await reviewer.patch(`/opportunities/${opportunity_id}`, { owner_user_id: reviewer.user_id });
  await desk.within((call) => notifyInactiveDeal(call, opportunity_id!));
  desk.world.clock.advance(25 * 3_600_000);
  await desk.within(sendDigests);
  const links = await linksTo(reviewer.email);
  expect(Object.keys(links)).toEqual(['Update deal', 'Add a note']);
  expect((await press(links['Update deal']!, { next_step: 'Call Ada', next_step_on: '2026-05-01' })).statusCode).toBe(
    200,
  );
  expect((await press(links['Add a note']!, { body: 'They decide in May.' })).statusCode).toBe(200);
  expect(await reviewer.get(`/opportunities/${opportunity_id}`)).toMatchObject({
    next_step: 'Call Ada',
    next_step_on: '2026-05-01',
  });
  expect(await reviewer.get(`/opportunity_notes?opportunity_id=${opportunity_id}`)).toMatchObject([
    { body: 'They decide in May.', visibility: 'internal', author_name: 'Test Person' },
  ]);
});

test('links of one company and partner open nothing of another', async () => {
  const { links, registration } = await waiting();
  const other = await desk.dealer('South');
  // A link whose record was replaced by one that its reader cannot see.
  await desk.world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update mail_actions set user_id = ${other.person.user_id}, partner_id = ${other.id}
      where ref_id = ${registration.id} and action_key = 'deal_registrations.approve'`),
  );
  const stolen = await post('open', { token: links.Approve });
  expect([403, 404, 409]).toContain(stolen.statusCode);
  expect(stolen.body).not.toContain(registration.account_name);
});

test('money, access and personal data cannot become actions of emails', () => {
  const action = (key: string, can: 'payout_batches:manage' | 'ideas:manage') => () =>
    defineMailAction({
      key,
      can,
      modes: ['company'],
      label: 'Do',
      days: 1,
      state: async () => 'x',
      preview: async () => ({ title: '', text: '', confirm: '' }),
      run: async () => '',
    });
  expect(action('payout_batches.approve', 'payout_batches:manage')).toThrow('requires a sign-in');
  expect(action('contacts.update', 'ideas:manage')).toThrow('requires a sign-in');
});

test('a flood of guesses is slowed down, and a right link still works', async () => {
  const { links } = await waiting();
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => post('open', { token: newId().repeat(2) }, '10.66.0.1')),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 429).length).toBeLessThanOrEqual(12);
  const right = await post('open', { token: links.Approve }, '10.66.0.1');
  expect(right.statusCode).toBe(200);
});
