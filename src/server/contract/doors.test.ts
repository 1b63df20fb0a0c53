import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { createApp, createKernel } from '../app.ts';
import { connectOidc, OIDC_RETURN } from '../auth/oidc.ts';
import { readOidcSettings } from '../auth/oidc-settings.ts';
import { redact } from '../http/redact.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { representatives } from '../testing/breadth.ts';
import { startOidcProvider } from '../testing/oidc-provider.ts';
import { recordRoutes } from '../testing/routes.ts';
import { sourceRenderer as site } from '../testing/site-renderer.ts';
import { createWorld, type World } from '../testing/world.ts';

/**
 * Every route where an attacker can try a secret. A new one must be declared here: either wrong tries at it are slowed
 * down, which is then tested, or the parameter that looks like a secret is not one.
 */
type Try = (wrong: string) => Pick<InjectOptions, 'url' | 'payload' | 'headers' | 'method'>;
const post =
  (url: string, more: object = {}): Try =>
  (token) => ({ method: 'POST', url: `/api/${url}`, payload: { token, ...more } });
const challenge =
  (url: string, more: object = {}): Try =>
  (wrong) => ({ method: 'POST', url: `/api/${url}`, payload: { challenge: wrong, ...more } });
const review = { cooperation: 5, quality: 5, schedule: 5, budget: 5, quote: 'Good work, on time.', author: 'Ada' };

