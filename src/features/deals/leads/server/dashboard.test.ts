import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figures } from '#features/reporting/dashboards/schema.ts';
import type { WorkItemList } from '#features/work/work-items/schema.ts';
import type { Person } from '#server/testing/world.ts';
import { createDistribution, type Distribution } from './testing/distribution.ts';

let program: Distribution;
beforeAll(async () => {
  program = await createDistribution();
});
afterAll(() => program.world.close());

const widget = async (who: Person, key: string) =>
  (await who.get<Figures>(`/dashboards/figures?widget=${key}&period=this_month`))[key]!;

const openWork = async (who: Person, kind: string) => (await who.get<WorkItemList>(`/work_items?kind=${kind}`)).items;

test('the dashboard counts leads without spam, and My work lists those without a partner', async () => {
  const kept = await program.lead();
  const spam = await program.lead();
  await program.manager.post(`/leads/${spam.id}/spam`, { reason: 'Sells watches' });
  const { measured } = await widget(program.manager, 'leads_received');
  const total = measured!.items.find(({ id }) => id === 'received')!;
  expect(total.cells[0]).toMatchObject({ values: [1], count: 1, before: { value: 0 } });
  expect((await program.manager.get<object[]>(`/${total.cells[0]!.rows}`)).length).toBe(1);
  expect(kept.status).toBe('unassigned');
  expect(await openWork(program.manager, 'lead_unassigned')).toHaveLength(1);
});

test('a partner finds the leads to answer, without the customer before it has opened them', async () => {
  const taker = await program.taker();
  const member = await program.world.partnerUser(program.company, taker.id, 'partner_member');
  await program.rule();
  await program.lead({ company: { name: 'Secret Shipping', country: 'DE' } });
  for (const who of [taker.person, member]) {
    const offers = await openWork(who, 'lead_offer');
    expect(offers).toHaveLength(1);
    const facts = await who.get(`/work_items/lead_offer/${offers[0]!.id}`);
    expect(JSON.stringify([offers, facts])).not.toContain('Secret');
  }
});
