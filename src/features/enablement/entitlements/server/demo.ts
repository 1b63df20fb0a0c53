import type { Actor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { EntitlementCreate } from '../schema.ts';
import { addKeys, createEntitlement, requestEntitlement, takeGrantStep } from './service.ts';

/** Quantities by tier, from the entry tier up; tiers beyond the last step get its quantity. */
const benefits: readonly (Omit<EntitlementCreate, 'currency' | 'quantities'> & { steps: readonly number[] })[] = [
  {
    name: 'Demo licenses',
    description: 'Full licenses of the fleet platform for demonstrations and training. Not for resale.',
    kind: 'licenses',
    unit_value_minor: 120_000,
    fulfillment: 'key',
    steps: [2, 5, 10],
  },
  {
    name: 'Technical support hours',
    description: 'Hours with our engineers for pilots and integrations.',
    kind: 'support',
    unit_value_minor: 18_000,
    fulfillment: 'manual',
    steps: [5, 20, 40],
  },
  {
    name: 'Training seats',
    description: 'Seats in our classroom training.',
    kind: 'training_seats',
    unit_value_minor: 95_000,
    period: 'quarter',
    needs_approval: false,
    fulfillment: 'none',
    steps: [1, 3, 6],
  },
  {
    name: 'Launch bonus',
    description: 'Money for your first campaign.',
    kind: 'money',
    period: 'once',
    steps: [50_000, 100_000, 250_000],
  },
  { name: 'Discount on own use', kind: 'discount', fulfillment: 'none', steps: [10, 20, 30] },
];

async function grantBenefits(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const { currency, portal_user, finance } = company;
  const ids = await history.on(history.day(0, -60), async (call) => {
    const tiers = await call.rows<{ id: string }>(sql`
      select id from partner_tiers where organization_id = ${call.organization_id} and archived_at is null
      order by "order", id`);
    const made: string[] = [];
    for (const { steps, ...benefit } of benefits) {
      const quantities = [
        { tier_id: null, type_id: null, quantity: steps[0]! },
        ...tiers.slice(1).map(({ id }, index) => ({
          tier_id: id,
          type_id: null,
          quantity: steps[Math.min(index + 1, steps.length - 1)]!,
        })),
      ];
      made.push(await createEntitlement(call, { ...benefit, currency, quantities }));
    }
    await addKeys(
      call,
      made[0]!,
      Array.from({ length: 12 }, (_, index) => `DEMO-${company.seed}-${String(index + 1).padStart(4, '0')}`),
    );
    return made;
  });
  const partner_id = story.get('partners')[0]!.id;
  const people: Partial<Actor> = {
    mode: 'partner',
    partner_id,
    role: 'partner_admin',
    user_id: portal_user,
    full_name: 'Piet Partner',
  };
  const [licenses, support, seats] = ids as [string, string, string];
  const ask = (days: number, entitlement_id: string, quantity: number, purpose: string) =>
    history.on(history.day(0, days), (call) => requestEntitlement(call, { entitlement_id, quantity, purpose }), people);
  const key = await ask(-20, licenses, 1, 'Demonstration for a transport company');
  await history.on(history.day(0, -19), (call) => takeGrantStep.approve(call, key, {}), {
    user_id: finance,
    full_name: 'Fina Finance',
  });
  if (!company.hasExceptions) return;
  await ask(-9, seats, 1, 'Our new engineer');
  await ask(-1, support, 4, 'Integration of a tachograph');
}

export const demo = [defineDemo('entitlements', { when: 'end', after: ['held-account'], run: grantBenefits })];
