import { defineMeasure } from '#shared/measures.ts';

/** A partner's own deals are those that it leads. */
const deals = {
  list: 'opportunities',
  partner: 'partner_id',
  own: { attribution: ['sourced', 'influenced'] },
} as const;
const closed = { on: { field: 'closed_on', is: 'day' } } as const;
const won = { ...deals, ...closed, unit: 'money' } as const;

/** All deals that were won, whoever brought them. */
export const wonRevenue = defineMeasure({
  ...won,
  key: 'won_revenue',
  label: 'Won revenue',
  filters: { status: 'won' },
});

/** Won deals that a partner brought. */
export const sourcedRevenue = defineMeasure({
  ...won,
  key: 'sourced_revenue',
  label: 'Sourced revenue',
  filters: { status: 'won', attribution: 'sourced' },
});

/** Won deals that the company brought and a partner led. */
export const influencedRevenue = defineMeasure({
  ...won,
  key: 'influenced_revenue',
  label: 'Influenced revenue',
  filters: { status: 'won', attribution: 'influenced' },
});

export const directRevenue = defineMeasure({
  ...won,
  key: 'direct_revenue',
  label: 'Direct revenue',
  filters: { status: 'won', attribution: 'direct' },
});

/** Won deals in which a partner takes part, sourced and influenced. */
export const partnerRevenue = defineMeasure({
  ...won,
  key: 'partner_revenue',
  label: 'Revenue with partners',
  filters: { status: 'won', attribution: ['sourced', 'influenced'] },
});

export const wonDeals = defineMeasure({
  ...deals,
  ...closed,
  key: 'won_deals',
  label: 'Won deals',
  unit: 'count',
  filters: { status: 'won' },
});

/** Won and lost deals, the whole of a win rate. */
export const closedDeals = defineMeasure({
  ...deals,
  ...closed,
  key: 'closed_deals',
  label: 'Closed deals',
  unit: 'count',
  filters: { status: ['won', 'lost'] },
});

export const openPipeline = defineMeasure({
  ...deals,
  key: 'open_pipeline',
  label: 'Open pipeline',
  unit: 'money',
  filters: { status: 'open' },
});

export const openDeals = defineMeasure({
  ...deals,
  key: 'open_deals',
  label: 'Open deals',
  unit: 'count',
  filters: { status: 'open' },
});
