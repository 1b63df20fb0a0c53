import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { certificateFor } from '#server/testing/certificate.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { SamlBegun, SamlPolicy, SamlSettings } from '../schema.ts';
import { verifyDomain } from './domains.ts';
import { createIdentityProvider, type ResponseOptions } from './testing/identity-provider.ts';

let world: World;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  world = await createWorld();
  dns = await startDnsServer();
});
afterAll(async () => {
  await dns.close();
  await world.close();
});

const post = (url: string, payload: object) => world.app.inject({ method: 'POST', url: `/api/${url}`, payload });
const lookUp = async (email: string) => (await post('auth/sign-in/saml/lookup', { email })).json();
const settingsOf = (owner: Person) => owner.get<SamlSettings>('/saml_connections');
const newDomain = () => `d${newId().slice(-10)}.example`;

/** The way of the response through the browser. @returns what the address says after `#` */
async function bring(reply_url: string, xml: string, more: Record<string, string> = {}): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: new URL(reply_url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), ...more }).toString(),
  });
  expect(answer.statusCode, answer.body).toBe(303);
  const [page, outcome] = String(answer.headers.location).split('#');
  expect(page).toBe(`${world.kernel.config.baseUrl}/login/return`);
  return outcome!;
}

const ticketOf = (outcome: string) => {
  expect(outcome).toMatch(/^ticket=/);
  return outcome.slice('ticket='.length);
};
const finish = (ticket: string, state: string) => post('auth/sign-in/saml/return', { ticket, state });
const sessionOf = async (token: string, headers = {}) =>
  world.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}`, ...headers } });

async function verify(company: Company, domain: string): Promise<void> {
  const { domains } = await company.owner.post<SamlSettings>('/saml_domains', { domain });
  const added = domains.find((one) => one.domain === domain)!;
  dns.set(added.record.host, { txt: added.record.value });
  await company.within((call) => verifyDomain(world.kernel, call, added.id, dns.resolver));
}

/** A company whose people may sign in at a provider of its own. */
async function connected(policy: Partial<SamlPolicy> = {}) {
  const company = await world.company(`Acme ${newId().slice(-4)}`);
  const domain = newDomain();
  const provider = createIdentityProvider(() => world.clock.now());
  await company.owner.request('PUT', '/saml_connections', { metadata_xml: provider.metadata() });
  await verify(company, domain);
  const save = async (change: Partial<SamlPolicy>) => {
    const values = { mode: 'optional', default_role: 'read_only', group_attribute: null, group_roles: [], ...change };
    const answer = await company.owner.request('PATCH', '/saml_connections', values);
    expect(answer.statusCode, answer.body).toBe(200);
    await world.kernel.identity.announceChange();
  };
  await save({ ...policy, mode: 'optional' });
  const begin = async (email = `ada@${domain}`) => (await post('auth/sign-in/saml', { email })).json<SamlBegun>();
  /** Signs in as a person of the domain. */
  const enter = async (options: ResponseOptions = {}) => {
    const email = options.email ?? `ada-${newId().slice(-8)}@${domain}`;
    const { address, state } = await begin(email);
    const request = provider.readRequest(address);
    const xml = provider.respond(request, { ...options, email });
    return finish(ticketOf(await bring(request.reply_url, xml)), state);
  };
  const testIt = async (options: ResponseOptions = {}) => {
    const { address, state } = await company.owner.post<SamlBegun>('/saml_connections/test', {});
    const request = provider.readRequest(address);
    const xml = provider.respond(request, { email: company.owner.email, ...options });
    return finish(ticketOf(await bring(request.reply_url, xml)), state);
  };
  const require = async () => {
    expect((await testIt()).statusCode).toBe(200);
    await save({ ...policy, mode: 'required' });
  };
  return { company, domain, provider, begin, enter, save, testIt, require };
}

/** The reason why a response is refused. */
async function refusedFor(
  { begin, provider, domain }: Awaited<ReturnType<typeof connected>>,
  options: ResponseOptions,
  change: (xml: string) => string = (xml) => xml,
): Promise<string> {
  const request = provider.readRequest((await begin()).address);
  const xml = change(provider.respond(request, { email: `ada@${domain}`, ...options }));
  return bring(request.reply_url, xml);
}

test('creates a member at the first sign-in and finds them at the next', async () => {
  const { company, domain, enter } = await connected();
  const email = `Grace.Hopper@${domain}`;
  const attributes = { firstName: ['Grace'], lastName: ['Hopper'] };
  const first = await enter({ email, attributes });
  expect(first.statusCode, first.body).toBe(200);
  const session = await sessionOf(first.json().token);
  expect(session.json()).toMatchObject({
    mode: 'company',
    role: 'read_only',
    organization: { id: company.id },
    user: { email: email.toLowerCase(), full_name: 'Grace Hopper', email_verified: true },
  });
  const second = await enter({ email });
  const again = await sessionOf(second.json().token);
  expect(again.json().user.id).toBe(session.json().user.id);
});

test.each(['assertion', 'response', 'both'] as const)('accepts a signature of the %s', async (signs) => {
  const { enter } = await connected();
  const answer = await enter({ signs });
  expect(answer.statusCode, answer.body).toBe(200);
});

test('gives roles by group, changes them at each sign-in, and never those of owners', async () => {
  const policy = {
    default_role: null,
    group_attribute: 'groups',
    group_roles: [
      { group: 'Finance', role: 'finance' },
      { group: 'Everyone', role: 'read_only' },
    ],
  };
  const { domain, enter, company } = await connected(policy);
  const email = `member@${domain}`;
  const role = async (groups: string[]) => {
    const answer = await enter({ email, attributes: { groups } });
    return answer.statusCode === 200 ? (await sessionOf(answer.json().token)).json().role : answer.json().message;
  };
  expect(await role(['Everyone', 'Finance'])).toBe('finance');
  expect(await role(['Everyone'])).toBe('read_only');
  expect(await role(['Visitors'])).toMatch(/Your groups give no access/);
  const boss = await world.person(`boss@${domain}`);
  await world.join(company.id, boss.user_id, 'owner');
  const entered = await enter({ email: boss.email, attributes: { groups: ['Everyone'] } });
  expect((await sessionOf(entered.json().token)).json()).toMatchObject({ role: 'owner' });
});

test('refuses owner and unknown roles for groups, and groups without an attribute', async () => {
  const { company } = await connected();
  const base = { mode: 'optional', default_role: null, group_attribute: 'groups' };
  const refused = async (change: object) =>
    (await company.owner.request('PATCH', '/saml_connections', { ...base, ...change })).statusCode;
  expect(await refused({ group_roles: [{ group: 'Bosses', role: 'owner' }] })).toBe(422);
  expect(await refused({ group_roles: [{ group: 'Bosses', role: 'custom' }] })).toBe(422);
  expect(await refused({ group_roles: [], default_role: 'owner' })).toBe(422);
  expect(await refused({ group_roles: [{ group: 'A', role: 'finance' }], group_attribute: null })).toBe(422);
});

test('refuses responses without a signature, with another key, and with weak algorithms', async () => {
  const its = await connected();
  expect(await refusedFor(its, { signs: 'nothing' })).toBe('refused=signature');
  expect(await refusedFor(its, { key: certificateFor('idp.acme.example') })).toBe('refused=signature');
  const sha1 = {
    signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
  };
  expect(await refusedFor(its, sha1)).toBe('refused=algorithm');
  expect(await refusedFor(its, { digestAlgorithm: sha1.digestAlgorithm })).toBe('refused=algorithm');
});

test('refuses a response that was changed after it was signed', async () => {
  const its = await connected();
  const other = (xml: string) => xml.replace('>ada@', '>boss@');
  expect(await refusedFor(its, {}, other)).toBe('refused=signature');
  expect(await refusedFor(its, { signs: 'response' }, other)).toBe('refused=signature');
  expect(await refusedFor(its, { signs: 'both' }, other)).toBe('refused=signature');
});

/** The eight classic ways to wrap a signed element (Somorovsky et al., "On Breaking SAML"), and some of our own. */
const wrappings: Record<string, (xml: string) => string> = (() => {
  const assertionOf = (xml: string) => /<saml:Assertion [\s\S]*<\/saml:Assertion>/.exec(xml)![0];
  const signatureOf = (xml: string) => /<Signature [\s\S]*?<\/Signature>/.exec(xml)![0];
  const forged = (xml: string, id = '_evil') =>
    assertionOf(xml)
      .replace(signatureOf(xml), '')
      .replace(/ ID="[^"]+"/, ` ID="${id}"`)
      .replace(/>ada@/, '>boss@');
  const intoSignature = (xml: string, what: string) =>
    xml.replace('</Signature>', `<Object>${what}</Object></Signature>`);
  return {
    'a forged assertion before the signed one': (xml) =>
      xml.replace('<saml:Assertion ', `${forged(xml)}<saml:Assertion `),
    'a forged assertion after the signed one': (xml) =>
      xml.replace('</samlp:Response>', `${forged(xml)}</samlp:Response>`),
    'a forged assertion with the id of the signed one': (xml) => {
      const [, id] = / ID="(_a[^"]+)"/.exec(xml)!;
      return xml.replace('<saml:Assertion ', `${forged(xml, id)}<saml:Assertion `);
    },
    'the signed assertion inside a forged one': (xml) =>
      xml.replace(assertionOf(xml), forged(xml).replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`)),
    'the signed assertion inside the signature of a forged one': (xml) =>
      xml.replace(
        assertionOf(xml),
        forged(xml).replace(
          '</saml:Issuer>',
          `</saml:Issuer>${intoSignature(signatureOf(xml), assertionOf(xml).replace(signatureOf(xml), ''))}`,
        ),
      ),
    'the signed assertion in an extension': (xml) =>
      xml.replace(assertionOf(xml), `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${forged(xml)}`),
    'a forged response around the signed one': (xml) =>
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_o" Version="2.0"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${forged(xml)}${xml}</samlp:Response>`,
    'the signature moved to a forged assertion': (xml) =>
      xml.replace(assertionOf(xml), forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(xml)}`)),
    'an assertion of another namespace beside the signed one': (xml) =>
      xml.replace(
        '<saml:Assertion ',
        `${forged(xml).replaceAll('saml:', 'x:').replace('<x:Assertion', '<x:Assertion xmlns:x="urn:x"')}<saml:Assertion `,
      ),
    'a second signature beside the first': (xml) =>
      xml.replace(signatureOf(xml), `${signatureOf(xml)}${signatureOf(xml)}`),
  };
})();
test.each(Object.keys(wrappings))('refuses signature wrapping: %s', async (name) => {
  const its = await connected();
  expect(await refusedFor(its, {}, wrappings[name]!)).toMatch(/^refused=(structure|signature)$/);
});

test('refuses comments, document types and instructions, which hide parts of a name', async () => {
  const its = await connected();
  const comment = `ada@${its.domain}<!-- -->.evil.example`;
  expect(await refusedFor(its, { name_id: comment })).toBe('refused=structure');
  expect(await refusedFor(its, {}, (xml) => xml.replace('>ada@', '>ada<!-- -->@'))).toBe('refused=structure');
  expect(await refusedFor(its, {}, (xml) => xml.replace('>ada@', '>ada<?x y?>@'))).toBe('refused=structure');
  const bomb = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  expect(await refusedFor(its, {}, (xml) => `${bomb}${xml}`)).toBe('refused=structure');
  expect(await refusedFor(its, {}, (xml) => `<!DOCTYPE r SYSTEM "file:///etc/passwd">${xml}`)).toBe(
    'refused=structure',
  );
});

test('reads an address with character data as the whole text', async () => {
  const { domain, begin, provider } = await connected();
  const { address, state } = await begin();
  const request = provider.readRequest(address);
  const xml = provider.respond(request, { name_id: `ada@${domain}<![CDATA[.evil.example]]>` });
  const answer = await finish(ticketOf(await bring(request.reply_url, xml)), state);
  expect([answer.statusCode, answer.json().message]).toEqual([
    401,
    expect.stringContaining(`has not verified the domain of ada@${domain}.evil.example`),
  ]);
});

test('refuses what is too large, too deep or no XML before it is parsed further', async () => {
  const its = await connected();
  expect(await refusedFor(its, {}, (xml) => xml + ' '.repeat(200_000))).toBe('refused=structure');
  expect(await refusedFor(its, {}, () => '<a>'.repeat(20_000))).toBe('refused=structure');
  expect(await refusedFor(its, {}, () => 'no XML')).toBe('refused=structure');
  expect(await refusedFor(its, {}, () => '')).toBe('refused=structure');
});

test('refuses encrypted assertions and says what to change', async () => {
  const its = await connected();
  const encrypted = (xml: string) =>
    xml.replace(/<saml:Assertion [\s\S]*<\/saml:Assertion>/, '<saml:EncryptedAssertion>x</saml:EncryptedAssertion>');
  expect(await refusedFor(its, {}, encrypted)).toBe('refused=encrypted');
});

test('refuses responses for another service, address, time or provider', async () => {
  const its = await connected();
  const MINUTE = 60_000;
  expect(await refusedFor(its, { audience: 'https://other.example' })).toBe('refused=audience');
  expect(await refusedFor(its, { recipient: 'https://other.example/acs' })).toBe('refused=recipient');
  expect(await refusedFor(its, { destination: 'https://other.example/acs' })).toBe('refused=recipient');
  expect(await refusedFor(its, { issuer: 'https://other.example' })).toBe('refused=issuer');
  expect(await refusedFor(its, { starts: -60 * MINUTE, ends: -3 * MINUTE })).toBe('refused=expired');
  expect(await refusedFor(its, { starts: 3 * MINUTE })).toBe('refused=expired');
  expect(await refusedFor(its, { ends: -MINUTE })).toMatch(/^ticket=/);
  expect(await refusedFor(its, { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' })).toBe('refused=status');
});

test('refuses a response that nobody asked for, for another request, or a second time', async () => {
  const its = await connected();
  expect(await refusedFor(its, { in_response_to: null })).toBe('refused=request');
  expect(await refusedFor(its, { in_response_to: '_guessed' })).toBe('refused=request');
  const { address, state } = await its.begin();
  const request = its.provider.readRequest(address);
  const xml = its.provider.respond(request, { email: `ada@${its.domain}` });
  const ticket = ticketOf(await bring(request.reply_url, xml));
  expect(await bring(request.reply_url, xml)).toBe('refused=request');
  expect((await finish(ticket, state)).statusCode).toBe(200);
  expect((await finish(ticket, state)).statusCode).toBe(401);
  expect(await bring(request.reply_url, xml)).toBe('refused=request');
});

test('refuses a response to a sign-in that began too long ago', async () => {
  const its = await connected();
  const request = its.provider.readRequest((await its.begin()).address);
  world.clock.advance(16 * 60_000);
  const xml = its.provider.respond(request, { email: `ada@${its.domain}` });
  expect(await bring(request.reply_url, xml)).toBe('refused=request');
});

test('opens no session in a browser that did not begin the sign-in', async () => {
  const { begin, provider, domain } = await connected();
  // An attacker signs in as themselves and sends the victim's browser the response, or the address with the ticket.
  const mine = await begin();
  const request = provider.readRequest(mine.address);
  const ticket = ticketOf(await bring(request.reply_url, provider.respond(request, { email: `eve@${domain}` })));
  const victims = await begin();
  expect((await finish(ticket, victims.state)).statusCode).toBe(401);
  // The ticket is used up.
  expect((await finish(ticket, mine.state)).statusCode).toBe(401);
});

test('leads nowhere but to its own page, whatever the relay state says', async () => {
  const { begin, provider, domain } = await connected();
  const request = provider.readRequest((await begin()).address);
  const xml = provider.respond(request, { email: `ada@${domain}` });
  const outcome = await bring(request.reply_url, xml, { RelayState: 'https://evil.example/#x' });
  expect(outcome).toMatch(/^ticket=[\w-]+$/);
});

test('a provider speaks only for the domains that its company has proven', async () => {
  const mine = await connected();
  const theirs = await connected();
  const victim = await world.person(`victim@${theirs.domain}`);
  await world.join(theirs.company.id, victim.user_id, 'owner');
  for (const email of [victim.email, 'someone@gmail.example', `x@sub.${mine.domain}`]) {
    const answer = await mine.testIt({ email });
    expect(answer.json().test.problem).toContain(`has not verified the domain of ${email}`);
    const { address, state } = await mine.begin(`ada@${mine.domain}`);
    const request = mine.provider.readRequest(address);
    const entered = await finish(
      ticketOf(await bring(request.reply_url, mine.provider.respond(request, { email }))),
      state,
    );
    expect([entered.statusCode, entered.json().token]).toEqual([401, undefined]);
  }
  const memberships = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select from memberships where organization_id = ${mine.company.id} and user_id = ${victim.user_id}`),
  );
  expect(memberships).toEqual([]);
});

