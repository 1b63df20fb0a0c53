import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import type { Row } from '#server/db/client.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { newId } from '#shared/ids.ts';
import type { ExchangeCall, ExchangePartner, ExchangeRegistration } from '../schema.ts';
import { exchangeJobs } from './jobs.ts';

let desk: Desk;
let dealer: Dealer;
let key: string;
let ajv: Ajv2020;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer();
  key = await keyOf(dealer);
  ajv = new Ajv2020({ allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
});
afterAll(() => desk.world.close());

async function keyOf({ person }: Dealer, overrides: Row = {}): Promise<string> {
  const permissions = ['deal_registrations:manage', 'commission_lines:view', 'payout_items:view', 'leads:view'];
  return (await person.post<{ secret: string }>('/api_keys', { name: 'CRM', permissions, ...overrides })).secret;
}

const ask = (
  secret: string,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  desk.world.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...(payload && { payload }),
  });

function deal(overrides: Row = {}) {
  const mark = newId().slice(-10);
  return {
    external_ref: `CRM-${mark}`,
    account: { name: `Buyer ${mark}`, website: `buyer-${mark}.example`, country: 'US' },
    contact: { name: 'Ada', email: `ada@buyer-${mark}.example` },
    title: 'Fleet rollout',
    amount_minor: 1_000_000,
    expected_close_on: '2026-09-30',
    ...overrides,
  };
}

async function requireValid(name: string, value: unknown): Promise<void> {
  const published = await desk.world.app.inject(`/api/exchange/schemas/${name}.json`);
  const schema = published.json<{ $id: string }>();
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  expect(validate(value), JSON.stringify([value, validate.errors])).toBe(true);
}

const register = async (body = deal(), secret = key) => {
  const answer = await ask(secret, 'POST', '/exchange/deals', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<ExchangeRegistration>();
};

test('one deal has an ETag, and is not sent again while nothing has changed', async () => {
  const made = await register();
  const url = `/exchange/deals/${made.id}`;
  const first = await ask(key, 'GET', url);
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect(headers['if-none-match']).toMatch(/^"[\w-]{12,}"$/);
  expect((await ask(key, 'GET', url, undefined, headers)).statusCode).toBe(304);
  await desk.decide(made.id, 'ask', { question: 'Who decides?' });
  const changed = await ask(key, 'GET', url, undefined, headers);
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.headers.etag).not.toBe(first.headers.etag);
});

test('registers a deal by key like the deal desk does, and names its source to the company', async () => {
  const body = deal();
  await requireValid('deal-1', body);
  const made = await register(body);
  await requireValid('registration-1', made);
  expect(made).toMatchObject({
    external_ref: body.external_ref,
    status: 'in_review',
    account: body.account,
    decision: null,
  });
  expect(await desk.registration(made.id)).toMatchObject({
    source: 'exchange',
    status: 'pending_review',
    partner_id: dealer.id,
    submitted_by: dealer.person.user_id,
  });
  expect(await desk.reviewer.get(`/deal_registrations?source=exchange&id=${made.id}`)).toHaveLength(1);
  // The same receipt as for a deal registered by hand.
  expect((await dealer.person.request('GET', `/deal_registrations/${made.id}/receipt`)).statusCode).toBe(200);
});

test('the same deal again returns its registration, in any order of its fields, and creates nothing', async () => {
  const body = deal();
  const made = await register(body);
  const reversed = Object.fromEntries(Object.entries(body).reverse());
  const again = await ask(key, 'POST', '/exchange/deals', reversed);
  expect([again.statusCode, again.json<Row>().id]).toEqual([200, made.id]);
  const found = await ask(key, 'GET', `/exchange/deals?external_ref=${body.external_ref}`);
  expect(found.json<{ data: Row[] }>().data.map(({ id }) => id)).toEqual([made.id]);
});

test('a reference cannot be used for another deal, and the refusal names the registration', async () => {
  const body = deal();
  const made = await register(body);
  const other = await ask(key, 'POST', '/exchange/deals', { ...body, amount_minor: 5 });
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    { existing: { id: made.id }, errors: { external_ref: ['was used for another deal'] } },
  ]);
});

