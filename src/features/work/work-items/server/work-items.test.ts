import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { features } from '#features/server.ts';
import { sql } from '#server/db/sql.ts';
import { declaredWorkItems } from '#server/extension-points/work-items.ts';
import { changedFeatures, representatives } from '#server/testing/breadth.ts';
import type { Person } from '#server/testing/world.ts';
import type { WorkItemDetail, WorkItemList } from '../schema.ts';
import { cases } from './testing/cases.ts';
import { createSetting, itemOf, listOf, type Setting, set } from './testing/setting.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await createSetting();
});
afterAll(() => setting.world.close());

const ownerOf = new Map(features.flatMap(({ name, workItems = [] }) => workItems.map((kind) => [kind, name] as const)));
/** Kinds of work that together have every trait of a declaration; all with `--all`. */
const chosen = representatives(
  declaredWorkItems(),
  ({ side, steps = [], ...rest }) => [
    side,
    ...Object.keys(rest),
    ...steps.flatMap((step) => [step.method ?? 'POST', ...Object.keys(step)].map((trait) => `step ${side} ${trait}`)),
  ],
  { hasChanged: ({ kind }) => changedFeatures().has(ownerOf.get(kind)!) },
);
const isChosen = (key: string) => chosen.some(({ side, kind }) => key === `${side} ${kind}`);

const keys = declaredWorkItems().map(({ side, kind }) => `${side} ${kind}`);

test('every declared kind of work has a case', () => {
  const missing = keys.filter((key) => !(key in cases));
  expect(missing, 'Add cases to the files in testing/').toEqual([]);
});

describe('an item appears for those who can do the work, and disappears when it is done', () => {
  test.each(Object.entries(cases).filter(([key]) => isChosen(key)))('%s', async (key, { create, finish, sees }) => {
    const [side, kind] = key.split(' ') as ['company' | 'partner', string];
    const person = sees ? await sees(setting) : side === 'company' ? setting.owner : setting.partner;
    const id = await create(setting);
    const item = await itemOf(person, kind, id);
    expect(item).toBeDefined();
    expect(item!.to).not.toContain('$');
    expect(JSON.stringify(item!.steps)).not.toContain('$');
    expect(item!.partner_id === null || side === 'company').toBe(true);
    const { item: same, facts } = await person.get<WorkItemDetail>(`/work_items/${kind}/${id}`);
    expect(same).toEqual(item);
    // Some kinds have no facts.
    expect(facts.filter(({ value }) => value === '')).toEqual([]);
    expect(facts.filter(({ as, value }) => as === 'day' && !/^\d{4}-\d\d-\d\d$/.test(String(value)))).toEqual([]);
    const isAmount = ({ as }: (typeof facts)[0]) => as === 'money' || as === 'number';
    expect(facts.filter((fact) => isAmount(fact) && Number.isNaN(Number(fact.value)))).toEqual([]);
    // The other side and another partner never see it.
    expect(await itemOf(setting.rival, kind, id)).toBeUndefined();
    await finish(setting, id);
    expect(await itemOf(person, kind, id)).toBeUndefined();
    expect((await person.request('GET', `/work_items/${kind}/${id}`)).statusCode).toBe(404);
  });
});

/** Steps that try something: a lead that no rule matches, and a record that is written again later. */
const staysAfter = new Set(['lead_unassigned distribute', 'sync_issue retry']);

describe('an item that waits for the other side is no work', () => {
  const handedOver = Object.entries(cases).flatMap(([key, { send, ...rest }]) =>
    send ? [[key, { send, ...rest }] as const] : [],
  );
  test.each(handedOver)('%s', async (key, { create, send }) => {
    const [side, kind] = key.split(' ') as ['company' | 'partner', string];
    const person = side === 'company' ? setting.owner : setting.partner;
    const id = await create(setting);
    expect(await itemOf(person, kind, id)).toBeDefined();
    await send(setting, id);
    expect(await itemOf(person, kind, id)).toBeUndefined();
  });

  test('a dispute goes back and forth', async () => {
    const { owner, partner } = setting;
    const id = await cases['partner dispute']!.create(setting);
    const turnOf = async () => {
      const [company, other] = await Promise.all([owner, partner].map((one) => itemOf(one, 'dispute', id)));
      return { company: company !== undefined, partner: other !== undefined };
    };
    expect(await turnOf()).toEqual({ company: false, partner: true });
    setting.world.clock.advance(60_000);
    await partner.post(`/commission_disputes/${id}/say`, { text: 'The one of March.' });
    expect(await turnOf()).toEqual({ company: true, partner: false });
  });
});

