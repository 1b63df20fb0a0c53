import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DealRegistration } from '#features/deals/deal-registrations/schema.ts';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import type { InboundMailList } from '#features/platform/inbound-mails/schema.ts';
import { giveUpMail, inboundMailJobs } from '#features/platform/inbound-mails/server/jobs.ts';
import { readMailbox } from '#features/platform/inbound-mails/server/read.ts';
import { written } from '#features/platform/inbound-mails/server/testing/written.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { sql } from '#server/db/sql.ts';
import type { Mail } from '#server/ports/mail.ts';
import { jobOf, runWaiting } from '#server/testing/jobs.ts';
import { newId } from '#shared/ids.ts';
import type { ForwardedDeals } from '../schema.ts';

let desk: Desk;
let dealer: Dealer;
let address: string;
const sent: Mail[] = [];
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  dealer = await desk.dealer('North');
  desk.world.kernel.mailer = { delivers: true, send: async (mail) => void sent.push(mail) };
  address = (await desk.reviewer.get<ForwardedDeals>('/forwarded_deals')).address!;
}, 60_000);
afterAll(() => desk.world.close());

const turn = (is_on: boolean) => desk.reviewer.request('PUT', '/forwarded_deals', { is_on });
async function arrive(mail: Parameters<typeof written>[0]): Promise<void> {
  const source = Buffer.from(written(mail));
  const mailbox = {
    async *newMessages() {
      yield { position: null, source };
    },
  };
  await readMailbox(desk.world.kernel, { name: 'tests', mailbox });
}
async function receive(mail: Parameters<typeof written>[0]): Promise<void> {
  await arrive(mail);
  await runWaiting(desk.world, inboundMailJobs);
  await runWaiting(desk.world, mailJobs);
}
const noted = async () => (await desk.reviewer.get<InboundMailList>('/inbound_mails')).mails[0]!;
const drafts = () => dealer.person.get<DealRegistration[]>('/deal_registrations?status=draft');
const lastTo = (email: string) => sent.filter(({ to }) => to === email).at(-1);
const buyer = () => `buyer-${newId().slice(-10)}.de`;
const forwarded = (domain: string) =>
  `Please register this.\n\n---------- Forwarded message ---------\nFrom: Grace Hopper <grace@${domain}>\nDate: Mon, Mar 16\nSubject: Offer\n\nOur budget is 50.000 EUR.`;

test('nothing happens until the company turns it on', async () => {
  await receive({ from: dealer.person.email, to: address, text: forwarded(buyer()) });
  expect(await noted()).toMatchObject({ status: 'ignored', note: 'Deals by email are off.' });
  expect((await turn(true)).json()).toMatchObject({ is_on: true });
});

test('a forwarded email becomes a draft, the sender adds what is missing, and registers it by a button', async () => {
  const domain = buyer();
  await receive({ from: `Ada <${dealer.person.email}>`, to: address, subject: 'Fwd: Offer', text: forwarded(domain) });
  expect(await noted()).toMatchObject({ status: 'handled', note: 'Created a draft. Asked for: Expected close date.' });
  const [draft] = await drafts();
  expect(draft).toMatchObject({
    account_domain: domain,
    country: 'DE',
    contact_name: 'Grace Hopper',
    contact_email: `grace@${domain}`,
    amount_minor: 5_000_000,
    currency: 'EUR',
    submitted_by_name: 'Test Person',
    source: 'partner',
  });
  const asking = lastTo(dealer.person.email)!;
  expect(asking.subject).toBe('Details needed: Fwd: Offer');
  expect(asking.text).toContain('Expected close date:');
  expect(asking.text).not.toContain('/public/action/');
  await receive({
    from: dealer.person.email,
    to: asking.replyTo!,
    text: 'Expected close date: 30 June 2026\n\nOn Mon, Mar 16, 2026 Acme wrote:\n> Amount: 1',
  });
  const ready = lastTo(dealer.person.email)!;
  expect(ready.subject).toMatch(/^Ready to register/);
  expect(await drafts()).toMatchObject([{ id: draft!.id, expected_close_on: '2026-06-30', amount_minor: 5_000_000 }]);
  const token = /\/public\/action\/\S+#token=(\S+)/.exec(ready.text)![1]!;
  const post = (name: string, payload: object) =>
    desk.world.app.inject({ method: 'POST', url: `/api/public/mail_actions/${name}`, payload });
  const { confirmation } = (await post('open', { token })).json<{ confirmation: string }>();
  const done = await post('confirm', { token, confirmation, input: {} });
  expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('is registered')]);
  expect(await desk.registration(draft!.id)).toMatchObject({ status: 'pending_review' });
  expect(await desk.reviewer.get<ForwardedDeals>('/forwarded_deals')).toMatchObject({
    deals: [{ partner_name: 'North', registration_id: draft!.id, status: 'pending_review', missing: [] }],
  });
});

test('an email without an account asks for it and creates the draft from the answer', async () => {
  const before = (await drafts()).length;
  await receive({ from: dealer.person.email, to: address, subject: 'New deal', text: 'Something is coming up.' });
  expect(await noted()).toMatchObject({ note: 'The sender was asked for the account.' });
  expect(await drafts()).toHaveLength(before);
  const asking = lastTo(dealer.person.email)!;
  const domain = buyer();
  await receive({ from: dealer.person.email, to: asking.replyTo!, text: `Account: Late Buyer\nWebsite: ${domain}` });
  expect(await drafts()).toContainEqual(
    expect.objectContaining({ account_name: 'Late Buyer', account_domain: domain }),
  );
});

