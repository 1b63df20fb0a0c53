import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figures } from '#features/reporting/dashboards/schema.ts';
import type { Person } from '#server/testing/world.ts';
import { createDistribution, type Distribution } from './testing/distribution.ts';

let program: Distribution;
beforeAll(async () => {
  program = await createDistribution();
});
afterAll(() => program.world.close());

const widget = async (who: Person, key: string) =>
  (await who.get<Figures>(`/dashboards/figures?widget=${key}&period=this_month`))[key]!;

test('the dashboard counts leads without spam, and lists those without a partner', async () => {
  const kept = await program.lead();
  const spam = await program.lead();
  await program.manager.post(`/leads/${spam.id}/spam`, { reason: 'Sells watches' });
  const { measured } = await widget(program.manager, 'leads_received');
  const total = measured!.items.find(({ id }) => id === 'received')!;
  expect(total.cells[0]).toMatchObject({ values: [1], count: 1, before: { value: 0 } });
  expect((await program.manager.get<object[]>(`/${total.cells[0]!.rows}`)).length).toBe(1);
  expect(kept.status).toBe('unassigned');
  const { listed } = await widget(program.manager, 'needs');
  expect(listed!.find(({ id }) => id === 'unassigned_lead')).toMatchObject({ all: { count: 1 } });
});

test('a partner finds the leads to answer, without the customer before it has opened them', async () => {
  const taker = await program.taker();
  const member = await program.world.partnerUser(program.company, taker.id, 'partner_member');
  await program.rule();
  await program.lead({ company: { name: 'Secret Shipping', country: 'DE' } });
  for (const who of [taker.person, member]) {
    const { listed } = await widget(who, 'needs');
    const group = listed!.find(({ id }) => id === 'lead_offer')!;
    expect(group).toMatchObject({ all: { count: 1 }, entries: [{ kind: 'lead_offer' }] });
    expect(JSON.stringify(group)).not.toContain('Secret');
  }
});
