import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { createApp, createKernel } from '#server/app.ts';
import { connectOidc, OIDC_RETURN } from '#server/auth/oidc.ts';
import { type OidcSettings, readOidcSettings } from '#server/auth/oidc-settings.ts';
import type { Settings } from '#server/config.ts';
import { sql } from '#server/db/sql.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { StartError } from '#server/start-error.ts';
import { startOidcProvider } from '#server/testing/oidc-provider.ts';
import { createWorld, PASSWORD, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';

type Provider = Awaited<ReturnType<typeof startOidcProvider>>;
const BASE = 'http://localhost:3000';
let world: World;
let provider: Provider;
let company: { id: string; slug: string };
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  world = await createWorld();
  provider = await startOidcProvider(`${BASE}${OIDC_RETURN}`);
  const { id } = await world.company('Acme');
  const [row] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ slug: string }>(sql`select slug from organizations where id = ${id}`),
  );
  company = { id, slug: row!.slug };
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await provider.close();
  await world.close();
});

const settingsFor = (env: Record<string, string> = {}, client = 'tandem'): OidcSettings =>
  readOidcSettings({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client,
    OIDC_CLIENT_SECRET: `${client}-secret-of-the-tests`,
    ...env,
  })!;

/** An installation of its own on the same database. */
async function installed(
  env: Record<string, string> = {},
  options: Parameters<typeof connectOidc>[3] = {},
  config: Partial<Settings> = {},
) {
  const oidc = await connectOidc(settingsFor(env), BASE, createOutgoing(), options);
  const kernel = await createKernel({
    ...world.database,
    clock: world.clock,
    sealing: world.kernel.sealing,
    config: { ...world.kernel.config, baseUrl: BASE, registration: 'closed', ...config },
    oidc,
  });
  const app = await createApp(kernel);
  closing.push(async () => {
    await app.close();
    await kernel.close();
  });
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  const begin = async () => (await post('sign-in/oidc', {})).json<{ address: string; state: string }>();
  const comeBack = (answer: string) => post('sign-in/oidc/return', { answer });
  const enter = async (sub: string) => comeBack(await provider.signInAt((await begin()).address, sub));
  const session = async (token: string) =>
    (await app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })).json();
  return { app, post, begin, comeBack, enter, session };
}

let people = 0;
function somebody(claims: Record<string, unknown> = {}) {
  const sub = `person-${++people}-${newId().slice(-6)}`;
  const email = `${sub}@acme.example`;
  provider.people.set(sub, {
    sub,
    email,
    email_verified: true,
    name: 'Ada Lind',
    organizations: [company.slug],
    ...claims,
  });
  return { sub, email };
}
const byClaims = {
  OIDC_ORGANIZATION_CLAIM: 'organizations',
  OIDC_ROLE_CLAIM: 'groups',
  OIDC_ROLES: 'bosses=admin,money=finance',
};

test('signs a person in to the company and role named by the provider’s claims', async () => {
  const { enter, session } = await installed(byClaims);
  const { sub, email } = somebody({ groups: ['everybody', 'money'] });
  const answer = await enter(sub);
  expect(answer.statusCode, answer.body).toBe(200);
  const { token, user } = answer.json();
  expect(user).toMatchObject({ email, name: 'Ada Lind' });
  expect(await session(token)).toMatchObject({
    mode: 'company',
    role: 'finance',
    organization: { id: company.id },
    user: { email_verified: true },
  });
});

test('applies changed claims at the next sign-in, even when they reduce access', async () => {
  const { enter, session } = await installed(byClaims);
  const { sub, email } = somebody({ groups: ['bosses'] });
  const first = (await enter(sub)).json();
  expect(await session(first.token)).toMatchObject({ role: 'admin' });
  provider.people.set(sub, { sub, email, email_verified: true, organizations: [company.slug], groups: [] });
  const second = (await enter(sub)).json();
  expect(second.user.id).toBe(first.user.id);
  expect(await session(second.token)).toMatchObject({ role: 'read_only' });
  provider.people.set(sub, { sub, email, email_verified: true, organizations: [], groups: ['bosses'] });
  expect((await enter(sub)).json().message).toBe('This account does not belong to a company. Ask for an invitation.');
});

