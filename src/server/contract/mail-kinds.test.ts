import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NotificationPreference } from '#features/engagement/notifications/schema.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { allMailKinds } from '#features/platform/mails/server/kinds.ts';
import { sendMail } from '#features/platform/mails/server/service.ts';
import { sql } from '../db/sql.ts';
import { jobFor } from '../jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/** One suite for every kind of email that any feature declares. */
const SECRET = 'a-secret-that-only-its-recipient-may-read';

let world: World;
let company: Company;
let root: Person;
let partner_id: string;
const ids = new Map<string, string>();
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  root = await world.person('root@tandem.test', 'Ruth Root');
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  for (const kind of allMailKinds().filter(({ hides }) => hides !== 'nothing'))
    ids.set(
      kind.key,
      await company.within((call) =>
        sendMail(call, {
          kind,
          to: 'reader@customer.example',
          subject: kind.hides === 'everything' ? SECRET : `About ${kind.key}`,
          about: [{ table: 'partners', id: partner_id }],
          paragraphs: [`Enter ${SECRET}`],
          action: { label: 'Open', path: `/somewhere#token=${SECRET}` },
        }),
      ),
    );
});
afterAll(() => world.close());

test('declares what each kind hides, and those with links and codes hide their body', () => {
  const of = (hides: string) =>
    allMailKinds()
      .filter((kind) => kind.hides === hides && !kind.key.startsWith('tests_'))
      .map(({ key }) => key)
      .sort();
  // Everyone who manages emails can read these, so each new one is a decision.
  expect(of('nothing')).toEqual([
    'account_guesses',
    'account_notice',
    'address_changed',
    'automation',
    'digest',
    'known_address',
    'meeting_invitation',
    'money_notice',
    'notice',
    'passkey_added',
    'passkey_removed',
    'password_changed',
    'record_email',
    'recovery_codes_replaced',
    'report',
    'test',
    'two_factor_changed',
    'two_factor_reset',
  ]);
  expect(of('body').length).toBeGreaterThan(14);
});

test('declares the class of each kind, so that nobody can turn off what concerns their account or money', () => {
  const of = (name: string) =>
    allMailKinds()
      .filter((kind) => kind.class === name && !kind.key.startsWith('tests_'))
      .map(({ key }) => key)
      .sort();
  expect(of('campaign')).toEqual(['campaign']);
  expect(of('money')).toEqual(['money_notice', 'money_notice_with_actions', 'private_money_notice']);
  expect(of('notice')).toEqual([
    'automation',
    'decision_with_question',
    'digest',
    'digest_with_actions',
    'morning',
    'notice',
    'notice_with_actions',
    'partner_report',
    'private_digest',
    'private_notice',
    'report',
  ]);
  const account = of('account');
  for (const key of ['reset_password', 'invitation', 'contract_signing', 'contract_code', 'two_factor_reset'])
    expect(account).toContain(key);
});

test('every kind leaves in the company’s name and frame, and only news can be turned off', async () => {
  for (const kind of allMailKinds().filter((one) => one.class !== 'campaign')) {
    const id = await company.within((call) =>
      sendMail(call, {
        kind,
        to: company.owner.email,
        access: { user_id: company.owner.user_id, partner_id: null },
        subject: 'Facts',
        paragraphs: ['Hello Ada,', 'The first sentence.'],
        topics: ['tasks'],
        action: { label: 'Open', path: kind.hides === 'nothing' ? '/tasks' : '/tasks#token=x' },
      }),
    );
    await mailJobs['mails.deliver']!(await jobFor(world.kernel, company.id), { mail_id: id });
    const mail = readMail(readFileSync(join(world.kernel.config.dataDir, 'mail', `${id}.eml`), 'utf8'));
    const isNews = kind.class === 'notice';
    expect([kind.key, mail.headers.from]).toEqual([kind.key, 'Acme <tandem@localhost>']);
    expect([kind.key, mail.headers['list-unsubscribe'] !== undefined]).toEqual([kind.key, isNews]);
    expect([kind.key, mail.headers['list-unsubscribe-post']]).toEqual([
      kind.key,
      isNews ? 'List-Unsubscribe=One-Click' : undefined,
    ]);
    for (const part of [
      'name="color-scheme" content="light dark"',
      'prefers-color-scheme: dark',
      'max-width: 480px',
      'mso-hide:all">The first sentence.',
      'class="button"',
    ])
      expect(mail.html.includes(part), `${kind.key}: ${part}`).toBe(true);
    for (const body of [mail.text, mail.html])
      expect([kind.key, body.includes('/notification-settings')]).toEqual([kind.key, isNews]);
  }
});