test('an unknown sender gets nothing and leaves nothing', async () => {
  const [before, mails] = [(await drafts()).length, sent.length];
  await receive({ from: 'stranger@evil.example', to: address, text: forwarded(buyer()) });
  expect(await noted()).toMatchObject({ status: 'ignored', note: 'The sender is not a partner user.' });
  expect([(await drafts()).length, sent.length]).toEqual([before, mails]);
});

test('a forged sender leaves nothing', async () => {
  const [before, mails] = [(await drafts()).length, sent.length];
  await receive({
    from: dealer.person.email,
    to: address,
    text: forwarded(buyer()),
    headers: ['Authentication-Results: mx.example.com; spf=fail; dkim=none; dmarc=fail header.from=tandem.test'],
  });
  expect(await noted()).toMatchObject({ status: 'ignored', note: 'The mail server could not verify the sender.' });
  expect([(await drafts()).length, sent.length]).toEqual([before, mails]);
});

test('the answer of another person changes nothing', async () => {
  await receive({ from: dealer.person.email, to: address, text: forwarded(buyer()) });
  const asking = lastTo(dealer.person.email)!;
  const rival = await desk.dealer();
  await receive({ from: rival.person.email, to: asking.replyTo!, text: 'Amount: 1 USD' });
  expect(await noted()).toMatchObject({ status: 'ignored', note: 'It was not sent by the person who was asked.' });
});

test('a draft that was registered meanwhile is not changed by a late answer', async () => {
  const { id } = await dealer.register();
  await receive({ from: dealer.person.email, to: address, text: forwarded(buyer()) });
  const asking = lastTo(dealer.person.email)!;
  await desk.world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update forwarded_deals set registration_id = ${id}
      where id = (select id from forwarded_deals where organization_id = ${desk.company.id}
        order by created_at desc, id desc limit 1)`),
  );
  await receive({ from: dealer.person.email, to: asking.replyTo!, text: 'Amount: 1 USD' });
  expect(await noted()).toMatchObject({ status: 'ignored' });
  expect((await desk.registration(id)).amount_minor).toBe(1_000_000);
});

test('emails from people who may not register deals are ignored', async () => {
  const reader = await desk.world.partnerUser(desk.company, dealer.id, 'partner_finance');
  const before = (await drafts()).length;
  await receive({ from: reader.email, to: address, text: forwarded(buyer()) });
  expect(await noted()).toMatchObject({
    status: 'ignored',
    note: 'The sender’s role does not allow registering deals.',
  });
  expect(await drafts()).toHaveLength(before);
});

test('a person of several partners names the one', async () => {
  const south = await desk.dealer('South');
  const [home] = await desk.world.kernel.system.unscoped((tx) =>
    tx.rows<{ id: string }>(sql`select partner_organization_id as id from partners where id = ${south.id}`),
  );
  await desk.world.join(home!.id, dealer.person.user_id, 'partner_admin');
  await receive({ from: dealer.person.email, to: address, text: forwarded(buyer()) });
  expect(lastTo(dealer.person.email)!.text).toContain('Partner: South');
  const domain = buyer();
  await receive({ from: dealer.person.email, to: address, text: `Partner: south\n${forwarded(domain)}` });
  expect(await desk.reviewer.get(`/deal_registrations?partner_id=${south.id}`)).toMatchObject([
    { account_domain: domain },
  ]);
});

test('only those who manage the program’s rules see and change the settings', async () => {
  const finance = await desk.company.member('finance');
  expect((await finance.request('GET', '/forwarded_deals')).statusCode).toBe(403);
  expect((await dealer.person.request('GET', '/forwarded_deals')).statusCode).toBe(404);
});

test('a day that does not exist is asked for, not given up', async () => {
  const east = await desk.dealer('East');
  await receive({
    from: east.person.email,
    to: address,
    subject: 'A wrong day',
    text: `${forwarded(buyer())}\nClose date: 2026-99-99`,
  });
  expect(await noted()).toMatchObject({ status: 'handled' });
  expect(await east.person.get('/deal_registrations?status=draft')).toMatchObject([{ expected_close_on: null }]);
});

test('an email that is given up stays with its reason, and only a sender that we know is told', async () => {
  const giveUp = async (from: string, headers: string[] = []) => {
    await arrive({ from, to: address, subject: 'Broken', text: forwarded(buyer()), headers });
    await giveUpMail(jobOf(desk.world, desk.company), { id: (await noted()).id }, 'The day is not a day');
    await runWaiting(desk.world, mailJobs);
    return noted();
  };
  const before = sent.length;
  expect(await giveUp('stranger@evil.example')).toMatchObject({ status: 'failed' });
  await giveUp(dealer.person.email, ['Authentication-Results: mx.example.com; dkim=pass header.d=evil.example']);
  expect(sent).toHaveLength(before);
  expect(await giveUp(dealer.person.email)).toMatchObject({
    status: 'failed',
    note: 'It could not be handled: The day is not a day',
    subject: 'Broken',
  });
  expect(lastTo(dealer.person.email)).toMatchObject({ subject: 'Your email could not be read' });
});
