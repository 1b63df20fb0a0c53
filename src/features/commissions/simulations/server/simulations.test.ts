import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accrueMany, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  named,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { createBook } from '#features/commissions/commission-engine/book.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import { samplePlanDraft } from '#features/commissions/commission-plans/server/sample.ts';
import type { WhatIf } from '#features/commissions/commission-plans/trial.schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Simulation } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
});
beforeEach(async () => {
  company = await world.company();
});
afterAll(() => world.close());

const marginal: PlanDefinition = {
  hold_days: 10,
  rules: [
    {
      id: 'volume',
      label: 'Volume',
      calc: {
        type: 'tiered',
        mode: 'marginal',
        period: 'quarter',
        bands: [
          { from: 0, to: 1_000_000, rate_ppm: 100_000 },
          { from: 1_000_000, to: null, rate_ppm: 150_000 },
        ],
      },
    },
  ],
};

/** The number of rows of the company in all tables; if it is unchanged, nothing was written. */
function rowCounts() {
  return company.within(async (call) => {
    const tables = await call.rows<{ relname: string }>(sql`
      select c.relname
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'organization_id'
        and has_table_privilege(c.oid, 'select')
      order by 1`);
    const parts = tables.map(
      ({ relname }) => `select '${relname}' as name, count(*)::int as rows from ${relname} where organization_id = $1`,
    );
    return call.rows(parts.join(' union all '), [company.id]);
  });
}

async function draftWith(definition: PlanDefinition): Promise<string> {
  return (await company.within((call) => samplePlanDraft(call, definition))).version_id;
}