let ticket: string;
let form_id: string;
let email: string;
let widget_company: string;
const doors: Record<string, Try> = {
  'POST /api/auth/sign-in/email': (password) => ({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
  }),
  'POST /api/auth/sign-in/two-factor': challenge('auth/sign-in/two-factor', { code: '123456' }),
  'POST /api/auth/sign-in/two-factor/begin': challenge('auth/sign-in/two-factor/begin'),
  'POST /api/auth/sign-in/two-factor/enable': challenge('auth/sign-in/two-factor/enable', { code: '123456' }),
  'POST /api/auth/sign-in/passkey': (id) => ({
    method: 'POST',
    url: '/api/auth/sign-in/passkey',
    payload: { passkey: { id, client_data: 'e30', authenticator_data: 'AA', signature: 'AA' } },
  }),
  'POST /api/auth/sign-in/oidc/return': (state) => ({
    method: 'POST',
    url: '/api/auth/sign-in/oidc/return',
    payload: { answer: `?code=x&state=${state}` },
  }),
  'POST /api/auth/sign-in/saml/return': (ticket) => ({
    method: 'POST',
    url: '/api/auth/sign-in/saml/return',
    payload: { ticket, state: 'a state of another browser' },
  }),
  'POST /api/auth/update-password': post('auth/update-password', { password: 'a brand new secret' }),
  'POST /api/auth/confirm-email': post('auth/confirm-email'),
  'POST /api/auth/finish-registration': post('auth/finish-registration'),
  'GET /api/document_files/:name': (wrong) => ({ method: 'GET', url: `/api/document_files/a.pdf?ticket=${wrong}` }),
  'GET /api/public/resource_files': (wrong) => ({ method: 'GET', url: `/api/public/resource_files?ticket=${wrong}` }),
  'POST /api/public/resource_links/open': post('public/resource_links/open'),
  'POST /api/public/mail_actions/open': post('public/mail_actions/open'),
  'POST /api/public/mail_actions/confirm': post('public/mail_actions/confirm', { confirmation: 'x', input: {} }),
  'POST /api/public/mail_actions/upload': (wrong) => ({
    method: 'POST',
    url: '/api/public/mail_actions/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
    payload: [
      `--line\r\ncontent-disposition: form-data; name="token"\r\n\r\n${wrong}`,
      '--line\r\ncontent-disposition: form-data; name="confirmation"\r\n\r\nx',
      '--line\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--line--\r\n',
    ].join('\r\n'),
  }),
  'POST /api/public/fairness': post('public/fairness', { is_fair: true }),
  'PUT /api/public/forms/:id/draft': (token) => ({
    method: 'PUT',
    url: `/api/public/forms/${form_id}/draft`,
    payload: { ticket, token, answers: {} },
  }),
  'POST /api/public/forms/:id/draft': (token) => ({
    method: 'POST',
    url: `/api/public/forms/${form_id}/draft`,
    payload: { token },
  }),
  'POST /api/public/contracts/open': post('public/contracts/open'),
  'POST /api/public/contracts/send_code': post('public/contracts/send_code'),
  'POST /api/public/contracts/sign': post('public/contracts/sign', {
    code: '123456',
    signature: { kind: 'typed', text: 'Ada' },
    consent_text: 'I agree.',
    values: {},
  }),
  'POST /api/public/contracts/decline': post('public/contracts/decline', { reason: 'No' }),
  'POST /api/public/contracts/document': post('public/contracts/document'),
  'POST /api/public/contracts/attach': (wrong) => ({
    method: 'POST',
    url: '/api/public/contracts/attach',
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
    payload: [
      `--line\r\ncontent-disposition: form-data; name="token"\r\n\r\n${wrong}`,
      '--line\r\ncontent-disposition: form-data; name="field"\r\n\r\nid_card',
      '--line\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--line--\r\n',
    ].join('\r\n'),
  }),
  'POST /api/automation_hooks/:token': (wrong) => ({
    method: 'POST',
    url: `/api/automation_hooks/${wrong}`,
    payload: { event: 'guessed' },
  }),
  'GET /api/public/calendars/:token/meetings.ics': (wrong) => ({
    method: 'GET',
    url: `/api/public/calendars/${wrong}/meetings.ics`,
  }),
  'POST /api/public/invitations/preview': post('public/invitations/preview'),
  'POST /api/public/invitations/accept': post('public/invitations/accept', {
    password: 'a brand new secret',
    full_name: 'Ada',
  }),
  'POST /api/public/applications/open': post('public/applications/open'),
  'POST /api/public/applications/confirm': post('public/applications/confirm'),
  'POST /api/public/applications/withdraw': post('public/applications/withdraw'),
  'POST /api/public/applications/join': post('public/applications/join'),
  'POST /api/public/applications/answer': post('public/applications/answer', { answer: 'Yes' }),
  'POST /api/public/breakdowns/open': post('public/breakdowns/open'),
  'POST /api/public/referrals/open': post('public/referrals/open'),
  'POST /api/public/referrals/confirm': post('public/referrals/confirm'),
  'POST /api/public/referrals/answer': post('public/referrals/answer', { answer: 'Yes' }),
  'POST /api/public/reviews/open': post('public/reviews/open'),
  'POST /api/public/reviews/submit': post('public/reviews/submit', review),
  'POST /api/public/reviews/send_code': post('public/reviews/send_code'),
  'POST /api/public/reviews/verify': post('public/reviews/verify', { code: '123456' }),
  'POST /api/public/email_preferences/open': post('public/email_preferences/open'),
  'POST /api/public/email_preferences/save': post('public/email_preferences/save', { topics: [], is_off: false }),
  'POST /api/public/notice_unsubscribe': (wrong) => ({
    method: 'POST',
    url: `/api/public/notice_unsubscribe?token=${wrong}`,
  }),
  'GET /api/public/notice_unsubscribe': (wrong) => ({
    method: 'GET',
    url: `/api/public/notice_unsubscribe?token=${wrong}`,
  }),
  'POST /api/public/email_unsubscribe': (wrong) => ({
    method: 'POST',
    url: `/api/public/email_unsubscribe?token=${wrong}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  }),
  'GET /api/public/email_unsubscribe': (wrong) => ({
    method: 'GET',
    url: `/api/public/email_unsubscribe?token=${wrong}`,
  }),
  // These routes are not public, but an attacker can try a key at any of them.
  'API keys': (wrong) => ({
    method: 'GET',
    url: '/api/partners',
    headers: { authorization: `Bearer tdm_${wrong}` },
  }),
  'Tokens of the portal widget': (wrong) => ({
    method: 'GET',
    url: `/api/public/portal_widget/${widget_company}`,
    headers: { authorization: `Bearer tdw_${wrong}`, origin: 'https://app.example.com' },
  }),
  'Provisioning tokens': (wrong) => ({
    method: 'GET',
    url: '/scim/v2/Users',
    headers: { authorization: `Bearer tdp_${wrong}` },
  }),
  'Tokens of moves': (wrong) => ({
    method: 'PUT',
    url: '/api/company_moves/parts/0',
    headers: { authorization: `Bearer ${wrong}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('part'),
  }),
};

