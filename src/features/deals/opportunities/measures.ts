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
  synonyms: ['revenue', 'sales', 'turnover', 'bookings', 'won amount', 'revenue won'],
  filters: { status: 'won' },
});

/** Won deals that a partner brought. */
export const sourcedRevenue = defineMeasure({
  ...won,
  key: 'sourced_revenue',
  label: 'Sourced revenue',
  synonyms: ['partner sourced revenue', 'revenue sourced by partners', 'sourced'],
  filters: { status: 'won', attribution: 'sourced' },
});

/** Won deals that the company brought and a partner led. */
export const influencedRevenue = defineMeasure({
  ...won,
  key: 'influenced_revenue',
  label: 'Influenced revenue',
  synonyms: ['partner influenced revenue', 'influenced'],
  filters: { status: 'won', attribution: 'influenced' },
});

export const directRevenue = defineMeasure({
  ...won,
  key: 'direct_revenue',
  label: 'Direct revenue',
  synonyms: ['revenue without partners', 'own revenue'],
  filters: { status: 'won', attribution: 'direct' },
});

/** Won deals in which a partner takes part, sourced and influenced. */
export const partnerRevenue = defineMeasure({
  ...won,
  key: 'partner_revenue',
  label: 'Revenue with partners',
  synonyms: ['partner revenue', 'channel revenue', 'indirect revenue'],
  filters: { status: 'won', attribution: ['sourced', 'influenced'] },
});

export const wonDeals = defineMeasure({
  ...deals,
  ...closed,
  key: 'won_deals',
  label: 'Won deals',
  synonyms: ['deals won', 'closed won', 'wins', 'won opportunities'],
  unit: 'count',
  filters: { status: 'won' },
});

/** Won and lost deals, the whole of a win rate. */
export const closedDeals = defineMeasure({
  ...deals,
  ...closed,
  key: 'closed_deals',
  label: 'Closed deals',
  synonyms: ['deals closed', 'closed opportunities'],
  unit: 'count',
  filters: { status: ['won', 'lost'] },
});

export const openPipeline = defineMeasure({
  ...deals,
  key: 'open_pipeline',
  label: 'Open pipeline',
  synonyms: ['pipeline', 'open amount', 'pipeline value', 'open deal value'],
  unit: 'money',
  filters: { status: 'open' },
});

export const openDeals = defineMeasure({
  ...deals,
  key: 'open_deals',
  label: 'Open deals',
  synonyms: ['open opportunities', 'active deals', 'deals in progress'],
  unit: 'count',
  filters: { status: 'open' },
});

const lostRevenue = defineMeasure({
  ...won,
  key: 'lost_revenue',
  label: 'Lost revenue',
  synonyms: ['lost amount', 'revenue lost'],
  filters: { status: 'lost' },
});

const lostDeals = defineMeasure({
  ...deals,
  ...closed,
  key: 'lost_deals',
  label: 'Lost deals',
  synonyms: ['deals lost', 'closed lost', 'losses', 'lost opportunities'],
  unit: 'count',
  filters: { status: 'lost' },
});

const newDeals = defineMeasure({
  ...deals,
  key: 'new_deals',
  label: 'New deals',
  synonyms: ['deals opened', 'new opportunities', 'deals created'],
  unit: 'count',
  filters: {},
  on: { field: 'opened_on', is: 'day' },
});

const newPipeline = defineMeasure({
  ...deals,
  key: 'new_pipeline',
  label: 'New pipeline',
  synonyms: ['pipeline created', 'pipeline added'],
  unit: 'money',
  filters: {},
  on: { field: 'opened_on', is: 'day' },
});

const dealsAtRisk = defineMeasure({
  ...deals,
  key: 'deals_at_risk',
  label: 'Deals at risk',
  synonyms: ['stalled deals', 'stuck deals', 'deals without activity'],
  unit: 'count',
  filters: { is_at_risk: 'true' },
});

const overdueDeals = defineMeasure({
  ...deals,
  key: 'overdue_deals',
  label: 'Deals past their close date',
  synonyms: ['overdue deals', 'late deals'],
  unit: 'count',
  filters: { status: 'open', expected_close_on_lte: '@today-1' },
});

export const opportunityMeasures = [
  wonRevenue,
  sourcedRevenue,
  influencedRevenue,
  directRevenue,
  partnerRevenue,
  wonDeals,
  closedDeals,
  openPipeline,
  openDeals,
  lostRevenue,
  lostDeals,
  newDeals,
  newPipeline,
  dealsAtRisk,
  overdueDeals,
];
