import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import type { Entitlement } from '#features/enablement/entitlements/schema.ts';
import { entitlementJobs } from '#features/enablement/entitlements/server/jobs.ts';
import { sampleBenefit } from '#features/enablement/entitlements/server/sample.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { ladder, moves, night, partnerIn, publish, standing, type Tiers, win } from './testing/tier-year.ts';

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

const tierOf = async (id: string) => (await company.owner.get<Partner>(`/partners/${id}`)).tier_name;
const notices = async (user: { get: <T>(url: string) => Promise<T> }) =>
  (await user.get<{ kind: string; text: string }[]>('/in_app_notifications?_sort=created_at')).filter(({ kind }) =>
    kind.startsWith('tier_'),
  );

/** Bronze earns 5 percent, silver 10. */
const planByTier = () =>
  company.within((call) =>
    givenPlan(call, {
      rules: [
        {
          id: 'share',
          calc: { type: 'percent', rate_ppm: 0, rate_ppm_by_tier: { [tiers.bronze]: 50_000, [tiers.silver]: 100_000 } },
        },
      ],
    } as never),
  );

test('a tier year: promotion, forecast, warnings, grace, appeal, downgrade, loss of benefits and a manual lock', async () => {
  const partner_id = await partnerIn(company, tiers.bronze);
  const user = await world.partnerUser(company, partner_id);
  await planByTier();
  const benefit = await company.within((call) =>
    sampleBenefit(call, { quantities: [{ tier_id: tiers.silver, type_id: null, quantity: 3 }] }),
  );
  const benefits = async (job: 'follow-partner' | 'renew') =>
    entitlementJobs[`entitlements.${job}`]!(await jobFor(world.kernel, company.id), { ref_id: partner_id });
  const granted = () => user.get<Entitlement>(`/entitlements/${benefit}`);
  await publish(company, [{ tier_id: tiers.silver, metric: 'deals', threshold: 2 }], { demotion: 'automatic' });

  // The partner is eligible, and a manager approves.
  await win(company, partner_id);
  await win(company, partner_id);
  await night(world, company, '2026-01-11');
  expect(await standing(company, partner_id)).toMatchObject({ state: 'eligible', earned_tier_name: 'silver' });
  expect(await tierOf(partner_id)).toBe('bronze');
  const [proposal] = await moves(company, partner_id);
  expect(proposal).toMatchObject({ kind: 'promotion', status: 'proposed', to_tier_name: 'silver' });
  await company.owner.post(`/tier_moves/${proposal!.id}/approve`, { reason: 'Well done' });
  expect(await tierOf(partner_id)).toBe('silver');
  await benefits('follow-partner');
  expect(await granted()).toMatchObject({ granted: 3, available: 3 });

  // The forecast: both deals leave the window of 12 months on the same day. Two deals of 10,000.00 each earn half at
  // bronze.
  await night(world, company, '2026-01-12');
  expect(await standing(company, partner_id)).toMatchObject({
    state: 'held',
    risk_on: '2027-01-10',
    risk_tier_name: 'bronze',
    risk_minor: 100_000,
    risk: { now_minor: 200_000, then_minor: 100_000, volume_minor: 2_000_000, open_deals: 0 },
    results: [{ value: 2, is_met: true, lapses_on: '2027-01-10', count: 2 }],
  });
  world.clock.set('2027-01-02T09:00:00Z');
  await benefits('renew');
  await night(world, company, '2027-01-09');
  expect((await standing(company, partner_id)).state).toBe('held');

  // The grace period of 60 days has warnings at 60, 30 and 14 days, each sent once.
  for (const day of ['2027-01-10', '2027-01-11', '2027-02-09', '2027-02-10', '2027-02-25', '2027-02-26']) {
    await night(world, company, day);
  }
  expect(await standing(company, partner_id)).toMatchObject({ state: 'grace', grace_until: '2027-03-11' });
  const warnings = (await notices(user)).filter(({ kind }) => kind === 'tier_warning');
  expect(warnings.map(({ text }) => /(\d+) days/.exec(text)![1]).sort()).toEqual(['14', '30', '60']);
  expect(await tierOf(partner_id)).toBe('silver');

  // The partner keeps its tier until the appeal is decided.
  const { id } = await standing(company, partner_id);
  await user.post(`/tier_standings/${id}/appeal`, { reason: 'A large deal closes in April.' });
  expect((await user.request('POST', `/tier_standings/${id}/appeal`, { reason: 'Again' })).statusCode).toBe(409);
  await night(world, company, '2027-03-12');
  expect(await tierOf(partner_id)).toBe('silver');
  expect((await standing(company, partner_id)).state).toBe('overdue');
  const appeal = (await moves(company, partner_id)).find(({ kind }) => kind === 'appeal')!;
  await company.owner.post(`/tier_moves/${appeal.id}/approve`, { until: '2027-05-01', reason: 'We wait for April' });
  expect(await standing(company, partner_id)).toMatchObject({ state: 'locked', locked_until: '2027-05-01' });

  // The lock ends, followed by a new grace period and then the downgrade.
  await night(world, company, '2027-04-30');
  expect((await standing(company, partner_id)).state).toBe('locked');
  await night(world, company, '2027-05-01');
  expect(await standing(company, partner_id)).toMatchObject({ state: 'grace', grace_until: '2027-06-30' });
  await night(world, company, '2027-06-30');
  expect(await tierOf(partner_id)).toBe('bronze');
  const kinds = (await moves(company, partner_id)).map(({ kind, status }) => `${kind} ${status}`);
  expect(kinds).toEqual(['promotion applied', 'appeal applied', 'unlock applied', 'demotion applied']);
  expect((await notices(user)).map(({ kind }) => kind)).toContain('tier_changed');
  const memberships = await user.get<object[]>('/tier_memberships');
  expect(JSON.stringify(memberships)).not.toContain('Well done');

  // The benefits of the higher tier end after their own grace period.
  await benefits('follow-partner');
  expect(await granted()).toMatchObject({ granted: 3, reduced_to: 0 });
  world.clock.set('2027-09-01T09:00:00Z');
  await benefits('renew');
  expect(await granted()).toMatchObject({ granted: 0, available: 0 });

  // A manager decides otherwise, and the evaluation respects the lock until it ends.
  await company.owner.post(`/tier_standings/${id}/lock`, { tier_id: tiers.silver, reason: 'Opens a new region' });
  await night(world, company, '2027-12-01');
  expect(await tierOf(partner_id)).toBe('silver');
  expect(await standing(company, partner_id)).toMatchObject({ state: 'locked', lock_reason: 'Opens a new region' });
  await benefits('follow-partner');
  expect(await granted()).toMatchObject({ granted: 3, available: 3 });
}, 60_000);