/** Fields that look like secrets but are not, with the reason. */
const NO_SECRET: Record<string, string> = {
  'POST /api/auth/register': 'The password is chosen, not tried.',
  'GET /api/public/certificates/:token/badge':
    'The number of a certificate is printed on it, so that anyone can verify it.',
  'GET /api/public/certificates/:token/pdf': 'The public page of a certificate shows the same.',
  'POST /api/public/forms/:id/submissions': 'Everyone gets a ticket; wrong codes are tried in submissions.test.ts.',
  'POST /api/public/forms/:id/files': 'Everyone who opens the form gets a ticket.',
  'POST /api/public/forms/:id/code': 'Everyone who opens the form gets a ticket.',
  'POST /api/public/partners_directory/:directoryId/partners/:partnerId/contact':
    'The key tells repeated requests apart.',
  'POST /api/public/partners_directory/:directoryId/match': 'The key tells repeated requests apart.',
  'POST /api/public/review_badges/verify': 'A badge is public; its signature is what is checked.',
};

/** Public pages have ids that are meant to be shared. */
const PAGE_IDS = ['id', 'directoryId', 'partnerId'];
const PUBLIC_TOKENS = ['/verify/certificate/:token'];

const SECRET = /token|ticket|password|secret|code|challenge|proof|state|signature|answer|passkey|^key$|verification/i;
const TRIES = 150;

const routes = recordRoutes();
let world: World;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let withOidc: { app: World['app']; close: () => Promise<void> };
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  const company = await world.company();
  email = (await company.member('finance')).email;
  widget_company = company.id;
  await company.owner.request('PUT', '/widget_settings', { allowed_origins: ['https://app.example.com'] });
  const form = await company.owner.post<{ id: string }>('/forms', {
    name: 'Contact',
    definition: {
      title: 'Contact',
      locale: 'en',
      pages: [{ id: 'p', sections: [{ id: 's', fields: [{ key: 'email', type: 'EMAIL', label: 'Email' }] }] }],
      finish: { kind: 'text', text: 'Thank you.' },
    },
  });
  form_id = form.id;
  await company.owner.post(`/forms/${form_id}/publish`);
  ticket = (await world.app.inject(`/api/public/forms/${form_id}`)).json<{ ticket: string }>().ticket;
  const base = 'http://localhost:3000';
  provider = await startOidcProvider(`${base}${OIDC_RETURN}`);
  const settings = readOidcSettings({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'tandem',
    OIDC_CLIENT_SECRET: 'tandem-secret-of-the-tests',
  })!;
  const { clock, database } = world;
  const { sealing, config } = world.kernel;
  const kernel = await createKernel({
    ...database,
    clock,
    sealing,
    config,
    oidc: await connectOidc(settings, base, createOutgoing()),
  });
  const app = await createApp(kernel);
  withOidc = {
    app,
    close: async () => {
      await app.close();
      await kernel.close();
    },
  };
}, 120_000);
afterAll(async () => {
  await withOidc.close();
  await provider.close();
  await world.close();
});

const newSecret = () => randomBytes(32).toString('base64url');
const send = (name: string, wrong: string, remoteAddress: string): Promise<LightMyRequestResponse> =>
  (name.includes('oidc') ? withOidc.app : world.app).inject({ ...doors[name]!(wrong), remoteAddress });

interface Shape {
  properties?: Record<string, Shape>;
}
function namesOf({ schema }: RouteOptions): string[] {
  const { params, querystring, body, consumes } = (schema ?? {}) as Record<string, Shape> & { consumes?: string[] };
  const names = [params, querystring, body].flatMap((part) => Object.keys(part?.properties ?? {}));
  // Uploads have no schema for their parts.
  return consumes ? [...names, 'token'] : names;
}

test('every public route that takes a secret is declared', () => {
  const secretRoutes = routes.filter(
    (route) => route.config?.isPublic && namesOf(route).some((name) => SECRET.test(name)),
  );
  const names = secretRoutes.map(({ method, url }) => `${method} ${url}`);
  const declared = [...Object.keys(doors).filter((name) => name.includes('/api/')), ...Object.keys(NO_SECRET)];
  expect(names.sort()).toEqual(declared.sort());
});

test('no public page takes a secret in its address', () => {
  const paths = features.flatMap(({ publicPages = [] }) => publicPages.map(({ path }) => path as string));
  const odd = paths.filter((path) => [...path.matchAll(/:(\w+)/g)].some(([, name]) => !PAGE_IDS.includes(name!)));
  expect(odd).toEqual(PUBLIC_TOKENS);
});

