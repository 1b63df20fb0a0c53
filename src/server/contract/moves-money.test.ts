import type { RouteOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { newId } from '#shared/ids.ts';
import { declaredSteps, type Step } from '#shared/nouns/define-steps.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { sql } from '../db/sql.ts';
import { recordRoutes } from '../testing/routes.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '../testing/world.ts';

/** Steps that move money ask for a second factor where the company requires it, whatever the module. */
const routes = recordRoutes();
let world: World;
let company: Company;
let partner_id: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  await require(company);
});
afterAll(() => world.close());

async function require({ id }: Company, is = true): Promise<void> {
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set money_requires_two_factor = ${is} where id = ${id}`),
  );
  world.kernel.identity.forget();
}

const named = ({ method, url }: RouteOptions) => `${method} ${url.replace('/api', '')}`;
const moving = () => routes.filter(({ config }) => config?.movesMoney).map(named);

const MOVES_MONEY = [
  'DELETE /funding_accounts/:kind',
  'POST /api_keys',
  'POST /commission_lines/by_hand',
  'POST /commission_lines/write_off',
  'POST /imported_earnings/transfer',
  'POST /oauth/allow',
  'POST /payment_files',
  'POST /payment_reports',
  'POST /payout_batches/:id/approve',
  'POST /payout_batches/:id/export',
  'POST /payout_batches/:id/pay',
  'POST /payout_batches/:id/send',
  'POST /payout_items/:id/confirm',
  'POST /payout_items/:id/resume',
  'POST /payout_methods',
  'POST /payout_methods/:id/default',
  'POST /payout_methods/:id/disable',
  'POST /payout_methods/:id/verify',
  'PUT /funding_accounts/:kind',
  'PUT /payment_files/:id/content',
  'PUT /payout_batches/:id/exports/:number/accounts',
];

/** Writes of the payout modules, and steps that touch money, that pay nothing by themselves, by reason. */
const PAYS_NOTHING: Record<string, readonly string[]> = {
  'It decides about taxes of a payment, which is paid by another step.': [
    'DELETE /tax_requirements/:id',
    'DELETE /withholding_rules/:id',
    'POST /tax_papers/ask',
    'POST /tax_profiles',
    'POST /tax_profiles/:id/accept',
    'POST /tax_profiles/:id/reject',
    'POST /tax_requirements',
    'POST /withholding_rules',
    'PUT /tax_profiles/:id/look',
    'PUT /tax_totals/:year/:report',
  ],
  'It prepares a payout, which is paid only after its approval.': [
    'PATCH /payout_batches/:id',
    'POST /payout_batches',
    'POST /payout_batches/:id/refresh',
    'POST /payout_batches/:id/submit',
    'POST /payout_items/:id/exclude',
    'POST /payout_items/:id/include',
    'PUT /payout_batches/:id',
  ],
  'It stops a payment or records that it did not arrive.': [
    'POST /payout_batches/:id/cancel',
    'POST /payout_batches/:id/reopen',
    'POST /payout_items/:id/cancel',
    'POST /payout_items/:id/fail',
    'POST /payout_items/:id/return',
  ],
  'It records what the bank charged.': ['POST /payout_items/:id/fee'],
  'It shows the details; access is recorded.': ['PUT /payout_methods/:id/look'],
  'It keeps the books.': [
    'POST /accounting_exports',
    'POST /accounting_periods/:month/begin_closing',
    'POST /accounting_periods/:month/close',
    'POST /accounting_periods/:month/take_back',
    'PUT /accounting_setup',
  ],
  'It decides who issues invoices.': [
    'POST /self_billing/accept',
    'POST /self_billing/end',
    'PUT /self_billing_settings',
  ],
  'It decides about a commission with a record behind it, which is paid only by a payout.': [
    'POST /bounty_submissions/:id/approve',
    'POST /bounty_submissions/:id/reject',
    'POST /commission_disputes/:id/correct',
    'POST /commission_disputes/:id/keep',
    'POST /commission_lines/:id/release_early',
    'POST /commission_recalculations/:id/approve',
  ],
  'It decides about a budget or a claim, which is paid only by a payout.': [
    'POST /mdf_claims/:id/approve',
    'POST /mdf_claims/:id/decline',
    'POST /mdf_claims/:id/reverse',
    'POST /mdf_funds/:id/adjust',
    'POST /mdf_requests/:id/approve',
    'POST /mdf_requests/:id/decline',
  ],
};

/** Routes that only read, although they are no GET. */
const isRead = ({ method, url, config }: RouteOptions) =>
  method === 'GET' || url.endsWith('/preview') || config?.whileViewing !== undefined;

test('the steps that move money are these', () => {
  expect(moving().sort()).toEqual(MOVES_MONEY);
});

test('every write of the payout modules and every step that touches money says whether it moves money', () => {
  const ofPayouts = routes
    .filter((route) => !isRead(route) && allNouns().get(route.config?.can?.split(':')[0] ?? '')?.area === 'payouts')
    .map(named);
  const touching = [...declaredSteps().values()].flatMap(({ noun, steps }) =>
    Object.entries<Step>(steps).flatMap(([key, { touches }]) =>
      touches === 'money' ? [`POST /${noun.name}/:id/${key}`] : [],
    ),
  );
  const undecided = [...new Set([...ofPayouts, ...touching])].filter((name) => !moving().includes(name));
  expect(undecided.sort()).toEqual(Object.values(PAYS_NOTHING).flat().sort());
});

function open(person: Pick<Person, 'token'>, name: string, payload: object = {}) {
  const [method, url] = name.split(' ') as ['POST', string];
  return world.app.inject({
    method,
    url: `/api${url.replace(':number', '1').replaceAll(/:\w+/g, newId())}`,
    headers: { authorization: `Bearer ${person.token}` },
    ...(method !== ('DELETE' as string) && { payload }),
  });
}

/** The kind of factor that each step asks of the person; null where it asks for none. */
async function missingOf(person: Pick<Person, 'token'>, names: readonly string[]) {
  const answers = await Promise.all(names.map((name) => open(person, name)));
  return [...new Set(answers.map((answer) => (answer.json() as { second_factor?: string }).second_factor ?? null))];
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
const nextCode = (secret: string) => {
  world.clock.advance(30_000);
  return codeOf(secret);
};

async function setUp(person: Person): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await person.post<{ secret: string }>('/profile/two_factor', { password: PASSWORD });
  const code = nextCode(secret);
  const { recovery_codes } = await person.post<{ recovery_codes: string[] }>('/profile/two_factor/enable', { code });
  return { secret, codes: recovery_codes };
}

async function age(person: Person, hours: number): Promise<void> {
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update identity.sessions set factor_proven_at = now() - make_interval(hours => ${hours})
      where user_id = ${person.user_id}`),
  );
  world.kernel.identity.forget();
}

