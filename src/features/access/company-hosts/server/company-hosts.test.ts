import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Mail, Mailer } from '#server/ports/mail.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { type Company, createWorld, PASSWORD, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { HostSettings } from '../schema.ts';
import { type HostResolver, readHost } from './check.ts';
import { checkHost, currentHost, nextState, PAUSE_AFTER_MS, requireHost } from './host.ts';

const PROXY_TOKEN = 'a-long-token-of-the-proxy-in-tests';
const OWN = '192.0.2.10';

let world: World;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  world = await createWorld({
    env: {
      TANDEM_BASE_URL: 'https://tandem.example',
      TANDEM_HOSTS: '*.tandem-more.example',
      TANDEM_PROXY_TOKEN: PROXY_TOKEN,
    },
  });
  dns = await startDnsServer();
  dns.set('tandem.example', { a: OWN });
});
afterAll(async () => {
  await dns.close();
  await world.close();
});

const newHost = () => `partners.h${newId().slice(-10)}.example`;
const settingsOf = ({ owner }: Company) => owner.get<HostSettings>('/company_hosts');

async function save(company: Company, host: string): Promise<HostSettings> {
  const answer = await company.owner.request('PUT', '/company_hosts', { host });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function proofOf(company: Company) {
  const { host } = await settingsOf(company);
  return host!.records.find(({ type }) => type === 'TXT')!;
}

async function check(company: Company, resolver: HostResolver = dns.resolver): Promise<HostSettings['host']> {
  const row = requireHost(await company.within(currentHost));
  await checkHost(world.kernel, { organization_id: company.id, row }, resolver);
  return (await settingsOf(company)).host;
}

/** A company whose host name works. */
async function hosted(name = 'Acme') {
  const company = await world.company(name);
  const host = newHost();
  await save(company, host);
  const proof = await proofOf(company);
  dns.set(proof.host, { txt: proof.value });
  dns.set(host, { a: OWN });
  expect(await check(company)).toMatchObject({ status: 'active', problem: null });
  return { company, host, proof };
}

const at = (host: string, url: string, more: object = {}) =>
  world.app.inject({ url, ...more, headers: { host, ...(more as { headers?: object }).headers } });

async function signInAt(host: string, email: string): Promise<string> {
  const answer = await at(host, '/api/auth/sign-in/email', {
    method: 'POST',
    payload: { email, password: PASSWORD },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().token;
}

const sessionAt = (host: string, token: string, headers = {}) =>
  at(host, '/api/session', { headers: { authorization: `Bearer ${token}`, ...headers } });

const ask = (domain: string, headers: Record<string, string> = { authorization: `Bearer ${PROXY_TOKEN}` }) =>
  world.app.inject({ url: `/internal/certificates?domain=${encodeURIComponent(domain)}`, headers });

test('shows the records, waits for them, and then leads links to the host name', async () => {
  const company = await world.company();
  const host = newHost();
  const { host: saved, is_possible } = await save(company, `  ${host.toUpperCase()}. `);
  expect(is_possible).toBe(true);
  expect(saved).toMatchObject({
    host,
    status: 'waiting',
    records: [
      { type: 'CNAME', host, value: 'tandem.example' },
      { type: 'TXT', host: `_tandem-host.${host}` },
    ],
  });
  expect(await check(company)).toMatchObject({ status: 'waiting', problem: 'proof' });
  const proof = await proofOf(company);
  dns.set(proof.host, { txt: 'something else' }, { txt: proof.value });
  expect(await check(company)).toMatchObject({ status: 'waiting', problem: 'address' });
  expect(world.kernel.hosts.addressOf(company.id)).toBe('https://tandem.example');
  dns.set(host, { a: OWN }, { a: '198.51.100.7' });
  expect(await check(company), 'one address leads elsewhere').toMatchObject({ problem: 'address' });
  dns.set(host, { a: OWN });
  expect(await check(company)).toMatchObject({ status: 'active', problem: null });
  expect(world.kernel.hosts.addressOf(company.id)).toBe(`https://${host}`);
});

test.each([
  ['https://partners.acme.com', 'without https'],
  ['acme', 'such as partners.acme.com'],
  ['192.0.2.1', 'not an IP'],
  ['[2001:db8::1]', 'without https'],
  ['0x7f.1', 'not an IP'],
  ['localhost', 'such as partners.acme.com'],
  ['acme.localhost', 'public name'],
  ['router.local', 'public name'],
  ['co.uk', 'open to everyone'],
  ['github.io', 'open to everyone'],
  ['tandem.example', 'belongs to this installation'],
  ['TANDEM.example.', 'belongs to this installation'],
  ['acme.tandem.example', 'belongs to this installation'],
  ['acme.tandem-more.example', 'belongs to this installation'],
  ['pаrtners.acme.com', 'mistaken'],
  ['аррӏе.com', 'mistaken'],
  ['xn--80ak6aa92e.com', 'mistaken'],
  ['a..b.com', 'such as partners.acme.com'],
  ['-a.acme.com', 'such as partners.acme.com'],
  [`${'a'.repeat(64)}.acme.com`, 'such as partners.acme.com'],
])('refuses %s as a host name', async (host, reason) => {
  const company = await world.company();
  const answer = await company.owner.request('PUT', '/company_hosts', { host });
  expect(answer.statusCode, answer.body).toBe(422);
  expect(answer.json().errors.host.join()).toContain(reason);
  expect((await settingsOf(company)).host).toBeNull();
});

test('stores the ASCII form of other letters and shows both', async () => {
  const company = await world.company();
  const { host } = await save(company, 'partner.müller-bücher.example');
  expect(host).toMatchObject({
    host: 'partner.xn--mller-bcher-thbg.example',
    readable: 'partner.müller-bücher.example',
  });
});

test('is for owners only, in person', async () => {
  const company = await world.company();
  const admin = await company.member('admin');
  for (const [method, url, body] of [
    ['GET', '/company_hosts', undefined],
    ['PUT', '/company_hosts', { host: newHost() }],
    ['POST', '/company_hosts/check', {}],
    ['DELETE', '/company_hosts', undefined],
  ] as const)
    expect((await admin.request(method, url, body)).statusCode, `${method} ${url}`).toBe(403);
  expect((await settingsOf(company)).host).toBeNull();
});

test('a name that another company has proven stays with it, until its proof is gone', async () => {
  const { company: first, host, proof } = await hosted('First');
  const second = await world.company('Second');
  await save(second, host);
  const other = await proofOf(second);
  expect(await check(second), 'no proof').toMatchObject({ status: 'waiting', problem: 'proof' });
  dns.set(proof.host, { txt: proof.value }, { txt: other.value });
  expect(await check(second)).toMatchObject({ status: 'waiting', problem: 'taken' });
  expect(world.kernel.hosts.placeOf(host)).toEqual({ kind: 'company', organization_id: first.id });
  dns.set(proof.host, { txt: other.value });
  expect(await check(second)).toMatchObject({ status: 'active' });
  expect((await settingsOf(first)).host).toMatchObject({ status: 'waiting', problem: 'proof' });
  expect(world.kernel.hosts.addressOf(first.id)).toBe('https://tandem.example');
  expect(world.kernel.hosts.placeOf(host)).toEqual({ kind: 'company', organization_id: second.id });
});

test('a company that claims a name without proof changes nothing for others', async () => {
  const { company, host } = await hosted();
  await save(await world.company('Squatter'), host);
  expect(await check(company)).toMatchObject({ status: 'active' });
  expect(world.kernel.hosts.placeOf(host)).toEqual({ kind: 'company', organization_id: company.id });
});

test('a session works only at the address where it was opened', async () => {
  const { company, host } = await hosted();
  const other = await hosted('Other');
  const { email } = company.owner;
  const here = await signInAt(host, email);
  expect((await sessionAt(host, here)).json()).toMatchObject({
    organization: { id: company.id },
    company_address: `https://${host}`,
  });
  expect((await sessionAt('tandem.example', here)).statusCode, 'replayed at the installation').toBe(401);
  expect((await sessionAt(other.host, here)).statusCode, 'replayed at another company').toBe(401);
  const there = await signInAt('tandem.example', email);
  expect((await sessionAt('tandem.example', there)).statusCode).toBe(200);
  expect((await sessionAt(host, there)).statusCode, 'replayed at the host name').toBe(401);
  // Capitals, a final dot and a port are the same host name.
  expect((await sessionAt(`${host.toUpperCase()}.:443`, here)).statusCode).toBe(200);
});

test('a person of several companies sees only the one of the host name', async () => {
  const { company, host } = await hosted();
  const second = await world.company('Second');
  await world.join(second.id, company.owner.user_id, 'owner');
  const token = await signInAt(host, company.owner.email);
  const session = (await sessionAt(host, token)).json();
  expect(session.organizations.map(({ id }: { id: string }) => id)).toEqual([company.id]);
  const named = await sessionAt(host, token, { 'x-tandem-organization': second.id });
  expect(named.statusCode).toBe(409);
  const stranger = await world.person();
  await world.join(second.id, stranger.user_id, 'owner');
  const refused = await sessionAt(host, await signInAt(host, stranger.email));
  expect(refused.statusCode).toBe(401);
  expect(refused.json().message).toContain('https://tandem.example');
});

test('a partner sees only the program of the host name', async () => {
  const { company, host } = await hosted();
  const second = await world.company('Second');
  const [one, two] = await Promise.all([company, second].map(({ within }) => within((call) => samplePartner(call))));
  const user = await world.partnerUser(company, one!);
  const [row] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ home: string }>(sql`
      select partner_organization_id as home from partners where organization_id = ${company.id} and id = ${one!}`),
  );
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update partners set partner_organization_id = ${row!.home}
      where organization_id = ${second.id} and id = ${two!}`),
  );
  const session = (await sessionAt(host, await signInAt(host, user.email))).json();
  expect(session.programs.map(({ company: { id } }: { company: { id: string } }) => id)).toEqual([company.id]);
});

test('an administrator of the installation is an ordinary person at a host name', async () => {
  const { company, host } = await hosted();
  const root = await world.person(`root-${newId().slice(-6)}@operator.test`);
  await world.join(company.id, root.user_id, 'admin');
  const token = await signInAt(host, root.email);
  expect((await sessionAt(host, token)).json().user.is_super_admin).toBe(false);
  const debug = await at(host, '/api/superadmin/companies', { headers: { authorization: `Bearer ${token}` } });
  expect(debug.statusCode).toBe(404);
});

test('public pages and short names of other companies do not exist at a host name', async () => {
  const { company, host } = await hosted();
  const other = await world.company('Other');
  const rows = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ id: string; slug: string }>(
      sql`select id, slug from organizations where id = any(${[company.id, other.id]}::uuid[])`,
    ),
  );
  const slugOf = (id: string) => rows.find((row) => row.id === id)!.slug;
  expect((await at(host, `/api/public/portals/${slugOf(company.id)}`)).statusCode).toBe(200);
  expect((await at(host, `/api/public/portals/${slugOf(other.id)}`)).statusCode).toBe(404);
  for (const file of ['app.webmanifest', 'app-icon.svg']) {
    expect((await at(host, `/api/public/portals/${slugOf(company.id)}/${file}`)).statusCode).toBe(200);
    expect((await at(host, `/api/public/portals/${slugOf(other.id)}/${file}`)).statusCode).toBe(404);
  }
  expect((await at('tandem.example', `/api/public/portals/${slugOf(other.id)}`)).statusCode).toBe(200);
  // Any work in the scope of another company is refused, whatever the route does.
  const form = await other.owner.post<{ id: string }>('/forms', { name: 'Contact us' });
  const published = await other.owner.request('POST', `/forms/${form.id}/publish`, {});
  expect(published.statusCode, published.body).toBe(200);
  expect((await at('tandem.example', `/api/public/forms/${form.id}`)).statusCode).toBe(200);
  expect((await at(host, `/api/public/forms/${form.id}`)).statusCode).toBe(404);
  expect((await at(host, `/f/${form.id}`)).statusCode).toBe(404);
  expect((await at('tandem.example', `/f/${form.id}`)).statusCode).toBe(200);
});

test('a short link of another company redirects nobody from a host name', async () => {
  const { company, host } = await hosted();
  const other = await world.company('Other');
  const codes = await Promise.all(
    [company, other].map(async ({ owner, id, within }) => {
      const link = await owner.post<{ code: string }>('/referral_links', {
        partner_id: await within((call) => samplePartner(call)),
        name: 'Link',
        destination_url: `https://destination-${id.slice(-6)}.example/`,
      });
      return link.code;
    }),
  );
  expect((await at(host, `/r/${codes[0]}`)).statusCode).toBe(302);
  expect((await at(host, `/r/${codes[1]}`)).statusCode).toBe(404);
});