test('one click turns off the emails about a topic, and a wrong or foreign link nothing', async () => {
  const reader = await company.member('partner_manager');
  const kind = allMailKinds().find(({ key }) => key === 'notice')!;
  const id = await company.within((call) =>
    sendMail(call, {
      kind,
      to: reader.email,
      access: { user_id: reader.user_id, partner_id: null },
      subject: 'A task',
      paragraphs: ['Hello,'],
      topics: ['tasks'],
    }),
  );
  await mailJobs['mails.deliver']!(await jobFor(world.kernel, company.id), { mail_id: id });
  const { headers } = readMail(readFileSync(join(world.kernel.config.dataDir, 'mail', `${id}.eml`), 'utf8'));
  const { pathname, search } = new URL(headers['list-unsubscribe']!.slice(1, -1));
  const choice = async () =>
    (await reader.get<NotificationPreference>('/notification_preferences')).topics.find(
      ({ topic }) => topic === 'tasks',
    )!.email;
  expect(await choice()).not.toBe('off');
  const other = `${search.slice(0, -4)}AAAA`;
  expect((await world.app.inject({ method: 'POST', url: pathname + other })).statusCode).toBe(404);
  expect((await world.app.inject({ url: pathname + search })).statusCode).toBe(303);
  expect(await choice()).not.toBe('off');
  const clicked = await world.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([clicked.statusCode, clicked.json()]).toEqual([200, { is_unsubscribed: true }]);
  expect(await choice()).toBe('off');
});

/** The headers, text and HTML of a file of the mailer. */
function readMail(source: string): { headers: Record<string, string | undefined>; text: string; html: string } {
  const unfolded = source.replace(/\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    [...unfolded.slice(0, unfolded.indexOf('\n\n')).matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value,
    ]),
  );
  const part = (type: string) => {
    const [, encoded = ''] = new RegExp(`Content-Type: ${type}.*?\\n\\n(.*?)\\n----`, 's').exec(source) ?? [];
    const plain = encoded.replace(/=\n/g, '');
    return Buffer.from(
      plain.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8');
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

test('no hidden email is shown by the list, the email itself, the history, the debug log, the audit log or the search', async () => {
  const { api_key } = await company.owner
    .post<{ secret: string }>('/api_keys', { name: 'All', permissions: ['*:manage'] })
    .then(({ secret }) => ({ api_key: secret }));
  const urls = [
    '/mail_outbox',
    ...[...ids.values()].map((id) => `/mail_outbox/${id}`),
    `/partners/${partner_id}/mails?limit=100`,
    '/audit_events?_end=200',
  ];
  for (const token of [company.owner.token, api_key]) {
    for (const url of urls) {
      const answer = await world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body.includes(SECRET), url).toBe(false);
    }
  }
  expect(JSON.stringify(await root.get('/debug/mails'))).not.toContain(SECRET);
  // Recipient, time and state stay visible, and so does the subject if only the body is hidden.
  const { mails } = await company.owner.get<{ mails: { id: string; subject: string; to_address: string }[] }>(
    '/mail_outbox',
  );
  expect(mails.find(({ id }) => id === ids.get('invitation'))).toMatchObject({
    subject: 'About invitation',
    to_address: 'reader@customer.example',
    status: 'queued',
  });
});

test.each(['json', 'csv'])(
  'no hidden email is in the company’s export as %s, nor readable in the database',
  async (format) => {
    const answer = await company.owner.request('GET', `/company_settings/export.zip?format=${format}`);
    expect(answer.statusCode).toBe(200);
    for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(answer.rawPayload))))
      expect(strFromU8(bytes).includes(SECRET), name).toBe(false);
    const stored = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ body_text: string }>(sql`select body_text from mail_outbox where organization_id = ${company.id}`),
    );
    expect(stored.length).toBeGreaterThanOrEqual(ids.size);
    for (const { body_text } of stored)
      expect(body_text.startsWith('~sealed:') || !body_text.includes(SECRET)).toBe(true);
  },
);
