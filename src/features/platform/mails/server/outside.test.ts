import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Company as Terms } from '#features/platform/superadmin/schema.ts';
import { createApp } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Mail } from '#server/ports/mail.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { MailOutbox } from '../schema.ts';
import { mailJobs } from './jobs.ts';
import { allMailedTo } from './testing/mailed.ts';

/** New companies send few emails to people without an account, and their words are no subject. */
const MOST = 3;
let world: World;
let app: World['app'];
let sent: Mail[];
let company: Company;
const mailer = { delivers: true, send: async (mail: Mail) => void sent.push(mail) };
beforeAll(async () => {
  world = await createWorld();
  app = await createApp({ ...world.kernel, mailer });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function newCompany(name = 'Harborline'): Promise<void> {
  sent = [];
  company = await world.company(name);
  const until = new Date(world.clock.now().getTime() + 30 * 86_400_000);
  await world.kernel.system.unscoped((tx) => tx.rows(sql`select limit_new_company(${company.id}, ${MOST}, ${until})`));
}

const request = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${company.owner.token}` },
    ...(payload && { payload }),
  });
const address = () => `guest-${newId().slice(-8)}@nordwind.example`;
const invite = (more: object = {}) => request('POST', '/invitations', { email: address(), role: 'finance', ...more });
const outbox = async () => (await request('GET', '/mail_outbox')).json<MailOutbox>();

async function deliverAll(): Promise<void> {
  const job = await jobFor({ ...world.kernel, mailer }, company.id);
  const queued = await company.within((call) =>
    call.rows<{ id: string }>(sql`
      select id from mail_outbox where organization_id = ${company.id} and status = 'queued' order by created_at, id`),
  );
  for (const { id } of queued) await mailJobs['mails.deliver']!(job, { mail_id: id });
}

test('a person is told at the limit, and sees it before', async () => {
  await newCompany();
  for (let at = 0; at < MOST; at += 1) expect((await invite()).statusCode).toBe(201);
  expect((await outbox()).outside).toEqual({ most: MOST, sent: 0, waiting: MOST });
  const refused = await invite();
  expect(refused.json()).toMatchObject({ statusCode: 429, limit: 'outside_mails' });
  expect(refused.json().message).toContain('3 people outside Tandem a day');
  await deliverAll();
  expect(sent).toHaveLength(MOST);
  expect((await outbox()).outside).toEqual({ most: MOST, sent: MOST, waiting: 0 });
  expect((await invite()).statusCode).toBe(429);
  world.clock.advance(86_400_000);
  expect((await invite()).statusCode).toBe(201);
});

test('what the product sends by itself waits for the next day', async () => {
  await newCompany();
  const { sendMail, defineMail } = await import('./service.ts');
  const kind = defineMail({ key: `tests_outside_${newId()}`, class: 'notice', hides: 'nothing' });
  for (let at = 0; at < MOST + 2; at += 1)
    await company.within((call) =>
      sendMail(call, { kind, to: address(), subject: 'Claim now', paragraphs: ['Hello,'] }),
    );
  await deliverAll();
  expect(sent).toHaveLength(MOST);
  const waiting = (await outbox()).mails.filter(({ status }) => status === 'queued');
  expect(waiting).toHaveLength(2);
  expect(waiting[0]!.error).toContain('Waits until tomorrow');
  expect(sent[0]!.subject).toBe('A message about a partner program');
  world.clock.advance(86_400_000);
  await deliverAll();
  expect(sent).toHaveLength(MOST + 2);
});

test('the limit ends by itself, and a super admin raises it', async () => {
  await newCompany();
  world.clock.advance(31 * 86_400_000);
  expect((await outbox()).outside).toBeNull();
  await newCompany();
  const root = await world.person(`root-${newId().slice(-6)}@operator.test`);
  await root.patch<Terms>(`/superadmin/companies/${company.id}`, { max_outside_mails_per_day: 9 });
  expect((await outbox()).outside).toMatchObject({ most: 9 });
  world.clock.advance(31 * 86_400_000);
  expect((await outbox()).outside).toMatchObject({ most: 9 });
  await root.patch(`/superadmin/companies/${company.id}`, { max_outside_mails_per_day: null });
  expect((await outbox()).outside).toBeNull();
});

test('a new company writes no text of its own into invitations, and its name is no subject', async () => {
  await newCompany('Claim at https://evil.example/prize\u202e now');
  const wordy = await invite({ message: 'Claim at https://evil.example' });
  expect(wordy.json()).toMatchObject({ statusCode: 422, errors: { message: [expect.any(String)] } });
  const email = address();
  expect((await invite({ email, full_name: 'See www.evil.example\u200f' })).statusCode).toBe(201);
  const [mail] = await allMailedTo(world.kernel, email);
  expect(mail!.subject).toBe('You are invited');
  expect(mail!.body_text.split('--')[0]).not.toMatch(/evil\.example|\u202e|\u200f/);
});

test('an email that an unconfirmed person causes somewhere else does not leave', async () => {
  await newCompany();
  const { sendMail, defineMail } = await import('./service.ts');
  const kind = defineMail({ key: `tests_outside_${newId()}`, class: 'notice', hides: 'nothing' });
  const letter = { kind, to: address(), subject: 'Hello', paragraphs: ['Hello,'] };
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set email_verified = false where id = ${company.owner.user_id}`),
  );
  await company.within((call) => sendMail(call, letter));
  await deliverAll();
  expect(sent).toEqual([]);
  expect((await outbox()).mails[0]).toMatchObject({ status: 'withheld', error: expect.stringContaining('confirmed') });
});

/** Files that send emails without reducing names, with the reason. */
const WITH_NAMES_AS_THEY_ARE: Record<string, string> = {
  'deals/forwarded-deals/server/mails.ts': 'They answer the email of a partner user.',
  'engagement/notifications/server/digest.ts': 'They go to people with an account.',
  'engagement/notifications/server/service.ts': 'They go to people with an account.',
  'platform/mail-replies/server/take.ts': 'It answers the email of a person with an account.',
  'reporting/report-schedules/server/deliver.ts': 'They go to people that a confirmed person named.',
  'work/automations/server/recipients.ts': 'A confirmed person wrote the text.',
  'work/go-live/server/routes.ts': 'It goes to its sender.',
  'outreach/meetings/server/invitations.ts': 'A confirmed person or a partner user wrote the text.',
  'outreach/record-emails/server/send.ts': 'A confirmed person wrote the text.',
  'work/work-items/server/morning/mail.ts': 'They go to people with an account.',
};

test('whoever emails people outside reduces the names in it, or says why not', () => {
  const files = globSync('src/features/*/*/server/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      return /\bsendMail\(/.test(source) && !source.includes('nameForMail');
    })
    .map((file) => file.replace('src/features/', ''));
  expect(files.sort()).toEqual(Object.keys(WITH_NAMES_AS_THEY_ARE).sort());
});