test('lets claims change a custom role, but keeps the last owner of a company', async () => {
  const { enter, session } = await installed(byClaims);
  const { sub } = somebody({ groups: ['bosses'] });
  const { user } = (await enter(sub)).json();
  const [role] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ id: string }>(sql`
      insert into roles (organization_id, side, name, permissions, scope)
      values (${company.id}, 'company', 'Helpers', '{partners:view}', 'own') returning id`),
  );
  const seat = (columns: string, ...values: unknown[]) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(`update memberships set ${columns} where organization_id = $1 and user_id = $2`, [
        company.id,
        user.id,
        ...values,
      ]),
    );
  await seat("role = 'custom', role_id = $3", role!.id);
  const again = await enter(sub);
  expect(again.statusCode, again.body).toBe(200);
  expect(await session(again.json().token)).toMatchObject({ role: 'admin', role_name: null });

  await seat("role = 'owner'");
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update memberships set role = 'admin'
      where organization_id = ${company.id} and user_id <> ${user.id} and role = 'owner'`),
  );
  const owner = await enter(sub);
  expect(owner.statusCode, owner.body).toBe(200);
  expect(await session(owner.json().token)).toMatchObject({ role: 'owner' });
});

test('ends access immediately when the claims no longer name the person', async () => {
  const { app, enter, session } = await installed(byClaims);
  const { sub, email } = somebody({ groups: ['bosses'] });
  const { token } = (await enter(sub)).json<{ token: string }>();
  const as = (method: 'GET' | 'POST', url: string, payload?: object, by = token) =>
    app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${by}` }, ...(payload && { payload }) });
  const key = (await as('POST', '/api_keys', { name: 'Exports', permissions: ['partners:view'] })).json();
  const invited = (await as('POST', '/invitations', { email: `guest-${sub}@acme.example`, role: 'read_only' })).json();
  expect((await as('GET', '/partners', undefined, key.secret)).statusCode).toBe(200);

  provider.people.set(sub, { sub, email, email_verified: true, organizations: [], groups: ['bosses'] });
  const refused = await enter(sub);
  expect([refused.statusCode, refused.json().message]).toEqual([
    401,
    'This account does not belong to a company. Ask for an invitation.',
  ]);
  expect((await as('GET', '/partners')).statusCode).toBe(401);
  expect((await as('GET', '/partners', undefined, key.secret)).statusCode).toBe(401);
  const [invitation] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ revoked_at: string | null }>(sql`select revoked_at from invitations where id = ${invited.id}`),
  );
  expect(invitation!.revoked_at).not.toBeNull();

  // Ended keys and invitations stay ended when the person returns.
  provider.people.set(sub, { sub, email, email_verified: true, organizations: [company.slug], groups: ['bosses'] });
  const back = (await enter(sub)).json<{ token: string }>();
  expect(await session(back.token)).toMatchObject({ role: 'admin' });
  expect((await as('GET', '/partners', undefined, key.secret)).statusCode).toBe(401);
});

