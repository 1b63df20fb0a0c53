import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleBenefitRequest } from '#features/enablement/entitlements/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import { declaredTools } from '#server/extension-points/assistant-tools.ts';
import { declaredResources } from '#server/resource/define.ts';
import { expectEvery, nonEmpty } from '#server/testing/expect-every.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { declaredSteps, isOpenToPrograms, type Step } from '#shared/nouns/define-steps.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { writableFields } from './proposing/writable.ts';
import { toolResult } from './results.ts';
import { type Mode, runAs } from './testing/run.ts';

let world: World;
let desk: Desk;
let nordwind: Dealer;
let neighbor: Dealer;
/** A won deal of each partner, with its commission. */
let money: Record<'own' | 'others', { deal: string; line: Row }>;

beforeAll(async () => {
  world = await createWorld();
  desk = await createDesk(world);
  nordwind = await desk.dealer('Nordwind');
  neighbor = await desk.dealer('Neighbor secret');
  await desk.within((call) => givenPlan(call, tenPercent));
  const earned = async (partner_id: string) => {
    const deal = await desk.within(async (call) => {
      const id = await givenDeal(call, { partners: [partner_id], amount_minor: 400_000 });
      await accrueForOpportunity(call, id);
      return id;
    });
    return { deal, line: (await desk.reviewer.get<Row[]>(`/commission_lines?opportunity_id=${deal}`))[0]! };
  };
  money = { own: await earned(nordwind.id), others: await earned(neighbor.id) };
});
afterAll(() => world.close());

const asCompany = (name: string, input: unknown = {}) => runAs(world, desk.reviewer, 'company', name, input);
const asPartner = (name: string, input: unknown = {}) => runAs(world, nordwind.person, 'partner', name, input);
const refusal = (status: number) => expect.objectContaining({ statusCode: status });

/** Nothing in the answer names the neighbor or its records. */
function leaks(answer: unknown): boolean {
  const text = JSON.stringify(answer);
  return text.includes('Neighbor secret') || text.includes(neighbor.id) || text.includes(money.others.deal);
}

test('a commission is explained with its steps, in both modes', async () => {
  const number = money.own.line.number as number;
  const { answer } = await asCompany('explain_commission', { commission: `CL-${number}` });
  expect(answer.says).toMatch(/Commission \d+ of Nordwind \[1\] for .* is \$400\.00/);
  expect(answer.says).toContain('Calculation:');
  expect(answer.sources.map(({ to }) => to)).toEqual([
    `/partners/show/${nordwind.id}`,
    `/commissions/opportunities/show/${money.own.deal}`,
    `/commissions/show/${money.own.line.id}`,
  ]);
  const own = (await asPartner('explain_commission', { commission: String(number) })).answer;
  expect(own.says).toMatch(/^Your commission \d+/);
  expect(own.sources.map(({ to }) => to)).toEqual([
    `/revenue/opportunities/show/${money.own.deal}`,
    `/revenue/commissions/show/${money.own.line.id}`,
  ]);
  expect(JSON.stringify(own.data)).not.toMatch(/base_minor|plan_id|rule_id|"trace"/);
});

test("a neighbor's commission, deal and payment do not exist for a partner", async () => {
  const { number, id } = money.others.line as { number: number; id: string };
  for (const [name, input] of [
    ['explain_commission', { commission: String(number) }],
    ['explain_commission', { commission: id }],
    ['explain_commission', { deal_id: money.others.deal }],
    ['why_on_hold', { commission: id }],
    ['why_on_hold', { payment_id: id }],
    ['summarize_thread', { kind: 'opportunities', id: money.others.deal }],
    ['read_record', { kind: 'opportunities', id: money.others.deal }],
  ] as const)
    await expect(asPartner(name, input), name).rejects.toEqual(refusal(404));
});

test('a hold is explained with its reason, and with who has to act', async () => {
  const { id } = money.own.line as { id: string };
  const waits = (await asPartner('why_on_hold', { commission: id })).answer.says;
  expect(waits).toMatch(/^Your commission \d+ (has been on hold since|is not on hold)/);
  const all = (await asCompany('why_on_hold', { partner_id: nordwind.id })).answer;
  expect(all.says).toContain('Nordwind [1]');
  expect(leaks((await asPartner('why_on_hold', { partner_id: neighbor.id })).answer)).toBe(false);
});

