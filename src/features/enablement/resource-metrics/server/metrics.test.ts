import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { sampleResource } from '#features/enablement/resources/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Influence, LibraryMetrics, ResourceMetrics } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
let reader: { id: string; user: Person };
let other: { id: string; user: Person };
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
  const partner = async (name: string) => {
    const id = await company.within((call) => samplePartner(call, { name }));
    return { id, user: await world.partnerUser(company, id) };
  };
  reader = await partner('Reader');
  other = await partner('Other');
});
afterAll(() => world.close());

let openings = 0;
const opened = (person: Person, id: string) => person.post(`/resources/${id}/opened`, { key: `opening-${++openings}` });
const resource = () => company.within((call) => sampleResource(call));

test('counts views by partner, and lists who can see it but never opened it', async () => {
  const id = await resource();
  await opened(reader.user, id);
  await opened(reader.user, id);
  await opened(owner, id);
  const found = await owner.get<ResourceMetrics>(`/resources/${id}/metrics?days=30`);
  expect(found).toMatchObject({ views: 2, downloads: 0, people: 1, partners: 1, audience: 2, never_opened: 1 });
  expect(found.by_partner).toMatchObject([{ partner_id: reader.id, name: 'Reader', views: 2 }]);
  expect(found.waiting).toEqual([{ partner_id: other.id, name: 'Other' }]);
  expect(found.by_day).toHaveLength(30);
  expect(found.by_day.at(-1)).toEqual({ day: '2026-03-16', views: 2, downloads: 0 });
  expect(found.by_tier.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  expect(found.by_region.reduce((sum, { views }) => sum + views, 0)).toBe(2);
});

test('the library lists what no partner ever opened', async () => {
  const [used, unused] = [await resource(), await resource()];
  await opened(reader.user, used);
  const found = await owner.get<LibraryMetrics>('/resources/metrics');
  const never = found.never_opened.map(({ resource_id }) => resource_id);
  expect(never).toContain(unused);
  expect(never).not.toContain(used);
  expect(found.resources.map(({ resource_id }) => resource_id)).toContain(used);
});

test('counts deals that were won or moved after their partner opened the resource, and no others', async () => {
  const one = await world.company('Influence');
  const id = await one.within((call) => sampleResource(call));
  const [before, never] = [
    await one.within((call) => samplePartner(call)),
    await one.within((call) => samplePartner(call)),
  ];
  const user = await world.partnerUser(one, before);
  const deals = await one.within(async (call) => [
    await sampleOpportunity(call, { partner_id: before, name: 'After' }),
    await sampleOpportunity(call, { partner_id: never, name: 'Without' }),
  ]);
  const move = (deal: string, category: 'open' | 'won') =>
    one.within(async (call) => {
      const { type_id } = await call.one<{ type_id: string }>(
        sql`select type_id from opportunities where organization_id = ${call.organization_id} and id = ${deal}`,
      );
      const stages = (await pipelines(call)).find((pipeline) => pipeline.id === type_id)!.stages;
      const targets = stages.filter((stage) => stage.category === category);
      await moveStage(call, deal, { stage_id: targets.at(category === 'open' ? 1 : 0)!.id });
    });
  world.clock.set('2026-03-16T10:00:00Z');
  for (const deal of deals) await move(deal, 'open');
  world.clock.set('2026-03-17T10:00:00Z');
  await user.post(`/resources/${id}/opened`, { key: 'influence-1' });
  world.clock.set('2026-03-18T10:00:00Z');
  for (const deal of deals) await move(deal, 'won');
  const influence = await one.owner.get<Influence>(`/resources/${id}/influence?days=30`);
  expect(influence).toMatchObject({
    window: 60,
    moved: { deals: 2, opened_before: 0 },
    won: { deals: 2, opened_before: 1 },
    lost: { deals: 0, opened_before: 0 },
    partners: 1,
    // Two deals are too few for a rate.
    won_percent_opened: null,
    won_percent_others: null,
  });
  expect(influence.deals).toMatchObject([{ name: 'After', event: 'Won' }]);
  expect((await one.owner.get<Influence>('/resources/influence')).won).toEqual({ deals: 2, opened_before: 1 });
  world.clock.set('2026-03-16T09:00:00Z');
});

test('figures are the company’s: partners and other companies find none', async () => {
  const id = await resource();
  const stranger = await world.company('Stranger');
  for (const path of ['metrics', 'influence']) {
    expect((await stranger.owner.request('GET', `/resources/${id}/${path}`)).statusCode).toBe(404);
    expect((await reader.user.request('GET', `/resources/${id}/${path}`)).statusCode).toBe(404);
  }
});