/** A door of each kind: by the part of the API, the method, and whether the secret is in the address, a body or a header. */
const chosenDoors = representatives(Object.keys(doors), (name) => {
  const [method, part] = /^(\w+) (\/api\/\w+)/.exec(name)?.slice(1) ?? [name];
  return [
    `${part}`,
    `${method} ${/attach|upload/.test(name) ? 'with a file' : ''}`,
    name.includes('/:token') ? 'in the address' : '',
  ];
});

let places = 0;
test.each(chosenDoors)('150 wrong tries get at most 12 answers: %s', async (name) => {
  const from = `10.77.0.${++places}`;
  const answers: LightMyRequestResponse[] = [];
  for (let at = 0; at < TRIES; at += 1) answers.push(await send(name, newSecret(), from));
  const answered = answers.filter(({ statusCode }) => statusCode !== 429);
  expect(answered.length).toBeLessThanOrEqual(12);
  // The tries were wrong but well-formed.
  for (const answer of answered) expect([401, 404, 409, 422], answer.body).toContain(answer.statusCode);
  const last = answers.at(-1)!;
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  // SCIM names it otherwise.
  const { message, detail = message } = last.json<{ message: string; detail?: string }>();
  expect(detail).toMatch(/^Too many .+\. Wait \d+ (seconds?|minutes) and try again\.$/);
  // Parallel tries give no advantage.
  const other = `10.78.0.${places}`;
  const atOnce = await Promise.all(Array.from({ length: 60 }, () => send(name, newSecret(), other)));
  expect(atOnce.filter(({ statusCode }) => statusCode !== 429).length).toBeLessThanOrEqual(12);
});

test('no log line holds a secret, whatever route it came to', async () => {
  const lines: string[] = [];
  const { kernel } = world;
  const app = await createApp(kernel, {
    site,
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
  const secrets: string[] = [];
  const secret = () => {
    const secretText = newSecret();
    secrets.push(secretText);
    return secretText;
  };
  try {
    // A secret is put in the parameters, query and body of every route, and of pages and addresses that do not exist.
    const addresses = [
      ...routes.map(({ url }) => url),
      ...features.flatMap(({ publicPages = [] }) => publicPages.map(({ path }) => path as string)),
      '/application/:token',
      '/application/:token/confirm',
      '/referrals/status/:token',
      '/accept-invitation',
      '/update-password',
      '/confirm-email',
      '/login',
      '/scorm/:ticket/index.html',
      '/nowhere/:token',
      '/api/nowhere/:token',
    ].filter((url) => !url.endsWith('/events'));
    for (const [at, url] of addresses.entries()) {
      const path = url.replaceAll(/:\w+|\*/g, () => secret());
      const query = ['token', 'ticket', 'code', 'state', 'key', 'password']
        .map((name) => `${name}=${secret()}`)
        .join('&');
      await app.inject({
        method: at % 2 ? 'GET' : 'POST',
        url: `${path}?${query}`,
        headers: {
          referer: `http://localhost/application/${secret()}?token=${secret()}`,
          authorization: `Bearer ${secret()}`,
          cookie: `session=${secret()}`,
        },
        ...(at % 2 ? {} : { payload: { token: secret(), password: secret() } }),
        remoteAddress: `10.79.${at % 250}.1`,
      });
    }
    for (const name of Object.keys(doors)) await app.inject(doors[name]!(secret()));
    // Short secrets are recognized by the name of their parameter, in messages and errors as well.
    await app.inject({ url: '/login?code=918273&state=short-one' });
    app.log.error({ err: new Error(`Cannot open /application/${secret()}`) }, `failed at /x?ticket=${secret()}`);
  } finally {
    await app.close();
  }
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(routes.length);
  expect(secrets.filter((one) => log.includes(one))).toEqual([]);
  expect(log).not.toMatch(/918273|short-one/);
  expect(log).toContain('/application/[redacted]');
  // The id of a request, its route and the ids in it are logged, because they help to find it.
  const first = lines.map((line) => JSON.parse(line) as { req?: object }).find(({ req }) => req);
  expect(first).toMatchObject({ req: { method: expect.any(String), url: expect.any(String) } });
}, 240_000);

test('a token without a digit is no less hidden, and the name of a function is not', () => {
  expect(redact('GET /application/dUryFioVyq-Xc-doNKHtvrRZHTggEjYgQSQFRqSSLvQ')).toBe('GET /application/[redacted]');
  expect(redact('at Object.withPgClientFromPool')).toBe('at Object.withPgClientFromPool');
});
