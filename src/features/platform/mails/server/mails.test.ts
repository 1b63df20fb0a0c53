import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadedPicture } from '#features/access/pictures/server/testing/upload.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor, startWorker } from '#server/jobs/worker.ts';
import { newFileKey } from '#server/ports/files.ts';
import type { Mail, Mailer } from '#server/ports/mail.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { MailOutbox, StoredMail } from '../schema.ts';
import { mailJobs } from './jobs.ts';
import { defineMail, permissionSnapshot, sendAccountMail, sendMail } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const plain = defineMail({ key: 'tests_plain', class: 'notice', hides: 'nothing' });
const personal = defineMail({ key: 'tests_personal', class: 'account', hides: 'body' });
const letter = {
  kind: personal,
  to: 'reader@partner.example',
  subject: 'Hello\nBcc: everybody@example.com',
  paragraphs: ['Dear <reader> & friends'],
  action: { label: 'Open', path: '/somewhere#token=abc' },
};

const confirm = (is: boolean) =>
  world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set email_verified = ${is} where id = ${company.owner.user_id}`),
  );
async function outbox(): Promise<MailOutbox> {
  return company.owner.get<MailOutbox>('/mail_outbox');
}
async function deliver(mail_id: string, mailer: Mailer): Promise<void> {
  const job = await jobFor({ ...world.kernel, mailer }, company.id);
  await mailJobs['mails.deliver']!(job, { mail_id });
}

test('saves emails for the operator without a mail server', async () => {
  await company.within((call) => sendMail(call, { ...letter, kind: plain, action: { label: 'Open', path: '/here' } }));
  const { delivers, mails } = await outbox();
  expect(delivers).toBe(false);
  expect(mails).toMatchObject([{ to_address: letter.to, status: 'queued', hides: 'nothing' }]);
  const mail = await company.owner.get<StoredMail>(`/mail_outbox/${mails[0]!.id}`);
  expect(mail.body_text).toContain(`${world.kernel.config.baseUrl}/here`);
  expect(mail.body_html).toContain('Dear &#60;reader&#62; &#38; friends');
  expect(mail.subject).not.toContain('\n');
  const secret = await company.within((call) => sendMail(call, letter));
  await deliver(secret, world.kernel.mailer);
  expect((await outbox()).mails[0]).toMatchObject({ id: secret, status: 'queued' });
  const file = readFileSync(join(world.kernel.config.dataDir, 'mail', `${secret}.eml`), 'utf8');
  expect(file.replace(/=\n/g, '').replaceAll('=3D', '=')).toContain('/somewhere#token=abc');
});

test('refuses a link with a secret in an email that everyone may read', async () => {
  await expect(company.within((call) => sendMail(call, { ...letter, kind: plain }))).rejects.toThrow('declare');
});

test('shows the company’s logo, color and font in emails', async () => {
  const logo_url = await uploadedPicture(company.owner);
  await company.owner.patch(`/organizations/${company.id}`, {
    primary_color: '#ffd400',
    font: 'serif',
    domain: 'acme.example',
    logo_url,
  });
  await company.within((call) => sendMail(call, { ...letter, kind: plain, action: { label: 'Open', path: '/here' } }));
  const { id } = (await outbox()).mails[0]!;
  const { body_html } = await company.owner.get<StoredMail>(`/mail_outbox/${id}`);
  expect(body_html).toContain(`src="${world.kernel.config.baseUrl}${logo_url}"`);
  expect(body_html).toContain("font-family:Charter, 'Bitstream Charter'");
  expect(body_html).toContain('<a href="https://acme.example"');
  // White on that yellow could not be read.
  expect(body_html!.replace(/<style>.*<\/style>/s, '')).not.toContain('#ffd400');
  expect(body_html).toMatch(/background:#[0-9a-f]{6};color:#ffffff/);
});

test('does not send the email of a failed transaction', async () => {
  const before = (await outbox()).mails.length;
  await expect(
    company.within(async (call) => {
      await sendMail(call, letter);
      throw new Error('the rest failed');
    }),
  ).rejects.toThrow('the rest failed');
  expect((await outbox()).mails).toHaveLength(before);
});

test('retries a failing mail server, sends once and does not keep the content', async () => {
  await company.within((call) => sendMail(call, letter));
  const { id } = (await outbox()).mails[0]!;
  const sent: Mail[] = [];
  const broken: Mailer = { delivers: true, send: () => Promise.reject(new Error('450 try later')) };
  const working: Mailer = { delivers: true, send: async (mail) => void sent.push(mail) };
  await expect(deliver(id, broken)).rejects.toThrow('450');
  expect(await company.owner.get(`/mail_outbox/${id}`)).toMatchObject({ status: 'failed', error: '450 try later' });
  await deliver(id, working);
  await deliver(id, working);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain(`${world.kernel.config.baseUrl}/somewhere#token=abc`);
  expect(await company.owner.get(`/mail_outbox/${id}`)).toMatchObject({ status: 'sent', error: null, body_text: '' });
});