describe('each step of an item is a request that works', () => {
  const withSteps = chosen.filter(({ steps = [] }) => steps.length > 0);
  test.each(withSteps.flatMap(({ side, kind, steps = [] }) => steps.map(({ key }) => [side, kind, key] as const)))(
    '%s %s %s',
    async (side, kind, key) => {
      const person = side === 'company' ? setting.owner : setting.partner;
      const id = await cases[`${side} ${kind}`]!.create(setting);
      const { method, url, body, asks, chooses } = (await itemOf(person, kind, id))!.steps.find(
        (step) => step.key === key,
      )!;
      const answer = await person.request(method, url, {
        ...body,
        ...(asks && { [asks.field]: 'Some words' }),
        ...(chooses && { [chooses.field]: chooses.options[0]!.value }),
      });
      expect([200, 204], answer.body).toContain(answer.statusCode);
      // The person who did the work, or handed it to the other side, has nothing left to do.
      const isLeft = (await itemOf(person, kind, id)) !== undefined;
      expect(isLeft, `${side} ${kind} ${key}`).toBe(staysAfter.has(`${kind} ${key}`));
    },
  );
});

test('the count is that of the list', async () => {
  for (const person of [setting.owner, setting.partner]) {
    const { total, kinds } = await person.get<{ total: number; kinds: { count: number }[] }>('/work_items');
    expect(await person.get('/work_items/count')).toMatchObject({ count: total });
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  }
});

test('an item with a responsible person is hers; others find it under everything they can do', async () => {
  const { owner, company } = setting;
  const id = await cases['company deal_next_step']!.create(setting);
  const colleague = await company.member('admin');
  const mine = async (person: Person) =>
    (await person.get<WorkItemList>('/work_items?kind=deal_next_step&_end=100')).items.map((item) => item.id);
  expect(await mine(owner)).toContain(id);
  expect(await mine(colleague)).not.toContain(id);
  expect(await itemOf(colleague, 'deal_next_step', id)).toMatchObject({ owner_user_id: owner.user_id });
});

test('a contract waits only for the person who signs', async () => {
  const id = await cases['partner contract_to_sign']!.create(setting);
  const colleague = await setting.world.partnerUser(setting.company, setting.partner_id);
  expect(await itemOf(colleague, 'contract_to_sign', id)).toBeUndefined();
  expect(await itemOf(setting.partner, 'contract_to_sign', id)).toBeDefined();
});

test('a registration with approvals waits only for the reviewer of the open step', async () => {
  const { company, owner, partner_id } = setting;
  const [sales, finance] = [await company.member('admin'), await company.member('admin')];
  const chain = await owner.post<{ id: string }>('/approval_chains', {
    name: 'Large deals',
    subject_table: 'deal_registrations',
    conditions: { any: [{ all: [{ field: 'deal.amount', op: 'gte', value: 50_000_000 }] }] },
    steps: [
      { name: 'Sales', reviewer: { kind: 'person', user_id: sales.user_id } },
      { name: 'Finance', reviewer: { kind: 'person', user_id: finance.user_id } },
      { name: 'Owner', reviewer: { kind: 'role', role: 'owner' } },
    ],
  });
  const id = await company.within((call) => samplePendingRegistration(call, { partner_id, amount_minor: 60_000_000 }));
  const people = { sales, finance, owner };
  const waiting = async () => {
    const seen = await Promise.all(Object.values(people).map((one) => itemOf(one, 'registration_review', id)));
    return Object.keys(people).filter((_, index) => seen[index]);
  };
  for (const [name, person] of Object.entries(people)) {
    expect(await waiting()).toEqual([name]);
    await person.post(`/deal_registrations/${id}/approve`);
  }
  expect(await waiting()).toEqual([]);
  await owner.patch(`/approval_chains/${chain.id}`, { is_active: false });
});

test('the absent reviewer of an approval is replaced by owners and administrators', async () => {
  const { company, owner, partner_id } = setting;
  const absent = await company.member('admin');
  const manager = await company.member('partner_manager');
  const chain = await owner.post<{ id: string }>('/approval_chains', {
    name: 'Absent',
    subject_table: 'deal_registrations',
    conditions: { any: [{ all: [{ field: 'deal.amount', op: 'gte', value: 50_000_000 }] }] },
    steps: [{ name: 'Sales', reviewer: { kind: 'person', user_id: absent.user_id } }],
  });
  await company.within((call) =>
    call.run(sql`
      update memberships set status = 'removed'
      where organization_id = ${call.organization_id} and user_id = ${absent.user_id}`),
  );
  const id = await company.within((call) => samplePendingRegistration(call, { partner_id, amount_minor: 60_000_000 }));
  expect(await itemOf(owner, 'registration_review', id)).toBeDefined();
  expect(await itemOf(manager, 'registration_review', id)).toBeUndefined();
  await owner.patch(`/approval_chains/${chain.id}`, { is_active: false });
});

test('a partner manager sees the work of own partners only', async () => {
  const { company, partner_id } = setting;
  const manager = await company.member('partner_manager');
  const id = await cases['company registration_review']!.create(setting);
  expect(await itemOf(manager, 'registration_review', id)).toBeUndefined();
  const setOwner = (user_id: string | null) =>
    company.within((call) => set(call, 'partners', partner_id, { owner_user_id: user_id }));
  await setOwner(manager.user_id);
  expect(await itemOf(manager, 'registration_review', id)).toBeDefined();
  await setOwner(null);
});