test('asks a person without a second factor to set one up, and then lets the very step through', async () => {
  const owner = await company.member('owner');
  expect(await missingOf(owner, MOVES_MONEY)).toEqual(['setup']);
  const refused = await open(owner, 'POST /api_keys', { name: 'Probe', permissions: ['partners:view'] });
  expect(refused.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('Set up two-factor') });
  await setUp(owner);
  expect(await missingOf(owner, MOVES_MONEY)).toEqual([null]);
  const allowed = await open(owner, 'POST /api_keys', { name: 'Probe', permissions: ['partners:view'] });
  expect(allowed.statusCode, allowed.body).toBe(201);
});

test('asks partner users before they change payout details', async () => {
  const user = await world.partnerUser(company, partner_id);
  const steps = ['POST /payout_methods', 'POST /payout_methods/:id/default', 'POST /payout_methods/:id/disable'];
  expect(await missingOf(user, steps)).toEqual(['setup']);
  await setUp(user);
  expect(await missingOf(user, steps)).toEqual([null]);
});

test('asks for a code again when the last proof is old, and takes each code once', async () => {
  const owner = await company.member('owner');
  const { secret, codes } = await setUp(owner);
  await age(owner, 11);
  expect(await missingOf(owner, MOVES_MONEY)).toEqual([null]);
  await age(owner, 13);
  expect(await missingOf(owner, MOVES_MONEY)).toEqual(['code']);
  const prove = (code: string) => owner.request('POST', '/profile/two_factor/prove', { code });
  const wrong = await prove('000000');
  expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { code: [expect.any(String)] } });
  expect(await missingOf(owner, MOVES_MONEY)).toEqual(['code']);
  const code = nextCode(secret);
  expect((await prove(code)).statusCode).toBe(204);
  expect(await missingOf(owner, MOVES_MONEY)).toEqual([null]);
  await age(owner, 13);
  expect((await prove(code)).statusCode).toBe(422);
  expect((await prove(codes[0]!)).statusCode).toBe(204);
  await age(owner, 13);
  expect((await prove(codes[0]!)).statusCode).toBe(422);
});