test('an estimate quotes the amount of the API and saves nothing', async () => {
  const before = await desk.reviewer.get<Row[]>('/commission_lines');
  const own = (await asPartner('what_if', { amount_minor: 4_000_000, currency: 'USD' })).answer;
  expect(own.says).toContain('You would earn $4,000.00 on a deal of $40,000.00');
  const company = await asCompany('what_if', { amount_minor: 100_000, currency: 'USD', partner_id: nordwind.id });
  expect(company.answer.says).toContain('Nordwind [1] would earn $100.00');
  expect(await desk.reviewer.get<Row[]>('/commission_lines')).toHaveLength(before.length);
  // The partner of the question is ignored in partner mode.
  const other = await asPartner('what_if', { amount_minor: 100, currency: 'USD', partner_id: neighbor.id });
  expect(leaks(other.answer)).toBe(false);
});

test('one incentive structure can be tried by the company only', async () => {
  const [plan] = await desk.reviewer.get<Row[]>('/commission_plans');
  const input = { amount_minor: 100_000, currency: 'USD', partner_id: nordwind.id, plan_id: plan!.id };
  expect((await asCompany('what_if', input)).answer.says).toMatch(/^Under .* would earn \$100\.00/);
  expect((await asPartner('what_if', input)).answer.says).toMatch(/^You would earn/);
});

test('open deals are added up by the month of their close', async () => {
  await desk.within((call) =>
    sampleOpportunity(call, {
      name: 'Harbor cranes',
      partner_id: nordwind.id,
      amount_minor: 500_000,
      currency: 'USD',
      expected_close_on: '2026-03-30',
    }),
  );
  for (const run of [asCompany, asPartner]) {
    const sums = (await run('forecast_deals')).answer;
    expect(sums.says).toContain('March 2026: 1 deal, $5,000.00');
  }
  expect((await asCompany('forecast_deals')).answer.says).toContain('weighted');
  expect((await asPartner('forecast_deals')).answer.says).not.toContain('weighted');
});

test('a partner is summarized before a call, and a partner summarizes only itself', async () => {
  const { answer } = await asCompany('partner_brief', { partner_id: nordwind.id });
  expect(answer.says).toContain('Nordwind [1]');
  expect(answer.says).toContain('open deal');
  expect(answer.says).toContain('Money due:');
  await expect(asPartner('partner_brief', { partner_id: neighbor.id })).rejects.toEqual(refusal(404));
  const own = (await asPartner('partner_brief', { partner_id: nordwind.id })).answer;
  expect(own.says).toContain('Nordwind');
  expect(leaks(own)).toBe(false);
  expect(JSON.stringify(own.data)).not.toMatch(/owner_name|probability|status_name/);
});

test('a thread says who wrote what and which question is open; internal comments stay inside', async () => {
  const { id } = await nordwind.register();
  await desk.reviewer.post('/deal_registration_comments', {
    registration_id: id,
    body: 'Margin is thin',
    visibility: 'internal',
  });
  await desk.reviewer.post('/deal_registration_comments', {
    registration_id: id,
    body: 'Please hurry',
    visibility: 'shared',
  });
  await desk.decide(id, 'ask', { question: 'Who decides there?' });
  const company = (await asCompany('summarize_thread', { kind: 'deal_registrations', id })).answer.says;
  expect(company).toContain('Margin is thin');
  expect(company).toContain('Open question: “Who decides there?” It waits for the partner.');
  const partner = (await asPartner('summarize_thread', { kind: 'deal_registrations', id })).answer;
  expect(JSON.stringify(partner)).not.toContain('Margin is thin');
  expect(partner.says).toContain('It waits for you.');
});

test('the open work of the person is listed', async () => {
  const { id } = await nordwind.register();
  await desk.decide(id, 'ask', { question: 'Which budget?' });
  const { answer } = await asPartner('todo_today');
  expect(answer.says).toMatch(/for you \[1\]/);
  expect(answer.sources[0]).toMatchObject({ kind: 'list', to: '/work' });
  expect(leaks(answer)).toBe(false);
  expect((await asCompany('todo_today', { due: 'overdue' })).answer.says).toContain('overdue');
});

