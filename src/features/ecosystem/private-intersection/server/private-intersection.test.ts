import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { SESSIONS_PER_DAY } from '../limits.schema.ts';
import { answerChallenge, revealMatches } from '../protocol/blinding.ts';
import type { PrivateIntersection, PrivateOverview } from '../schema.ts';
import { expireComparisons } from './jobs.ts';
import {
  challenge,
  companyList,
  count,
  firms,
  matches,
  privateList,
  problem,
  share,
  start,
  startMessage,
  twoSides,
} from './testing/comparison.ts';

let world: World;
let minutes = 0;
beforeAll(async () => {
  world = await createWorld();
});
// Starts from one network are limited, and all tests come from the same one.
beforeEach(() => later(5));
afterAll(() => world.close());

const START = new Date('2026-03-16T09:00:00Z').getTime();
function later(by: number): void {
  minutes += by;
  world.clock.set(new Date(START + minutes * 60_000).toISOString());
}
const DAY = 24 * 60;

test('counts the overlap for both sides, rounded, and stores no domain of the partner', async () => {
  const { owner, partner, own, list, partner_id } = await twoSides(world);
  const secret = ['only-ours-1.com', 'only-ours-2.com', 'only-ours-3.com'];
  const { counts, id } = await count(partner, own, [...firms(18, 30), ...secret]);
  expect(counts).toMatchObject([{ name: 'Customers', level: 'count', is_counted: true, count: 10 }]);
  for (const person of [owner, partner]) {
    const { lists } = await person.get<PrivateOverview>('/private_lists');
    expect(lists).toMatchObject([{ id: own, partner_id, last_size: 15, revealed_count: 0, counts: [{ count: 10 }] }]);
    const log = await person.get<PrivateIntersection[]>('/private_intersections');
    expect(log).toMatchObject([{ id, status: 'counted', list_size: 15, company_lists: ['Customers'] }]);
    expect((await person.request('POST', `/private_intersections/${id}/matches`)).statusCode).toBe(
      person === owner ? 404 : 409,
    );
  }
  const matrix = await partner.get<{ cells: object[] }>('/account_mapping/matrix');
  expect(matrix.cells).toMatchObject([{ own_id: own, other_id: list, level: 'count', count: 10, is_rounded: true }]);
  const stored = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select i::text as text from private_intersections i where id = ${id} union all
      select encode(points, 'escape') || encode(sealed, 'escape') from private_intersection_secrets
      where intersection_id = ${id} union all
      select a::text from audit_events a where ref_id = ${id} union all
      select o::text from outbox_events o where ref_id = ${id}`),
  );
  expect(stored.length).toBeGreaterThan(2);
  for (const { text } of stored) expect(text).not.toMatch(/firm-|only-ours/);
});

test('shows no number below five', async () => {
  const { partner, own } = await twoSides(world);
  const { counts } = await count(partner, own, [...firms(26, 30), ...firms(100, 110)]);
  expect(counts).toMatchObject([{ is_counted: true, count: null }]);
});

test('reveals exactly the matching domains after both sides agreed, and the lists are matched as usual', async () => {
  const { owner, partner, own, list, partner_id } = await twoSides(world);
  const tab = await count(partner, own, firms(20, 40));
  const early = await partner.request('POST', `/private_intersections/${tab.id}/matches`);
  expect(early.json()).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('both sides share at least existence'),
  });
  await share(partner, own, 'existence');
  expect((await partner.request('POST', `/private_intersections/${tab.id}/matches`)).statusCode).toBe(409);
  await share(owner, list, 'existence', partner_id);
  const domains = await matches(partner, tab);
  expect(domains.map(({ domain }) => domain).sort()).toEqual(firms(20, 30));
  const message = await revealMatches(tab.secret, domains);
  expect(await partner.post(`/private_intersections/${tab.id}/reveal`, message)).toEqual({ revealed: 10 });
  const { lists } = await owner.get<PrivateOverview>('/private_lists');
  expect(lists).toMatchObject([{ revealed_count: 10 }]);
  const [entry] = await owner.get<PrivateIntersection[]>('/private_intersections');
  expect(entry).toMatchObject({ status: 'revealed', revealed_count: 10 });
  const again = await partner.request('POST', `/private_intersections/${tab.id}/reveal`, message);
  expect(again.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('revealed already') });
  const left = await world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select from private_intersection_secrets where intersection_id = ${tab.id}`),
  );
  expect(left).toEqual([]);
});

