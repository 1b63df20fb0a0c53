import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  statusOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { rateWaitingEvents } from './events.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  await company.within((call) => givenPlan(call, tenPercent));
});
afterAll(() => world.close());

const won = (partner?: string) =>
  company.within(async (call) => {
    const partners = [partner ?? (await givenPartner(call))];
    const deal = await givenDeal(call, { partners, closed_on: '2026-03-10' });
    await accrueForOpportunity(call, deal);
    return deal;
  });

const ratingsOf = (deal: string) =>
  company.within((call) =>
    call.rows<{ id: string; result: string }>(sql`
      select r.id, r.result
      from commission_ratings r join commission_events e on e.organization_id = r.organization_id and e.id = r.event_id
      where r.organization_id = ${call.organization_id} and e.opportunity_id = ${deal} order by r.created_at, r.id`),
  );

/** A copy of the evaluation under another id, optionally with another input hash. */
const double = (id: string, input_hash: string | null = null) =>
  company.within((call) =>
    call.run(sql`
      insert into commission_ratings (organization_id, event_id, engine_version, known_at, facts_hash, input_hash,
        inputs, trace, result, codes)
      select organization_id, event_id, engine_version, known_at, facts_hash, coalesce(${input_hash}, input_hash),
        inputs, trace, result, codes
      from commission_ratings where organization_id = ${call.organization_id} and id = ${id}`),
  );

test('the database rejects a second identical evaluation of an event', async () => {
  const deal = await won();
  const [rating] = await ratingsOf(deal);
  await expect(double(rating!.id)).rejects.toMatchObject({ code: '23505', constraint: 'commission_ratings_once' });
  expect(await ratingsOf(deal)).toHaveLength(1);
});

test('rejects one of two simultaneous writes, and accepts a new evaluation', async () => {
  const deal = await won();
  const [rating] = await ratingsOf(deal);
  const hash = newId();
  const tried = await Promise.allSettled([double(rating!.id, hash), double(rating!.id, hash)]);
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(tried.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: '23505' });
  expect(await ratingsOf(deal)).toHaveLength(2);
});

test('evaluates a waiting event once when two jobs process it', async () => {
  const statusId = (category: string) => company.within((call) => statusOf(call, category));
  const guest = await company.owner.post<Partner>('/partners', { name: 'Guest', status_id: await statusId('invited') });
  const deal = await won(guest.id);
  expect(await ratingsOf(deal)).toMatchObject([{ result: 'parked' }]);
  world.clock.set('2026-03-17T09:00:00Z');
  await company.owner.patch(`/partners/${guest.id}`, { status_id: await statusId('active') });
  const look = () => company.within((call) => rateWaitingEvents(call));
  await Promise.all([look(), look()]);
  expect(await ratingsOf(deal)).toMatchObject([{ result: 'parked' }, { result: 'lines' }]);
  expect(await company.within((call) => linesOf(call, deal))).toHaveLength(1);
});
