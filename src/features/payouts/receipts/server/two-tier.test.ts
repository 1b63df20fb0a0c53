import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { sampleDistribution, sampleDistributor } from '#features/partners/distributions/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import type { Person } from '#server/testing/world.ts';
import type { ReceiptForPartner } from '../schema.ts';

let desk: Desk;
let reseller: Dealer;
let distributor: { id: string; person: Person };

const forRole = (role: string) => ({ any: [{ all: [{ field: 'role', op: 'in', value: [role] }] }] });

beforeAll(async () => {
  desk = await createDesk();
  reseller = await desk.dealer('Rita Resells');
  const id = await desk.within(async (call) => {
    await givenPlan(call, {
      hold_days: 30,
      rules: [
        {
          id: 'resell',
          label: 'Reseller',
          base: 'net',
          when: forRole('resell'),
          calc: { type: 'percent', rate_ppm: 100_000 },
        },
        {
          id: 'distribute',
          label: 'Distributor',
          base: 'net',
          when: forRole('distributor'),
          calc: { type: 'percent', rate_ppm: 20_000 },
        },
      ],
    } as never);
    const distributor_id = await sampleDistributor(call, 'Dora Distributes');
    await sampleDistribution(call, { partner_id: reseller.id, distributor_id, is_default: true });
    return distributor_id;
  });
  distributor = { id, person: await desk.world.partnerUser(desk.company, id) };
});
afterAll(() => desk.world.close());

const commissionsOf = (person: Person, deal: string) => person.get<Row[]>(`/commission_lines?opportunity_id=${deal}`);

/** A deal from the registration to the win. */
async function wonDeal(): Promise<string> {
  const { id } = await reseller.register({ amount_minor: 4_820_000 });
  const [part] = await distributor.person.get<Row[]>(`/distributor_deals?registration_id=${id}`);
  await distributor.person.post(`/distributor_deals/${part!.id}/confirm`, {});
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  const [type] = await desk.reviewer.get<{ stages: { id: string; category: string }[] }[]>('/opportunity_types');
  const won = type!.stages.find(({ category }) => category === 'won')!;
  await desk.reviewer.post(`/opportunities/${opportunity_id}/move`, { stage_id: won.id });
  return opportunity_id!;
}

test('one structure pays the reseller and the distributor of a won deal exactly once each', async () => {
  const deal = await wonDeal();
  const lines = await commissionsOf(desk.reviewer, deal);
  expect(lines.map(({ partner_id, amount_minor }) => [partner_id, amount_minor]).sort()).toEqual(
    [
      [reseller.id, 482_000],
      [distributor.id, 96_400],
    ].sort(),
  );
  const explained = await desk.reviewer.get<Row>(`/commission_lines/${lines[0]!.id}/receipt`);
  expect(explained.others).toHaveLength(1);
});

test('each of the two sees its own commission, and the distributor no amounts of the deal', async () => {
  const deal = await wonDeal();
  const [own, ...others] = await commissionsOf(distributor.person, deal);
  expect(others).toEqual([]);
  expect(own).toMatchObject({ amount_minor: 96_400 });
  const breakdown = await distributor.person.get<ReceiptForPartner>(`/commission_lines/${own!.id}/receipt`);
  expect(breakdown.outline).toBeNull();
  expect(JSON.stringify(breakdown)).not.toMatch(/48,?200|4820000|482000|Rita/);
  const [resold] = await commissionsOf(reseller.person, deal);
  expect(resold).toMatchObject({ amount_minor: 482_000 });
  for (const [person, line] of [
    [distributor.person, resold],
    [reseller.person, own],
  ] as const)
    expect((await person.request('GET', `/commission_lines/${line!.id}/receipt`)).statusCode).toBe(404);
  const pdf = await distributor.person.request('GET', `/commission_lines/${resold!.id}/breakdown.pdf`);
  expect(pdf.statusCode).toBe(404);
});

test('a program that shows prices shows the distributor its whole calculation', async () => {
  await desk.reviewer.request('PUT', '/distribution_settings', {
    confirmation: 'before',
    confirm_hours: 72,
    sees_stage: true,
    sees_customer: false,
    sees_amount: 'exact',
    sees_products: true,
    sees_prices: true,
    sees_contact: false,
  });
  const [own] = await commissionsOf(distributor.person, await wonDeal());
  expect(own!.opportunity_name).toBeNull();
  const breakdown = await distributor.person.get<ReceiptForPartner>(`/commission_lines/${own!.id}/receipt`);
  expect(breakdown.outline?.sentence).toContain('48,200');
});