describe('simulating one deal', () => {
  test('matches the engine’s result with the whole trace', async () => {
    const version = await draftWith(marginal);
    const simulation = await company.owner.post<Simulation>(`/plan_versions/${version}/simulate`, {
      deal: { lines: [{ amount_minor: 800_000 }], participants: [{}], earlier: { deals: 2, amount_minor: 700_000 } },
    });
    const program = openProgram({
      program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
      plans: [{ plan_id: 'p', version: 1, effective_from: '0001-01-01', definition: marginal }],
      partners: [{ id: 'x', tiers: [], opening_volume: [{ at: '2026-03-16', amount_minor: 700_000 }] }],
    });
    const [rating] = createBook(program, { trace: true }).rate({
      id: 'e',
      type: 'sale',
      at: '2026-03-16',
      currency: 'USD',
      lines: [{ amount_minor: 800_000 }],
      participants: [{ partner: 'x', role: 'source', weight: 1 }],
    });
    // 3,000.00 at 10 % and 5,000.00 at 15 %.
    expect(simulation.lines.filter(({ happened }) => happened === 'sale')).toMatchObject([
      {
        title: 'Volume',
        kind: 'accrual',
        amount_minor: 105_000,
        currency: 'USD',
        release_on: '2026-03-26',
        happened: 'sale',
      },
    ]);
    expect(simulation.traces[0]!.pools[0]!.calc).toEqual(rating!.trace!.pools[0]!.calc);
  });

  test('shows the increase of earlier deals when a retroactive band is reached', async () => {
    const rule = marginal.rules[0]!;
    const version = await draftWith({
      rules: [{ ...rule, calc: { ...rule.calc, mode: 'retroactive' } as typeof rule.calc }],
    });
    const { lines } = await company.owner.post<Simulation>(`/plan_versions/${version}/simulate`, {
      deal: { lines: [{ amount_minor: 500_000 }], participants: [{}], earlier: { deals: 1, amount_minor: 600_000 } },
    });
    expect(lines.map(({ happened, concerns, kind, amount_minor }) => [happened, concerns, kind, amount_minor])).toEqual(
      [
        ['earlier', 'earlier', 'accrual', 60_000],
        ['sale', 'sale', 'accrual', 75_000],
        ['sale', 'earlier', 'adjustment', 30_000],
      ],
    );
  });

  test('simulates unsaved text', async () => {
    const version = await draftWith(marginal);
    const flat: PlanDefinition = { rules: [{ id: 'f', calc: { type: 'flat', amount_minor: 4_200, currency: 'USD' } }] };
    const simulation = await company.owner.post<Simulation>(`/plan_versions/${version}/simulate`, {
      definition: flat,
      deal: { lines: [{ amount_minor: 1 }], participants: [{}] },
    });
    expect(simulation.lines).toMatchObject([{ amount_minor: 4_200, title: '$42.00 a deal' }]);
    expect(await company.owner.get(`/plan_versions/${version}`)).toMatchObject({ definition: marginal });
  });

  test('rejects impossible deals with their position', async () => {
    const refusedWith = async (calc: object, ...lines: object[]) => {
      const version = await draftWith({
        rules: [{ id: 'r', allow_above_base: true, calc } as PlanDefinition['rules'][number]],
      });
      const deal = { lines, participants: [{}] };
      const answer = await company.owner.request('POST', `/plan_versions/${version}/simulate`, { deal });
      return [answer.statusCode, answer.json().errors ?? answer.json().message];
    };
    const percent = { type: 'percent', rate_ppm: 100_000 };
    const much = { amount_minor: 900_000_000_000_000 };
    const tooLarge = [422, { amount_minor: [expect.stringMatching(/exceeds the largest supported amount/)] }];
    expect(await refusedWith(percent, much, much)).toEqual(tooLarge);
    const aUnit = { type: 'flat', per: 'unit', amount_minor: 900_000_000_000, currency: 'USD' };
    expect(await refusedWith(aUnit, { amount_minor: 1, quantity: 1_000_000 })).toEqual(tooLarge);
    expect(await refusedWith(percent, { amount_minor: 100 }, { amount_minor: 100, tax_minor: 101 })).toEqual([
      422,
      { 'deal.lines.1.discount_minor': ['and tax together are more than the line'] },
    ]);
  });

  test('uses the type and tier of a real partner, and the given ones of a sample partner', async () => {
    const { gold, partner } = await company.within(async (call) => {
      const tier = await named(call, 'partner_tiers', 'Gold');
      const id = await givenPartner(call);
      await call.run(sql`
        insert into tier_memberships (organization_id, partner_id, tier_id, effective_from)
        values (${company.id}, ${id}, ${tier}, '2026-01-01')`);
      return { gold: tier, partner: id };
    });
    const version = await draftWith({
      rules: [{ id: 'r', calc: { type: 'percent', rate_ppm: 50_000, rate_ppm_by_tier: { [gold]: 200_000 } } }],
    });
    const earned = async (participant: object) => {
      const { lines } = await company.owner.post<Simulation>(`/plan_versions/${version}/simulate`, {
        deal: { lines: [{ amount_minor: 100_000 }], participants: [participant] },
      });
      return lines.map(({ amount_minor }) => amount_minor);
    };
    expect(await earned({ partner_id: partner })).toEqual([20_000]);
    expect(await earned({ tier_id: gold })).toEqual([20_000]);
    expect(await earned({})).toEqual([5_000]);
  });

  test('simulates commission on collected money as paid, with refunds', async () => {
    const version = await draftWith({
      accrue_on: 'collected',
      rules: [{ id: 'r', calc: { type: 'percent', rate_ppm: 100_000 } }],
    });
    const { lines } = await company.owner.post<Simulation>(`/plan_versions/${version}/simulate`, {
      deal: {
        lines: [{ amount_minor: 100_000 }],
        participants: [{}],
        refund: { amount_minor: 25_000, after_days: 20 },
      },
    });
    expect(lines.map(({ happened, amount_minor, on }) => [happened, amount_minor, on])).toEqual([
      ['payment', 10_000, '2026-03-16'],
      ['refund', -2_500, '2026-04-05'],
    ]);
  });

  test('simulates every charge of a contract', async () => {
    const version = await draftWith({
      accrue_on: 'collected',
      rules: [{ id: 'r', calc: { type: 'percent', rate_ppm: 100_000 } }],
    });
    const { lines } = await company.owner.post<Simulation>(`/plan_versions/${version}/simulate`, {
      deal: {
        lines: [{ amount_minor: 10_000, recurring_interval: 'month', term_months: 36 }],
        participants: [{}],
      },
    });
    expect(lines.map(({ happened, amount_minor }) => [happened, amount_minor])).toEqual([['payment', 36_000]]);
  });

  test('reports definition errors instead of a result', async () => {
    const version = await draftWith({ rules: [{ id: 'r', calc: { type: 'percent' } }] });
    const simulation = await company.owner.post<Simulation>(`/plan_versions/${version}/simulate`, {
      deal: { lines: [{ amount_minor: 100_000 }], participants: [{}] },
    });
    expect(simulation).toMatchObject({
      lines: [],
      traces: [],
      problems: [{ code: 'rate_missing', path: 'rules.0.calc.rate_ppm' }],
    });
  });

  test('writes nothing, and hides versions of other companies', async () => {
    const version = await draftWith(marginal);
    const before = await rowCounts();
    const deal = { lines: [{ amount_minor: 100_000 }], participants: [{}] };
    await company.owner.post(`/plan_versions/${version}/simulate`, { deal });
    expect(await rowCounts()).toEqual(before);
    const stranger = (await world.company()).owner;
    expect((await stranger.request('POST', `/plan_versions/${version}/simulate`, { deal })).statusCode).toBe(404);
    expect((await stranger.request('POST', `/plan_versions/${version}/what_if`, {})).statusCode).toBe(404);
    const unknown = await company.owner.request('POST', `/plan_versions/${version}/simulate`, {
      deal: { ...deal, participants: [{ partner_id: newId() }] },
    });
    expect(unknown.json().errors).toEqual({ 'deal.participants.0.partner_id': ['does not exist'] });
  });
});