test('a response of one company is worth nothing at another, also from a provider that both use', async () => {
  const mine = await connected();
  const theirs = await connected();
  await theirs.company.owner.request('PUT', '/saml_connections', { metadata_xml: mine.provider.metadata() });
  const request = mine.provider.readRequest((await mine.begin()).address);
  const { reply_url, id } = theirs.provider.readRequest((await theirs.begin()).address);
  const xml = mine.provider.respond(request, { email: `ada@${theirs.domain}` });
  expect(await bring(reply_url, xml)).toBe('refused=recipient');
  // Even one made for the other company does not answer a request of the first.
  const crossed = mine.provider.respond(
    { id: request.id, issuer: reply_url.replace('/auth/', '/public/'), reply_url },
    { email: `ada@${theirs.domain}` },
  );
  expect(id).not.toBe(request.id);
  expect(await bring(reply_url, crossed)).toBe('refused=request');
});

test('a session by a provider opens its company only, also for people of several', async () => {
  const { company, domain, enter } = await connected();
  const other = await world.company('Elsewhere');
  const person = await world.person(`both@${domain}`);
  await world.join(company.id, person.user_id, 'read_only');
  await world.join(other.id, person.user_id, 'owner');
  const { token } = (await enter({ email: person.email })).json<{ token: string }>();
  expect((await sessionOf(token)).json()).toMatchObject({ organization: { id: company.id } });
  const elsewhere = await world.app.inject({
    url: '/api/partners',
    headers: { authorization: `Bearer ${token}`, 'x-tandem-organization': other.id },
  });
  expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([409, 'You are not a member of this company.']);
  // The password of the same person still opens both, because the provider is optional.
  expect((await person.request('GET', '/partners', undefined, { 'x-tandem-organization': other.id })).statusCode).toBe(
    200,
  );
});