test('content is found where the person can see it', async () => {
  const make = (name: string, visibility: string) =>
    desk.reviewer
      .post<Row>('/resources', { name, kind: 'article', content: 'All about harbor logistics.', visibility })
      .then(({ id }) => desk.reviewer.post(`/resources/${id}/publish`));
  await make('Harbor handbook', 'everyone');
  await make('Harbor margins', 'internal');
  expect((await asCompany('search_content', { text: 'harbor' })).answer.says).toContain('Harbor margins');
  const { answer } = await asPartner('search_content', { text: 'harbor' });
  expect(answer.says).toContain('Harbor handbook');
  expect(JSON.stringify(answer)).not.toContain('margins');
  expect(answer.sources[0]!.to).toMatch(/^\/partner-resources\//);
});

test('records are found with addresses of the mode, without internal fields for partners', async () => {
  const company = (await asCompany('find_records', { kind: 'opportunities', filters: { status: 'won' } })).answer;
  expectEvery(company.sources, ({ to }) => to.startsWith('/commissions/opportunities/show/'));
  const { answer } = await asPartner('find_records', { kind: 'opportunities', filters: { status: 'won' } });
  expect(answer.sources.map(({ to }) => to)).toEqual([`/revenue/opportunities/show/${money.own.deal}`]);
  expect(JSON.stringify(answer.data)).not.toMatch(/owner_user_id|probability|partner_id|organization_id|external_ref/);
  expect(leaks(answer)).toBe(false);
});

test('inputs cannot leave the grammar: paths, hidden filters, and masses of values', async () => {
  for (const id of ['../partners', '%2e%2e%2fpartners', 'x?_end=1', '', null, ['a'], 1])
    for (const name of ['read_record', 'summarize_thread'])
      await expect(asCompany(name, { kind: 'partners', id }), String(id)).rejects.toMatchObject({ statusCode: 400 });
  await expect(asCompany('find_records', { kind: '../superadmin' })).rejects.toEqual(refusal(422));
  for (const filters of [{ _end: '9999' }, { _sort: 'name' }, { 'a b': '1' }, { '../x': '1' }])
    await expect(asCompany('find_records', { kind: 'partners', filters })).rejects.toMatchObject({
      statusCode: expect.toSatisfy((status: number) => status === 400 || status === 422),
    });
  const many = Array.from({ length: 1_000 }, (_, at) => String(at));
  await expect(asCompany('find_records', { kind: 'partners', filters: { id: many } })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(asCompany('find_records', { kind: 'partners', filters: { secret: '1' } })).rejects.toMatchObject({
    statusCode: 400,
  });
  for (const commission of ['1 or 1=1', "1'; drop table x", '../1', '9'.repeat(60)])
    await expect(asCompany('explain_commission', { commission })).rejects.toMatchObject({
      statusCode: expect.toSatisfy((status: number) => status >= 400 && status < 500),
    });
});

test('a value that never leaves cannot be guessed by filters, sorting or search', async () => {
  for (const input of [
    { filters: { account_last4_like: '1' } },
    { filters: { holder_name: 'Ann' } },
    { sort: '-holder_name' },
    { text: '4711' },
  ])
    await expect(asCompany('find_records', { kind: 'payout_methods', ...input })).rejects.toEqual(refusal(422));
  // People can be found by their names.
  expect(
    (await asCompany('find_records', { kind: 'certificates', filters: { holder_name: 'Ann' } })).answer.data,
  ).toEqual({
    total: 0,
    records: [],
  });
});

test('a won deal, a won stage, consent and money cannot be proposed, and the answer says what can', async () => {
  const [won] = await desk.reviewer.get<Row[]>('/opportunity_stages?category=won');
  const id = await openDeal();
  for (const [name, input, text] of [
    [
      'propose_change',
      { kind: 'opportunities', id: money.own.deal, fields: { amount: '1' } },
      'Only a person can change this',
    ],
    [
      'propose_step',
      { kind: 'opportunities', id, step: 'move', input: { stage: won!.id } },
      'Only a person can do this',
    ],
    ['propose_step', { kind: 'opportunities', id: money.own.deal, step: 'amend' }, 'cannot be proposed'],
    ['propose_create', { kind: 'leads', fields: { contact_name: 'Ann', consent: true } }, 'no field consent'],
    ['propose_create', { kind: 'payout_batches', fields: {} }, 'no kind that can be created payout_batches'],
    ['propose_change', { kind: 'partners', id: nordwind.id, fields: { tier: 'Gold' } }, 'no field tier'],
    ['propose_change', { kind: 'api_keys', id, fields: { name: 'x' } }, 'no kind that can be changed'],
    ['propose_create', { kind: 'tasks', fields: { tilte: 'x' } }, 'did you mean title?'],
    ['propose_create', { kind: 'tasks', fields: { priority: 'low' } }, 'needs title'],
    ['propose_create', { kind: 'tasks', fields: { title: 'x', partner: 'Nobody Ltd' } }, 'You see no partner'],
    ['propose_create', { kind: 'tasks', fields: { title: 'x', priority: 'hihg' } }, 'did you mean high?'],
  ] as const)
    await expect(asCompany(name, input), text).rejects.toMatchObject({
      statusCode: 422,
      message: expect.stringContaining(text),
    });
});

test('no resource of money or access lets its rows be proposed, and no secret is among the fields', () => {
  const proposed = nonEmpty([...declaredResources().values()].filter(({ proposals }) => proposals));
  for (const resource of proposed) {
    expect(['commissions', 'payouts', 'incentives', 'access', 'platform'], resource.name).not.toContain(
      allNouns().get(resource.name)?.area,
    );
    for (const verb of ['create', 'change'] as const)
      for (const { name } of writableFields(resource, verb, 'company'))
        expect(name).not.toMatch(/consent|token|secret|iban|tax_id|tier_id|rate|commission/);
  }
});

test('25 rows are smaller than 8 kB, and a page that would not be has fewer rows and a cursor', async () => {
  await desk.within(async (call) => {
    for (let at = 0; at < 40; at += 1)
      await sampleOpportunity(call, {
        name: `${'Long name of a harbor deal '.repeat(6)}${at}`,
        partner_id: nordwind.id,
        amount_minor: 1_000 + at,
        currency: 'USD',
      });
  });
  const input = { of: 'opportunities', order: '-amount' };
  const seen = new Set<unknown>();
  let cursor: string | undefined;
  let pages = 0;
  do {
    const run = await asCompany('query', { ...input, ...(cursor && { cursor }) });
    const text = JSON.stringify(toolResult(run, (at) => at + 1));
    expect(text.length).toBeLessThan(8_000);
    const data = run.answer.data as { rows: Row[]; cursor?: string; all: number };
    for (const { id } of data.rows) seen.add(id);
    cursor = data.cursor;
    pages += 1;
    if (!cursor) expect(seen.size).toBe(data.all);
  } while (cursor && pages < 20);
  expect(pages).toBeGreaterThan(1);
});

test('a field that never leaves cannot be filtered, ordered, grouped or shown for a model', async () => {
  for (const input of [
    { where: { account_last4: '1234' } },
    { where: { account_last4_like: '1' } },
    { order: 'account_last4' },
    { order: 'holder_name' },
    { measure: 'count', by: ['account_last4'] },
    { measure: 'different:account_last4' },
    { fields: ['account_last4'] },
    { fields: ['holder_name'] },
  ])
    await expect(asCompany('query', { of: 'payout_methods', ...input }), JSON.stringify(input)).rejects.toEqual(
      refusal(422),
    );
  const { answer } = await asCompany('describe', { kind: 'payout_methods' });
  expect(JSON.stringify(answer.data)).not.toMatch(/last4|holder/);
});

test("a record's own kind does not replace the kind of the record", async () => {
  const { id } = await desk.reviewer.post<Row>('/resources', {
    name: 'Kinds',
    kind: 'article',
    content: 'x',
    visibility: 'everyone',
  });
  const { leaves } = await asCompany('read', { kind: 'resources', id });
  expect(leaves.data).toMatchObject({ kind: 'resources', record: { kind: 'article', id } });
});

test('a tool is not offered without its permission, and not in the other mode', async () => {
  const reader = await desk.company.member('read_only');
  await expect(runAs(world, reader, 'company', 'propose_task', { title: 'x' })).rejects.toEqual(refusal(404));
  for (const name of ['propose_email', 'propose_note', 'propose_automation'])
    await expect(asPartner(name, {}), name).rejects.toEqual(refusal(404));
});

test('tools propose no money, rights, access or deletions', () => {
  const forbidden =
    /commission|payout|payment|ledger|mdf|tax|invoice|bount|recalc|price|role|member|invit|permission|api_key|session|impersonat|approve|reject|merge|delete|archive|erase|settings/;
  for (const { name, proposes } of declaredTools().values())
    if (proposes) {
      expect(['POST', 'PATCH', 'PUT'], name).toContain(proposes.method);
      expect(proposes.url, name).not.toMatch(forbidden);
    }
});

test('of the declared steps, those that touch nothing and move no money can be proposed', async () => {
  const { proposes } = declaredTools().get('propose_step')!;
  for (const { noun, steps } of nonEmpty([...declaredSteps().values()]))
    for (const [step, declared] of Object.entries<Step>(steps))
      expect(proposes!.allows!({ kind: noun.name, step }), `${noun.name} ${step}`).toBe(
        isOpenToPrograms(noun.name, declared) || (noun.name === 'opportunities' && step === 'move'),
      );
  for (const [kind, step] of [
    ['mdf_requests', 'return'],
    ['entitlement_grants', 'show_again'],
    ['api_keys', 'revoke'],
  ])
    expect(proposes!.allows!({ kind: kind!, step: step! })).toBe(false);
  const id = await desk.within(sampleBenefitRequest);
  const wrong = { kind: 'entitlement_grants', id, step: 'show_again' };
  await expect(asCompany('propose_step', wrong)).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining('decline (Decline request; input: note, required)'),
  });
  await expect(asPartner('propose_step', { ...wrong, step: 'approve' })).rejects.toEqual(refusal(404));
});

