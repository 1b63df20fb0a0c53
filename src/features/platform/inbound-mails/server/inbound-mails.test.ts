import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { imapMailbox, type Mailbox } from '#server/ports/mailbox.ts';
import { type ImapServer, startImapServer } from '#server/testing/imap-server.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { InboundMailList } from '../schema.ts';
import { inboundAddress, inboundMailTargetsIn } from './address.ts';
import { type Delivered, defineInboundMail } from './define.ts';
import { inboundMailJobs, readInstallationMailbox } from './jobs.ts';
import { readMailbox } from './read.ts';
import { written } from './testing/written.ts';

let imap: ImapServer;
let world: World;
let company: Company;
let partner_id: string;
let address: string;
const taken: Delivered[] = [];

/** The handling of the next email by the tests' address. */
let answer: () => Promise<void> = async () => {};
defineInboundMail({
  key: 'tests',
  label: 'Test',
  table: 'partners',
  from: ['people'],
  tellSender: null,
  take: async (call, delivered) => {
    await call.run(sql`
      update partners set description = ${delivered.message.text.trim()}
      where organization_id = ${call.organization_id} and id = ${delivered.ref_id}`);
    await answer();
    taken.push(delivered);
    return { status: 'handled', note: 'Noted.' };
  },
});

beforeAll(async () => {
  imap = await startImapServer();
  world = await createWorld({ env: { IMAP_URL: imap.url, MAIL_IN_ADDRESS: 'Tandem@in.example.com' } });
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  address = inboundAddress(world.kernel, 'tests', partner_id)!;
});
afterAll(async () => {
  await world.close();
  await imap.close();
});

const read = () => readInstallationMailbox(world.kernel);
const handle = () => runWaiting(world, inboundMailJobs);
const newest = async () => (await company.owner.get<InboundMailList>('/inbound_mails')).mails[0]!;
const stored = async () => (await company.owner.get<InboundMailList>('/inbound_mails')).mails.length;

test('addresses name a record, fit into 64 characters and cannot be made by others', () => {
  expect(address).toMatch(/^tandem\+tests\.[a-z2-7]{26}\.[a-z2-7]{16}@in\.example\.com$/);
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(inboundMailTargetsIn(world.kernel, `Ada <${address.toUpperCase()}>, x@y.example`)).toEqual([
    { key: 'tests', ref_id: partner_id },
  ]);
  const [local] = address.split('@');
  const signed = local!.slice(-16);
  const forged = [...signed].map(
    (letter, at) => `${signed.slice(0, at)}${letter === 'a' ? 'b' : 'a'}${signed.slice(at + 1)}`,
  );
  for (const wrong of forged) expect(inboundMailTargetsIn(world.kernel, address.replace(signed, wrong))).toEqual([]);
  // The signature of one kind is not one of another.
  expect(inboundMailTargetsIn(world.kernel, address.replace('+tests', '+reply'))).toEqual([]);
  expect(inboundMailTargetsIn(world.kernel, `x${address}`)).toEqual([]);
  expect(inboundMailTargetsIn(world.kernel, `${address}.evil.example`)).toEqual([]);
});

test('an email is handled once, however often the mailbox is read and the job runs', async () => {
  imap.deliver(written({ to: address, subject: 'About =?utf-8?q?M=C3=BCller?=', text: 'First words' }));
  await read();
  await read();
  await handle();
  await handle();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    ref_id: partner_id,
    message: { from: { address: 'ada@north.example', name: 'Ada' }, subject: 'About Müller', authentication: 'none' },
  });
  expect(await newest()).toMatchObject({ purpose: 'Test', status: 'handled', note: 'Noted.', subject: 'About Müller' });
  // The content is not kept.
  const [row] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ source: Buffer | null }>(sql`select source from inbound_mails where organization_id = ${company.id}`),
  );
  expect(row!.source).toBeNull();
});

test('the same email in a mailbox that numbers its messages anew is recognized', async () => {
  const raw = written({ to: address, headers: ['Message-ID: <same@north.example>'] });
  imap.deliver(raw);
  await read();
  const before = await stored();
  await world.kernel.system.unscoped((tx) => tx.run(sql`update mailbox_positions set uid_validity = '99'`));
  imap.deliver(raw);
  await read();
  expect(await stored()).toBe(before);
  await handle();
});

test('a crash between the email and its effect repeats neither', async () => {
  const before = taken.length;
  imap.deliver(written({ to: address, text: 'After the crash' }));
  await read();
  answer = async () => {
    throw new Error('The process ended.');
  };
  await expect(handle()).rejects.toThrow('The process ended.');
  expect(await newest()).toMatchObject({ status: 'received' });
  const described = () => company.owner.get<{ description: string }>(`/partners/${partner_id}`);
  expect((await described()).description).not.toContain('After the crash');
  answer = async () => {};
  await company.within((call) =>
    call
      .rows<{ id: string }>(
        sql`select id from inbound_mails where organization_id = ${company.id} and status = 'received'`,
      )
      .then(async (rows) => {
        for (const { id } of rows) await call.enqueue('inbound-mails.take', { id });
      }),
  );
  await handle();
  expect(taken.length).toBe(before + 1);
  expect((await described()).description).toContain('After the crash');
});