test('a proof counts for its session only', async () => {
  const owner = await company.member('owner');
  await setUp(owner);
  const { token } = await world.kernel.identity.provider.openSession(owner.user_id, { rememberMe: true });
  expect(await missingOf({ token }, ['POST /payout_methods'])).toEqual(['code']);
  expect(await missingOf(owner, ['POST /payout_methods'])).toEqual([null]);
});

test('slows down guesses of the code', async () => {
  const owner = await company.member('owner');
  await setUp(owner);
  const statuses = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await owner.request('POST', '/profile/two_factor/prove', { code: '000000' })).statusCode);
  expect(statuses).toContain(429);
});

test('a session does not keep its proof when the factor is turned off', async () => {
  const owner = await company.member('owner');
  await setUp(owner);
  await owner.post('/profile/two_factor/disable', { password: PASSWORD });
  world.kernel.identity.forget();
  expect(await missingOf(owner, MOVES_MONEY)).toEqual(['setup']);
});

test('accepts the second factor of an identity provider', async () => {
  const owner = await company.member('owner');
  const { token } = await world.kernel.identity.provider.openSession(owner.user_id, {
    rememberMe: true,
    hasSecondFactor: true,
  });
  expect(await missingOf({ token }, MOVES_MONEY)).toEqual([null]);
});

test('keys that were created with a proof are not asked, and cannot turn the requirement off', async () => {
  const owner = await company.member('owner');
  await setUp(owner);
  const { secret } = await owner.post<{ secret: string }>('/api_keys', { name: 'Probe', permissions: ['*:manage'] });
  expect(await missingOf({ token: secret }, ['POST /payout_batches/:id/pay'])).toEqual([null]);
  const answer = await world.app.inject({
    method: 'PATCH',
    url: `/api/organizations/${company.id}`,
    headers: { authorization: `Bearer ${secret}` },
    payload: { money_requires_two_factor: false },
  });
  expect(answer.json()).toMatchObject({
    statusCode: 422,
    errors: { money_requires_two_factor: [expect.stringContaining('API keys')] },
  });
});

test('batches do not lead around it', async () => {
  const owner = await company.member('owner');
  const { results } = await owner.post<{ results: unknown[] }>('/batch', {
    operations: [{ method: 'POST', path: '/api/payout_methods', body: {} }],
  });
  expect(results).toMatchObject([{ status: 409, body: { second_factor: 'setup' } }]);
});

test('only an owner with a fresh proof turns it off, and the audit log records it', async () => {
  const other = await world.company();
  await require(other);
  const off = (person: Person) =>
    person.request('PATCH', `/organizations/${other.id}`, { money_requires_two_factor: false });
  const admin = await other.member('admin');
  await setUp(admin);
  expect((await off(admin)).json()).toMatchObject({
    errors: { money_requires_two_factor: ['Only an owner can turn this off.'] },
  });
  expect((await off(other.owner)).json()).toMatchObject({ statusCode: 409, second_factor: 'setup' });
  await setUp(other.owner);
  expect((await off(other.owner)).statusCode).toBe(200);
  expect(await missingOf(await other.member('owner'), MOVES_MONEY)).toEqual([null]);
  const [entry] = await other.within((call) =>
    call.rows<{ changes: object }>(sql`
      select changes from audit_events where organization_id = ${other.id} and ref_table = 'organizations'
      order by id desc limit 1`),
  );
  expect(entry!.changes).toMatchObject({ money_requires_two_factor: [true, false] });
});

test('a company of a new registration starts with it', async () => {
  const email = `founder-${newId().slice(-8)}@tandem.test`;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email, password: PASSWORD },
  });
  const founder = { token: answer.json<{ token: string }>().token };
  expect(await missingOf(founder, ['POST /payout_methods'])).toEqual(['setup']);
});
