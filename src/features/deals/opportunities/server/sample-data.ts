import { createDefaultPipeline, type Pipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import { type AddSampleRow, defineSampleRows } from '#server/extension-points/sample-data.ts';
import { addDays } from '#shared/time/dates.ts';
import type { LostReason, OpportunityCreate } from '../schema.ts';
import { createOpportunities } from './service.ts';

interface SampleDeal {
  title: string;
  /** Places in the lists of partners, accounts and products, from 0. */
  partner: number;
  account: number;
  product: number;
  quantity: number;
  /** Share of the way through the open stages. */
  stage: number;
  /** Days ago. */
  opened: number;
  /** Days ahead. */
  closes: number;
  /** It is over: why it was lost. */
  lost?: LostReason;
  /** It is over: days ago it was won. Its commission is reversed when the sample is removed. */
  won?: number;
}

const sampleDeals: readonly SampleDeal[] = [
  { title: 'First rollout', partner: 0, account: 0, product: 2, quantity: 1, stage: 0.9, opened: 18, closes: 12 },
  { title: 'Two more sites', partner: 0, account: 1, product: 1, quantity: 3, stage: 0.6, opened: 12, closes: 35 },
  { title: 'Setup and training', partner: 0, account: 1, product: 3, quantity: 2, stage: 0.3, opened: 6, closes: 50 },
  { title: 'Replacement', partner: 1, account: 2, product: 1, quantity: 2, stage: 0.9, opened: 17, closes: 9 },
  { title: 'Pilot', partner: 1, account: 3, product: 0, quantity: 5, stage: 0.3, opened: 9, closes: 41 },
  { title: 'Group contract', partner: 1, account: 4, product: 2, quantity: 2, stage: 0.6, opened: 14, closes: 64 },
  { title: 'Expansion', partner: 2, account: 5, product: 1, quantity: 4, stage: 0.6, opened: 11, closes: 28 },
  { title: 'Evaluation', partner: 2, account: 6, product: 0, quantity: 2, stage: 0, opened: 3, closes: 70 },
  { title: 'Platform switch', partner: 3, account: 7, product: 2, quantity: 1, stage: 0.3, opened: 8, closes: 45 },
  { title: 'Starter seats', partner: 3, account: 2, product: 0, quantity: 8, stage: 0, opened: 2, closes: 58 },
  { title: 'Main office', partner: 0, account: 2, product: 2, quantity: 1, stage: 1, opened: 80, closes: 0, won: 48 },
  { title: 'Team licenses', partner: 1, account: 3, product: 1, quantity: 2, stage: 1, opened: 70, closes: 0, won: 41 },
  { title: 'New branch', partner: 2, account: 4, product: 1, quantity: 1, stage: 1, opened: 30, closes: 0, won: 6 },
  { title: 'Services bundle', partner: 4, account: 3, product: 3, quantity: 3, stage: 0, opened: 5, closes: 52 },
  {
    title: 'Renewal offer',
    partner: 1,
    account: 6,
    product: 1,
    quantity: 1,
    stage: 1,
    closes: 0,
    opened: 20,
    lost: 'price',
  },
  {
    title: 'Small team',
    partner: 2,
    account: 0,
    product: 0,
    quantity: 1,
    stage: 1,
    closes: 0,
    opened: 19,
    lost: 'no_decision',
  },
  {
    title: 'Second brand',
    partner: 0,
    account: 5,
    product: 1,
    quantity: 1,
    stage: 1,
    closes: 0,
    opened: 16,
    lost: 'competitor',
  },
];

const sampleNextSteps = [
  'Send the revised quote',
  'Demo with the operations team',
  'Security questionnaire',
  'Wait for the budget round',
] as const;

export const sampleData = defineSampleRows({
  table: 'opportunities',
  after: ['accounts', 'products', 'partners', 'commission_plans'],
  count: sampleDeals.length,
  prepare: createDefaultPipeline,
  plant: async (call, planted) => {
    const live = (await pipelines(call)).filter(({ archived_at }) => !archived_at);
    const cast = await castOf(call, planted);
    return createOpportunities(
      call,
      sampleDeals.map((deal, index) => dealOf(call, deal, index, live, cast)),
    );
  },
});

interface Cast {
  partners: readonly string[];
  accounts: readonly { id: string; name: string }[];
  products: readonly { id: string; list_price_minor: number }[];
}

/** The sample rows that the deals are about, in the order in which they were planted. */
async function castOf(call: Call, planted: AddSampleRow): Promise<Cast> {
  const rowsOf = <T>(table: 'accounts' | 'products', columns: string) =>
    call.rows<T>(
      `select ${columns} from ${table} where organization_id = $1 and id = any($2::uuid[]) order by array_position($2::uuid[], id)`,
      [call.organization_id, planted(table)],
    );
  return {
    partners: planted('partners'),
    accounts: await rowsOf('accounts', 'id, name'),
    products: await rowsOf('products', 'id, list_price_minor'),
  };
}

function dealOf(
  call: Call,
  deal: SampleDeal,
  index: number,
  live: readonly Pipeline[],
  { products, accounts, partners }: Cast,
): OpportunityCreate {
  const { stages } = live[index % live.length]!;
  const open = stages.filter(({ category }) => category === 'open');
  const ending = deal.lost ? 'lost' : deal.won ? 'won' : null;
  const stage = ending
    ? stages.find(({ category }) => category === ending)!
    : open[Math.min(open.length - 1, Math.floor(deal.stage * open.length))]!;
  const today = call.today();
  const [account, product] = [accounts[deal.account]!, products[deal.product]!];
  return {
    name: `${account.name}: ${deal.title}`,
    description: 'Part of the sample data.',
    account_id: account.id,
    stage_id: stage.id,
    source: 'partner',
    participants: [{ partner_id: partners[deal.partner]! }],
    lines: [
      {
        product_id: product.id,
        quantity: deal.quantity,
        amount_minor: product.list_price_minor * deal.quantity,
      },
    ],
    opened_on: addDays(today, -deal.opened),
    ...(deal.lost
      ? { closed_on: addDays(today, -1), lost_reason: deal.lost }
      : deal.won
        ? { closed_on: addDays(today, -deal.won) }
        : {
            expected_close_on: addDays(today, deal.closes),
            next_step: sampleNextSteps[index % sampleNextSteps.length]!,
            next_step_on: addDays(today, 2 + (index % 7)),
          }),
  };
}
