import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { allMailKinds } from '#features/platform/mails/server/kinds.ts';
import { sendMail } from '#features/platform/mails/server/service.ts';
import { sql } from '../db/sql.ts';
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
    'address_changed',
    'automation',
    'digest',
    'known_address',
    'late_notice',
    'meeting_invitation',
    'notice',
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
