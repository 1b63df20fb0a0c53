import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { PartnerHealth } from '../schema.ts';
import { evaluateHealth } from './evaluate.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call, { owner_user_id: company.owner.user_id }));
  partner = await world.partnerUser(company, partner_id);
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const evaluate = () => company.within((call) => evaluateHealth(call, [partner_id]));
const healthOf = async () => (await company.owner.get<PartnerHealth[]>(`/partner_health?partner_id=${partner_id}`))[0]!;
/** The next evaluation then finds a drop. */
const pretendGood = () =>
  company.within((call) =>
    call.run(sql`
      update partner_health set level = 'good'
      where organization_id = ${call.organization_id} and partner_id = ${partner_id}`),
  );

test('health is a score with a reason for each signal that applies, the weakest first', async () => {
  await evaluate();
  const { level, score, reasons } = await healthOf();
  expect(reasons.map(({ key }) => key)).toEqual(expect.arrayContaining(['activity', 'pipeline']));
  expect(reasons.map(({ points }) => points)).toEqual(reasons.map(({ points }) => points).toSorted((a, b) => a - b));
  expect(reasons.find(({ key }) => key === 'pipeline')).toMatchObject({ points: 0, text: ['No open deals.'] });
  // Signals without any data do not count.
  expect(reasons.map(({ key }) => key)).not.toContain('feedback');
  expect(level).toBe(score >= 70 ? 'good' : score >= 40 ? 'fair' : 'poor');
});

test('an open deal improves the health, which is a column and a filter of partners', async () => {
  await evaluate();
  const before = await healthOf();
  await company.within((call) => sampleOpportunity(call, { partner_id }));
  const after = await company.owner.post<PartnerHealth>(`/partners/${partner_id}/evaluate_health`);
  expect(after.score).toBeGreaterThan(before.score);
  const [row] = await company.owner.get<Partner[]>(`/partners?health=${after.level}&id=${partner_id}`);
  expect(row).toMatchObject({ health: after.level, health_score: after.score });
});

test('a drop tells the owner once and waits until it is acknowledged', async () => {
  const idle = await company.within((call) =>
    samplePartner(call, { owner_user_id: company.owner.user_id, joined_on: '2024-01-01' }),
  );
  await company.within((call) => evaluateHealth(call, [idle]));
  await company.within((call) =>
    call.run(sql`
      update partner_health set level = 'good' where organization_id = ${call.organization_id} and partner_id = ${idle}`),
  );
  await company.within((call) => evaluateHealth(call, [idle]));
  const [row] = await company.owner.get<PartnerHealth[]>(`/partner_health?partner_id=${idle}`);
  expect(row).toMatchObject({ level: 'poor', dropped_from: 'good' });
  const notices = await company.owner.get<{ text: string }[]>('/in_app_notifications?kind=partner_health_dropped');
  expect(notices.filter(({ text }) => text.includes('dropped from good to poor'))).toHaveLength(1);
  const waiting = async () =>
    (await company.owner.get<{ items: { id: string }[] }>('/work_items?kind=partner_health_dropped')).items.map(
      ({ id }) => id,
    );
  expect(await waiting()).toContain(row!.id);
  // Another evaluation is no other drop.
  await company.within((call) => evaluateHealth(call, [idle]));
  await company.owner.post(`/partner_health/${row!.id}/acknowledge`);
  expect(await waiting()).not.toContain(row!.id);
});

test('partners receive neither the health nor its reasons', async () => {
  await evaluate();
  await pretendGood();
  const { id } = await healthOf();
  expect((await partner.request('GET', '/partner_health')).statusCode).toBe(404);
  expect((await partner.request('GET', `/partner_health/${id}`)).statusCode).toBe(404);
  expect((await partner.request('POST', `/partner_health/${id}/acknowledge`)).statusCode).toBe(404);
  const own = await partner.get<Record<string, unknown>>(`/partners/${partner_id}`);
  expect(Object.keys(own).filter((key) => key.startsWith('health'))).toEqual([]);
  const { facts } = await partner.get<{ facts: { key: string }[] }>(`/record_states/partners/${partner_id}`);
  expect(facts.map(({ key }) => key)).not.toContain('health_dropped');
});
