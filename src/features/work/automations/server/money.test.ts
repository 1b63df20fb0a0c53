import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { createAudience } from '#features/partners/audiences/server/service.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import {
  allAutomationActions,
  allAutomationRecords,
  automationAction,
  automationRecord,
} from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Area } from '#shared/access/areas.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { contextOf } from './engine/run.ts';
import { requireNoEffectOnMoney } from './money-guard.ts';
import { step } from './testing/flow.ts';

let world: World;
let company: Company;
const ids = new Map<string, string>();

beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 }, { effective_from: '2020-01-01', recorded_at: '2020-01-01' });
    const partner = await samplePartner(call, { owner_user_id: company.owner.user_id, tags: ['Old'] });
    ids.set('partners', partner);
    ids.set('contacts', await sampleContact(call, { partner_id: partner }));
    ids.set('accounts', await sampleAccount(call));
    ids.set(
      'opportunities',
      await sampleOpportunity(call, { partner_id: partner, amount_minor: 50_000_00, currency: 'USD' }),
    );
  });
});
afterAll(() => world.close());

const isMoney = (area?: Area) =>
  area !== undefined && (['commissions', 'payouts', 'incentives'] as Area[]).includes(area);
/** The tables of money, and what deals earn by. */
const moneyTables = () => [...allNouns()].flatMap(([name, { area }]) => (isMoney(area) ? [name] : []));
const dealColumns = [
  'status',
  'amount_minor',
  'currency',
  'closed_on',
  'type_id',
  'account_id',
  'partner_id',
  'lost_reason',
];

async function moneyOf(call: Call): Promise<Row> {
  const state: Row = {};
  const stored = await call.rows<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
      and c.relname =
      any(${[...moneyTables(), 'opportunity_lines', 'opportunity_participants', 'postings', 'journal_entries']})`);
  for (const { name } of stored)
    state[name] = (
      await call.one<{ text: string }>(sql`
        select coalesce(json_agg(to_jsonb(t) - 'updated_at' - 'row_version'
          order by to_jsonb(t)::text), '[]')::text as text
        from ${sql.identifier(name)} t where organization_id = ${call.organization_id}`)
    ).text;
  state.deals = await call.rows(sql`
    select id, ${sql.raw(dealColumns.join(', '))} from opportunities where organization_id = ${call.organization_id}
    order by id`);
  return state;
}

/** Runs an action in a transaction with the rights of an owner. @returns whether it was refused */
async function act(kind: string, table: string | null, params: Record<string, unknown>): Promise<boolean> {
  const owner = (await world.kernel.identity.actorIn(company.owner.user_id, company.id, null))!;
  return company.within(async (call) => {
    const acting = new Call({ ...call, actor: owner });
    const refusal = await caughtRefusal(acting, async () => {
      const place = table && ids.has(table) ? { table, id: ids.get(table)! } : undefined;
      const run = { id: '00000000-0000-7000-8000-000000000001', context: {} };
      const automation = { id: '00000000-0000-7000-8000-000000000002', name: 'Any' };
      const context = await contextOf(acting, { run, automation } as never, step('s', kind), 's', place);
      await automationAction(kind)!.run(context, params);
    });
    return refusal !== undefined;
  });
}

test('no action, field, status or tag of automations changes money or the outcome and price of a deal', async () => {
  const before = await company.within(moneyOf);
  expect(moneyTables().length).toBeGreaterThan(15);
  const contents: Record<string, unknown> = {
    title: 'Task',
    text: 'Text',
    subject: 'Subject',
    to: 'owner',
    name: 'Tax form',
    kind: 'tax_form',
    due_days: 5,
    endpoint_id: '00000000-0000-7000-8000-000000000003',
    mode: 'add',
    tags: ['Automated'],
    people: [company.owner.user_id],
    user_id: company.owner.user_id,
    amount_minor: 9_000_00,
    status: 'won',
  };
  let done = 0;
  for (const record of allAutomationRecords().filter(({ table }) => ids.has(table))) {
    for (const action of allAutomationActions()) {
      if (action.for && !action.for(record)) continue;
      const variants: Record<string, unknown>[] = [];
      if (action.key === 'update')
        for (const field of Object.keys(declaredResources().get(record.table)!.row.properties))
          for (const value of ['won', '1', ids.get('partners')!]) variants.push({ field, value });
      else if (action.key === 'status') {
        const every = await company.within((call) =>
          call.rows<{ id: string }>(sql`
            select id from ${record.table === 'partners' ? sql`partner_statuses` : sql`opportunity_stages`}
            where organization_id = ${company.id}`),
        );
        for (const { id } of every) variants.push({ value: id });
      } else variants.push(contents, { ...contents, to: 'partner' });
      for (const params of variants) if (!(await act(action.key, record.table, params))) done += 1;
    }
  }
  expect(done).toBeGreaterThan(15);
  const { deals, ...after } = await company.within(moneyOf);
  const oldIds = new Set((before.deals as Row[]).map(({ id }) => id));
  const [old, added] = [true, false].map((isOld) => (deals as Row[]).filter(({ id }) => oldIds.has(id) === isOld));
  expect({ ...after, deals: old }).toEqual(before);
  // A step can add a deal, but it is open and has no amount.
  for (const deal of nonEmpty(added!)) expect(deal).toMatchObject({ status: 'open', amount_minor: null });
});

test('the fields that automations may write are none that rules about money read', () => {
  const forbidden = [
    ...dealColumns,
    'type_id',
    'tier_id',
    'region_id',
    'other_region_ids',
    'country',
    'currency',
    'stage_id',
    'status_id',
    'expected_close_on',
    'protection_days',
    'payment_term_days',
    'tax_id',
    'custom',
    'joined_on',
  ];
  for (const { table, writes = [] } of allAutomationRecords()) {
    expect(isMoney(allNouns().get(table)?.area) ? writes : [], table).toEqual([]);
    for (const field of writes) expect(forbidden, `${table}.${field}`).not.toContain(field);
  }
  for (const table of moneyTables()) {
    const record = automationRecord(table);
    expect(record?.statuses ?? record?.tags ?? record?.assigns ?? null, table).toBeNull();
  }
});

test('a tag that an incentive structure reads through an audience cannot be changed', async () => {
  await company.within(async (call) => {
    const { id } = await call.one<{ id: string }>(
      sql`select id from commission_plans where organization_id = ${company.id} limit 1`,
    );
    const audience = await createAudience(call, {
      name: 'Paid more',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.tag', op: 'in', value: ['Gold deal'] }] }] },
    });
    await call.run(sql`
      insert into plan_assignments (organization_id, plan_id, target, target_id, effective_from, priority)
      values (${company.id}, ${id}, 'audience', ${audience}, '2026-01-01', 5)`);
    await expect(requireNoEffectOnMoney(call, { field: 'partner.tag', values: ['Gold deal'] })).rejects.toThrow(
      /depends on it/,
    );
    await requireNoEffectOnMoney(call, { field: 'partner.tag', values: ['Newsletter'] });
  });
});

test('deals are never won or lost by a status step', async () => {
  const stages = await company.within((call) =>
    call.rows<{ id: string; category: string }>(
      sql`select id, category from opportunity_stages where organization_id = ${company.id}`,
    ),
  );
  for (const { id, category } of nonEmpty(stages.filter((stage) => stage.category !== 'open')))
    expect(await act('status', 'opportunities', { value: id }), category).toBe(true);
  const { status } = await company.owner.get<{ status: string }>(`/opportunities/${ids.get('opportunities')}`);
  expect(status).toBe('open');
});
