import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { WorkItemList } from '../schema.ts';
import { sentenceOf } from './sentence.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  partner = await world.partnerUser(company, partner_id);
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const sentence = async (person: Person, query = '') => (await person.get<WorkItemList>(`/work_items${query}`)).sentence;

test('says that nothing waits', async () => {
  expect(await sentence(company.owner)).toBe('Nothing waits for you.');
});

test('names open work with what is late, and the money that is ready', async () => {
  const late = await company.within(async (call) => {
    for (let count = 0; count < 3; count += 1) await samplePendingRegistration(call, { partner_id });
    return samplePendingRegistration(call, { partner_id });
  });
  await company.within(async (call) => {
    await call.run(sql`
      update deal_registrations set review_due_at = '2026-03-15'
      where organization_id = ${call.organization_id} and id = ${late}`);
    await givenPlan(call, tenPercent);
    await accrueForOpportunity(call, await givenDeal(call, { partners: [partner_id], amount_minor: 19_746_000 }));
    await call.run(sql`update commission_lines set status = 'payable' where organization_id = ${call.organization_id}`);
  });
  expect(await sentence(company.owner)).toContain('4 registrations need a decision, 1 late.');
  expect(await sentence(company.owner)).toContain('$19,746 is payable.');
  expect(await sentence(partner)).toContain('$19,746 is payable to you.');
  expect(await sentence(company.owner, '?due=overdue')).toBeNull();
});

test('a person who may not see payouts reads no amount', async () => {
  expect(await sentence(await company.member('read_only'))).toBe('Nothing waits for you.');
  expect(await sentence(await company.member('partner_manager'))).not.toContain('$');
});

const kinds = [
  { kind: 'a', says: ['registration needs a decision', 'registrations need a decision'] },
  { kind: 'b', says: ['contract waits for your signature', 'contracts wait for your signature'] },
  { kind: 'c', says: 'Your tier is at risk' },
  { kind: 'd', says: ['task is open', 'tasks are open'] },
  { kind: 'e', says: ['deal has a next step', 'deals have a next step'] },
] as const;
const said = (counts: Record<string, [count: number, overdue: number]>) =>
  sentenceOf(
    kinds,
    new Map(Object.entries(counts).map(([kind, [count, overdue]]) => [kind, { count, overdue }])),
    [],
    [],
  );

test('uses plain words for one, several, all late, and the rest', () => {
  expect(said({ a: [1, 0] })).toBe('1 registration needs a decision.');
  expect(said({ a: [1, 1] })).toBe('1 registration needs a decision, late.');
  expect(said({ a: [3, 3], c: [1, 0] })).toBe('3 registrations need a decision, all late. Your tier is at risk.');
  expect(said({ a: [5, 2] })).toBe('5 registrations need a decision, 2 late.');
  expect(said({ a: [200, 0] })).toBe('200+ registrations need a decision.');
  expect(said({ a: [1, 0], b: [2, 0], c: [1, 1], d: [4, 0], e: [1, 0] })).toBe(
    'Your tier is at risk. 4 tasks are open. 2 contracts wait for your signature. 2 more.',
  );
});

test('names at most three facts, amounts among them', () => {
  const sum = { key: 'x', says: ['is ready to pay', 'are ready to pay'] } as never;
  const counted = new Map(['a', 'b', 'd', 'e'].map((kind) => [kind, { count: 2, overdue: 0 }]));
  expect(sentenceOf(kinds, counted, [sum], [{ key: 'x', currency: 'USD', minor: 100 }])).toBe(
    '2 registrations need a decision. 2 contracts wait for your signature. $1 is ready to pay. 4 more.',
  );
});

test('adds up amounts of several currencies one by one', () => {
  const sum = { key: 'x', says: ['is payable', 'are payable'] } as never;
  const totals = [
    { key: 'x', currency: 'EUR', minor: 320_050 },
    { key: 'x', currency: 'USD', minor: 1_974_600 },
  ];
  expect(sentenceOf([], new Map(), [sum], totals)).toBe('Nothing waits for you. $19,746 and €3,200.50 are payable.');
});