test('of eight equal requests at once, one registers and all name its registration', async () => {
  const body = deal();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(key, 'POST', '/exchange/deals', body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map((answer) => answer.json<Row>().id)).size).toBe(1);
  expect(
    await desk.reviewer.get(`/deal_registrations?account_name=${encodeURIComponent(body.account.name)}`),
  ).toHaveLength(1);
});

test('a refused deal leaves its reference free', async () => {
  const body = deal();
  const refused = await ask(key, 'POST', '/exchange/deals', { ...body, deal_type: 'No such type' });
  expect([refused.statusCode, refused.json<Row>().errors]).toMatchObject([
    422,
    { deal_type: [expect.stringContaining('not a deal type')] },
  ]);
  await register(body);
});

test('follows the state: question, answer, approval and the deal', async () => {
  const made = await register();
  const read = async () => (await ask(key, 'GET', `/exchange/deals/${made.id}`)).json<ExchangeRegistration>();
  await desk.decide(made.id, 'ask', { question: 'Who decides?' });
  expect(await read()).toMatchObject({ status: 'question_asked', question: 'Who decides?' });
  const answered = await ask(key, 'POST', `/exchange/deals/${made.id}/answer`, { answer: 'The CFO.' });
  expect(answered.json()).toMatchObject({ status: 'in_review', question: null });
  await desk.decide(made.id, 'approve', { convert: true });
  const approved = await read();
  await requireValid('registration-1', approved);
  await requireValid('decision-1', approved.decision);
  expect(approved).toMatchObject({ decision: { outcome: 'approved' }, opportunity: { status: 'open' } });
  expect(approved.version).toBeGreaterThan(made.version);
});

test('a rejected registration tells the reason in the words of the company', async () => {
  const made = await register();
  await desk.decide(made.id, 'reject', { reason_code: 'not_qualified', reason_text: 'No budget this year.' });
  const rejected = (await ask(key, 'GET', `/exchange/deals/${made.id}`)).json<ExchangeRegistration>();
  await requireValid('decision-1', rejected.decision);
  expect(rejected).toMatchObject({
    status: 'rejected',
    decision: { outcome: 'rejected', reason_text: 'No budget this year.' },
  });
});

test('lists every change since a cursor, also that of an opportunity', async () => {
  const own = await desk.dealer();
  const secret = await keyOf(own);
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push((await register(deal(), secret)).id);
  const first = (await ask(secret, 'GET', '/exchange/deals/changes?limit=2')).json<{
    data: Row[];
    cursor: string;
    has_more: boolean;
  }>();
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
  const rest = (await ask(secret, 'GET', `/exchange/deals/changes?since=${first.cursor}`)).json<typeof first>();
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([ids.slice(2), false]);
  await desk.decide(ids[0]!, 'approve', { convert: true });
  const later = (await ask(secret, 'GET', `/exchange/deals/changes?since=${rest.cursor}`)).json<typeof first>();
  expect(later.data.at(-1)).toMatchObject({ id: ids[0], decision: { outcome: 'approved' } });
  for (const since of ['nonsense', 'MjAyNi0wMS0wMQ', '2026-13-45'])
    expect([since, (await ask(secret, 'GET', `/exchange/deals/changes?since=${since}`)).statusCode]).toEqual([
      since,
      400,
    ]);
});

test('pages newest first, without gaps and without repeats', async () => {
  const own = await desk.dealer();
  const secret = await keyOf(own);
  const ids: unknown[] = [];
  for (let at = 0; at < 3; at += 1) ids.unshift((await register(deal(), secret)).id);
  const found: unknown[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { data: Row[]; next: string | null } = (
      await ask(secret, 'GET', `/exchange/deals?limit=1${next && `&cursor=${next}`}`)
    ).json();
    found.push(...page.data.map(({ id }) => id));
    next = page.next;
  }
  expect(found).toEqual(ids);
});