const openDeal = (): Promise<string> =>
  desk.within((call) =>
    sampleOpportunity(call, { name: 'Open cranes', partner_id: nordwind.id, amount_minor: 500_000, currency: 'USD' }),
  );
async function openStage(): Promise<string> {
  const stages = await desk.reviewer.get<{ id: string; category: string }[]>(
    '/opportunity_stages?category=open&_sort=order',
  );
  return stages.at(-1)!.id;
}

const proposing: [string, Mode, () => Promise<Record<string, unknown>>][] = [
  [
    'propose_task',
    'company',
    async () => ({
      title: 'Call them',
      description: 'About cranes',
      due_on: '2026-03-20',
      priority: 'high',
      partner_id: nordwind.id,
      visibility: 'shared',
    }),
  ],
  ['propose_task', 'partner', async () => ({ title: 'Call them', description: 'About cranes' })],
  [
    'propose_registration',
    'partner',
    async () => ({
      account_domain: 'https://www.acme-harbor.com/x',
      amount_minor: 4_000_000,
      currency: 'USD',
      description: 'Cranes',
      country: 'US',
      contact_name: 'Ann',
      contact_email: 'ann@acme-harbor.com',
      expected_close_on: '2026-06-30',
    }),
  ],
  ['propose_registration', 'company', async () => ({ account_name: 'Zeta Docks', partner_id: nordwind.id })],
  [
    'propose_reply',
    'company',
    async () => ({
      registration_id: (await nordwind.register()).id,
      text: 'Please send the budget.',
      visibility: 'shared',
    }),
  ],
  ['propose_reply', 'partner', async () => ({ registration_id: (await nordwind.register()).id, text: 'Here it is.' })],
  [
    'propose_step',
    'partner',
    async () => {
      const { id } = await nordwind.register();
      await desk.decide(id, 'ask', { question: 'Who decides?' });
      return { kind: 'deal_registrations', id, step: 'answer', input: { answer: 'The CFO.' } };
    },
  ],
  [
    'propose_create',
    'company',
    async () => ({
      kind: 'tasks',
      fields: {
        title: 'Send the contract',
        assignee: desk.reviewer.user_id,
        partner: 'Nordwind',
        due_on: '2026-04-01',
        priority: 'High',
        record_table: 'opportunities',
        record_id: money.own.deal,
      },
    }),
  ],
  [
    'propose_create',
    'partner',
    async () => ({
      kind: 'deal_registrations',
      fields: { account_name: 'Gamma Docks', amount: '40000.50', currency: 'USD', expected_close_on: '2026-06-30' },
    }),
  ],
  [
    'propose_create',
    'company',
    async () => ({ kind: 'leads', fields: { contact_name: 'Lea Hill', company_name: 'Hill Co' } }),
  ],
  [
    'propose_create',
    'company',
    async () => ({
      kind: 'meetings',
      fields: {
        title: 'Review',
        kind: 'qbr',
        partner: 'Nordwind',
        duration_minutes: 30,
        starts_at: '2026-04-02T09:00:00Z',
      },
    }),
  ],
  [
    'propose_change',
    'company',
    async () => ({
      kind: 'opportunities',
      id: await openDeal(),
      fields: { next_step: 'Send the offer', amount: '900' },
    }),
  ],
  [
    'propose_step',
    'company',
    async () => ({ kind: 'opportunities', id: await openDeal(), step: 'move', input: { stage: await openStage() } }),
  ],
  [
    'propose_message',
    'company',
    async () => ({ kind: 'opportunities', id: money.own.deal, text: 'They want more.', visibility: 'shared' }),
  ],
  ['propose_message', 'company', async () => ({ kind: 'partners', id: nordwind.id, text: 'Met at the fair.' })],
  [
    'propose_message',
    'partner',
    async () => ({ kind: 'deal_registrations', id: (await nordwind.register()).id, text: 'Here it is.' }),
  ],
  [
    'propose_deal_note',
    'company',
    async () => ({ deal_id: money.own.deal, text: 'They want more.', visibility: 'partner' }),
  ],
  ['propose_deal_note', 'partner', async () => ({ deal_id: money.own.deal, text: 'We call on Monday.' })],
  [
    'propose_step',
    'company',
    async () => ({
      kind: 'entitlement_grants',
      id: await desk.within(sampleBenefitRequest),
      step: 'decline',
      input: { note: 'Sold out this year.' },
    }),
  ],
  ['propose_note', 'company', async () => ({ kind: 'partners', id: nordwind.id, text: 'Met at the fair.' })],
  [
    'propose_report',
    'company',
    async () => ({
      name: 'Open deals',
      object: 'opportunities',
      columns: ['name', 'amount_minor'],
      filters: [{ field: 'status', operator: 'eq', values: ['open'] }],
      sort: { field: 'name', descending: true },
      every: 'week',
    }),
  ],
];

