import { createVerify } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { smtpMailer } from '#server/ports/mail.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { DomainRecords, EmailDomain } from '../schema.ts';
import { checkRecords } from './dns-records.ts';
import { checkDomain, dkimKey, recordsOf } from './domains.ts';
import { type Mailing, mailing } from './testing/mailing.ts';

let world: World;
let m: Mailing;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  world = await createWorld();
  dns = await startDnsServer();
});
beforeEach(async () => {
  m = await mailing(world, 1);
});
afterAll(async () => {
  await dns.close();
  await world.close();
});

const smtpHost = 'smtp.acme.example';
const add = (domain: string) => m.owner.post<EmailDomain>('/email_domains', { domain });
const check = (id: string) => m.company.within((call) => checkDomain(call, id, { resolver: dns.resolver, smtpHost }));
const statuses = ({ records }: DomainRecords) => records.map(({ status }) => status);

describe('a sending domain', () => {
  test('is checked against the records to copy, and its key stays secret', async () => {
    const domain = 'one.example';
    const { id } = await add(domain.toUpperCase());
    expect(statuses(await check(id))).toEqual(['missing', 'missing', 'missing']);
    const { records } = await m.owner.get<DomainRecords>(`/email_domains/${id}/records`);
    dns.set(smtpHost, { a: '203.0.113.7' });
    for (const { host, value, kind } of records)
      dns.set(host, { txt: kind === 'spf' ? `v=spf1 a:${smtpHost} ~all` : value });
    const checked = await check(id);
    expect(statuses(checked)).toEqual(['ok', 'ok', 'ok']);
    expect(await m.owner.get(`/email_domains/${id}`)).toMatchObject({ domain, dkim_status: 'ok' });
    const [row] = await m.company.within((call) =>
      call.rows<{ sealed: string }>(sql`
        select encode(sealed_key, ${'escape'}) as sealed from email_domain_keys
        where organization_id = ${call.organization_id} and domain_id = ${id}`),
    );
    expect(row!.sealed).not.toContain('PRIVATE KEY');
    expect(JSON.stringify(await m.owner.get(`/email_domains/${id}`))).not.toContain('PRIVATE KEY');
  });

  test('with wrong records lists them', async () => {
    const { id } = await add('two.example');
    dns.set('two.example', { txt: 'v=spf1 ip4:198.51.100.0/24 -all' }, { txt: 'google-site-verification=x' });
    dns.set('tandem._domainkey.two.example', { txt: 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A' });
    dns.set('_dmarc.two.example', { txt: 'v=DMARC1; p=maybe' });
    const { records } = await check(id);
    expect(records.map(({ status, found }) => [status, found])).toEqual([
      ['wrong', 'v=spf1 ip4:198.51.100.0/24 -all'],
      ['wrong', 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'],
      ['wrong', 'v=DMARC1; p=maybe'],
    ]);
  });

  test('sends only with a valid DKIM record', async () => {
    const { id } = await add('three.example');
    const campaign = await m.draft({ domain_id: id });
    const refused = await m.owner.request('POST', `/email_campaigns/${campaign.id}/schedule`, {});
    expect(refused.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('no valid DKIM record') });
    const { records } = await m.owner.get<DomainRecords>(`/email_domains/${id}/records`);
    for (const { host, value } of records) dns.set(host, { txt: value });
    await check(id);
    await m.owner.post(`/email_campaigns/${campaign.id}/schedule`, {});
    await m.work();
    expect(m.inbox[0]).toMatchObject({
      from: { address: 'news@three.example' },
      dkim: { domainName: 'three.example', keySelector: 'tandem' },
    });
    expect(m.inbox[0]!.messageId).toMatch(/@three\.example>$/);
    expect((await m.owner.request('DELETE', `/email_domains/${id}`)).statusCode).toBe(409);
  });

  test('belongs to its company', async () => {
    const { id } = await add('four.example');
    const other = await world.company('Other');
    for (const url of [`/email_domains/${id}`, `/email_domains/${id}/records`])
      expect((await other.owner.request('GET', url)).statusCode).toBe(404);
    expect((await other.owner.request('POST', `/email_domains/${id}/check`, {})).statusCode).toBe(404);
  });
});

describe('SPF', () => {
  test.each([
    ['203.0.113.7', 'v=spf1 ip4:203.0.113.7 ~all'],
    ['[2001:db8::7]', 'v=spf1 ip6:2001:db8::7 ~all'],
    ['::ffff:203.0.113.7', 'v=spf1 ip4:203.0.113.7 ~all'],
    ['smtp.acme.example', 'v=spf1 a:smtp.acme.example ~all'],
  ])('proposes a record for the server %s that allows it', async (host, value) => {
    const { id } = await add('ours.example');
    const { records } = await m.company.within((call) => recordsOf(call, id, host));
    expect(records[0]).toMatchObject({ kind: 'spf', value });
    dns.set('smtp.acme.example', { a: '203.0.113.7' });
    dns.set('ours.example', { txt: value });
    const wanted = { domain: 'ours.example', dkim_selector: 's', dkim_public_key: '', smtpHost: host };
    expect((await checkRecords(dns.resolver, wanted)).spf.status).toBe('ok');
  });

  const of = async (record: string) => {
    dns.set('spf.example', { txt: record });
    return (
      await checkRecords(dns.resolver, { domain: 'spf.example', dkim_selector: 's', dkim_public_key: '', smtpHost })
    ).spf.status;
  };
  test.each([
    ['v=spf1 ip4:203.0.113.0/24 -all', 'ok'],
    ['v=spf1 ip4:203.0.113.7 -all', 'ok'],
    ['v=spf1 mx -all', 'ok'],
    ['v=spf1 include:other.example ~all', 'ok'],
    ['v=spf1 include:acme.example ~all', 'ok'],
    ['v=spf1 redirect=other.example', 'ok'],
    ['v=spf1 -ip4:203.0.113.7 ip4:203.0.113.0/24 ~all', 'wrong'],
    ['v=spf1 ~all', 'wrong'],
    ['v=spf1 include:spf.example ~all', 'wrong'],
  ])('%s is %s', async (record, status) => {
    dns.set(smtpHost, { a: '203.0.113.7' });
    dns.set('spf.example', { mx: 'smtp.acme.example' });
    dns.set('other.example', { txt: 'v=spf1 ip4:203.0.113.7 -all' });
    if (record.includes(' mx')) {
      dns.set('spf.example', { txt: record }, { mx: smtpHost });
      const { spf } = await checkRecords(dns.resolver, {
        domain: 'spf.example',
        dkim_selector: 's',
        dkim_public_key: '',
        smtpHost,
      });
      expect(spf.status).toBe(status);
    } else expect(await of(record)).toBe(status);
  });

  test('must exist once', async () => {
    dns.set('twice.example', { txt: 'v=spf1 mx ~all' }, { txt: 'v=spf1 a ~all' });
    const { spf } = await checkRecords(dns.resolver, {
      domain: 'twice.example',
      dkim_selector: 's',
      dkim_public_key: '',
      smtpHost,
    });
    expect(spf).toEqual({ status: 'wrong', found: 'v=spf1 mx ~all\nv=spf1 a ~all' });
  });
});

test('an email that a mail server gets is signed, with both headers of the one-click link', async () => {
  const { id } = await add('signed.example');
  const key = await m.company.within((call) => dkimKey(call, id));
  const [{ dkim_public_key }] = (await m.company.within((call) =>
    call.rows<{ dkim_public_key: string }>(
      sql`select dkim_public_key from email_domains where organization_id = ${call.organization_id} and id = ${id}`,
    ),
  )) as [{ dkim_public_key: string }];
  const received: { from: string; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = session.envelope.mailFrom;
        received.push({ from: from ? from.address : '', source: Buffer.concat(chunks).toString('latin1') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  await smtpMailer(`smtp://127.0.0.1:${port}`, 'Tandem <tandem@acme.example>').send({
    id: 'x',
    to: 'ada@partner.example',
    toName: 'Ada, "the" first',
    from: { name: 'Acme', address: 'news@signed.example' },
    bouncesTo: 'tandem+bounce.x@in.example.com',
    subject: 'Grüße',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {
      'List-Unsubscribe': '<https://t.example/u?token=x>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    dkim: key,
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const [{ source, from }] = received as [{ source: string; from: string }];
  expect(from).toBe('tandem+bounce.x@in.example.com');
  const mail = await simpleParser(source);
  expect(
    mail.headers.get('list-unsubscribe-post') ??
      mail.headerLines.find(({ key: name }) => name === 'list-unsubscribe-post'),
  ).toBeTruthy();
  const signature = /DKIM-Signature: ([\s\S]*?)\r\n(?![ \t])/.exec(source)![1]!.replace(/\r\n\s+/g, '');
  const tag = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(signature)![1]!.replace(/\s+/g, '');
  expect([tag('d'), tag('s'), tag('a')]).toEqual(['signed.example', 'tandem', 'rsa-sha256']);
  const signed = tag('h').toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from']));
  // The signature is verified with the key of the record (RFC 6376, relaxed headers).
  const headers = source
    .slice(0, source.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const line = (name: string) => headers.find((one) => one.toLowerCase().startsWith(`${name}:`))!;
  const relaxed = (one: string) =>
    one.replace(
      /^([^:]+):\s*(.*)$/,
      (_, name: string, value: string) => `${name.toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`,
    );
  const last = relaxed(line('dkim-signature')).replace(/(;\s*b=)[^;]*/, '$1');
  const text = [...signed.filter((name) => line(name)).map((name) => relaxed(line(name))), last].join('\r\n');
  const publicKey = `-----BEGIN PUBLIC KEY-----\n${dkim_public_key}\n-----END PUBLIC KEY-----`;
  expect(createVerify('RSA-SHA256').update(text).verify(publicKey, tag('b'), 'base64')).toBe(true);
});