test('reads the program, earnings, statements and leads, which match the published schemas', async () => {
  for (const [url, name] of [
    ['/exchange/earnings', 'earning-1'],
    ['/exchange/statements', 'statement-1'],
    ['/exchange/leads', 'lead-1'],
  ] as const) {
    const answer = await ask(key, 'GET', url);
    expect(answer.statusCode, answer.body).toBe(200);
    for (const one of answer.json<{ data: Row[] }>().data) await requireValid(name, one);
  }
  expect((await ask(key, 'GET', '/exchange/program')).json()).toMatchObject({
    company: 'Acme',
    partner: { id: dealer.id },
  });
});

test('publishes its schemas without a key, with stable addresses', async () => {
  const { rows } = (await desk.world.app.inject('/api/exchange/schemas')).json<{ rows: { path: string }[] }>();
  expect(rows.map(({ path }) => path)).toContain('/api/exchange/schemas/deal-1.json');
  for (const { path } of nonEmpty(rows)) {
    const schema = await desk.world.app.inject(path);
    expect(schema.headers['content-type']).toContain('application/schema+json');
    expect(schema.json()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: expect.stringMatching(/^urn:deal-exchange:[a-z]+-1$/),
    });
  }
  expect((await desk.world.app.inject('/api/exchange/schemas/secret-1.json')).statusCode).toBe(404);
});

test('a neighbor finds neither deals nor references, and uses the same reference for its own deal', async () => {
  const body = deal();
  const made = await register(body);
  const neighbor = await desk.dealer();
  const secret = await keyOf(neighbor);
  expect((await ask(secret, 'GET', `/exchange/deals/${made.id}`)).statusCode).toBe(404);
  expect((await ask(secret, 'GET', `/exchange/deals?external_ref=${body.external_ref}`)).json()).toEqual({
    data: [],
    next: null,
  });
  expect((await ask(secret, 'POST', `/exchange/deals/${made.id}/answer`, { answer: 'Mine' })).statusCode).toBe(404);
  expect((await ask(secret, 'POST', `/exchange/deals/${made.id}/withdraw`, {})).statusCode).toBe(404);
  // The response is the same whether or not the neighbor's reference exists.
  const own = await register(deal({ external_ref: body.external_ref }), secret);
  expect(own.id).not.toBe(made.id);
  expect(
    (await ask(secret, 'GET', '/exchange/deals/changes')).json<{ data: Row[] }>().data.map(({ id }) => id),
  ).toEqual([own.id]);
});

test('a forged partner, company or mode gets nowhere', async () => {
  const other = await desk.dealer();
  for (const forged of [{ partner_id: other.id }, { source: 'company' }, { status: 'approved' }])
    expect((await ask(key, 'POST', '/exchange/deals', deal(forged))).statusCode).toBe(400);
  const headers = { 'x-tandem-program': other.id };
  expect((await ask(key, 'POST', '/exchange/deals', deal(), headers)).statusCode).toBe(409);
  expect((await ask(key, 'GET', `/exchange/deals?partner_id=${other.id}`)).statusCode).toBe(400);
  // A key of the company is not a partner's system.
  const company = await desk.reviewer.post<{ secret: string }>('/api_keys', {
    name: 'Company',
    permissions: ['*:manage'],
  });
  expect((await ask(company.secret, 'POST', '/exchange/deals', deal())).statusCode).toBe(404);
  expect((await ask(company.secret, 'GET', '/exchange/deals')).statusCode).toBe(404);
});

test('a key without the permission reads nothing, and a revoked one is nobody', async () => {
  const narrow = await keyOf(dealer, { permissions: ['leads:view'] });
  expect((await ask(narrow, 'GET', '/exchange/deals')).statusCode).toBe(403);
  expect((await ask(narrow, 'POST', '/exchange/deals', deal())).statusCode).toBe(403);
  expect((await ask(narrow, 'GET', '/exchange/earnings')).statusCode).toBe(403);
  const ended = await dealer.person.post<{ id: string; secret: string }>('/api_keys', {
    name: 'Ended',
    permissions: ['deal_registrations:manage'],
  });
  await dealer.person.post(`/api_keys/${ended.id}/revoke`);
  expect((await ask(ended.secret, 'GET', '/exchange/deals')).statusCode).toBe(401);
});

