import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Company, Person } from '#server/testing/world.ts';
import type { WidgetContent, WidgetToken } from '../schema.ts';
import { widgetJobs } from './jobs.ts';

const SITE = 'https://app.acme.example';
const INTRANET = 'https://intranet.north.example';

let desk: Desk;
let dealer: Dealer;
let rival: Dealer;
let key: string;
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  dealer = await desk.dealer('North');
  rival = await desk.dealer('South');
  await allow(desk.company, [SITE, INTRANET]);
  await desk.reviewer.patch('/referral_link_settings', { allowed_domains: ['acme.example'] });
  key = (await newKey(desk.reviewer)).secret;
}, 120_000);
afterAll(() => desk.world.close());

const allow = async ({ owner }: Company, allowed_origins: string[]) =>
  expect((await owner.request('PUT', '/widget_settings', { allowed_origins })).statusCode).toBe(200);
const newKey = (who: Person, permissions = ['widget_tokens:manage']) =>
  who.post<{ id: string; secret: string }>('/api_keys', { name: 'Own product', permissions });

const mint = (body: Row, secret = key, headers: Row = {}) =>
  desk.world.app.inject({
    method: 'POST',
    url: '/api/widget_tokens',
    headers: { authorization: `Bearer ${secret}`, ...headers },
    payload: body,
  });
async function tokenFor({ person }: Dealer, secret = key, origin = SITE): Promise<string> {
  const answer = await mint({ email: person.email, origin }, secret);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<WidgetToken>().token;
}