describe('what if', () => {
  /**
   * Commissions of ten percent are booked: for 1,000.00 in January and 2,000.00 in March for one partner, 500.00 in
   * February for another.
   */
  async function pastYear() {
    return company.within(async (call) => {
      const plan = await givenPlan(call, tenPercent);
      const [a, b] = [await givenPartner(call, { name: 'Alpha' }), await givenPartner(call, { name: 'Beta' })];
      const deals = [
        await givenDeal(call, { partners: [a], amount_minor: 100_000, closed_on: '2026-01-10' }),
        await givenDeal(call, { partners: [b], amount_minor: 50_000, closed_on: '2026-02-10' }),
        await givenDeal(call, { partners: [a], amount_minor: 200_000, closed_on: '2026-03-10' }),
        await givenDeal(call, { partners: [a], amount_minor: 900_000, closed_on: '2024-03-10' }),
      ];
      await accrueMany(call, deals);
      return { ...plan, a, b, deals };
    });
  }

  test('reveals no commissions to roles without access to them', async () => {
    const { version_id } = await pastYear();
    const role = await company.owner.post<{ id: string }>('/roles', {
      name: 'Writes structures',
      permissions: ['commission_plans:manage', 'plan_versions:manage'],
    });
    const writer = await company.member('read_only');
    await company.owner.patch(`/team_members/${writer.user_id}`, { role: 'custom', role_id: role.id });
    expect((await writer.request('POST', `/plan_versions/${version_id}/what_if`, {})).statusCode).toBe(409);
    expect(await company.owner.rows('/commission_plans/earnings')).not.toEqual([]);
    expect(await writer.rows('/commission_plans/earnings')).toEqual([]);
  });

  test('replays past deals under the draft, by partner and month', async () => {
    const { plan_id, a, b } = await pastYear();
    const draft = await company.owner.post<{ id: string }>(`/commission_plans/${plan_id}/draft`, {});
    // 20 % for the first 1,000.00 of a quarter, 5 % above: Alpha gets 200 + 100, Beta 100.
    const definition: PlanDefinition = {
      rules: [
        {
          id: 'base',
          calc: {
            type: 'tiered',
            mode: 'marginal',
            period: 'quarter',
            bands: [
              { from: 0, to: 100_000, rate_ppm: 200_000 },
              { from: 100_000, to: null, rate_ppm: 50_000 },
            ],
          },
        },
      ],
    };
    const result = await company.owner.post<WhatIf>(`/plan_versions/${draft.id}/what_if`, { months: 12, definition });
    expect(result).toMatchObject({
      from: '2025-03-16',
      to: '2026-03-16',
      audience: 'assigned',
      deals: 3,
      changed_deals: 3,
      problems: [],
    });
    expect(result.totals).toEqual([{ currency: 'USD', then_minor: 35_000, now_minor: 40_000, delta_minor: 5_000 }]);
    expect(result.partners).toMatchObject([
      { partner_id: b, then_minor: 5_000, now_minor: 10_000, delta_minor: 5_000 },
      { partner_id: a, then_minor: 30_000, now_minor: 30_000, delta_minor: 0 },
    ]);
    expect(result.months.map(({ month, then_minor, now_minor }) => [month, then_minor, now_minor])).toEqual([
      ['2026-01', 10_000, 20_000],
      ['2026-02', 5_000, 10_000],
      ['2026-03', 20_000, 10_000],
    ]);
  });

  test('shows no change for the version that was active, refunds included', async () => {
    const { version_id, deals } = await pastYear();
    await company.within((call) =>
      refundOpportunity(call, deals[0]!, {
        amount_minor: 30_000,
        on: '2026-03-12',
        external_id: 'refund-1',
        reason: 'Test',
      }),
    );
    const result = await company.owner.post<WhatIf>(`/plan_versions/${version_id}/what_if`, {});
    expect(result).toMatchObject({ deals: 3, changed_deals: 0 });
    expect(result.totals).toEqual([{ currency: 'USD', then_minor: 32_000, now_minor: 32_000, delta_minor: 0 }]);
  });

  test('compares with the active version, not with what was booked under older ones', async () => {
    const { plan_id } = await pastYear();
    const twenty = { rules: [{ ...tenPercent.rules[0]!, calc: { type: 'percent', rate_ppm: 200_000 } }] };
    const second = await company.owner.post<{ id: string }>(`/commission_plans/${plan_id}/draft`, {});
    await company.owner.patch(`/plan_versions/${second.id}`, { definition: twenty });
    await company.owner.post(`/plan_versions/${second.id}/publish`, { effective_from: '2026-03-15' });
    const third = await company.owner.post<{ id: string }>(`/commission_plans/${plan_id}/draft`, {});
    const result = await company.owner.post<WhatIf>(`/plan_versions/${third.id}/what_if`, {});
    expect(result).toMatchObject({ active_version: 2, changed_deals: 0 });
    expect(result.totals).toEqual([{ currency: 'USD', then_minor: 70_000, now_minor: 70_000, delta_minor: 0 }]);
  });

  test('replays a deal that got its exchange rate later', async () => {
    const version_id = await company.within(async (call) => {
      const { version_id } = await givenPlan(call, marginal);
      const deal = await givenDeal(call, { partners: [await givenPartner(call)], currency: 'EUR' });
      await accrueMany(call, [deal]);
      return version_id;
    });
    await company.owner.post('/exchange_rates', { base: 'EUR', quote: 'USD', rate: '1.1', as_of: '2026-01-01' });
    const run = await company.owner.post<{ id: string }>('/commission_recalculations', {
      reason: 'A rate was missing',
    });
    await (await company.member('finance')).post(`/commission_recalculations/${run.id}/approve`, {});
    const result = await company.owner.post<WhatIf>(`/plan_versions/${version_id}/what_if`, {});
    expect(result.totals).toEqual([{ currency: 'EUR', then_minor: 10_000, now_minor: 10_000, delta_minor: 0 }]);
  });

  test('simulates an unassigned plan for everyone', async () => {
    await pastYear();
    const version = await draftWith({
      rules: [{ id: 'r', calc: { type: 'flat', amount_minor: 1_000, currency: 'USD' } }],
    });
    const result = await company.owner.post<WhatIf>(`/plan_versions/${version}/what_if`, {});
    expect(result).toMatchObject({
      audience: 'everyone',
      totals: [{ then_minor: 35_000, now_minor: 3_000, delta_minor: -32_000 }],
    });
  });

  test('writes nothing', async () => {
    const { version_id } = await pastYear();
    const before = await rowCounts();
    await company.owner.post(`/plan_versions/${version_id}/what_if`, { months: 60 });
    expect(await rowCounts()).toEqual(before);
  });
});