test('reveals only for the lists that both sides agreed on', async () => {
  const { company, owner, partner, own, partner_id } = await twoSides(world, { domains: firms(0, 10) });
  const other = await companyList(company, firms(10, 20), 'Prospects of the east');
  await share(owner, other, 'existence', partner_id);
  await share(partner, own, 'existence');
  const tab = await count(partner, own, firms(0, 20));
  expect(tab.counts).toMatchObject([
    { name: 'Customers', level: 'count', count: 10 },
    { name: 'Prospects of the east', level: 'existence', count: 10 },
  ]);
  const domains = await matches(partner, tab);
  expect(domains.map(({ domain }) => domain).sort()).toEqual(firms(10, 20));
});

test('hides and deletes counts when a consent ends', async () => {
  const { owner, partner, own, list, partner_id } = await twoSides(world);
  const tab = await count(partner, own, firms(10, 40));
  await share(owner, list, 'none', partner_id);
  for (const person of [owner, partner]) {
    const { lists } = await person.get<PrivateOverview>('/private_lists');
    expect(lists[0]?.counts ?? []).toEqual([]);
  }
  expect((await partner.request('POST', `/private_intersections/${tab.id}/matches`)).statusCode).toBe(409);
  // Sharing again does not bring back what was counted before, and the true count still decides about the next one.
  await share(owner, list, 'count', partner_id);
  later(1);
  const { counts } = await count(partner, own, firms(12, 40));
  expect(counts).toMatchObject([{ count: 20 }]);
});

test('needs the consent of both sides before a list can be compared', async () => {
  const { owner, partner, own, list, partner_id } = await twoSides(world, { level: 'none' });
  const refused = async () => {
    const { body } = await startMessage(firms(0, 12));
    return problem(await partner.request('POST', '/private_intersections', { population_id: own, ...body }));
  };
  expect(await refused()).toMatchObject({ status: 409, message: expect.stringContaining('Both sides must share') });
  await share(partner, own, 'count');
  expect(await refused()).toMatchObject({ status: 409 });
  await share(owner, list, 'count', partner_id);
  expect((await count(partner, own, firms(0, 12))).counts).toMatchObject([{ count: 10 }]);
});

test('ends open and counted comparisons when their time is over', async () => {
  const { company, partner, own } = await twoSides(world, { level: 'existence' });
  const open = await start(partner, own, firms(0, 12));
  const points = await answerChallenge(open.secret, await challenge(partner, open));
  const counted = await count(partner, own, firms(0, 12));
  later(31);
  const late = await partner.request('POST', `/private_intersections/${open.id}/answer`, { points });
  expect(late.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('expired') });
  await company.within(expireComparisons);
  expect(await partner.get(`/private_intersections/${open.id}`)).toMatchObject({ status: 'expired' });
  expect(await matches(partner, counted)).toHaveLength(12);
  later(DAY);
  await company.within(expireComparisons);
  expect((await partner.request('POST', `/private_intersections/${counted.id}/matches`)).json()).toMatchObject({
    message: expect.stringContaining('expired'),
  });
});

test('limits the comparisons of a partner in a day, whatever becomes of them', async () => {
  const { partner, own } = await twoSides(world);
  for (let round = 0; round < SESSIONS_PER_DAY; round += 1) await start(partner, own, firms(0, 12));
  const another = await privateList(partner, 'Another list');
  await share(partner, another, 'count');
  const { body } = await startMessage(firms(0, 12));
  const refused = await partner.request('POST', '/private_intersections', { population_id: another, ...body });
  expect(problem(refused)).toMatchObject({ status: 429, message: expect.stringContaining('4 times in 24 hours') });
  later(DAY + 1);
  expect(
    (await partner.request('POST', '/private_intersections', { population_id: another, ...body })).statusCode,
  ).toBe(201);
});
