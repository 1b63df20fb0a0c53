import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Backtest } from '../backtest.schema.ts';
import type { TierCriterion, TierProgram } from '../schema.ts';
import { ladder, night, partnerIn, publish, standing, type Tiers, win } from './testing/tier-year.ts';

let world: World;
let company: Company;
let tiers: Tiers;
beforeAll(async () => {
  world = await createWorld({ now: '2026-01-10T09:00:00Z' });
});
beforeEach(async () => {
  world.clock.set('2026-01-10T09:00:00Z');
  company = await world.company();
  tiers = await ladder(company);
});
afterAll(() => world.close());

test('a draft copies the published version, which cannot be changed', async () => {
  const first = await publish(company, [{ tier_id: tiers.silver, metric: 'deals', threshold: 2 }]);
  expect(first).toMatchObject({ version: 1, status: 'published', grace_days: 60, effective_from: '2026-01-10' });
  const [criterion] = await company.owner.get<TierCriterion[]>(`/tier_criteria?program_id=${first.id}`);
  for (const [method, url] of [
    ['PATCH', `/tier_criteria/${criterion!.id}`],
    ['PATCH', `/tier_programs/${first.id}`],
  ] as const) {
    const body = url.includes('criteria') ? { threshold: 5 } : { grace_days: 1 };
    expect((await company.owner.request(method, url, body)).statusCode, url).toBe(409);
  }
  expect((await company.owner.request('DELETE', `/tier_programs/${first.id}`)).statusCode).toBe(409);
  const draft = await company.owner.post<TierProgram>('/tier_programs', {});
  expect(draft).toMatchObject({ version: 2, status: 'draft' });
  expect(await company.owner.get(`/tier_criteria?program_id=${draft.id}`)).toMatchObject([
    { metric: 'deals', threshold: 2 },
  ]);
  expect((await company.owner.request('POST', '/tier_programs', {})).statusCode).toBe(409);
});

test('rejects criteria that make no sense and tiers of other companies', async () => {
  const draft = await company.owner.post<TierProgram>('/tier_programs', {});
  const stranger = await world.company('Stranger');
  const foreign = await ladder(stranger);
  const refused: [object, string][] = [
    [{ tier_id: tiers.silver, metric: 'win_rate', threshold: 140 }, 'threshold'],
    [{ tier_id: tiers.silver, metric: 'deals', threshold: 1.5 }, 'threshold'],
    [{ tier_id: tiers.silver, metric: 'deals', threshold: 1, is_mandatory: false }, 'points'],
    [{ tier_id: tiers.silver, metric: 'custom_field', threshold: 1, subject: 'nothing' }, 'subject'],
    [{ tier_id: foreign.silver, metric: 'deals', threshold: 1 }, 'tier_id'],
  ];
  for (const [body, field] of refused) {
    const answer = await company.owner.request('POST', '/tier_criteria', { program_id: draft.id, ...body });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toHaveProperty(field);
  }
  const levels = [{ tier_id: foreign.gold, points_needed: 0, capacity: null }];
  const answer = await company.owner.request('PATCH', `/tier_programs/${draft.id}`, { levels });
  expect(answer.json().errors).toHaveProperty(['levels.0.tier_id']);
});

/** Silver earns 5 percent, gold 10. */
const planByTier = () =>
  company.within((call) =>
    givenPlan(call, {
      rules: [
        {
          id: 'share',
          calc: { type: 'percent', rate_ppm: 0, rate_ppm_by_tier: { [tiers.silver]: 50_000, [tiers.gold]: 100_000 } },
        },
      ],
    } as never),
  );

test('a back-test shows who would move and what it costs, and writes nothing', async () => {
  const partner_id = await partnerIn(company, tiers.silver, { joined_on: '2025-01-01' });
  await planByTier();
  await win(company, partner_id);
  world.clock.set('2026-03-10T09:00:00Z');
  await win(company, partner_id);
  world.clock.set('2026-06-10T09:00:00Z');
  const draft = await company.owner.post<TierProgram>('/tier_programs', {});
  await company.owner.post('/tier_criteria', {
    program_id: draft.id,
    tier_id: tiers.gold,
    metric: 'deals',
    threshold: 1,
    window_months: 12,
  });
  const found = await company.owner.post<Backtest>(`/tier_programs/${draft.id}/backtest`, {});
  expect(found).toMatchObject({ from: '2025-06-10', to: '2026-06-10', partners: 1 });
  expect(found.changes).toMatchObject([
    { partner_id, today: 'silver', tested: 'gold', moves: [{ on: '2026-01-10', from: 'silver', to: 'gold' }] },
  ]);
  // Two deals of 10,000.00 each: 5 percent at silver, 10 at gold.
  expect(found.cost).toEqual({ now_minor: 100_000, then_minor: 200_000, delta_minor: 100_000 });
  expect(await company.owner.get('/tier_moves')).toEqual([]);
  expect(await company.owner.get('/tier_standings')).toEqual([]);
});

test('counts revenue with evidence and keeps to the window', async () => {
  const partner_id = await partnerIn(company, tiers.silver);
  await win(company, partner_id, { name: 'Old deal' });
  world.clock.set('2026-08-10T09:00:00Z');
  await win(company, partner_id, { name: 'New deal', amount_minor: 2_500_000 });
  await company.within((call) => sampleOpportunity(call, { participants: [{ partner_id }] }));
  await publish(company, [{ tier_id: tiers.silver, metric: 'closed_revenue', threshold: 2_000_000, window_months: 6 }]);
  await night(world, company, '2026-09-01');
  const row = await standing(company, partner_id);
  expect(row.results).toMatchObject([
    {
      value: 2_500_000,
      is_met: true,
      count: 1,
      lapses_on: '2027-02-10',
      evidence: [{ label: 'New deal', on: '2026-08-10' }],
    },
  ]);
});

test('evaluates one partner on demand and hides partners of others', async () => {
  const partner_id = await partnerIn(company, tiers.silver);
  await publish(company, [{ tier_id: tiers.silver, metric: 'deals', threshold: 1 }]);
  expect(await company.owner.post(`/partners/${partner_id}/evaluate_tier`, {})).toMatchObject({ state: 'grace' });
  const stranger = await world.company('Stranger');
  expect((await stranger.owner.request('POST', `/partners/${partner_id}/evaluate_tier`, {})).statusCode).toBe(404);
  expect((await company.owner.request('POST', '/tier_standings/evaluate', {})).statusCode).toBe(204);
});
