import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  categoryTransitions,
  type PartnerCategory,
  partnerCategories,
} from '#features/partners/partner-statuses/schema.ts';
import {
  createDefaultPartnerStatuses,
  partnerStatusByCategory,
} from '#features/partners/partner-statuses/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { type Partner, type PartnerStatusEvent, reasonsFor } from '../schema.ts';
import { samplePartner } from './sample.ts';
import { partnerCategoryOn } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
const statusOf = {} as Record<PartnerCategory, string>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
  await company.within(createDefaultPartnerStatuses);
  for (const category of partnerCategories) {
    statusOf[category] = (await company.within((call) => partnerStatusByCategory(call, category))).id;
  }
});
afterAll(() => world.close());

const partnerIn = (category: PartnerCategory) =>
  company.within((call) => samplePartner(call, { status_id: statusOf[category] }));
const move = (id: string, to: PartnerCategory, person = owner) =>
  person.request('PATCH', `/partners/${id}`, { status_id: statusOf[to], reason_code: reasonsFor(to)[0] });

test.each(
  partnerCategories.flatMap((from) => partnerCategories.filter((to) => to !== from).map((to) => [from, to] as const)),
)('a partner that is %s becomes %s exactly when the rules allow it', async (from, to) => {
  const id = await partnerIn(from);
  const answer = await move(id, to);
  if (categoryTransitions[from].includes(to)) {
    expect(answer.json()).toMatchObject({ status_category: to });
  } else {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ statusCode: 409, allowed: [from, ...categoryTransitions[from]] });
    expect(await owner.get(`/partners/${id}`)).toMatchObject({ status_category: from });
  }
});

test('changes between statuses of one category without a reason', async () => {
  const id = await partnerIn('active');
  const [onboarding] = await owner.get<{ id: string }[]>('/partner_statuses?name=Onboarding');
  expect(await owner.patch(`/partners/${id}`, { status_id: onboarding!.id })).toMatchObject({
    status_name: 'Onboarding',
  });
});

test('requires a listed reason to pause or end a partnership', async () => {
  const id = await partnerIn('active');
  for (const reason_code of [undefined, 'contract_ended']) {
    const refused = await owner.request('PATCH', `/partners/${id}`, { status_id: statusOf.banned, reason_code });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('reason_code');
  }
  await owner.patch(`/partners/${id}`, { status_id: statusOf.banned, reason_code: 'fraud', reason: 'Forged invoices' });
  const [event] = await owner.get<PartnerStatusEvent[]>(`/partner_status_events?partner_id=${id}`);
  expect(event).toMatchObject({
    from_category: 'active',
    to_category: 'banned',
    reason_code: 'fraud',
    reason: 'Forged invoices',
    actor_name: 'Test Person',
  });
});

test('requires a second person to lift a ban', async () => {
  const id = await partnerIn('active');
  await move(id, 'banned');
  expect((await move(id, 'active')).statusCode).toBe(409);
  const colleague = await company.member('admin');
  expect((await move(id, 'active', colleague)).json()).toMatchObject({ status_category: 'active' });
});

test('sets join, leave and return dates by status', async () => {
  const id = await partnerIn('applied');
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ joined_on: null });
  world.clock.set('2026-04-01T10:00:00Z');
  expect((await move(id, 'active')).json()).toMatchObject({ joined_on: '2026-04-01' });
  world.clock.set('2026-06-01T10:00:00Z');
  expect((await move(id, 'ended')).json()).toMatchObject({ joined_on: '2026-04-01', ended_on: '2026-06-01' });
  world.clock.set('2026-07-01T10:00:00Z');
  expect((await move(id, 'active')).json()).toMatchObject({ joined_on: '2026-04-01', ended_on: null });
  const on = (day: string) => company.within((call) => partnerCategoryOn(call, id, day));
  expect(await Promise.all(['2026-03-01', '2026-03-31', '2026-04-01', '2026-06-15', '2026-07-01'].map(on))).toEqual([
    null,
    'applied',
    'active',
    'ended',
    'active',
  ]);
});

test('does not let the status history be rewritten', async () => {
  await expect(company.within((call) => call.run(sql`update partner_status_events set reason = 'x'`))).rejects.toThrow(
    /permission denied|append-only/,
  );
});

test('makes a suspended partner’s portal read-only and closes an ended one’s', async () => {
  const id = await partnerIn('active');
  const user = await world.partnerUser(company, id);
  await user.patch(`/partners/${id}`, { city: 'Oslo' });
  await move(id, 'suspended');
  world.kernel.identity.forget();
  expect(await user.get<Partner[]>('/partners')).toHaveLength(1);
  expect((await user.request('PATCH', `/partners/${id}`, { city: 'Bergen' })).statusCode).toBe(403);
  await move(id, 'ended');
  world.kernel.identity.forget();
  expect((await user.request('GET', '/partners')).statusCode).toBe(401);
});
