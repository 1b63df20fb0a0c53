import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inboundMailJobs, readInstallationMailbox } from '#features/platform/inbound-mails/server/jobs.ts';
import { inboundAddress } from '#features/platform/inbound-mails/server/service.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { defineMail, sendMail } from '#features/platform/mails/server/service.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Mail } from '#server/ports/mail.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { CampaignResults } from '../schema.ts';
import { campaignJobs } from './jobs.ts';
import { type Mailing, mailing } from './testing/mailing.ts';

const noticeMail = defineMail({ key: 'tests_bounce', class: 'notice', hides: 'nothing' });
let world: World;
let m: Mailing;
let id: string;
beforeAll(async () => {
  world = await createWorld({ env: { MAIL_IN_ADDRESS: 'tandem@in.example.com' } });
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  m = await mailing(world);
  ({ id } = await m.start());
  await m.work();
});
afterAll(() => world.close());

const sample = (name: string, values: Record<string, string>) =>
  readFileSync(new URL(`../../../../../fixtures/email/${name}.eml`, import.meta.url), 'utf8')
    .replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? newId())
    .replace(/\r?\n/g, '\r\n');

/** A message arrives in the mailbox of the installation, and its job runs. */
async function arrive(source: string): Promise<void> {
  const folder = join(world.kernel.config.dataDir, 'mail-in');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${newId()}.eml`), source);
  await readInstallationMailbox(world.kernel);
  await runWaiting(world, inboundMailJobs);
}

const figures = async () => (await m.owner.get<CampaignResults>(`/email_campaigns/${id}/results`)).figures;
const suppressed = () => m.owner.get<{ email: string; reason: string; until: string | null }[]>('/email_suppressions');
const report = (name: string, mail: Mail, more: Record<string, string> = {}) =>
  arrive(sample(name, { to: mail.bouncesTo!, message_id: mail.messageId!, ...more }));

test('a hard bounce counts once, and ends emails to the address', async () => {
  const [mail] = m.inbox;
  await report('bounce-unknown-user-postfix', mail!);
  await report('bounce-unknown-user-postfix', mail!);
  expect(await figures()).toMatchObject({ sent: 3, delivered: 2, bounced: 1 });
  expect(await suppressed()).toMatchObject([{ email: mail!.to, reason: 'bounced', until: null }]);
});

test('a full mailbox is a soft bounce, and three within a week end emails for 30 days', async () => {
  const [mail] = m.inbox;
  await report('bounce-mailbox-full-exchange', mail!, { key: 'one' });
  expect(await figures()).toMatchObject({ bounced: 1 });
  expect(await suppressed()).toEqual([]);
  await report('bounce-mailbox-full-exchange', mail!, { key: 'two' });
  await report('bounce-mailbox-full-exchange', mail!, { key: 'three' });
  expect(await suppressed()).toMatchObject([
    { email: mail!.to, reason: 'bounced', until: '2026-04-15T09:00:00+00:00' },
  ]);
});

test.each([
  ['bounce-rejected-recipient-exchange-online', {}],
  ['bounce-status', { status: '5.0.0', said: '550 unknown user' }],
  ['bounce-status', { status: '5.5.0', said: '550 5.5.0 Requested action not taken: mailbox not found' }],
  ['bounce-text-only', { said: '550 5.1.1 <gone@reader.example>: Recipient address rejected' }],
  ['bounce-text-only', { said: '550 no mailbox here by that name' }],
  ['bounce-text-only', { said: '550-5.1.1 The email account that you tried to reach does not exist.' }],
])('%s %j is a hard bounce', async (name, values) => {
  const [mail] = m.inbox;
  await report(name, mail!, values);
  expect(await figures()).toMatchObject({ bounced: 1 });
  expect(await suppressed()).toMatchObject([{ email: mail!.to, reason: 'bounced', until: null }]);
});

test.each([
  ['bounce-status', { status: '5.0.0', said: '550 try another day' }, 1],
  ['bounce-status', { status: '5.5.0', said: '550 5.5.0 recipient rejected by spam policy' }, 1],
  ['bounce-status', { status: '5.4.1', said: '550 5.4.1 no answer from host' }, 1],
  ['bounce-text-only', { said: '552 5.2.2 Mailbox full' }, 1],
  ['bounce-text-only', { said: '450 4.2.1 try again later' }, 0],
  ['bounce-text-only', { said: 'good morning, order 550 has arrived' }, 0],
])('%s %j does not end emails to the address', async (name, values, bounced) => {
  await report(name, m.inbox[0]!, values);
  expect(await figures()).toMatchObject({ bounced });
  expect(await suppressed()).toEqual([]);
});

test('a delay is no bounce', async () => {
  await report('delay-postfix', m.inbox[0]!);
  expect(await figures()).toMatchObject({ bounced: 0, delivered: 3 });
});

test('a complaint ends all emails, whether it names the address or the company', async () => {
  const [one, other] = m.inbox;
  await report('complaint-arf', one!);
  await arrive(
    sample('complaint-arf', {
      to: inboundAddress(world.kernel, 'abuse', m.company.id)!,
      message_id: other!.messageId!,
    }),
  );
  expect(await figures()).toMatchObject({ complained: 2 });
  expect((await suppressed()).map(({ email, reason }) => [email, reason]).sort()).toEqual(
    [one!, other!].map(({ to }) => [to, 'complained']).sort(),
  );
});

test('forged reports about other people have no effect', async () => {
  const [mail] = m.inbox;
  const local = mail!.bouncesTo!;
  const forged = local.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a'));
  await arrive(sample('bounce-unknown-user-postfix', { to: forged, message_id: mail!.messageId! }));
  const wrongId = mail!.messageId!.replace(/.(?=@)/, (letter) => (letter === '0' ? '1' : '0'));
  await arrive(
    sample('complaint-arf', { to: inboundAddress(world.kernel, 'abuse', m.company.id)!, message_id: wrongId }),
  );
  // A message of another company cannot be complained about here.
  const other = await mailing(world, 1);
  await other.start();
  await other.work();
  await arrive(
    sample('complaint-arf', {
      to: inboundAddress(world.kernel, 'abuse', m.company.id)!,
      message_id: other.inbox[0]!.messageId!,
    }),
  );
  expect(await figures()).toMatchObject({ bounced: 0, complained: 0 });
  expect(await suppressed()).toEqual([]);
  expect(await other.owner.get('/email_suppressions')).toEqual([]);
});

test('a reply is counted and passed on, an automatic one is not', async () => {
  const [mail] = m.inbox;
  const reply = (more: string) =>
    arrive(
      `From: Ada <${mail!.to}>\r\nTo: ${mail!.replyTo}\r\nSubject: Re: Hello\r\nMessage-ID: <${newId()}@x.example>\r\n${more}\r\nTell me more.\r\n`,
    );
  await reply('Auto-Submitted: auto-replied\r\n');
  expect(await figures()).toMatchObject({ replied: 0 });
  await reply('');
  expect(await figures()).toMatchObject({ replied: 1 });
  const notices = await m.owner.get<{ text: string }[]>('/in_app_notifications');
  expect(notices.map(({ text }) => text)).toContain('Ada Lovelace replied to “Spring”.');
});

test('a notice that comes back is marked, and an address that no server knows gets no campaigns', async () => {
  const sent: Mail[] = [];
  world.kernel.mailer = { delivers: true, send: async (mail) => void sent.push(mail) };
  const notice = async (to: string) => {
    const mail_id = await m.company.within((call) =>
      sendMail(call, { kind: noticeMail, to, subject: 'A notice', paragraphs: ['Hello.'] }),
    );
    await runWaiting(world, mailJobs);
    return { mail_id, mail: sent.at(-1)! };
  };
  const stateOf = (mail_id: string) => m.owner.get<{ status: string; error: string | null }>(`/mail_outbox/${mail_id}`);
  const full = await notice('full@reader.example');
  await report('bounce-mailbox-full-exchange', full.mail);
  expect(await stateOf(full.mail_id)).toMatchObject({ status: 'bounced', error: expect.stringMatching(/^[45]\.2\.2/) });
  const gone = await notice('gone@reader.example');
  await report('bounce-unknown-user-postfix', gone.mail);
  expect(await stateOf(gone.mail_id)).toMatchObject({ status: 'bounced', error: expect.stringMatching(/^5\.1\.1/) });
  const job = await jobFor(world.kernel, m.company.id);
  const told = { [full.mail_id]: false, [gone.mail_id]: true };
  for (const [ref_id, is_hard] of Object.entries(told))
    await campaignJobs['campaigns.suppress-bounced']!(job, { ref_id, payload: { is_hard } });
  expect(await suppressed()).toMatchObject([{ email: 'gone@reader.example', reason: 'bounced', until: null }]);
  // An address of another email is not ours, and nobody can make one.
  const other = gone.mail.bouncesTo!.replace(/\.[a-z2-7]{16}@/, '.aaaaaaaaaaaaaaaa@');
  const third = await notice('third@reader.example');
  await arrive(sample('bounce-unknown-user-postfix', { to: other, message_id: '<x@y>' }));
  expect(await stateOf(third.mail_id)).toMatchObject({ status: 'sent' });
});