test.each(['/mcp', '/scim/v2/Users', '/.well-known/oauth-authorization-server', '/register', '/sitemap.xml'])(
  '%s exists only at the address of the installation',
  async (url) => {
    const { host } = await hosted();
    expect((await at(host, url)).statusCode).toBe(404);
  },
);

test('accounts of new companies begin only at the address of the installation', async () => {
  const { host } = await hosted();
  const payload = { email: 'new@tandem.test', password: PASSWORD, full_name: 'New Person' };
  expect((await at(host, '/api/auth/register', { method: 'POST', payload })).statusCode).toBe(404);
  expect((await at(host, '/api/auth/provider')).json()).toEqual({
    kind: 'embedded',
    registration: false,
    installation: 'https://tandem.example',
  });
});

test('a forged host name opens neither the product nor a redirect', async () => {
  const { host } = await hosted();
  for (const name of ['evil.example', `${host}.evil.example`, `evil-${host}`, 'tandem.example.evil.example'])
    expect((await at(name, '/api/auth/provider')).statusCode, name).toBe(421);
  expect((await at('evil.example', '/healthz')).statusCode).toBe(200);
  for (const name of ['tandem.example', 'acme.tandem-more.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'web'])
    expect((await at(name, '/api/auth/provider')).statusCode, name).toBe(200);
  const forwarded = await at('tandem.example', '/api/auth/provider', {
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-host': host },
  });
  expect(forwarded.json().installation, 'only a trusted proxy names another host').toBeNull();
});

test('emails of the company lead to the host name, and those of others do not', async () => {
  const { company, host } = await hosted();
  const other = await world.company('Other');
  for (const [{ owner, id }, address] of [
    [company, `https://${host}`],
    [other, 'https://tandem.example'],
  ] as const) {
    await owner.post('/invitations', { email: `guest-${id.slice(-8)}@tandem.test`, role: 'admin' });
    const { mails } = await owner.get<{ mails: { id: string }[] }>('/mail_outbox');
    const sent: Mail[] = [];
    const mailer: Mailer = { delivers: true, send: async (mail) => void sent.push(mail) };
    await mailJobs['mails.deliver']!(await jobFor({ ...world.kernel, mailer }, id), { mail_id: mails[0]!.id });
    const { text, html } = sent[0]!;
    expect(text).toContain(`${address}/accept-invitation#token=`);
    const addresses = `${text} ${html}`.match(/https:\/\/[^/\s"<]+/g)!;
    expect(addresses.filter((one) => one !== address)).toEqual([]);
  }
});

test('a name whose DNS fails is paused after days, and works again when it is corrected', async () => {
  const { company, host, proof } = await hosted();
  const start = world.clock.now();
  const later = (ms: number) => world.clock.set(new Date(start.getTime() + ms).toISOString());
  dns.set(host, { a: '198.51.100.7' });
  expect(await check(company)).toMatchObject({ status: 'active', problem: 'address' });
  expect((await at(host, '/api/auth/provider')).statusCode, 'still works').toBe(200);
  const work = await company.owner.request('GET', '/work_items');
  expect(work.body).toContain(host);
  later(PAUSE_AFTER_MS);
  expect(await check(company)).toMatchObject({ status: 'paused', problem: 'address' });
  expect(world.kernel.hosts.addressOf(company.id)).toBe('https://tandem.example');
  expect((await at(host, '/')).statusCode, 'a paused name does not show the product').toBe(421);
  expect(world.kernel.hosts.mayHaveCertificate(host)).toBe(false);
  dns.set(host, { a: OWN });
  expect(await check(company)).toMatchObject({ status: 'active', problem: null, failing_since: null });
  dns.set(proof.host, { txt: 'gone' });
  expect(await check(company)).toMatchObject({ status: 'active', problem: 'proof' });
  world.clock.set(start.toISOString());
});

test('hostile and slow name servers end a check without changing a working name', async () => {
  const { company } = await hosted();
  const silent = () => new Promise<never>((_, reject) => cancels.push(reject));
  const cancels: ((error: Error) => void)[] = [];
  const slow: HostResolver = {
    resolveTxt: silent,
    resolveCname: silent,
    resolve4: silent,
    resolve6: silent,
    cancel: () => cancels.forEach((cancel) => void cancel(new Error('canceled'))),
  };
  const reading = readHost(slow, { host: 'a.example', proof: 'x'.repeat(48) }, 'tandem.example');
  slow.cancel();
  expect(await reading).toEqual({ problem: 'no_answer', proofs: [] });
  const failing = { ...slow, resolveTxt: () => Promise.reject(Object.assign(new Error(), { code: 'ESERVFAIL' })) };
  const checking = check(company, failing);
  await expect.poll(() => cancels.length).toBeGreaterThan(5);
  failing.cancel();
  expect(await checking).toMatchObject({ status: 'active', problem: 'no_answer' });
  const liar: HostResolver = {
    resolveTxt: async () => [['\u0000'.repeat(5_000)], ...Array.from({ length: 2_000 }, () => ['x'.repeat(255)])],
    resolveCname: async () => ['tandem.example.evil.example', '..', ''],
    resolve4: async () => [],
    resolve6: async () => ['not an address'],
    cancel: () => undefined,
  };
  expect(await check(company, liar)).toMatchObject({ status: 'active', problem: 'proof' });
});

test('a waiting name that loses its proof is no longer its company’s', () => {
  const now = new Date('2026-03-16T09:00:00Z');
  const proven = { status: 'waiting', problem: 'address', failing_since: null, proven_at: now.toISOString() } as const;
  expect(nextState(proven, 'proof', now)).toMatchObject({ status: 'waiting', proven_at: null });
});

test('certificates are for proven names and the installation only', async () => {
  const { company, host } = await hosted();
  expect((await ask(host)).statusCode).toBe(200);
  expect((await ask('tandem.example')).statusCode).toBe(200);
  expect((await ask('a.tandem-more.example')).statusCode).toBe(200);
  const waiting = await world.company('Waiting');
  const unproven = newHost();
  await save(waiting, unproven);
  for (const name of [unproven, 'evil.example', `www.${host}`, '', 'a'.repeat(5_000), '127.0.0.1', "x' or true"])
    expect((await ask(name)).statusCode, name.slice(0, 40)).toBe(404);
  expect((await ask(host, {})).statusCode, 'without the token').toBe(401);
  expect((await ask(host, { authorization: 'Bearer wrong' })).statusCode).toBe(401);
  expect((await at(host, `/internal/certificates?domain=${host}`)).statusCode).toBe(404);
  expect((await company.owner.request('DELETE', '/company_hosts')).statusCode).toBe(200);
  await world.kernel.hosts.read();
  expect((await ask(host)).statusCode, 'a removed name').toBe(404);
});

test('a flood of questions about unknown names is cut short, and known names are still answered', async () => {
  const { host } = await hosted();
  const statuses = await Promise.all(
    Array.from({ length: 320 }, async (_, n) => (await ask(`n${n}.evil.example`)).statusCode),
  );
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(host)).statusCode).toBe(200);
  world.clock.advance(60_000);
});

test('a closed company loses its host name, and a deleted one frees it', async () => {
  const { company, host } = await hosted();
  const set = (status: string) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set status = ${status} where id = ${company.id}`),
    );
  await set('suspended');
  await world.kernel.hosts.read();
  expect(world.kernel.hosts.placeOf(host)).toEqual({ kind: 'closed' });
  expect((await ask(host)).statusCode).toBe(404);
  await set('active');
  await world.kernel.hosts.read();
  expect(world.kernel.hosts.placeOf(host).kind).toBe('company');
});

test('changes are in the audit log', async () => {
  const { company, host } = await hosted();
  const { body } = await company.owner.request('GET', '/audit_events?ref_table=company_hosts');
  expect(body).toContain(host);
});