test('warnings name every figure that is missing, in the notification, the mail and the work', async () => {
  const partner_id = await partnerIn(company, tiers.silver);
  const user = await world.partnerUser(company, partner_id);
  await publish(company, [
    { tier_id: tiers.silver, metric: 'deals', threshold: 3 },
    { tier_id: tiers.silver, metric: 'closed_revenue', threshold: 5_000_000 },
    { tier_id: tiers.silver, metric: 'customers', threshold: 1 },
  ]);
  await win(company, partner_id);
  await night(world, company, '2026-01-11');
  const missing =
    'Won deals: 1 of 3 (2 missing); Won revenue, last 12 months: $10,000.00 of $50,000.00 ($40,000.00 missing)';
  const [warning] = (await notices(user)).filter(({ kind }) => kind === 'tier_warning');
  expect(warning!.text).toContain(`Still needed: ${missing}. `);
  const [told] = (await notices(company.owner)).filter(({ kind }) => kind === 'tier_grace_started');
  expect(told!.text).toContain(`The grace period ends on March 12, 2026. Still needed: ${missing}.`);
  const [mail] = await company.within((call) =>
    call.rows<{ body_text: string }>(sql`
      select body_text from mail_outbox
      where organization_id = ${call.organization_id} and subject like '%days to keep your tier%'`),
  );
  for (const line of [
    'Won deals | 1 of 3 (2 missing)',
    'Won revenue, last 12 months | $10,000.00 of $50,000.00 ($40,000.00 missing)',
  ])
    expect(mail!.body_text).toContain(line);
  for (const [reader, headers] of [
    [company.owner, {}],
    [user, { 'x-tandem-mode': 'partner' }],
  ] as const) {
    const read = async (path: string) => (await reader.request('GET', path, undefined, headers)).json();
    const { items } = await read('/work_items?kind=tier_loss&whose=all');
    const { facts } = await read(`/work_items/tier_loss/${items[0].id}`);
    expect(facts).toContainEqual(
      expect.objectContaining({
        label: 'Still needed',
        value:
          'Won deals: 1 of 3 (2 missing); Won revenue, last 12 months: USD 10,000.00 of USD 50,000.00 (USD 40,000.00 missing)',
      }),
    );
  }
});

test('a rejected downgrade starts a new grace period', async () => {
  const partner_id = await partnerIn(company, tiers.silver);
  await publish(company, [{ tier_id: tiers.silver, metric: 'deals', threshold: 1 }], { grace_days: 10 });
  await night(world, company, '2026-02-01');
  await night(world, company, '2026-02-11');
  const [move] = await moves(company, partner_id);
  expect(move).toMatchObject({ kind: 'demotion', status: 'proposed', to_tier_name: 'bronze' });
  await company.owner.post(`/tier_moves/${move!.id}/reject`, { reason: 'They have a good quarter ahead.' });
  expect(await standing(company, partner_id)).toMatchObject({ state: 'grace', grace_until: '2026-02-21' });
  expect((await company.owner.request('POST', `/tier_moves/${move!.id}/approve`, {})).statusCode).toBe(409);
});