test('a flood ends at the limit of the key, and its calls stay few rows', async () => {
  const secret = await keyOf(dealer, { name: 'Flood', rate_per_minute: 5 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(secret, 'GET', '/exchange/deals')));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  const calls = (await dealer.person.get<ExchangeCall[]>('/exchange/calls')).filter(
    ({ key_name }) => key_name === 'Flood',
  );
  expect(calls.map(({ status, count }) => [status, count])).toContainEqual([200, 5]);
  expect(calls.length).toBeLessThanOrEqual(2);
});

test('refuses what is too long, of another type or unknown, naming the field', async () => {
  const wrong: [Row, string][] = [
    [{ external_ref: 'x'.repeat(201) }, 'external_ref'],
    [{ external_ref: 'with space' }, 'external_ref'],
    [{ external_ref: 'ümlaut' }, 'external_ref'],
    [{ amount_minor: -1 }, 'amount_minor'],
    [{ amount_minor: '12' }, 'amount_minor'],
    [{ description: 'x'.repeat(10_001) }, 'description'],
    [{ account: { name: 'A', website: 'a.example', country: 'ZZ' } }, 'account.country'],
    [{ contact: { email: 'nobody' } }, 'contact.email'],
    [{ nonsense: true }, 'nonsense'],
  ];
  for (const [overrides, field] of wrong) {
    const answer = await ask(key, 'POST', '/exchange/deals', deal(overrides));
    expect([field, answer.statusCode, Object.keys(answer.json<{ errors: Row }>().errors)]).toEqual([
      field,
      400,
      [field],
    ]);
  }
  const huge = await ask(key, 'POST', '/exchange/deals', deal({ description: 'x'.repeat(2_000_000) }));
  expect(huge.statusCode).toBe(413);
});

test('a customer of another partner answers like any other, so that nothing can be probed', async () => {
  const body = deal();
  const made = await register(body);
  await desk.decide(made.id, 'approve');
  const rival = await desk.dealer();
  const answer = await register({ ...body, external_ref: 'R-1' }, await keyOf(rival));
  expect(answer).toMatchObject({ status: 'in_review', decision: null });
  expect(JSON.stringify(answer)).not.toContain(dealer.id);
});

test('shows the partner its calls and the company its connected partners', async () => {
  const own = await desk.dealer('Connected partner');
  const secret = await keyOf(own);
  await register(deal(), secret);
  await ask(secret, 'POST', '/exchange/deals', deal({ deal_type: 'None' }));
  const calls = await own.person.get<ExchangeCall[]>('/exchange/calls');
  expect(calls.map(({ method, route, status, message }) => [method, route, status, message !== null])).toEqual(
    expect.arrayContaining([
      ['POST', '/api/exchange/deals', 201, false],
      ['POST', '/api/exchange/deals', 422, true],
    ]),
  );
  expect(await dealer.person.get<ExchangeCall[]>('/exchange/calls')).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ id: calls[0]!.id })]),
  );
  const partners = await desk.reviewer.rows<ExchangePartner>('/exchange/partners');
  expect(partners.find(({ partner_id }) => partner_id === own.id)).toMatchObject({
    partner_name: 'Connected partner',
    registrations: 1,
    failed_calls: 1,
  });
});

test('forgets calls after 30 days', async () => {
  const own = await desk.dealer();
  await ask(await keyOf(own), 'GET', '/exchange/program');
  expect(await own.person.get('/exchange/calls')).toHaveLength(1);
  desk.world.clock.advance(31 * 86_400_000);
  await exchangeJobs['deal-exchange.tidy']!(await jobFor(desk.world.kernel, desk.company.id), {});
  expect(await own.person.get('/exchange/calls')).toEqual([]);
});
