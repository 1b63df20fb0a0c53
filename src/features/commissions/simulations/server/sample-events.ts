import { invoicedTotal } from '#features/commissions/commission-engine/deal.ts';
import type { CommissionEvent, DealLine, SaleEvent } from '#features/commissions/commission-engine/event.ts';
import type { PartnerFacts } from '#features/commissions/commission-engine/facts.ts';
import type { SampleDeal } from '#features/commissions/commission-plans/trial.schema.ts';
import { rateFields } from '#features/commissions/commissions/server/service.ts';
import type { KnownRate } from '#features/setup/exchange-rates/server/service.ts';
import { splitByWeights } from '#shared/money/rational.ts';
import { addDays } from '#shared/time/dates.ts';

/** Names an invented partner by its position in the deal. */
export function sampleName(index: number): string {
  return `sample-${index + 1}`;
}

type SampleParticipant = SampleDeal['participants'][number];

/** The regions of an invented participant, its main region first. */
export function regionsOf({ region_id, other_region_ids = [] }: SampleParticipant): string[] {
  return [...new Set([...(region_id ? [region_id] : []), ...other_region_ids])];
}

/**
 * The facts of the invented participants on the day; those of real ones come from the database. `paths` has each
 * participant's regions with their parents.
 */
export function samplePartners({ participants }: SampleDeal, on: string, paths: readonly string[][]): PartnerFacts[] {
  return participants.flatMap((participant, index) => {
    const { partner_id, type_id, tier_id, country } = participant;
    if (partner_id) return [];
    const stands_in = regionsOf(participant);
    return [
      {
        id: sampleName(index),
        ...(type_id && { type: type_id }),
        ...(country && { country }),
        regions: paths[index]!,
        ...(stands_in.length > 1 && { stands_in }),
        tiers: tier_id ? [{ tier: tier_id, effective_from: on }] : [],
      },
    ];
  });
}

/**
 * Converts the deal to events, with its payment on the same day where the plan pays on money received, and with the
 * requested refund.
 */
export function sampleEvents(
  deal: SampleDeal,
  { on, currency, rate, isCollected }: { on: string; currency: string; rate: KnownRate | null; isCollected: boolean },
): CommissionEvent[] {
  const sale: SaleEvent = {
    id: 'sale',
    type: 'sale',
    at: on,
    deal: 'deal',
    customer: 'customer',
    currency,
    ...rateFields(rate),
    ...(deal.customer_country && { customer_country: deal.customer_country }),
    customer_is_new: deal.customer_is_new ?? true,
    event_kind: deal.kind ?? 'new',
    ...(deal.type_id && { deal_type: deal.type_id }),
    ...(deal.source && { deal_source: deal.source }),
    ...(deal.coupon && { coupon: deal.coupon }),
    ...(deal.custom && { custom: deal.custom }),
    lines: deal.lines.map(lineOf),
    participants: deal.participants.map(({ partner_id, role, weight }, index) => ({
      partner: partner_id ?? sampleName(index),
      role: role ?? 'source',
      weight: weight ?? 1,
    })),
  };
  const sales = [...earlierSales(sale, deal.earlier), sale];
  const events: CommissionEvent[] = sales.flatMap((one) => [one, ...(isCollected ? paymentsOf(one) : [])]);
  if (deal.refund && deal.refund.amount_minor > 0) {
    const { amount_minor, after_days } = deal.refund;
    events.push({ id: 'refund', type: 'refund', of: 'sale', at: addDays(on, after_days), amount_minor });
  }
  return events;
}

/** Earlier deals of the same kind and partners, worth the amount in total. */
function earlierSales(sale: SaleEvent, earlier: SampleDeal['earlier']): SaleEvent[] {
  if (!earlier) return [];
  const [line] = sale.lines;
  return splitByWeights(earlier.amount_minor, Array<number>(earlier.deals).fill(1)).map((amount_minor, index) => ({
    ...sale,
    id: `earlier-${index + 1}`,
    deal: `earlier-${index + 1}`,
    lines: [
      {
        amount_minor,
        ...(line?.product && { product: line.product }),
        ...(line?.category && { category: line.category }),
      },
    ],
  }));
}

function paymentsOf(sale: SaleEvent): CommissionEvent[] {
  const invoiced = invoicedTotal(sale);
  return invoiced > 0
    ? [{ id: `payment-${sale.id}`, type: 'payment', of: sale.id, at: sale.at, amount_minor: invoiced }]
    : [];
}

function lineOf(line: SampleDeal['lines'][number]): DealLine {
  const { product_id, category_id, quantity, recurring_interval, term_months, ...money } = line;
  return {
    ...money,
    ...(product_id && { product: product_id }),
    ...(category_id && { category: category_id }),
    ...(quantity !== undefined && { qty: quantity }),
    ...(recurring_interval && { recurring_interval }),
    ...(term_months && { term_months }),
  };
}