test('keeps the last owner as owner without sessions, keys or other companies', async () => {
  const { app, enter } = await installed(byClaims);
  const [own, other] = [await world.company('Sole'), await world.company('Other')];
  const slugs = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ slug: string }>(sql`select slug from organizations where id in (${own.id}, ${other.id})`),
  );
  const named = { organizations: slugs.map(({ slug }) => slug), groups: ['bosses'] };
  const { sub, email } = somebody(named);
  const { token, user } = (await enter(sub)).json<{ token: string; user: { id: string } }>();
  await world.kernel.system.unscoped(async (tx) => {
    await tx.run(sql`update memberships set role = 'owner' where organization_id = ${own.id} and user_id = ${user.id}`);
    await tx.run(
      sql`update memberships set role = 'admin' where organization_id = ${own.id} and user_id <> ${user.id}`,
    );
  });
  await world.kernel.identity.announceChange();
  const get = (url: string, by: string, organization = own.id) =>
    app.inject({
      url: `/api${url}`,
      headers: { authorization: `Bearer ${by}`, 'x-tandem-organization': organization },
    });
  const key = (
    await app.inject({
      method: 'POST',
      url: '/api/api_keys',
      headers: { authorization: `Bearer ${token}`, 'x-tandem-organization': own.id },
      payload: { name: 'Exports', permissions: ['partners:view'] },
    })
  ).json<{ secret: string }>();
  expect((await get('/partners', key.secret)).statusCode).toBe(200);
  expect((await get('/partners', token, other.id)).statusCode).toBe(200);

  provider.people.set(sub, { sub, email, email_verified: true, organizations: [], groups: [] });
  const refused = await enter(sub);
  expect([refused.statusCode, refused.json().message]).toEqual([
    401,
    'Your identity provider no longer lists you at Sole, which has no other owner. Ask a super admin to assign a new owner.',
  ]);
  expect((await get('/partners', token)).statusCode).toBe(401);
  expect((await get('/partners', key.secret)).statusCode).toBe(401);
  const seats = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string; status: string }>(
      sql`select organization_id, status from memberships where user_id = ${user.id}`,
    ),
  );
  expect(Object.fromEntries(seats.map((seat) => [seat.organization_id, seat.status]))).toEqual({
    [own.id]: 'active',
    [other.id]: 'removed',
  });
});

test('finds an existing account by its verified address, then by its subject', async () => {
  const { enter } = await installed();
  const known = await world.person(`known-${newId().slice(-6)}@acme.example`);
  await world.join(company.id, known.user_id, 'finance');
  const { sub } = somebody({ email: known.email });
  expect((await enter(sub)).json().user.id).toBe(known.user_id);
  provider.people.set(sub, { sub, email: 'renamed@acme.example', email_verified: true });
  expect((await enter(sub)).json().user).toMatchObject({ id: known.user_id, email: known.email });
});

