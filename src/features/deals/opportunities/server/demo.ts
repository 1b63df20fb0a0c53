import { findOrCreateAccounts } from '#features/deals/accounts/server/service.ts';
import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { accountName, countries, domainOf } from '#server/demo/names.ts';
import { DEMO_MONTHS, type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { OpportunityCreate } from '../schema.ts';
import { createOpportunities, markInactiveDeals, planNextStep } from './service.ts';

/** The program grows: the last months bring about twice the deals of the first, and this one the rest. */
function dealsIn(month: number, deals: number): number {
  const countOf = (one: number) =>
    Math.round((deals * (1 + (one + DEMO_MONTHS) / DEMO_MONTHS)) / (1.5 * DEMO_MONTHS + 0.5));
  if (month < 0) return countOf(month);
  const before = Array.from({ length: DEMO_MONTHS - 1 }, (_, index) => countOf(index + 1 - DEMO_MONTHS));
  return deals - before.reduce((sum, count) => sum + count, 0);
}

/** A month of deals: opened over the months before, closed in this one or still open. */
async function dealsOfMonth(story: DemoStory, month: number): Promise<void> {
  const { history, chance, company } = story;
  const [products, resale] = [story.get('products'), story.get('resaleType')];
  // Those that are not active yet bring nothing.
  const active = story
    .get('partners')
    .slice(0, -4)
    .filter(({ joined, weight }) => joined < month && weight > 0);
  if (active.length === 0) return;
  const count = dealsIn(month, company.deals);
  const crowd = active.flatMap((partner) => Array.from({ length: partner.weight }, () => partner));
  const end = month === 0 ? history.today : history.day(month);
  const deals = await history.on(end, async (call) => {
    const type = (await pipelines(call)).find(({ id }) => id === resale)!;
    const stage = (category: string) => type.stages.filter((one) => one.category === category);
    const mentions = Array.from({ length: count }, () => {
      const country = chance.pick(countries);
      const name = accountName(chance.between(0, Math.ceil(company.deals / 3)), country);
      return {
        name,
        domain: domainOf(name),
        country,
        industry: chance.pick(['Retail', 'Manufacturing', 'Healthcare', 'Finance', 'Logistics', 'Energy']),
      };
    });
    const accounts = await findOrCreateAccounts(call, mentions);
    return mentions.map(({ name }, index): OpportunityCreate => {
      const partner = chance.pick(crowd);
      const product = chance.pick(products);
      const isOpen = month > -4 && chance.happens(0.75 + month * 0.2);
      const category = isOpen ? 'open' : chance.happens(0.62) ? 'won' : 'lost';
      const quantity = chance.pick([1, 1, 1, 2, 3, 5, 10]);
      const discount = chance.pick([0, 0, 0.05, 0.1]);
      const amount_minor = Math.round(product.price * quantity);
      const lead = chance.between(14, 120);
      const closed = history.day(month, -chance.between(1, 27));
      const helper = chance.happens(0.12) ? chance.pick(crowd) : undefined;
      return {
        name: `${name.split(' ').slice(0, 2).join(' ')} – ${quantity > 1 ? `${quantity} × ` : ''}${product.name}`,
        account_id: accounts[index]!,
        type_id: resale,
        stage_id: chance.pick(stage(category)).id,
        source: chance.happens(0.7) ? 'partner' : 'company',
        participants:
          helper && helper.id !== partner.id
            ? [
                { partner_id: partner.id, weight: 70 },
                { partner_id: helper.id, role: 'influence', weight: 30 },
              ]
            : [{ partner_id: partner.id }],
        lines: [
          { product_id: product.id, quantity, amount_minor, discount_minor: Math.round(amount_minor * discount) },
        ],
        ...(category === 'open'
          ? {
              opened_on: history.day(month, -chance.between(0, 25)),
              expected_close_on: history.day(chance.between(1, 3), chance.between(0, 20)),
            }
          : { opened_on: earlier(closed, lead), closed_on: closed }),
        ...(category === 'lost' && {
          lost_reason: chance.pick(['price', 'competitor', 'no_decision', 'timing', 'no_budget'] as const),
        }),
        ...(category === 'open' &&
          chance.happens(0.5) && {
            next_step: chance.pick([
              'Send the revised quote',
              'Demo with the operations team',
              'Security questionnaire',
              'Wait for the budget round',
            ]),
            next_step_on: history.day(0, chance.between(1, 14)),
          }),
      };
    });
  });
  const days = Map.groupBy(deals, ({ closed_on, opened_on }) => (closed_on ? end : opened_on!));
  for (const [day, some] of days) await history.on(day, (call) => createOpportunities(call, some));
}

function earlier(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

const FRESH_DAYS = 25;
const steps = [
  'Call the buyer back',
  'Send the revised quote',
  'Meet the operations team',
  'Answer procurement',
] as const;

/** Most open deals have recent activity, as in a well-kept pipeline; the others are inactive and get a follow-up. */
async function workOnOpenDeals({ history, chance }: DemoStory): Promise<void> {
  const old = await history.on(history.today, (call) =>
    call.rows<{ id: string }>(sql`
      select id from opportunities where organization_id = ${call.organization_id} and status = 'open'
        and last_activity_at < ${call.now()}::timestamptz - make_interval(days => ${FRESH_DAYS}) order by number`),
  );
  const worked = old
    .filter((_deal, index) => index % 8 !== 0)
    .map(({ id }) => ({ id, day: history.day(0, -chance.between(1, FRESH_DAYS)) }));
  for (const [day, deals] of Map.groupBy(worked, (deal) => deal.day)) {
    await history.on(day, async (call) => {
      for (const { id } of deals) {
        await planNextStep(call, id, {
          next_step: chance.pick(steps),
          next_step_on: history.day(0, chance.between(1, 14)),
        });
      }
    });
  }
  await history.on(history.today, markInactiveDeals);
}

export const demo = [
  defineDemo('opportunities', { when: 'month', run: dealsOfMonth }),
  defineDemo('open-deals', { when: 'end', after: ['deal-registrations', 'accounting-periods'], run: workOnOpenDeals }),
];