test('the work of a module that is off is not listed', async () => {
  const { world, company, owner } = setting;
  const id = await cases['company dispute']!.create(setting);
  expect(await itemOf(owner, 'dispute', id)).toBeDefined();
  await world.switchFor(company, ['commissions'], false);
  expect(await itemOf(owner, 'dispute', id)).toBeUndefined();
  await world.switchFor(company, ['commissions'], true);
});

test('people of a partner see the work of their role', async () => {
  const { world, company, partner_id } = setting;
  const finance = await world.partnerUser(company, partner_id, 'partner_finance');
  const sales = await world.partnerUser(company, partner_id, 'partner_sales');
  const registration = await cases['partner registration_question']!.create(setting);
  expect(await itemOf(sales, 'registration_question', registration)).toBeDefined();
  expect(await itemOf(finance, 'registration_question', registration)).toBeUndefined();
  const method = await cases['partner payout_method_missing']!.create(setting);
  await company.within((call) =>
    call.run(sql`update payout_methods set status = 'disabled' where organization_id = ${call.organization_id}`),
  );
  expect(await itemOf(finance, 'payout_method_missing', method)).toBeDefined();
  expect(await itemOf(sales, 'payout_method_missing', method)).toBeUndefined();
});

test('a day ends in the time zone of the company', async () => {
  const { world, company, owner } = setting;
  const id = await cases['company deal_next_step']!.create(setting);
  await company.within((call) => set(call, 'opportunities', id, { next_step_on: '2026-03-16' }));
  const isOverdue = async () => (await itemOf(owner, 'deal_next_step', id))!.is_overdue;
  expect(await isOverdue()).toBe(false);
  world.clock.set('2026-03-17T00:00:01Z');
  expect(await isOverdue()).toBe(true);
  expect((await listOf(owner, 'due=overdue')).items.map((item) => item.id)).toContain(id);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set timezone = 'America/New_York' where id = ${company.id}`),
  );
  world.kernel.identity.forget();
  expect(await isOverdue()).toBe(false);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set timezone = 'UTC' where id = ${company.id}`),
  );
  world.kernel.identity.forget();
  world.clock.set('2026-03-16T09:00:00Z');
});

test('refuses pages that are too long, and unknown parameters', async () => {
  const statusOf = async (query: string) => (await setting.owner.request('GET', `/work_items?${query}`)).statusCode;
  for (const query of ['_end=101', '_start=5&_end=4', 'whose=theirs', 'due=never', 'sort=title'])
    expect(await statusOf(query), query).toBe(400);
});

test('items are sorted by due date, with those without one last, in pages', async () => {
  await cases['company registration_review']!.create(setting);
  await cases['company contract_draft']!.create(setting);
  const { items, total } = await listOf(setting.owner);
  const due = items.map(({ due_at }) => due_at ?? '9');
  expect(due).toEqual([...due].sort());
  const second = await setting.owner.get<typeof listOf>('/work_items?whose=all&_start=1&_end=2');
  expect(second).toMatchObject({ items: [items[1]], total });
});

test('search finds titles and partners, and an unknown kind finds nothing', async () => {
  const id = await cases['company registration_review']!.create(setting);
  const { title, partner_name } = (await itemOf(setting.owner, 'registration_review', id))!;
  for (const text of [title, partner_name!.toUpperCase()]) {
    const { items } = await listOf(setting.owner, `q=${encodeURIComponent(text)}`);
    expect(items.map((item) => item.id)).toContain(id);
  }
  expect(await listOf(setting.owner, 'q=%25')).toMatchObject({ items: [], total: 0 });
  expect(await listOf(setting.owner, 'kind=nothing')).toMatchObject({ items: [], total: 0 });
});

test('a read-only member has no work, and other companies see nothing', async () => {
  const reader = await setting.company.member('read_only');
  const stranger = (await setting.world.company('Other')).owner;
  for (const person of [reader, stranger]) expect(await listOf(person)).toMatchObject({ items: [], total: 0 });
});

test('a group has the items of its kinds, and optional items come last', async () => {
  const { owner, partner } = setting;
  const { kinds } = await owner.get<WorkItemList>('/work_items');
  const decided = kinds.filter(({ group }) => group === 'decide').reduce((sum, { count }) => sum + count, 0);
  const list = await owner.get<WorkItemList>('/work_items?group=decide&_end=100');
  expect(decided).toBeGreaterThan(0);
  expect(list.total).toBe(decided);
  expect((await owner.request('GET', '/work_items?group=other')).statusCode).toBe(400);
  await cases['partner survey']!.create(setting);
  await cases['partner contract_to_sign']!.create(setting);
  const { items } = await partner.get<WorkItemList>('/work_items?_end=100');
  const firstOptional = items.findIndex(({ is_optional }) => is_optional);
  expect(firstOptional).toBeGreaterThan(0);
  expect(items.slice(firstOptional).filter(({ is_optional }) => !is_optional)).toEqual([]);
});