test('lets only owners and admins read emails', async () => {
  await company.within((call) => sendMail(call, letter));
  const { id } = (await outbox()).mails[0]!;
  const manager = await company.member('partner_manager');
  expect((await manager.request('GET', '/mail_outbox')).statusCode).toBe(403);
  expect((await manager.request('GET', `/mail_outbox/${id}`)).statusCode).toBe(403);
  const stranger = (await world.company('Stranger')).owner;
  expect(await stranger.get('/mail_outbox')).toMatchObject({ mails: [] });
  expect((await stranger.request('GET', `/mail_outbox/${id}`)).statusCode).toBe(404);
});

test.each([true, false])(
  'hides a body with a personal link from everyone but its recipient (delivers: %s)',
  async (delivers) => {
    const id = await company.within((call) => sendMail(call, letter));
    const own = await company.within((call) => sendMail(call, { ...letter, to: company.owner.email }));
    await confirm(true);
    world.kernel.mailer.delivers = delivers;
    try {
      const mail = await company.owner.get<StoredMail>(`/mail_outbox/${id}`);
      expect(mail).toMatchObject({
        to_address: letter.to,
        status: 'queued',
        hides: 'body',
        body_text: '',
        body_html: null,
      });
      const mine = await company.owner.get<StoredMail>(`/mail_outbox/${own}`);
      // While emails leave, the recipient reads them in the mailbox.
      expect(mine.body_text.includes('#token=abc')).toBe(!delivers);
    } finally {
      world.kernel.mailer.delivers = false;
    }
  },
);

test('an address that is not confirmed reads nothing as a recipient', async () => {
  const own = await company.within((call) => sendMail(call, { ...letter, to: company.owner.email }));
  await confirm(false);
  expect((await company.owner.get<StoredMail>(`/mail_outbox/${own}`)).body_text).toBe('');
  await confirm(true);
  expect((await company.owner.get<StoredMail>(`/mail_outbox/${own}`)).body_text).toContain('#token=abc');
});

test('hides bodies from API keys and roles that only manage emails', async () => {
  const id = await company.within((call) => sendMail(call, letter));
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Mails',
    permissions: ['mail_outbox:manage'],
  });
  const role = await company.owner.post<{ id: string }>('/roles', {
    name: 'Runs the mails',
    permissions: ['mail_outbox:manage'],
  });
  const postmaster = await company.member('read_only');
  await company.owner.patch(`/team_members/${postmaster.user_id}`, { role: 'custom', role_id: role.id });
  await world.kernel.system.unscoped((tx) =>
    sendAccountMail(world.kernel, tx, { ...letter, user_id: postmaster.user_id }),
  );
  expect((await outbox()).mails).toHaveLength((await postmaster.get<MailOutbox>('/mail_outbox')).mails.length + 1);
  for (const token of [secret, postmaster.token]) {
    const headers = { authorization: `Bearer ${token}` };
    const mail = (await world.app.inject({ url: `/api/mail_outbox/${id}`, headers })).json<StoredMail>();
    expect(mail.body_text).toBe('');
    const { mails } = (await world.app.inject({ url: '/api/mail_outbox', headers })).json<MailOutbox>();
    expect(mails).toHaveLength((await postmaster.get<MailOutbox>('/mail_outbox')).mails.length);
  }
});