test('takes an account from whoever registered with the address without proving it', async () => {
  const { company, domain, enter } = await connected();
  const squatter = await world.person(`squatted@${domain}`);
  await world.join(company.id, squatter.user_id, 'read_only');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set email_verified = false where id = ${squatter.user_id}`),
  );
  expect((await squatter.request('GET', '/me')).statusCode).toBe(200);
  expect((await enter({ email: squatter.email })).statusCode).toBe(200);
  world.kernel.identity.forget();
  expect((await squatter.request('GET', '/me')).statusCode).toBe(401);
});

test('does not readmit people who were removed, or who are blocked', async () => {
  const { company, domain, enter } = await connected();
  const person = await world.person(`former@${domain}`);
  await world.join(company.id, person.user_id, 'read_only');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update memberships set status = 'removed' where user_id = ${person.user_id}`),
  );
  expect((await enter({ email: person.email })).json().message).toMatch(/was removed/);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set status = 'blocked' where id = ${person.user_id}`),
  );
  expect((await enter({ email: person.email })).json().message).toBe('This account is blocked.');
});

test('a provider that is required closes its company to passwords of its domains, but not to owners', async () => {
  const its = await connected();
  const { company, domain } = its;
  const person = await world.person(`member@${domain}`);
  await world.join(company.id, person.user_id, 'read_only');
  const outsider = await world.person('member@agency.example');
  await world.join(company.id, outsider.user_id, 'read_only');
  const boss = await world.person(`boss@${domain}`);
  await world.join(company.id, boss.user_id, 'owner');
  const status = async (one: Person) => (await one.request('GET', '/partners')).statusCode;
  expect(await status(person)).toBe(200);
  await its.require();
  expect(await lookUp(person.email)).toEqual({ company: expect.stringContaining('Acme'), is_required: true });
  expect(await status(person)).toBe(401);
  expect(await status(outsider)).toBe(200);
  expect(await status(boss)).toBe(200);
  const password = { password: 'correct horse battery' };
  const refused = await post('auth/sign-in/email', { ...password, email: person.email });
  expect(refused.json()).toMatchObject({
    statusCode: 401,
    message: expect.stringContaining('requires its own sign-in'),
    requires_single_sign_on: true,
  });
  expect((await post('auth/sign-in/email', { ...password, email: boss.email })).statusCode).toBe(200);
  const { token } = (await its.enter({ email: person.email })).json();
  expect((await sessionOf(token)).statusCode).toBe(200);
});

test('is required only after a test, and a new provider must be tested again', async () => {
  const { company, provider, testIt, save } = await connected();
  const policy = { mode: 'required', default_role: 'read_only', group_attribute: null, group_roles: [] };
  const early = await company.owner.request('PATCH', '/saml_connections', policy);
  expect([early.statusCode, early.json().message]).toEqual([409, 'Test the sign-in before you require it.']);
  const tested = (await testIt({ attributes: { displayName: ['Olga Owner'] } })).json();
  expect(tested).toMatchObject({ token: null, test: { email: company.owner.email, name: 'Olga Owner' } });
  await save({ mode: 'required' });
  // A second certificate of the same provider keeps everything.
  const rotated = certificateFor('idp.acme.example');
  const both = provider.metadata([provider.certificate.cert, rotated.cert]);
  await company.owner.request('PUT', '/saml_connections', { metadata_xml: both });
  expect((await settingsOf(company.owner)).connection).toMatchObject({ mode: 'required' });
  const other = createIdentityProvider(() => world.clock.now(), { host: 'new.acme.example' });
  await company.owner.request('PUT', '/saml_connections', { metadata_xml: other.metadata() });
  expect((await settingsOf(company.owner)).connection).toMatchObject({ mode: 'optional', tested_at: null });
});

test('accepts any of several certificates, so that they can be replaced without a gap', async () => {
  const { company, provider, enter } = await connected();
  const next = certificateFor('idp.acme.example');
  const both = provider.metadata([provider.certificate.cert, next.cert]);
  await company.owner.request('PUT', '/saml_connections', { metadata_xml: both });
  expect((await enter()).statusCode).toBe(200);
  expect((await enter({ key: next })).statusCode).toBe(200);
  const { connection } = await settingsOf(company.owner);
  expect(connection!.certificates).toHaveLength(2);
});

test('warns owners before the last certificate expires', async () => {
  const { company } = await connected();
  const admin = await company.member('admin');
  const kinds = async (one: Person) =>
    (await one.get<{ kinds: { kind: string }[] }>('/work_items')).kinds.map(({ kind }) => kind);
  const expireIn = (days: number) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        update saml_connections set expires_at = ${new Date(world.clock.now().getTime() + days * 86_400_000)}
        where organization_id = ${company.id}`),
    );
  await expireIn(31);
  expect(await kinds(company.owner)).not.toContain('expiring_sign_in_certificate');
  await expireIn(29);
  expect(await kinds(company.owner)).toContain('expiring_sign_in_certificate');
  expect(await kinds(admin)).not.toContain('expiring_sign_in_certificate');
});

