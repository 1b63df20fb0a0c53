import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { notifyInactiveDeal } from '#features/deals/opportunities/server/activity/inactivity.ts';
import type { RegistrationComment } from '#features/deals/registration-comments/schema.ts';
import type { InboundMailList } from '#features/platform/inbound-mails/schema.ts';
import { inboundAddress } from '#features/platform/inbound-mails/server/address.ts';
import { inboundMailJobs } from '#features/platform/inbound-mails/server/jobs.ts';
import { readMailbox } from '#features/platform/inbound-mails/server/read.ts';
import { written } from '#features/platform/inbound-mails/server/testing/written.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { sql } from '#server/db/sql.ts';
import type { Mail } from '#server/ports/mail.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import type { Person } from '#server/testing/world.ts';

let desk: Desk;
let dealer: Dealer;
let reviewer: Person;
/** The emails that left. */
const sent: Mail[] = [];
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  reviewer = desk.reviewer;
  await reviewer.patch('/notification_preferences', {
    topics: [{ topic: 'registrations', in_app: true, email: 'instant' }],
  });
  dealer = await desk.dealer('North');
  desk.world.kernel.mailer = { delivers: true, send: async (mail) => void sent.push(mail) };
}, 60_000);
afterAll(() => desk.world.close());

/** The newest email to a person, sent now. */
async function emailTo({ email }: Person): Promise<Mail> {
  await runWaiting(desk.world, mailJobs);
  return sent.filter(({ to }) => to === email).at(-1)!;
}

async function receive(source: string): Promise<void> {
  const mailbox = {
    async *newMessages() {
      yield { position: null, source: Buffer.from(source) };
    },
  };
  await readMailbox(desk.world.kernel, { name: 'tests', mailbox });
  await runWaiting(desk.world, inboundMailJobs);
}
const reply = async (mail: Mail, from: string, text: string, headers: string[] = []) =>
  receive(written({ from, to: mail.replyTo!, subject: `Re: ${mail.subject}`, text, headers }));
const newest = async () => (await reviewer.get<InboundMailList>('/inbound_mails')).mails[0]!;
const comments = (id: string) =>
  reviewer.get<RegistrationComment[]>(`/deal_registration_comments?registration_id=${id}&_sort=created_at`);
const asked = async () => {
  const { id } = await dealer.register();
  await desk.decide(id, 'ask', { question: 'Which budget?' });
  return { id, mail: await emailTo(dealer.person) };
};

test('the first reply to a question answers it, and a later one becomes a comment', async () => {
  const { id, mail } = await asked();
  expect(mail.text).toContain('Reply to this email to answer the question.');
  await reply(
    mail,
    `Ada <${dealer.person.email}>`,
    'The budget of 2026.\n\nOn Mon, Mar 16, 2026 Acme wrote:\n> Which budget?',
  );
  expect(await desk.registration(id)).toMatchObject({ status: 'pending_review', answer: 'The budget of 2026.' });
  expect(await newest()).toMatchObject({
    purpose: 'Reply',
    status: 'handled',
    note: 'Answered the question about a registration.',
  });
  await reply(mail, dealer.person.email, 'And 50 seats.');
  expect(await comments(id)).toMatchObject([
    { body: 'And 50 seats.', author_side: 'partner', visibility: 'shared', author_user_id: dealer.person.user_id },
  ]);
  const log = await reviewer.get<{ reason: string | null }[]>(`/audit_events?ref_id=${id}&_end=50`);
  expect(log.map(({ reason }) => reason)).toContain('By email');
});

test('the whole email stays readable beside the words taken from it, for those who may read these', async () => {
  const { id, mail } = await asked();
  const whole = 'Yes, if legal agrees.\n\nOn Mon, Mar 16, 2026 Acme wrote:\n> Which budget?\n<script>alert(1)</script>';
  await reply(mail, dealer.person.email, whole);
  const shown = { ref_table: 'deal_registrations', ref_id: id, from_address: dealer.person.email };
  const mails = (who: Person) => who.get<{ body: string }[]>(`/deal_registrations/${id}/reply_mails`);
  for (const who of [reviewer, dealer.person]) expect(await mails(who)).toMatchObject([shown]);
  expect((await mails(reviewer))[0]!.body.replace(/\r\n/g, '\n').trim()).toBe(whole);
  const internal = await asked();
  await dealer.person.post('/deal_registration_comments', { registration_id: internal.id, body: 'Any news?' });
  await reply(await emailTo(reviewer), reviewer.email, 'Shared with both.\n> Any news?');
  expect(await dealer.person.get(`/deal_registrations/${internal.id}/reply_mails`)).toMatchObject([
    { ref_table: 'deal_registration_comments', from_address: reviewer.email },
  ]);
  const waiting = await dealer.register();
  await reply(await emailTo(reviewer), reviewer.email, 'Only for us.');
  expect(await reviewer.get(`/deal_registrations/${waiting.id}/reply_mails`)).toHaveLength(1);
  expect(await dealer.person.get(`/deal_registrations/${waiting.id}/reply_mails`)).toEqual([]);
  const stranger = await desk.dealer('South');
  const refused = await stranger.person.request('GET', `/deal_registrations/${id}/reply_mails`);
  expect(refused.statusCode).toBe(404);
});