/** The values of a body that a person reads; ids, versions and fixed words have their own facts. */
const readableValues = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^[0-9a-f-]{36}$/.test(value) || /^[a-z_]+$/.test(value)
      ? []
      : [value]
    : Array.isArray(value)
      ? value.flatMap(readableValues)
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(readableValues)
        : [];

test.each(proposing)(
  '%s in %s mode shows everything that it sends, and works when it is confirmed',
  async (name, mode, input) => {
    const person = mode === 'company' ? desk.reviewer : nordwind.person;
    const run = await runAs(world, person, mode, name, await input());
    const view = { 'x-tandem-mode': mode };
    const stored = (
      await person.request('GET', `/assistant_proposals/${run.proposal_id}`, undefined, view)
    ).json<Row>();
    const shown = (stored.changes as { after: string }[]).map(({ after }) => after).join('\n');
    for (const value of readableValues(stored.body)) expect(shown, name).toContain(value);
    expect(run.answer.says).toMatch(/confirm/);
    const confirmed = await person.request('POST', `/assistant_proposals/${run.proposal_id}/confirm`, {}, view);
    expect(confirmed.json<Row>(), confirmed.body).toMatchObject({ status: 'confirmed' });
    expect(confirmed.json<Row>().opens).not.toContain('$id');
  },
);