interface Sent {
  token?: string;
  origin?: string | undefined;
  body?: Row;
  company?: string;
  headers?: Row;
  from?: string;
}
function send(path: string, { token, origin = SITE, body, company = desk.company.id, headers = {}, from }: Sent) {
  return desk.world.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/public/portal_widget/${company}${path}`,
    headers: { ...(origin && { origin }), ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { payload: body }),
    ...(from && { remoteAddress: from }),
  });
}
const contentOf = async (token: string) => {
  const answer = await send('', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<WidgetContent>();
};
const deal = (more: Row = {}) => ({
  account_name: 'Harbor Cold Storage',
  account_domain: 'harbor.example',
  country: 'NL',
  contact_email: 'iris@harbor.example',
  amount_minor: 4_850_000,
  expected_close_on: '2027-03-31',
  ...more,
});

test('a partner user sees their own earnings, links and form', async () => {
  const link = { name: 'Newsletter', destination_url: 'https://www.acme.example/pricing' };
  await dealer.person.post('/referral_links', link);
  await rival.person.post('/referral_links', { ...link, name: 'Of the rival' });
  const content = await contentOf(await tokenFor(dealer));
  expect(content).toMatchObject({ company_name: 'Acme', partner_name: 'North', earnings: [] });
  expect(content.links).toMatchObject({ may_create: true, domains: ['acme.example'] });
  expect(content.links!.rows.map(({ name }) => name)).toEqual(['Newsletter']);
  expect(content.deals!.fields!.filter(({ is_required }) => is_required).map(({ name }) => name)).toEqual([
    'account_name',
    'country',
    'contact_email',
    'amount_minor',
    'expected_close_on',
  ]);
});

test('creates links and registers deals in the name of the person, with the checks of the portal', async () => {
  const token = await tokenFor(dealer);
  const elsewhere = await send('/links', { token, body: { name: 'Blog', destination_url: 'https://evil.example/' } });
  expect(elsewhere.json()).toMatchObject({
    statusCode: 422,
    errors: { destination_url: ['Use an address on acme.example.'] },
  });
  const link = await send('/links', { token, body: { name: 'Blog', destination_url: 'https://acme.example/' } });
  expect(link.statusCode, link.body).toBe(201);
  expect((await contentOf(token)).links!.rows.map(({ name }) => name)).toContain('Blog');

  const headers = { 'idempotency-key': 'one form' };
  const { contact_email: _, ...incomplete } = deal();
  expect((await send('/deals', { token, body: incomplete })).json().errors).toHaveProperty('contact_email');
  const [first, again] = [
    await send('/deals', { token, body: deal(), headers }),
    await send('/deals', { token, body: deal(), headers }),
  ];
  expect(first.statusCode, first.body).toBe(201);
  expect(again.json()).toEqual(first.json());
  const { id, url } = first.json<{ id: string; url: string }>();
  expect(url).toMatch(new RegExp(`/revenue/deal-desk/show/${id}$`));
  expect(await desk.registration(id)).toMatchObject({
    partner_id: dealer.id,
    status: 'pending_review',
    source: 'partner',
    submitted_by: dealer.person.user_id,
  });
  const log = await desk.reviewer.get<Row[]>(`/audit_events?ref_id=${id}&_end=50`);
  expect(log).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('In the portal widget') }));
});

test('has the fields that the company requires, and leaves what it cannot take to the portal', async () => {
  const field = { entity: 'deal_registrations', is_required: true, partner_access: 'write' } as const;
  const create = (label: string, field_type: 'STRING' | 'ADDRESS') =>
    desk.within((call) => createCustomField(call, { ...field, label, field_type }));
  const archive = (id: string) =>
    desk.within((call) =>
      call.run(sql`
        update custom_fields set archived_at = now()
        where organization_id = ${call.organization_id} and id = ${id}`),
    );
  const text = await create('Project code', 'STRING');
  const token = await tokenFor(dealer);
  const { fields } = (await contentOf(token)).deals!;
  const { name } = fields!.at(-1)!;
  expect(name).toBe('custom.project_code');
  const body = deal({ account_name: 'Linden', account_domain: 'linden.example' });
  expect((await send('/deals', { token, body })).json().errors).toHaveProperty([name]);
  const sent = await send('/deals', { token, body: { ...body, custom: { project_code: 'P-7' } } });
  expect(sent.statusCode, sent.body).toBe(201);
  const address = await create('Site', 'ADDRESS');
  expect((await contentOf(token)).deals!.fields).toBeNull();
  await archive(text);
  await archive(address);
});

test('only an API key creates tokens, for people of the program, on allowed sites; each one is in the log', async () => {
  const { email } = dealer.person;
  const body = { email, origin: SITE };
  const byPerson = await desk.reviewer.request('POST', '/widget_tokens', body);
  expect([byPerson.statusCode, byPerson.json().message]).toEqual([
    422,
    'Only a server with an API key can create tokens for the portal widget.',
  ]);
  expect((await mint({ email, origin: 'https://other.example' })).json().errors).toEqual({
    origin: ['is not among the allowed sites of the portal widget'],
  });
  for (const origin of [
    'https://app.acme.example/path',
    'http://app.acme.example',
    '*',
    'null',
    'https://*.acme.example',
  ])
    expect((await mint({ email, origin })).statusCode, origin).toBe(400);
  expect((await mint({ email: desk.reviewer.email, origin: SITE })).statusCode).toBe(404);
  const reader = (await newKey(desk.reviewer, ['*:view'])).secret;
  expect((await mint(body, reader)).statusCode).toBe(403);
  const other = await desk.world.company('Other');
  await allow(other, [SITE]);
  expect((await mint(body, (await newKey(other.owner)).secret)).statusCode).toBe(404);

  const answer = await mint(body);
  const { token } = answer.json<WidgetToken>();
  const log = await desk.reviewer.get<Row[]>('/audit_events?ref_table=widget_tokens&_end=500');
  expect(log.at(0)).toMatchObject({ action: 'created', reason: `For ${email} on ${SITE}` });
  const stored = await desk.within((call) =>
    call.rows<Row>(sql`select * from widget_tokens where organization_id = ${call.organization_id}`),
  );
  expect(JSON.stringify([log, stored])).not.toContain(token);
});

test('a partner creates tokens for its own people only', async () => {
  const partnerKey = (await newKey(dealer.person)).secret;
  const content = await send('', { token: await tokenFor(dealer, partnerKey, INTRANET), origin: INTRANET });
  expect(content.json()).toMatchObject({ partner_name: 'North' });
  expect((await mint({ email: rival.person.email, origin: INTRANET }, partnerKey)).statusCode).toBe(404);
  expect(
    (await mint({ email: rival.person.email, origin: INTRANET, partner_id: rival.id }, partnerKey)).statusCode,
  ).toBe(404);
  const settings = await dealer.person.request('GET', '/widget_settings');
  expect(settings.statusCode).toBe(404);
});

test('nobody creates tokens or allows sites while viewing as another person', async () => {
  const viewed = await desk.reviewer.post<{ token: string }>('/impersonations', {
    partner_id: dealer.id,
    user_id: dealer.person.user_id,
    reason: 'Support call',
  });
  const answer = await mint({ email: dealer.person.email, origin: SITE }, viewed.token);
  expect(answer.statusCode, answer.body).toBe(422);
  expect(answer.json().message).toContain('You are viewing as');
});

test('browsers of other sites get nothing, not even with a working token', async () => {
  const token = await tokenFor(dealer);
  for (const origin of ['https://evil.example', `${SITE}.evil.example`, 'null', 'http://app.acme.example', '']) {
    const answer = await send('', { token, origin });
    expect(answer.statusCode, origin).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    const preflight = await desk.world.app.inject({
      method: 'OPTIONS',
      url: `/api/public/portal_widget/${desk.company.id}/deals`,
      headers: { ...(origin && { origin }), 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(403);
  }
  // An allowed site that the token is not for.
  expect((await send('', { token, origin: INTRANET })).statusCode).toBe(403);
  const allowed = await desk.world.app.inject({
    method: 'OPTIONS',
    url: `/api/public/portal_widget/${desk.company.id}/deals`,
    headers: { origin: SITE, 'access-control-request-method': 'POST' },
  });
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    vary: expect.stringContaining('origin'),
  });
  expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('answers cannot be framed, cached or read across origins by other means', async () => {
  const answer = await send('', { token: await tokenFor(dealer) });
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('a token opens no other part of the API, no other company, and nothing from an address', async () => {
  const token = await tokenFor(dealer);
  const at = (url: string) =>
    desk.world.app.inject({ url, headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': 'partner' } });
  for (const url of [
    '/api/session',
    '/api/me',
    '/api/deal_registrations',
    '/api/referral_links',
    '/api/partner_earnings',
    '/mcp',
  ])
    expect([401, 404], url).toContain((await at(url)).statusCode);
  const batch = await desk.world.app.inject({
    method: 'POST',
    url: '/api/batch',
    headers: { authorization: `Bearer ${token}` },
    payload: { requests: [] },
  });
  expect(batch.statusCode).toBe(401);
  const other = await desk.world.company('Other');
  await allow(other, [SITE]);
  expect((await send('', { token, company: other.id })).statusCode).toBe(401);
  expect((await send(`?token=${token}`, {})).statusCode).toBe(401);
  expect((await send('/deals', { token, body: deal({ partner_id: rival.id }) })).statusCode).toBe(400);
  // Keys and sessions do not work here either.
  for (const wrong of [key, dealer.person.token]) expect((await send('', { token: wrong })).statusCode).toBe(401);
});

test('a token lives for 15 minutes, and is gone a day later', async () => {
  const token = await tokenFor(dealer);
  const { clock } = desk.world;
  clock.advance(15 * 60_000 - 1_000);
  await contentOf(token);
  clock.advance(1_000);
  expect((await send('', { token })).json()).toMatchObject({
    statusCode: 401,
    message: 'This token has expired. Get a new one from your server.',
  });
  clock.advance(86_401_000);
  await widgetJobs.run(desk.world.kernel);
  const left = await desk.within((call) =>
    call.rows(sql`
      select id from widget_tokens
      where organization_id = ${call.organization_id} and expires_at < ${new Date(call.now().getTime() - 86_400_000)}`),
  );
  expect(left).toEqual([]);
  expect((await send('', { token, from: '10.9.9.1' })).json().message).toBe(
    'This token does not work. Get a new one from your server.',
  );
});

test('revoking the key or removing the site ends its tokens at once', async () => {
  const { id, secret } = await newKey(desk.reviewer);
  const token = await tokenFor(dealer, secret);
  await contentOf(token);
  await allow(desk.company, [INTRANET]);
  expect((await send('', { token })).statusCode).toBe(403);
  await allow(desk.company, [SITE, INTRANET]);
  await contentOf(token);
  await desk.reviewer.post(`/api_keys/${id}/revoke`);
  expect((await send('', { token })).json()).toMatchObject({ statusCode: 401, message: 'This access has ended.' });
  expect((await send('/deals', { token, body: deal() })).statusCode).toBe(401);
});

test('tokens end with the person who created the key, with the partner user, and with the module', async () => {
  const admin = await desk.company.member('admin');
  const leaver = await desk.dealer('West');
  const [ofAdmin, ofLeaver] = [await tokenFor(dealer, (await newKey(admin)).secret), await tokenFor(leaver)];
  const remove = (user_id: string) =>
    desk.world.kernel.system.unscoped((tx) =>
      tx.run(sql`update memberships set status = 'removed' where user_id = ${user_id}`),
    );
  await remove(admin.user_id);
  expect((await send('', { token: ofAdmin })).statusCode).toBe(401);
  await contentOf(ofLeaver);
  await remove(leaver.person.user_id);
  expect((await send('', { token: ofLeaver })).statusCode).toBe(401);
  expect((await mint({ email: leaver.person.email, origin: SITE })).statusCode).toBe(404);
  const token = await tokenFor(dealer);
  await desk.world.switchFor(desk.company, ['portal_widget'], false);
  expect((await send('', { token })).statusCode).toBe(404);
  await desk.world.switchFor(desk.company, ['portal_widget'], true);
});

test('a role shows only its parts, and cannot do more in the widget than in the portal', async () => {
  const seller = await desk.world.partnerUser(desk.company, dealer.id, 'partner_finance');
  const token = await tokenFor({ ...dealer, person: seller });
  const { earnings, deals } = await contentOf(token);
  expect([earnings, deals]).toEqual([[], null]);
  expect((await send('/deals', { token, body: deal() })).statusCode).toBe(403);
});

test('guessed tokens are slowed down, and a flood is refused', async () => {
  const guesses = [];
  for (let at = 0; at < 30; at++)
    guesses.push(await send('', { token: `tdw_${'x'.repeat(42)}${at % 10}`, from: '10.8.8.8' }));
  expect(guesses.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(12);
  expect(guesses.at(-1)!.statusCode).toBe(429);
  // A working token is accepted while its network is blocked.
  expect((await send('', { token: await tokenFor(dealer), from: '10.8.8.8' })).statusCode).toBe(200);
  const { secret } = await desk.reviewer.post<{ secret: string }>('/api_keys', {
    name: 'Slow',
    permissions: ['widget_tokens:manage'],
    rate_per_minute: 3,
  });
  const answers = [];
  for (let at = 0; at < 4; at++) answers.push(await mint({ email: dealer.person.email, origin: SITE }, secret));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
});