test('a colleague’s reply about a waiting registration stays internal', async () => {
  const { id } = await dealer.register();
  const mail = await emailTo(reviewer);
  expect(mail.text).toContain('The partner does not see it.');
  await reply(mail, reviewer.email, 'Looks like a renewal to me.');
  expect(await comments(id)).toMatchObject([{ body: 'Looks like a renewal to me.', visibility: 'internal' }]);
  expect(await dealer.person.get(`/deal_registration_comments?registration_id=${id}`)).toEqual([]);
});

test('both sides talk about a registration by replying', async () => {
  const { id } = await dealer.register();
  await dealer.person.post('/deal_registration_comments', { registration_id: id, body: 'Any news?' });
  const first = await emailTo(reviewer);
  await reply(first, reviewer.email, 'We decide tomorrow.');
  const second = await emailTo(dealer.person);
  expect(second.text).toContain('We decide tomorrow.');
  await reply(second, dealer.person.email, 'Thank you.');
  expect((await comments(id)).map(({ body }) => body)).toEqual(['Any news?', 'We decide tomorrow.', 'Thank you.']);
});

test('a reply about a silent deal becomes a note', async () => {
  const { id } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const { opportunity_id } = await desk.decide(id, 'convert', {});
  await dealer.person.patch('/notification_preferences', {
    topics: [{ topic: 'own_silent_deals', in_app: true, email: 'instant' }],
  });
  await desk.within((call) => notifyInactiveDeal(call, opportunity_id!));
  const mail = await emailTo(dealer.person);
  expect(mail.subject).toContain('No update');
  await reply(mail, dealer.person.email, 'They decide in May.');
  expect(await reviewer.get(`/opportunity_notes?opportunity_id=${opportunity_id}`)).toMatchObject([
    { body: 'They decide in May.', visibility: 'partner', author_partner_id: dealer.id },
  ]);
});

test.each<[string, (mail: Mail) => Promise<void>, string]>([
  [
    'another address',
    (mail) => reply(mail, 'mallory@evil.example', 'x'),
    'It was not sent by the person who was asked.',
  ],
  [
    'a forged sender',
    (mail) =>
      reply(mail, dealer.person.email, 'x', [
        'Authentication-Results: mx.example.com; dmarc=fail header.from=tandem.test',
      ]),
    'The mail server could not verify the sender.',
  ],
  [
    'an absence note',
    (mail) => reply(mail, dealer.person.email, 'x', ['Auto-Submitted: auto-replied']),
    'Sent by a program.',
  ],
  ['only a quote', (mail) => reply(mail, dealer.person.email, '> Which budget?'), 'It contains no text of its own.'],
])('nothing is answered by %s', async (_, write, note) => {
  const { id, mail } = await asked();
  await write(mail);
  expect(await newest()).toMatchObject({ status: 'ignored', note });
  expect(await desk.registration(id)).toMatchObject({ status: 'info_requested', answer: null });
  expect(await comments(id)).toEqual([]);
});

test('a person whose reply has no words is told', async () => {
  const { mail } = await asked();
  await reply(mail, dealer.person.email, '> Which budget?');
  expect((await emailTo(dealer.person)).subject).toBe('Your reply could not be read');
});

test('two senders in one header are no sender', async () => {
  const { id, mail } = await asked();
  await reply(mail, `${dealer.person.email}, mallory@evil.example`, 'x');
  expect((await desk.registration(id)).status).toBe('info_requested');
});

test('replies of former members are ignored, and made-up addresses do not exist', async () => {
  const { id, mail } = await asked();
  await desk.world.kernel.system.unscoped((tx) =>
    tx.run(sql`update memberships set status = 'removed' where user_id = ${dealer.person.user_id}`),
  );
  await reply(mail, dealer.person.email, 'Still here');
  expect(await newest()).toMatchObject({ status: 'ignored', note: 'The sender has no access anymore.' });
  await desk.world.kernel.system.unscoped((tx) =>
    tx.run(sql`update memberships set status = 'active' where user_id = ${dealer.person.user_id}`),
  );
  const before = (await reviewer.get<InboundMailList>('/inbound_mails')).mails.length;
  const made = inboundAddress(desk.world.kernel, 'reply', id)!;
  await receive(written({ from: dealer.person.email, to: made, text: 'x' }));
  expect((await reviewer.get<InboundMailList>('/inbound_mails')).mails.length).toBe(before);
});

test('an old conversation is closed, and one person’s reply address does not work for another', async () => {
  const { mail } = await asked();
  expect((await emailTo(reviewer)).replyTo).not.toBe(mail.replyTo);
  desk.world.clock.advance(91 * 86_400_000);
  await reply(mail, dealer.person.email, 'Late');
  expect(await newest()).toMatchObject({ status: 'ignored', note: 'The conversation is too old.' });
  desk.world.clock.advance(-91 * 86_400_000);
});