test('only owners in person see and change the settings', async () => {
  const { company } = await connected();
  const admin = await company.member('admin');
  const reader = await company.member('read_only');
  for (const [method, url, body] of [
    ['GET', '/saml_connections', undefined],
    ['PUT', '/saml_connections', { metadata_url: 'https://idp.example/metadata' }],
    ['PATCH', '/saml_connections', { mode: 'off', default_role: null, group_attribute: null, group_roles: [] }],
    ['DELETE', '/saml_connections', undefined],
    ['POST', '/saml_connections/test', {}],
    ['POST', '/saml_domains', { domain: 'x.example' }],
  ] as const) {
    expect([method, url, (await admin.request(method, url, body)).statusCode]).toEqual([method, url, 403]);
    expect([method, url, (await reader.request(method, url, body)).statusCode]).toEqual([method, url, 403]);
  }
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'All',
    permissions: ['*:manage'],
  });
  const byKey = await world.app.inject({
    url: '/api/saml_connections',
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(byKey.statusCode).toBe(422);
});

test('other companies do not see the settings and domains', async () => {
  const mine = await connected();
  const theirs = await connected();
  const [domain] = (await settingsOf(theirs.company.owner)).domains;
  for (const [method, url] of [
    ['POST', `/saml_domains/${domain!.id}/verify`],
    ['DELETE', `/saml_domains/${domain!.id}`],
  ] as const)
    expect((await mine.company.owner.request(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(404);
  expect((await settingsOf(mine.company.owner)).domains.map((one) => one.domain)).toEqual([mine.domain]);
});

test('proves a domain by its record, for one company at a time', async () => {
  const [first, second] = [await world.company('First'), await world.company('Second')];
  const domain = newDomain();
  const add = async ({ owner }: Company) =>
    (await owner.post<SamlSettings>('/saml_domains', { domain: `@${domain.toUpperCase()}` })).domains[0]!;
  const [mine, theirs] = [await add(first), await add(second)];
  expect(mine).toMatchObject({ domain, verified_at: null, record: { host: `_tandem-sign-in.${domain}` } });
  expect(mine.record.value).not.toBe(theirs.record.value);
  const check = (company: Company, id: string) =>
    company.within((call) => verifyDomain(world.kernel, call, id, dns.resolver));
  const isVerified = async ({ owner }: Company) => (await settingsOf(owner)).domains[0]!.verified_at !== null;
  await expect(check(first, mine.id)).rejects.toMatchObject({ statusCode: 422 });
  dns.set(mine.record.host, { txt: theirs.record.value });
  await expect(check(first, mine.id)).rejects.toMatchObject({ statusCode: 422 });
  dns.set(mine.record.host, { txt: mine.record.value });
  await check(first, mine.id);
  dns.set(mine.record.host, { txt: mine.record.value }, { txt: theirs.record.value });
  await expect(check(second, theirs.id)).rejects.toMatchObject({ statusCode: 409 });
  expect([await isVerified(first), await isVerified(second)]).toEqual([true, false]);
  // The domain changed hands: its new owner removed the record of the former one.
  dns.set(mine.record.host, { txt: theirs.record.value });
  await check(second, theirs.id);
  expect([await isVerified(first), await isVerified(second)]).toEqual([false, true]);
});

test.each(['acme', 'a b.example', 'https://acme.example', '.example', 'acme.example/x', '1.2.3.4'])(
  'refuses %s as a domain',
  async (domain) => {
    const { owner } = await world.company('Names');
    expect((await owner.request('POST', '/saml_domains', { domain })).statusCode).toBe(422);
  },
);

test('refuses metadata that describes no provider, and says why', async () => {
  const { owner } = await world.company('Files');
  const { metadata } = createIdentityProvider(() => world.clock.now());
  const refused = async (body: object) => {
    const answer = await owner.request('PUT', '/saml_connections', body);
    return [answer.statusCode, answer.json().message];
  };
  const file = (metadata_xml: string) => refused({ metadata_xml });
  expect(await file('no XML')).toEqual([422, 'The metadata contains invalid XML.']);
  expect(await file(`<!DOCTYPE a [<!ENTITY b "c">]>${metadata()}`)).toEqual([
    422,
    'The metadata contains invalid XML.',
  ]);
  expect(await file('<a/>')).toEqual([422, 'The metadata must describe one identity provider.']);
  expect(await file('<a>'.repeat(100))).toEqual([422, 'The metadata is nested too deeply.']);
  expect(await file(metadata([]))).toEqual([422, 'The metadata has no signing certificate.']);
  expect(await file(metadata().replaceAll('HTTP-Redirect', 'SOAP'))).toEqual([
    422,
    'The metadata has no sign-in address for HTTP-Redirect.',
  ]);
  expect(
    await file(
      metadata().replaceAll('https://idp', 'http://idp').replaceAll('http://idp.acme.example/saml/meta', 'https://x'),
    ),
  ).toEqual([422, 'must be an address that starts with https://']);
  expect((await file(metadata(['-----BEGIN CERTIFICATE-----AAAA'])))[0]).toBe(422);
  expect((await refused({ idp_entity_id: 'https://idp.example' }))[0]).toBe(422);
  expect((await refused({ metadata_url: 'https://localhost/metadata' }))[0]).toBe(422);
  expect((await refused({}))[0]).toBe(422);
});

test('takes the three values instead of a file, and publishes its own metadata', async () => {
  const { owner, id } = await world.company('Values');
  const { entity_id, sign_in_url, certificate } = createIdentityProvider(() => world.clock.now());
  const answer = await owner.request('PUT', '/saml_connections', {
    idp_entity_id: entity_id,
    sign_in_url,
    certificates: [certificate.cert],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { service, connection } = answer.json<SamlSettings>();
  expect(connection).toMatchObject({ idp_entity_id: entity_id, sign_in_url, mode: 'off', tested_at: null });
  const published = await world.app.inject({ url: new URL(service.metadata_url).pathname });
  expect(published.headers['content-type']).toContain('application/samlmetadata+xml');
  expect(published.body).toContain(`entityID="${service.entity_id}"`);
  expect(published.body).toContain(`Location="${service.reply_url}"`);
  expect(service.entity_id).toContain(id);
});

test('tells strangers only whether a domain has single sign-on', async () => {
  const { domain, save } = await connected();
  expect(await lookUp(`nobody@${domain}`)).toMatchObject({
    is_required: false,
    company: expect.stringContaining('Acme'),
  });
  expect(await lookUp('ada@unknown.example')).toEqual({ company: null, is_required: false });
  await save({ mode: 'off' });
  expect(await lookUp(`nobody@${domain}`)).toEqual({ company: null, is_required: false });
  const refused = await post('auth/sign-in/saml', { email: `nobody@${domain}` });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']]);
});

test('a sign-in that began at the company’s host name ends there, and only there', async () => {
  const { company, provider, domain } = await connected();
  const other = await connected();
  const hosts = await Promise.all(
    [company, other.company].map(async ({ id }) => {
      const host = `partners.${newDomain()}`;
      await world.kernel.system.unscoped((tx) =>
        tx.run(sql`
          insert into company_hosts (organization_id, host, proof, status, proven_at)
          values (${id}, ${host}, ${'proof'.repeat(8)}, 'active', now())`),
      );
      return host;
    }),
  );
  await world.kernel.hosts.read();
  const [host = '', otherHost = ''] = hosts;
  const at = (name: string, url: string, payload: object) =>
    world.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers: { host: name } });
  const email = `ada@${domain}`;
  const signIn = async () => {
    const begun = (await at(host, 'auth/sign-in/saml', { email })).json<SamlBegun>();
    const request = provider.readRequest(begun.address);
    const answer = await world.app.inject({
      method: 'POST',
      url: new URL(request.reply_url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        SAMLResponse: Buffer.from(provider.respond(request, { email })).toString('base64'),
      }).toString(),
    });
    const [page, outcome = ''] = String(answer.headers.location).split('#');
    expect(new URL(page!).host.split(':')[0]).toBe(host);
    return { ticket: ticketOf(outcome), state: begun.state };
  };
  const entered = await at(host, 'auth/sign-in/saml/return', await signIn());
  expect(entered.statusCode, entered.body).toBe(200);
  const { token } = entered.json<{ token: string }>();
  expect((await sessionOf(token, { host })).json()).toMatchObject({ organization: { id: company.id } });
  expect((await sessionOf(token)).statusCode, 'replayed at the installation').toBe(401);
  expect((await at(otherHost, 'auth/sign-in/saml/return', await signIn())).statusCode, 'at another company').toBe(401);
  const { ticket, state } = await signIn();
  expect((await finish(ticket, state)).statusCode, 'at the installation').toBe(401);
  expect((await at(otherHost, 'auth/sign-in/saml/lookup', { email })).json()).toEqual({
    company: null,
    is_required: false,
  });
  expect((await at(otherHost, 'auth/sign-in/saml', { email })).statusCode).toBe(422);
});

test('ends sign-ins under way when the provider is turned off', async () => {
  const { begin, provider, domain, save } = await connected();
  const { address, state } = await begin();
  const request = provider.readRequest(address);
  const ticket = ticketOf(await bring(request.reply_url, provider.respond(request, { email: `ada@${domain}` })));
  await save({ mode: 'off' });
  expect((await finish(ticket, state)).statusCode).toBe(401);
});

test('an administrator of the installation is none in a session by a company’s provider', async () => {
  const { company, domain, enter } = await connected();
  const admin = await world.person(`admin@${domain}`);
  await world.join(company.id, admin.user_id, 'read_only');
  const config = world.kernel.config as { superAdminEmails: readonly string[] };
  const before = config.superAdminEmails;
  config.superAdminEmails = [...before, admin.email];
  try {
    world.kernel.identity.forget();
    expect((await sessionOf(admin.token)).json()).toMatchObject({ user: { is_super_admin: true } });
    const { token } = (await enter({ email: admin.email })).json<{ token: string }>();
    expect((await sessionOf(token)).json()).toMatchObject({ user: { is_super_admin: false } });
  } finally {
    config.superAdminEmails = before;
    world.kernel.identity.forget();
  }
});
