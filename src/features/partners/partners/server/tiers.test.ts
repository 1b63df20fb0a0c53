import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { TierMembership } from '../schema.ts';
import { partnerJobs } from './jobs.ts';
import { samplePartner } from './sample.ts';
import { partnerTierOn, setTier } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
const tiers = { bronze: '', silver: '', gold: '' };
type Tier = keyof typeof tiers;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  owner = company.owner;
  for (const name of Object.keys(tiers) as Tier[]) {
    tiers[name] = await company.within((call) => samplePartnerTier(call, { name }));
  }
});
afterAll(() => world.close());

const partner = (tier: Tier, joined_on: string) =>
  company.within((call) => samplePartner(call, { tier_id: tiers[tier], joined_on }));
const nameOf = (id: string | null) => (Object.keys(tiers) as Tier[]).find((name) => tiers[name] === id) ?? null;
const on = (partner_id: string, day: string, knownAt?: string) =>
  company.within(async (call) =>
    nameOf(await partnerTierOn(call, partner_id, day, knownAt ? new Date(knownAt) : undefined)),
  );
const live = (id: string) =>
  owner.get<TierMembership[]>(`/tier_memberships?partner_id=${id}&superseded_at=&_sort=effective_from`);

test('applies a tier from today without changing the past', async () => {
  const id = await partner('bronze', '2026-01-01');
  await owner.post(`/partners/${id}/tier`, { tier_id: tiers.silver, reason: 'Sold 100K' });
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ tier_name: 'silver' });
  expect(await live(id)).toMatchObject([
    { tier_name: 'bronze', effective_from: '2026-01-01', effective_to: '2026-03-16' },
    {
      tier_name: 'silver',
      effective_from: '2026-03-16',
      effective_to: null,
      reason: 'Sold 100K',
      created_by_name: 'Test Person',
    },
  ]);
  expect(await on(id, '2026-03-15')).toBe('bronze');
  expect(await on(id, '2026-03-16')).toBe('silver');
  expect(await on(id, '2025-12-31')).toBeNull();
});

test('schedules a tier for next month and applies it automatically', async () => {
  const id = await partner('bronze', '2026-01-01');
  await owner.post(`/partners/${id}/tier`, { tier_id: tiers.gold, effective_from: '2026-04-01' });
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ tier_name: 'bronze' });
  world.clock.set('2026-04-01T00:30:00Z');
  await partnerJobs['partners.begin-day']!(await jobFor(world.kernel, company.id), {});
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ tier_name: 'gold' });
  world.clock.set('2026-03-16T09:00:00Z');
});

test('a backdated correction keeps the earlier version readable', async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  const id = await partner('bronze', '2026-01-01');
  world.clock.set('2026-03-20T09:00:00Z');
  await owner.post(`/partners/${id}/tier`, {
    tier_id: tiers.gold,
    effective_from: '2026-02-01',
    effective_to: '2026-03-01',
    reason: 'The certificate was overlooked',
  });
  expect(await live(id)).toMatchObject([
    { tier_name: 'bronze', effective_from: '2026-01-01', effective_to: '2026-02-01' },
    { tier_name: 'gold', effective_from: '2026-02-01', effective_to: '2026-03-01' },
    { tier_name: 'bronze', effective_from: '2026-03-01', effective_to: null },
  ]);
  expect(await on(id, '2026-02-15')).toBe('gold');
  expect(await on(id, '2026-02-15', '2026-03-18T00:00:00Z')).toBe('bronze');
  const all = await owner.get<TierMembership[]>(`/tier_memberships?partner_id=${id}`);
  expect(all).toHaveLength(4);
  world.clock.set('2026-03-16T09:00:00Z');
});

test('removes a tier', async () => {
  const id = await partner('silver', '2026-01-01');
  await owner.post(`/partners/${id}/tier`, { tier_id: null, reason: 'Missed the target' });
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ tier_id: null, tier_name: null });
  expect(await on(id, '2026-03-15')).toBe('silver');
  expect(await on(id, '2026-03-16')).toBeNull();
});

test('keeps exactly one tier per day for changes in any order', async () => {
  const id = await partner('bronze', '2026-01-01');
  const names = ['silver', 'gold', 'bronze', null] as const;
  const days = Array.from(
    { length: 24 },
    (_, month) => `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-10`,
  );
  const expected = new Map<string, Tier | null>(days.map((day) => [day, day >= '2026-01-01' ? 'bronze' : null]));
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let round = 0; round < 25; round += 1) {
    const start = random(days.length - 1);
    const end = random(3) === 0 ? null : start + 1 + random(days.length - start - 1);
    const name = names[random(names.length)]!;
    await company.within((call) =>
      setTier(call, id, {
        tier_id: name && tiers[name],
        effective_from: days[start]!,
        effective_to: end === null ? null : days[end]!,
      }),
    );
    days.forEach((day, index) => {
      if (index >= start && (end === null || index < end)) expected.set(day, name);
    });
  }
  for (const [day, name] of expected) expect(await on(id, day), day).toBe(name);
});

test('keeps one active tier after simultaneous changes', async () => {
  const id = await partner('bronze', '2026-01-01');
  await Promise.all(
    [tiers.silver, tiers.gold, tiers.silver, tiers.gold].map((tier_id) =>
      owner.post(`/partners/${id}/tier`, { tier_id }),
    ),
  );
  const today = (await live(id)).filter(({ effective_to }) => effective_to === null);
  expect(today).toHaveLength(1);
});

test('rejects archived tiers and those of other companies', async () => {
  const id = await partner('bronze', '2026-01-01');
  const archived = await company.within((call) => samplePartnerTier(call, { archived_at: null }));
  await owner.request('DELETE', `/partner_tiers/${archived}`);
  const stranger = await world.company('Stranger');
  const foreign = await stranger.within((call) => samplePartnerTier(call));
  for (const tier_id of [archived, foreign]) {
    const refused = await owner.request('POST', `/partners/${id}/tier`, { tier_id });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('tier_id');
  }
  const backwards = { tier_id: tiers.gold, effective_from: '2026-02-01', effective_to: '2026-01-01' };
  expect((await owner.request('POST', `/partners/${id}/tier`, backwards)).statusCode).toBe(422);
});

test('does not let the application change past tiers', async () => {
  for (const statement of ["update tier_memberships set reason = 'x'", 'delete from tier_memberships']) {
    await expect(company.within((call) => call.run(statement))).rejects.toThrow(/permission denied/);
  }
});

test('shows a partner its own tiers without reasons and scheduled changes', async () => {
  const own = await partner('bronze', '2026-01-01');
  const other = await partner('gold', '2026-01-01');
  await owner.post(`/partners/${own}/tier`, { tier_id: tiers.silver, reason: 'Pushed by sales' });
  const user = await world.partnerUser(company, own);
  const seen = await user.get<object[]>('/tier_memberships');
  expect(seen).toMatchObject([{ tier_name: 'silver' }, { tier_name: 'bronze' }]);
  expect(JSON.stringify(seen)).not.toMatch(/Pushed/);
  // By the database's own calendar, because its policies decide.
  const nextYear = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  await owner.post(`/partners/${own}/tier`, { tier_id: tiers.gold, effective_from: nextYear });
  const later = await user.get<TierMembership[]>('/tier_memberships');
  expect(later.map(({ tier_name, effective_to }) => [tier_name, effective_to])).toEqual([
    ['silver', null],
    ['bronze', '2026-03-16'],
  ]);
  expect(await user.get(`/tier_memberships?partner_id=${other}`)).toEqual([]);
});
