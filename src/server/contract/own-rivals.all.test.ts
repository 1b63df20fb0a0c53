import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueMany } from '#features/commissions/accruals/server/accrual.ts';
import { givenDeal, givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { features } from '#features/server.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { allows, standingOf } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { inBreadth } from '../testing/breadth.ts';
import type { Schema } from '../testing/examples.ts';
import { recordRoutes } from '../testing/routes.ts';
import { chosenResources, chosenRoutes } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * Two partners work on one deal and compete for one customer; a team member owns only the first partner. The texts of
 * the other partner's users contain a word that must not appear to that team member in any list, file or log.
 */
const WORD = 'Whispered';
const routes = recordRoutes();
const manager = standingOf('partner_manager', null);

let world: World;
let company: Company;
let keeper: Person;
let rival: Person;
let deal: string;
let partners: { mine: string; theirs: string };
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  keeper = await company.member('partner_manager');
  await company.within((call) => sampleOpportunityType(call));
  partners = {
    mine: await company.within((call) => samplePartner(call, { name: 'Mine', owner_user_id: keeper.user_id })),
    theirs: await company.within((call) => samplePartner(call, { name: `${WORD} partner` })),
  };
  rival = await world.partnerUser(company, partners.theirs);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.users set name = ${`${WORD} person`} where id = ${rival.user_id}`),
  );
  world.kernel.identity.forget();
  const { id } = await company.owner.post('/opportunities', {
    name: 'Of both',
    participants: [{ partner_id: partners.mine }, { partner_id: partners.theirs }],
  });
  deal = id as string;
  await rival.post('/opportunity_notes', { opportunity_id: deal, body: `${WORD} note` });
  await upload(rival, deal);
  await claim(rival, partners.theirs, `${WORD} Ltd`);
  await claim(company.owner, partners.mine, 'Wanted Ltd');
  await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const won = await givenDeal(call, {
      partners: [partners.mine, partners.theirs],
      amount_minor: 100_000,
      closed_on: '2026-01-10',
    });
    await call.run(sql`
      update opportunities set opened_on = '2026-01-01' where organization_id = ${call.organization_id} and id = ${won}`);
    await accrueMany(call, [won]);
  });
}, 60_000);
afterAll(() => world.close());

async function upload(person: Person, opportunity_id: string): Promise<void> {
  const boundary = 'the-boundary';
  const part = (disposition: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
  const payload = Buffer.from(
    `${part('name="opportunity_id"', opportunity_id)}${part(`name="file"; filename="${WORD}.txt"`, 'text')}--${boundary}--\r\n`,
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { statusCode, body } = await person.request('POST', '/documents', payload, headers);
  expect(statusCode, body).toBe(201);
}

async function claim(person: Person, partner_id: string, account_name: string): Promise<void> {
  const { id } = await person.post('/deal_registrations', {
    ...(person === company.owner && { partner_id }),
    account_name,
    account_domain: 'wanted.example',
    country: 'US',
    contact_email: 'ada@wanted.example',
    amount_minor: 1_000_000,
    expected_close_on: '2026-09-30',
  });
  await person.post(`/deal_registrations/${id}/submit`);
}

const resources = features
  .flatMap((feature) => feature.resources ?? [])
  .filter(({ name, guardedBy = name }) => allows(manager.permissions, guardedBy, 'view'));

/** Features with texts of the other partner. */
const HIDING = [
  'opportunity-notes',
  'documents',
  'deal-registrations',
  'deal-conflicts',
  'audit-events',
  'commissions',
];

const isRevealed = (text: string) => text.includes(WORD) || text.includes(partners.theirs);

test('has something to hide', async () => {
  for (const name of [
    'opportunity_notes',
    'documents',
    'deal_registrations',
    'deal_conflicts',
    'audit_events',
    'commission_lines',
  ]) {
    expect((await company.owner.request('GET', `/${name}?_end=500`)).body, name).toContain(WORD);
  }
});

test.each(chosenResources(resources).map((resource) => [resource.name, resource] as const))(
  '%s tell them nothing of it',
  async (name, { list: { search } }) => {
    const list = await keeper.request('GET', `/${name}?_end=500`);
    expect(list.statusCode, list.body).toBe(200);
    expect(list.json<Row[]>().filter((row) => isRevealed(JSON.stringify(row)))).toEqual([]);
    expect(isRevealed((await keeper.request('GET', `/${name}/export.csv`)).body)).toBe(false);
    if (search.length === 0) return;
    const searched = await keeper.request('GET', `/${name}?q=${WORD}`);
    expect([searched.headers['x-total-count'], searched.json()]).toEqual(['0', []]);
  },
);

test('the log shows own partners’ actions and nothing of the other', async () => {
  const events = await keeper.get<Row[]>('/audit_events?_end=500');
  for (const { id } of nonEmpty(events)) {
    const { body } = await keeper.request('GET', `/audit_events/${id}/words`);
    expect(body).not.toContain(WORD);
  }
  expect(events.some(({ ref_id }) => ref_id === deal)).toBe(true);
});

test('no other readable data mentions the other partner', async () => {
  const revealed: string[] = [];
  let answered = 0;
  const reads = routes.filter(({ method, config }) => method === 'GET' && config?.can);
  for (const { url, schema } of chosenRoutes(reads, HIDING)) {
    const resource = url.split('/')[2]!;
    const ids = url.includes(':id') ? await idsOf(resource) : [''];
    const query = ((schema?.querystring ?? {}) as Schema).properties ?? {};
    const texts = Object.keys(query).filter((key) => ['q', 'name', 'search', 'text', 'query'].includes(key));
    for (const id of ids) {
      const address = url.replace(':id', id);
      for (const search of ['', ...texts.map((key) => `?${key}=${WORD}`)]) {
        const { statusCode, body } = await keeper.request('GET', `${address}${search}`);
        if (statusCode === 200) answered += 1;
        if (body.includes(WORD) || body.includes(partners.theirs)) revealed.push(`${address}${search}`);
      }
    }
  }
  expect(revealed).toEqual([]);
  expect(answered).toBeGreaterThan(inBreadth(150, 10));
});

test('previews and recalculations do not mention it either', async () => {
  const [won] = await keeper.get<Row[]>('/opportunities?status=won');
  const [line] = await keeper.get<Row[]>('/commission_lines');
  const [version] = await keeper.get<Row[]>('/plan_versions');
  const wanted = { account_name: 'Wanted Ltd', account_domain: 'wanted.example' };
  const sold = { amount_minor: 100_000, currency: 'USD' };
  const seats = [{ partner_id: partners.mine }];
  const tried: [string, object][] = [
    [`/opportunities/${won!.id}/amend/preview`, { amount_minor: 50_000 }],
    [`/plan_versions/${version!.id}/what_if`, { months: 60 }],
    [
      `/plan_versions/${version!.id}/simulate`,
      { deal: { currency: 'USD', participants: seats, lines: [{ amount_minor: 100_000 }] } },
    ],
    ['/deal_registrations/check', { partner_id: partners.mine, ...wanted }],
    ['/commission_lines/estimate', { partner_id: partners.mine, ...sold }],
    ['/report_schedules/preview', { object: 'opportunities', columns: ['name', 'partner_name'] }],
    [`/opportunities/${won!.id}/amend`, { amount_minor: 50_000, reason: 'Fewer seats' }],
  ];
  const answers: [string, number, boolean][] = [];
  for (const [url, body] of tried) {
    const answer = await keeper.request('POST', url, body);
    answers.push([url, answer.statusCode, isRevealed(answer.body)]);
  }
  expect(answers).toEqual(tried.map(([url]) => [url, 200, false]));
  expect(isRevealed((await keeper.request('GET', `/commission_lines/${line!.id}/receipt`)).body)).toBe(false);
});

/** Some ids of the rows they see. */
async function idsOf(resource: string): Promise<string[]> {
  const { statusCode, body } = await keeper.request('GET', `/${resource}?_end=5`);
  const rows = statusCode === 200 ? JSON.parse(body) : [];
  return Array.isArray(rows) ? (rows as Row[]).map(({ id }) => String(id)) : [];
}

test('nor do the users of own partners learn it in their portal', async () => {
  const mate = await world.partnerUser(company, partners.mine);
  expect(await mate.get<Row[]>('/opportunities')).toHaveLength(2);
  expect(await mate.get<Row[]>('/commission_lines')).not.toEqual([]);
  const revealed: string[] = [];
  let answered = 0;
  const reads = routes.filter(
    ({ method, config }) => method === 'GET' && config?.can && config.modes?.includes('partner'),
  );
  for (const { url } of chosenRoutes(reads, HIDING)) {
    const [, , resource] = url.split('/');
    const listed = await mate.request('GET', `/${resource}?_end=50`);
    const rows = listed.statusCode === 200 ? listed.json<Row[]>() : [];
    const ids = url.includes(':id') ? (Array.isArray(rows) ? rows.map(({ id }) => String(id)) : []) : [''];
    for (const id of ids) {
      const { statusCode, body } = await mate.request('GET', url.replace(':id', id));
      if (statusCode === 200) answered += 1;
      if (body.includes(WORD) || body.includes(partners.theirs)) revealed.push(url);
    }
  }
  expect(revealed).toEqual([]);
  expect(answered).toBeGreaterThan(inBreadth(60, 5));
});

test('totals reveal nothing that rows hide', async () => {
  const tiers = await Promise.all(
    [1, 2].map((at) => company.owner.post('/partner_tiers', { name: `Tier ${at} ${newId().slice(-6)}` })),
  );
  for (const [index, effective_from] of ['2026-01-01', '2026-12-01'].entries()) {
    await company.owner.post(`/partners/${partners.theirs}/tier`, { tier_id: tiers[index]!.id, effective_from });
  }
  const wrong: string[] = [];
  for (const [person, list] of [
    [keeper, chosenResources(resources)],
    [rival, chosenResources(features.flatMap((feature) => feature.resources ?? []))],
  ] as const) {
    for (const {
      name,
      list: { filter },
      partner,
    } of list) {
      if (person === rival && !partner?.verbs.includes('list')) continue;
      for (const field of filter) {
        if (person === rival && !(field in partner!.row.properties)) continue;
        const { statusCode, headers, body } = await person.request('GET', `/${name}?${field}_ne=&_end=500`);
        if (statusCode !== 200) continue;
        const rows = (JSON.parse(body) as Row[]).length;
        if (Number(headers['x-total-count']) !== rows)
          wrong.push(`${name} by ${field}: ${headers['x-total-count']} of ${rows}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('keeps their own and the company’s texts readable', async () => {
  const { id } = await keeper.post('/opportunity_notes', {
    opportunity_id: deal,
    body: 'Call them',
    visibility: 'internal',
  });
  const notes = await keeper.get<Row[]>(`/opportunity_notes?opportunity_id=${deal}`);
  expect(notes.map((note) => note.id)).toEqual([id]);
  const log = await keeper.get<Row[]>(`/audit_events?ref_table=opportunity_notes`);
  expect(log.map(({ ref_id }) => ref_id)).toEqual([id]);
});