test('withholds a queued email when the access or permissions of its recipient change', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const [leaver, narrowed, stays, theirs] = [
    await company.member('admin'),
    await company.member('admin'),
    await company.member('admin'),
    await world.partnerUser(company, partner_id),
  ];
  const waiting: [Person, string][] = [];
  for (const person of [leaver, narrowed, stays, theirs]) {
    const partner = person === theirs ? partner_id : null;
    const eyes = await world.kernel.identity.actorIn(person.user_id, company.id, partner);
    const access = { user_id: person.user_id, partner_id: partner, standing: permissionSnapshot(eyes!) };
    waiting.push([person, await company.within((call) => sendMail(call, { ...letter, to: person.email, access }))]);
  }
  await company.owner.post(`/team_members/${leaver.user_id}/deactivate`, {});
  await company.owner.patch(`/team_members/${narrowed.user_id}`, { role: 'partner_manager' });
  expect((await company.owner.request('DELETE', `/partners/${partner_id}`)).statusCode).toBe(200);
  const sent: string[] = [];
  const mailer: Mailer = { delivers: true, send: async ({ to }) => void sent.push(to) };
  for (const [, id] of waiting) await deliver(id, mailer);
  expect(sent).toEqual([stays.email]);
  for (const [person, id] of waiting.filter(([person]) => person !== stays)) {
    const mail = await company.owner.get<StoredMail>(`/mail_outbox/${id}`);
    expect(mail, person.email).toMatchObject({ status: 'withheld', body_text: '', body_html: null });
    expect(mail.error).toMatch(/^Not sent: the recipient’s (access|permissions)/);
    await deliver(id, mailer);
  }
  expect(sent).toHaveLength(1);
});

test('an email whose attachment is gone fails once, with its reason, and those after it are sent', async () => {
  const attachments = [{ name: 'pipeline.csv', type: 'text/csv', size: 12, key: newFileKey() }];
  const gone = await company.within((call) => sendMail(call, { ...letter, attachments }));
  const sent: string[] = [];
  const mailer: Mailer = { delivers: true, send: async ({ id }) => void sent.push(id) };
  const kernel = { ...world.kernel, mailer };
  const features = [{ name: 'mails', jobs: mailJobs }];
  const worker = await startWorker(kernel, world.database.adminUrl, features, { error: () => {} });
  const next = await company.within((call) => sendMail(call, letter));
  await expect.poll(() => sent, { timeout: 20_000 }).toContain(next);
  const left = () =>
    withConnection(world.database.adminUrl, async (client) => {
      return (
        await client.query(sql`select attempts from graphile_worker.jobs where task_identifier = 'mails.deliver'`)
      ).rows;
    });
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  await worker.stop();
  expect(sent).not.toContain(gone);
  const error = 'The file pipeline.csv is no longer stored.';
  expect(await company.owner.get(`/mail_outbox/${gone}`)).toMatchObject({ status: 'failed', error });
  expect(world.kernel.failures.recent).toContainEqual(
    expect.objectContaining({ place: 'mails.deliver', company_id: company.id, message: error }),
  );
}, 60_000);

test("many mails of one company do not delay another's", async () => {
  const other = await world.company('Other');
  const sent: string[] = [];
  const mailer: Mailer = { delivers: true, send: async ({ subject }) => void sent.push(subject) };
  await company.within(async (call) => {
    for (let at = 0; at < 60; at += 1) await sendMail(call, { ...letter, subject: 'Many' });
  });
  await other.within((call) => sendMail(call, { ...letter, subject: 'Other' }));
  const log = { error: () => {} };
  const worker = await startWorker(
    { ...world.kernel, mailer },
    world.database.adminUrl,
    [{ name: 'mails', jobs: mailJobs }],
    log,
  );
  await expect.poll(() => sent.filter((subject) => subject === 'Many'), { timeout: 20_000 }).toHaveLength(60);
  await worker.stop();
  const before = sent.slice(0, sent.indexOf('Other')).filter((subject) => subject === 'Many');
  expect(before.length).toBeLessThan(40);
  expect(sent).toContain('Other');
}, 30_000);