test('a refusal is noted and changes nothing', async () => {
  answer = async () => {
    throw conflict('This partner was archived.');
  };
  imap.deliver(written({ to: address, text: 'Refused words' }));
  await read();
  await handle();
  answer = async () => {};
  expect(await newest()).toMatchObject({ status: 'ignored', note: 'This partner was archived.' });
  expect((await company.owner.get<{ description: string }>(`/partners/${partner_id}`)).description).not.toContain(
    'Refused',
  );
});

test.each([
  ['an automatic reply', ['Auto-Submitted: auto-replied']],
  ['an absence note', ['X-Autoreply: yes']],
  ['a bounce', ['Return-Path: <>']],
  ['bulk email', ['Precedence: bulk']],
  ['a mailing list', ['List-Id: <all.north.example>']],
  ['an email of ours', ['X-Tandem-Mail: notice']],
])('ignores %s', async (_, headers) => {
  const before = taken.length;
  imap.deliver(written({ to: address, headers }));
  await read();
  await handle();
  expect(taken.length).toBe(before);
  expect(await newest()).toMatchObject({ status: 'ignored' });
});

test('nothing is stored of an email to an unknown address', async () => {
  const before = await stored();
  for (const to of ['tandem@in.example.com', 'tandem+tests@in.example.com', 'someone@else.example'])
    imap.deliver(written({ to }));
  await read();
  expect(await stored()).toBe(before);
});

test('floods of headers, nested parts and huge messages neither pass nor stop the mailbox', async () => {
  const before = taken.length;
  const nested = (depth: number): string =>
    depth === 0
      ? 'Content-Type: text/plain\r\n\r\ndeep'
      : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--`;
  const flood = Array.from({ length: 2_000 }, (_, at) => `X-Line-${at}: ${'y'.repeat(50)}`);
  imap.deliver(written({ to: address, headers: flood }));
  imap.deliver(
    `From: ada@north.example\r\nTo: ${address}\r\nMessage-ID: <nested@north.example>\r\nMIME-Version: 1.0\r\n${nested(400)}`,
  );
  imap.deliver(written({ to: address, headers: [`X-Long: ${'z'.repeat(300_000)}`] }));
  imap.deliver(written({ to: address, text: 'x'.repeat(16 * 1_048_576) }));
  imap.deliver(written({ to: address, text: 'The one that counts' }));
  const begun = performance.now();
  await read();
  await handle();
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(taken.slice(before).map(({ message }) => message.text.trim())).toContain('The one that counts');
  expect(taken.slice(before).some(({ message }) => message.text.length > 100_000)).toBe(false);
}, 60_000);

test('a sender who writes sixty emails in an hour is not handled any more', async () => {
  await company.within((call) =>
    call.run(sql`
      insert into inbound_mails (organization_id, address_key, ref_id, message_key, from_address, subject, status,
        created_at)
      select ${company.id}, 'tests', ${partner_id}, 'earlier ' || at, 'loop@north.example', 'Again', 'handled',
        ${world.clock.now()}::timestamptz - interval '1 minute' from generate_series(1, 55) at`),
  );
  const flood: Mailbox = {
    async *newMessages() {
      for (let at = 0; at < 15; at += 1)
        yield { position: null, source: Buffer.from(written({ from: 'loop@north.example', to: address })) };
    },
  };
  expect(await readMailbox(world.kernel, { name: 'flood', mailbox: flood })).toBe(5);
  expect(await newest()).toMatchObject({ status: 'ignored', note: 'Its sender wrote too many emails within an hour.' });
  await handle();
});

test('another company’s mailbox gives no access to this one', async () => {
  const other = await world.company('Other');
  const mailbox: Mailbox = {
    async *newMessages() {
      yield { position: null, source: Buffer.from(written({ to: address })) };
    },
  };
  expect(await readMailbox(world.kernel, { name: other.id, mailbox, organization_id: other.id })).toBe(0);
});

test('a wrong password is reported to administrators without the server’s words', async () => {
  const wrong = imapMailbox({ ...world.kernel.config.inbound!.imap!, password: 'wrong' });
  await expect(readMailbox(world.kernel, { name: 'installation', mailbox: wrong })).rejects.toThrow();
  expect(await company.owner.get('/inbound_mails')).toMatchObject({ error: 'The mailbox could not be read.' });
  await read();
  expect(await company.owner.get('/inbound_mails')).toMatchObject({ error: null });
});

test('only those who manage received emails see them', async () => {
  const finance = await company.member('finance');
  expect((await finance.request('GET', '/inbound_mails')).statusCode).toBe(403);
  const pia = await world.partnerUser(company, partner_id);
  expect((await pia.request('GET', '/inbound_mails')).statusCode).toBe(404);
});

test('without a mail server, files in the folder are read and removed', async () => {
  const plain = await createWorld({ own: true });
  try {
    const vendor = await plain.company();
    const id = await vendor.within((call) => samplePartner(call));
    const folder = join(plain.kernel.config.dataDir, 'mail-in');
    mkdirSync(folder);
    writeFileSync(join(folder, '1.eml'), written({ to: inboundAddress(plain.kernel, 'tests', id)! }));
    await readInstallationMailbox(plain.kernel);
    expect(readdirSync(folder)).toEqual([]);
    expect(await runWaiting(plain, inboundMailJobs)).toBe(1);
    expect((await vendor.owner.get<InboundMailList>('/inbound_mails')).mails).toMatchObject([{ status: 'handled' }]);
  } finally {
    await plain.close();
  }
});
