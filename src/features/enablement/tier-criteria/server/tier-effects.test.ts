import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import type { Entitlement } from '#features/enablement/entitlements/schema.ts';
import { entitlementJobs } from '#features/enablement/entitlements/server/jobs.ts';
import { sampleBenefit } from '#features/enablement/entitlements/server/sample.ts';
import { sampleAudience } from '#features/partners/audiences/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { tierJobs } from './jobs.ts';
import { ladder, night, partnerIn, publish, standing, type Tiers, win } from './testing/tier-year.ts';

let world: World;
let company: Company;
let tiers: Tiers;
let partner_id: string;
beforeAll(async () => {
  world = await createWorld({ now: '2026-01-10T09:00:00Z' });
});
beforeEach(async () => {
  world.clock.set('2026-01-10T09:00:00Z');
  company = await world.company();
  tiers = await ladder(company);
  partner_id = await partnerIn(company, tiers.silver, { joined_on: '2026-01-01' });
  await publish(company, [{ tier_id: tiers.gold, metric: 'deals', threshold: 1 }], {
    promotion: 'automatic',
    demotion: 'automatic',
    grace_days: 30,
  });
});
afterAll(() => world.close());

/** One won deal and the following nightly evaluation promote the partner to the highest tier. */
async function promoted(): Promise<void> {
  await win(company, partner_id);
  await night(world, company, '2026-01-11');
  expect(await standing(company, partner_id)).toMatchObject({ tier_name: 'gold', state: 'held' });
}

/** The deal leaves the window, and the grace period passes. */
async function demoted(): Promise<void> {
  await night(world, company, '2027-01-10');
  await night(world, company, '2027-02-09');
  expect((await standing(company, partner_id)).tier_name).not.toBe('gold');
}

test('a new tier earns by its own rate from then on', async () => {
  await company.within((call) =>
    givenPlan(call, {
      rules: [
        {
          id: 'share',
          calc: { type: 'percent', rate_ppm: 0, rate_ppm_by_tier: { [tiers.silver]: 50_000, [tiers.gold]: 100_000 } },
        },
      ],
    } as never),
  );
  const earned = async () => {
    const id = await win(company, partner_id, { amount_minor: 1_000_000 });
    await company.within((call) => accrueForOpportunity(call, id));
    const lines = await company.owner.get<{ amount_minor: number }[]>(`/commission_lines?opportunity_id=${id}`);
    return lines.map(({ amount_minor }) => amount_minor);
  };
  expect(await earned()).toEqual([50_000]);
  await night(world, company, '2026-01-11');
  expect(await earned()).toEqual([100_000]);
});

test('a new tier protects registrations for longer', async () => {
  await company.owner.patch(`/partner_tiers/${tiers.gold}`, { protection_factor_ppm: 2_000_000 });
  const protectedDays = async () => {
    const id = await company.within((call) => samplePendingRegistration(call, { partner_id }));
    const row = await company.owner.post<{ protected_until: string }>(`/deal_registrations/${id}/approve`, {});
    return Math.round((Date.parse(row.protected_until) - world.clock.now().getTime()) / 86_400_000);
  };
  const before = await protectedDays();
  await promoted();
  expect(await protectedDays()).toBe(2 * before);
});

test('a new tier brings its benefits, and a downgrade takes them', async () => {
  const id = await company.within((call) =>
    sampleBenefit(call, { quantities: [{ tier_id: tiers.gold, type_id: null, quantity: 5 }] }),
  );
  const follow = async () =>
    entitlementJobs['entitlements.follow-partner']!(await jobFor(world.kernel, company.id), { ref_id: partner_id });
  const renew = async () => entitlementJobs['entitlements.renew']!(await jobFor(world.kernel, company.id), {});
  const user = await world.partnerUser(company, partner_id);
  const status = async () => (await user.request('GET', `/entitlements/${id}`)).statusCode;
  await follow();
  expect(await status()).toBe(404);
  await promoted();
  await follow();
  expect(await user.get<Entitlement>(`/entitlements/${id}`)).toMatchObject({ granted: 5, available: 5 });
  world.clock.set('2027-01-02T09:00:00Z');
  await renew();
  await demoted();
  await follow();
  expect(await user.get<Entitlement>(`/entitlements/${id}`)).toMatchObject({ granted: 5, reduced_to: 0 });
  world.clock.set('2027-06-01T09:00:00Z');
  await renew();
  expect(await user.get<Entitlement>(`/entitlements/${id}`)).toMatchObject({ granted: 0, available: 0 });
});

test('audiences follow the tier and the state of its requirements', async () => {
  const having = (field: string, value: string) =>
    company.within((call) =>
      sampleAudience(call, { conditions: { any: [{ all: [{ field, op: 'in', value: [value] }] }] } }),
    );
  const gold = await having('partner.tier', tiers.gold);
  const grace = await having('partner.tier_state', 'grace');
  const members = async (id: string) =>
    (await company.owner.get<{ id: string }[]>(`/partners?audience_id=${id}`)).map((row) => row.id);
  expect(await members(gold)).toEqual([]);
  await promoted();
  expect([await members(gold), await members(grace)]).toEqual([[partner_id], []]);
  await night(world, company, '2027-01-10');
  expect([await members(gold), await members(grace)]).toEqual([[partner_id], [partner_id]]);
  await demoted();
  expect([await members(gold), await members(grace)]).toEqual([[], []]);
});

test('a partner is told of a tier that was set by hand, with the reason', async () => {
  const user = await world.partnerUser(company, partner_id);
  const told = async () =>
    (await user.get<{ kind: string; text: string }[]>('/in_app_notifications')).filter(
      ({ kind }) => kind === 'tier_changed',
    );
  const reason = 'A strong first year.';
  await company.owner.post(`/partners/${partner_id}/tier`, { tier_id: tiers.gold, reason });
  const tell = await jobFor(world.kernel, company.id);
  await tierJobs['tier-criteria.tell']!(tell, { payload: { partner_id, reason } });
  expect(await told()).toMatchObject([{ text: 'Your tier is now gold.' }]);
  const queued = () =>
    company.within((call) =>
      call.rows(sql`
        select from outbox_events where organization_id = ${company.id} and topic = ${'tier_memberships.set_by_hand'}`),
    );
  expect(await queued()).toHaveLength(1);
  // The same tier again, or one for another time, changes nothing today.
  await company.owner.post(`/partners/${partner_id}/tier`, { tier_id: tiers.gold, reason });
  expect(await queued()).toHaveLength(1);
});