test('a partner that meets the requirements in time keeps its tier', async () => {
  const partner_id = await partnerIn(company, tiers.silver);
  const user = await world.partnerUser(company, partner_id);
  await publish(company, [{ tier_id: tiers.silver, metric: 'deals', threshold: 1 }]);
  await night(world, company, '2026-02-01');
  await win(company, partner_id);
  await night(world, company, '2026-02-20');
  expect(await standing(company, partner_id)).toMatchObject({ state: 'held', grace_until: null });
  expect((await notices(user)).map(({ kind }) => kind)).toContain('tier_recovered');
});

test('promotes automatically as far as there is room', async () => {
  await publish(
    company,
    [
      { tier_id: tiers.silver, metric: 'deals', threshold: 1 },
      { tier_id: tiers.gold, metric: 'deals', threshold: 1 },
    ],
    { promotion: 'automatic', levels: [{ tier_id: tiers.gold, points_needed: 0, capacity: 1 }] },
  );
  const [first, second] = [
    await partnerIn(company, tiers.bronze, { name: 'A' }),
    await partnerIn(company, tiers.bronze, { name: 'B' }),
  ];
  await win(company, first);
  await win(company, second);
  await night(world, company, '2026-02-01');
  expect([await tierOf(first), await tierOf(second)]).toEqual(['gold', 'silver']);
  await night(world, company, '2026-02-02');
  expect([await tierOf(first), await tierOf(second)]).toEqual(['gold', 'silver']);
  expect(await moves(company, second)).toHaveLength(1);
});

test('optional criteria add up to points', async () => {
  await publish(
    company,
    [
      { tier_id: tiers.silver, metric: 'deals', threshold: 1, is_mandatory: false, points: 5 },
      { tier_id: tiers.silver, metric: 'customers', threshold: 2, is_mandatory: false, points: 5 },
    ],
    { promotion: 'automatic', levels: [{ tier_id: tiers.silver, points_needed: 10, capacity: null }] },
  );
  const partner_id = await partnerIn(company, tiers.bronze);
  await win(company, partner_id);
  await night(world, company, '2026-02-01');
  expect(await tierOf(partner_id)).toBe('bronze');
  await win(company, partner_id);
  await night(world, company, '2026-02-02');
  expect(await tierOf(partner_id)).toBe('silver');
});

test('a lock keeps a tier that is not earned until it is unlocked', async () => {
  await publish(company, [{ tier_id: tiers.gold, metric: 'deals', threshold: 5 }], {
    demotion: 'automatic',
    grace_days: 0,
  });
  const partner_id = await partnerIn(company, tiers.bronze);
  await night(world, company, '2026-02-01');
  const { id } = await standing(company, partner_id);
  const locked = await company.owner.post(`/tier_standings/${id}/lock`, {
    tier_id: tiers.gold,
    reason: 'Strategic partner',
  });
  expect(locked).toMatchObject({ state: 'locked', tier_name: 'gold', lock_reason: 'Strategic partner' });
  await night(world, company, '2026-03-01');
  expect(await tierOf(partner_id)).toBe('gold');
  await company.owner.post(`/tier_standings/${id}/unlock`, { reason: 'Ended' });
  expect(await tierOf(partner_id)).toBe('bronze');
});

test('shows partners their own progress and none of the reasons of the company', async () => {
  await publish(company, [{ tier_id: tiers.silver, metric: 'deals', threshold: 2 }]);
  const own = await partnerIn(company, tiers.bronze);
  const other = await partnerIn(company, tiers.bronze);
  await win(company, own);
  await night(world, company, '2026-02-01');
  const mine = await standing(company, own);
  await company.owner.post(`/tier_standings/${mine.id}/lock`, { tier_id: tiers.silver, reason: 'Kept secret' });
  const user = await world.partnerUser(company, own);
  const seen = await user.get<object[]>('/tier_standings');
  expect(seen).toMatchObject([{ partner_id: own, results: [{ value: 1, threshold: 2, is_met: false }] }]);
  const everything = JSON.stringify([seen, await user.get('/tier_moves'), await user.get('/tier_criteria')]);
  expect(everything).not.toContain('Kept secret');
  const theirs = await standing(company, other);
  expect((await user.request('GET', `/tier_standings/${theirs.id}`)).statusCode).toBe(404);
  expect((await user.request('POST', `/tier_standings/${theirs.id}/appeal`, { reason: 'x' })).statusCode).toBe(404);
  expect(
    (await user.request('POST', `/tier_standings/${mine.id}/lock`, { tier_id: tiers.gold, reason: 'x' })).statusCode,
  ).toBe(404);
  const draft = await company.owner.post('/tier_programs', {});
  expect((await user.request('GET', `/tier_programs/${draft.id}`)).statusCode).toBe(404);
  expect(await user.get(`/tier_criteria?program_id=${draft.id}`)).toEqual([]);
});