test('removes access of someone who used an unverified address when its owner signs in', async () => {
  const { enter, session } = await installed();
  const squatter = await world.person(`squatted-${newId().slice(-6)}@acme.example`);
  await world.join(company.id, squatter.user_id, 'read_only');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set email_verified = false where id = ${squatter.user_id}`),
  );
  expect((await squatter.request('GET', '/me')).statusCode).toBe(200);
  const { sub } = somebody({ email: squatter.email });
  const entered = (await enter(sub)).json<{ token: string }>();
  expect(await session(entered.token)).toMatchObject({ user: { id: squatter.user_id } });
  world.kernel.identity.forget();
  expect((await squatter.request('GET', '/me')).statusCode).toBe(401);
});

test('accepts an invitation through the provider without a password', async () => {
  const { app, enter, session } = await installed();
  const { sub, email } = somebody();
  const { owner } = await world.company('Inviting');
  await owner.post('/invitations', { email, role: 'read_only' });
  const { token } = await mailedTo(world.kernel, email);
  const accept = (payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/public/invitations/accept', payload: { token, ...payload }, headers });
  const refused = await accept({ full_name: 'Ada Lind', password: PASSWORD });
  expect(refused.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('provider') });
  const entered = (await enter(sub)).json<{ token: string }>();
  expect((await accept({}, { authorization: `Bearer ${entered.token}` })).statusCode).toBe(200);
  expect(await session(entered.token)).toMatchObject({ organization: { name: 'Inviting' }, role: 'read_only' });
});

test('rejects an address that the provider has not confirmed', async () => {
  const { enter } = await installed();
  const victim = await world.person(`victim-${newId().slice(-6)}@acme.example`);
  await world.join(company.id, victim.user_id, 'owner');
  const { sub } = somebody({ email: victim.email, email_verified: false });
  const answer = await enter(sub);
  expect(answer.statusCode).toBe(401);
  expect(answer.json().message).toBe('Your identity provider has not verified your email address.');
});

test('tells people without a company, and lets them create one where registration is open', async () => {
  const closed = await installed();
  const { sub } = somebody();
  expect((await closed.enter(sub)).statusCode).toBe(401);
  const open = await installed({}, {}, { registration: 'open' });
  const { token } = (await open.enter(sub)).json();
  expect(await open.session(token)).toMatchObject({ role: 'owner', mode: 'company' });
});

test('rejects a replayed or forged response', async () => {
  const { begin, comeBack } = await installed(byClaims);
  const { sub } = somebody();
  const answer = await provider.signInAt((await begin()).address, sub);
  expect((await comeBack(answer)).statusCode).toBe(200);
  const again = await comeBack(answer);
  expect(again.statusCode).toBe(401);
  expect(again.json().message).toContain('already used');
  expect((await comeBack('code=guessed&state=guessed')).statusCode).toBe(401);
});

test('does not complete one sign-in with the response of another', async () => {
  const { begin, comeBack } = await installed(byClaims);
  const { sub } = somebody();
  const mine = new URLSearchParams(await provider.signInAt((await begin()).address, sub));
  mine.set('state', (await begin()).state);
  expect((await comeBack(mine.toString())).statusCode).toBe(401);
});

test('restarts a sign-in that took too long', async () => {
  const { begin, comeBack } = await installed(byClaims);
  const answer = await provider.signInAt((await begin()).address, somebody().sub);
  world.clock.advance(16 * 60_000);
  expect((await comeBack(answer)).json().message).toContain('took too long');
});

test('rejects an expired token', async () => {
  const { enter } = await installed(byClaims, { skewSeconds: 2 * 60 * 60 });
  const answer = await enter(somebody().sub);
  expect(answer.statusCode).toBe(401);
  expect(answer.json().message).toBe('The sign-in could not be completed. Try again.');
});

test('rejects a token issued for another client', async () => {
  const { sub } = somebody();
  let stolen: string | undefined;
  const keep = await connectOidc(settingsFor({}, 'another'), BASE, createOutgoing(), {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (String(input).endsWith('/token')) stolen = await response.clone().text();
      return response;
    },
  });
  const theirs = await keep.begin();
  await keep.finish(new URLSearchParams(await provider.signInAt(theirs.address, sub)), theirs);
  expect(stolen).toContain('id_token');

  const { enter } = await installed(byClaims, {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/token')) return response;
      return new Response(stolen, { status: 200, headers: { 'content-type': 'application/json' } });
    },
  });
  expect((await enter(sub)).statusCode).toBe(401);
});

test('disables passwords with a provider, and its routes without one', async () => {
  const { post, app } = await installed();
  const known = await world.person();
  const password = { email: known.email, password: 'correct horse battery' };
  expect((await post('sign-in/email', password)).json().message).toBe('Sign in with your organization’s provider.');
  expect((await app.inject({ url: '/api/auth/provider' })).json()).toEqual({
    kind: 'redirect',
    registration: false,
    installation: null,
  });
  const embedded = await world.app.inject({ method: 'POST', url: '/api/auth/sign-in/oidc', payload: {} });
  expect(embedded.statusCode).toBe(404);
});

test('stops the start when the provider does not answer, and names the setting', async () => {
  const settings = { ...settingsFor(), issuer: 'http://127.0.0.1:9' };
  await expect(connectOidc(settings, BASE, createOutgoing())).rejects.toThrow(StartError);
  await expect(connectOidc(settings, BASE, createOutgoing())).rejects.toThrow('OIDC_ISSUER');
});
