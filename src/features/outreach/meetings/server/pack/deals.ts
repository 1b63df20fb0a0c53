import { declaredDashboards } from '#features/dashboard-widgets.ts';
import { approvedRegistrations, submittedRegistrations } from '#features/deals/deal-registrations/measures.ts';
import {
  closedDeals,
  directRevenue,
  influencedRevenue,
  openDeals,
  openPipeline,
  sourcedRevenue,
  wonDeals,
  wonRevenue,
} from '#features/deals/opportunities/measures.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { measured } from '#server/figures/measured.ts';
import { type MeasureScope, measureScreens } from '#server/figures/measures.ts';
import type { Item } from '#shared/figures.ts';
import type { Measure } from '#shared/measures.ts';
import { type Money, measureFigure, moneyFigure, type StoredSection, type Subject, shareFigure } from './stored.ts';

/** Pipeline, won deals, win rate and registrations of the partner. */
export async function dealSections(call: Call, subject: Subject): Promise<StoredSection[]> {
  const { partner_id, from, today } = subject;
  const span = { from, to: today };
  const requests = {
    openDeals: { measure: openDeals, partner_id },
    open: { measure: openPipeline, partner_id },
    wonDeals: { measure: wonDeals, partner_id, span },
    won: { measure: wonRevenue, partner_id, span },
    sized: { measure: narrowed(wonRevenue, { amount_minor_ne: '' }), partner_id, span },
    sourced: { measure: sourcedRevenue, partner_id, span },
    influenced: { measure: influencedRevenue, partner_id, span },
    closed: { measure: closedDeals, partner_id, span },
    directWon: { measure: direct(wonDeals), span },
    directClosed: { measure: direct(closedDeals), span },
    submitted: { measure: submittedRegistrations, partner_id, span },
    decided: { measure: decidedOf(submittedRegistrations), partner_id, span },
    approved: { measure: approvedOf(submittedRegistrations), partner_id, span },
  };
  const figures = await measured(call, Object.values(requests));
  const screensFor =
    ({ measure, ...scope }: MeasureScope & { measure: Measure }) =>
    ({ currency }: { currency: string | null }) =>
      measureScreens(
        measure,
        { ...scope, currency },
        { actor: call.actor, today: call.today() },
        declaredDashboards.lists,
      );
  const items = Object.fromEntries(Object.keys(requests).map((key, index) => [key, figures[index]!])) as Record<
    keyof typeof requests,
    Item
  >;
  const weighted = await weightedPipeline(call, partner_id);
  const needs = 'opportunities';
  const numberOf = ({ cells }: Item) => cells[0]?.values[0] ?? 0;
  const rate = (part: Item, whole: Item, words: string) => `${numberOf(part)} of ${numberOf(whole)} ${words}`;
  type Key = keyof typeof requests;
  const figure = (what: Parameters<typeof measureFigure>[0], key: Key, shown: Item = items[key]) =>
    measureFigure(what, shown, screensFor(requests[key]));
  const share = (what: Parameters<typeof shareFigure>[0], part: Key, whole: Key) =>
    shareFigure(what, numberOf(items[part]), numberOf(items[whole]), screensFor(requests[whole])({ currency: null }));
  const { closed, directWon, directClosed, decided, approved } = items;
  return [
    {
      key: 'pipeline',
      title: 'Pipeline',
      figures: [
        figure({ key: 'open_deals', label: 'Open deals', needs }, 'openDeals'),
        figure({ key: 'open_amount', label: 'Open pipeline', needs }, 'open'),
        moneyFigure({ key: 'weighted', label: 'Weighted pipeline', needs, for_company: true }, weighted, (currency) =>
          screensFor(requests.open)({ currency }),
        ),
      ],
    },
    {
      key: 'won',
      title: 'Won in the last 12 months',
      figures: [
        figure({ key: 'won_deals', label: 'Won deals', needs }, 'wonDeals'),
        figure({ key: 'won_amount', label: 'Won revenue', needs }, 'won'),
        figure({ key: 'sourced_amount', label: 'Sourced revenue', needs }, 'sourced'),
        figure({ key: 'influenced_amount', label: 'Influenced revenue', needs }, 'influenced'),
        figure({ key: 'average', label: 'Average deal size', needs }, 'sized', averageOf(items.sized)),
        share(
          { key: 'win_rate', label: 'Win rate', needs, note: rate(items.wonDeals, closed, 'closed deals') },
          'wonDeals',
          'closed',
        ),
        share(
          {
            key: 'direct_win_rate',
            label: 'Win rate of direct deals',
            needs,
            note: rate(directWon, directClosed, 'closed deals without a partner'),
            for_company: true,
          },
          'directWon',
          'directClosed',
        ),
      ],
    },
    {
      key: 'registrations',
      title: 'Deal registrations in the last 12 months',
      figures: [
        figure({ key: 'registrations', label: 'Submitted', needs: 'deal_registrations' }, 'submitted'),
        share(
          {
            key: 'approval_rate',
            label: 'Approved',
            needs: 'deal_registrations',
            note: rate(approved, decided, 'decided registrations'),
          },
          'approved',
          'decided',
        ),
      ],
    },
  ];
}

const narrowed = (measure: Measure, filters: Measure['filters']): Measure => ({
  ...measure,
  filters: { ...measure.filters, ...filters },
});
const direct = (measure: Measure) => narrowed(measure, { attribution: directRevenue.filters.attribution! });
/** Narrow the registrations submitted in the period to those that were approved, and to those that are decided. */
const approvedOf = (measure: Measure) => narrowed(measure, { status: approvedRegistrations.filters.status! });
const decidedOf = (measure: Measure) =>
  narrowed(measure, { status: [...approvedRegistrations.filters.status!, 'rejected'] });

/** The average of the deals that a sum counts; those without an amount are not among them, as on dashboards. */
const averageOf = (sums: Item): Item => ({
  ...sums,
  cells: sums.cells.map((cell) => ({
    ...cell,
    values: [cell.count ? Math.round((cell.values[0] ?? 0) / cell.count) : null],
  })),
});

/** The open pipeline, each deal by the probability of its stage. */
function weightedPipeline(call: Call, partner_id: string): Promise<Money[]> {
  return call.rows<Money>(sql`
    select currency, count(*)::int as count,
      coalesce(round(sum(amount_minor::numeric * probability / 100)), 0)::bigint as amount_minor
    from opportunity_rows
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'open'
      and archived_at is null
    group by currency order by currency`);
}
