import type { LayoutItem } from './layout.ts';

/** What a dashboard can be made of: data that both sides and every layout refer to by key. */
export type DashboardMode = 'company' | 'partner';

/** The filters of a dashboard. A widget names those it follows; the others leave it as it is. */
export const followable = ['period', 'partner', 'type', 'region', 'owner'] as const;
export type Followed = (typeof followable)[number];

export interface WidgetSpec {
  modes: readonly DashboardMode[];
  /** Who may not view all of these does not get the widget. */
  needs: readonly string[];
  follows: readonly Followed[];
  /** Columns of twelve and rows when it is added, and the least it can be read at. */
  size: readonly [number, number];
  least: readonly [number, number];
  /** When one of these changes, the widget is asked for again. */
  about: readonly string[];
}

const company: readonly DashboardMode[] = ['company'];
const partner: readonly DashboardMode[] = ['partner'];
const both: readonly DashboardMode[] = ['company', 'partner'];
const partners: readonly Followed[] = ['partner', 'type', 'region', 'owner'];
const everything: readonly Followed[] = ['period', ...partners];
const deals = ['opportunities'];
const registrations = ['deal_registrations'];
const money = ['commission_lines'];
const strip = { size: [12, 3], least: [6, 3] } as const;
const halfStrip = { size: [6, 3], least: [4, 3] } as const;
const chart = { size: [6, 6], least: [4, 5] } as const;
const list = { size: [4, 6], least: [3, 4] } as const;

export const catalogue = {
  headlines: {
    modes: company,
    needs: [...deals, 'partners'],
    follows: everything,
    ...strip,
    about: [...deals, 'partners'],
  },
  needs: {
    modes: both,
    needs: ['dashboards'],
    follows: [],
    size: [5, 7],
    least: [3, 4],
    about: [...registrations, ...deals, 'payout_batches', 'commission_disputes'],
  },
  pipeline_stages: { modes: both, needs: deals, follows: partners, size: [7, 7], least: [4, 5], about: deals },
  pipeline_partners: {
    modes: company,
    needs: [...deals, 'partners'],
    follows: partners,
    size: [5, 6],
    least: [3, 5],
    about: deals,
  },
  pipeline_types: { modes: company, needs: deals, follows: partners, size: [4, 5], least: [3, 4], about: deals },
  forecast: { modes: both, needs: deals, follows: partners, ...chart, about: deals },
  won_over_time: { modes: both, needs: deals, follows: everything, size: [7, 6], least: [4, 5], about: deals },
  sourced: { modes: company, needs: deals, follows: everything, ...halfStrip, about: deals },
  win_rate: { modes: company, needs: deals, follows: everything, ...halfStrip, about: deals },
  deal_size: { modes: company, needs: deals, follows: everything, ...strip, about: deals },
  regions: {
    modes: company,
    needs: [...deals, 'partners'],
    follows: everything,
    size: [4, 5],
    least: [3, 4],
    about: [...deals, 'partners'],
  },
  products: {
    modes: company,
    needs: deals,
    follows: everything,
    size: [4, 6],
    least: [3, 4],
    about: [...deals, 'opportunity_lines'],
  },
  top_partners: {
    modes: company,
    needs: [...deals, 'partners'],
    follows: everything,
    size: [5, 6],
    least: [3, 5],
    about: deals,
  },
  registrations: { modes: company, needs: registrations, follows: partners, ...list, about: registrations },
  protections: { modes: both, needs: registrations, follows: partners, ...list, about: registrations },
  funnel: {
    modes: company,
    needs: ['partners', ...deals],
    follows: partners,
    ...chart,
    about: ['partners', 'invitations', ...deals],
  },
  partner_growth: { modes: company, needs: ['partners'], follows: everything, ...chart, about: ['partners'] },
  tiers: {
    modes: company,
    needs: ['partners', ...deals],
    follows: partners,
    size: [5, 7],
    least: [4, 5],
    about: ['partners', 'tier_memberships'],
  },
  silent_partners: {
    modes: company,
    needs: ['partners', ...deals],
    follows: partners,
    size: [4, 6],
    least: [3, 5],
    about: ['partners', ...deals],
  },
  commissions: { modes: company, needs: money, follows: everything, ...strip, about: money },
  payout_calendar: { modes: both, needs: money, follows: partners, ...chart, about: money },
  cost_ratio: {
    modes: company,
    needs: [...money, ...deals],
    follows: everything,
    ...halfStrip,
    about: [...money, ...deals],
  },
  activity: {
    modes: company,
    needs: [...deals, ...registrations, 'partners'],
    follows: partners,
    size: [4, 7],
    least: [3, 4],
    about: [...deals, ...registrations, 'partners', 'payout_batches'],
  },

  earnings: { modes: partner, needs: money, follows: [], ...strip, about: [...money, 'payout_items'] },
  clocks: { modes: partner, needs: registrations, follows: [], size: [4, 7], least: [3, 4], about: registrations },
  tier: {
    modes: partner,
    needs: ['partners'],
    follows: [],
    size: [3, 6],
    least: [3, 4],
    about: ['tier_memberships', 'partners', ...deals],
  },
  news: {
    modes: partner,
    needs: ['dashboards'],
    follows: [],
    size: [6, 6],
    least: [3, 4],
    about: [...registrations, 'payout_items', 'opportunity_notes', 'tier_memberships'],
  },
  results: { modes: partner, needs: deals, follows: ['period'], ...strip, about: deals },
  earnings_over_time: { modes: partner, needs: money, follows: ['period'], ...chart, about: money },
  team_activity: {
    modes: partner,
    needs: registrations,
    follows: ['period'],
    size: [4, 5],
    least: [3, 4],
    about: registrations,
  },
  top_accounts: { modes: partner, needs: deals, follows: ['period'], size: [4, 5], least: [3, 4], about: deals },
} as const satisfies Record<string, WidgetSpec>;

export type WidgetKey = keyof typeof catalogue;
export const isWidget = (key: string): key is WidgetKey => Object.hasOwn(catalogue, key);
export const specOf = (key: WidgetKey): WidgetSpec => catalogue[key];
export const widgetsOf = (mode: DashboardMode): WidgetKey[] =>
  (Object.keys(catalogue) as WidgetKey[]).filter((key) => specOf(key).modes.includes(mode));

/** `[widget, x, y, w, h]` */
type Place = readonly [WidgetKey, number, number, number, number];
const placed = (places: readonly Place[]): LayoutItem[] =>
  places.map(([widget, x, y, w, h]) => ({ widget, x, y, w, h }));

/** Where everybody starts until the company decides otherwise. */
export const builtIn: Record<DashboardMode, LayoutItem[]> = {
  company: placed([
    ['headlines', 0, 0, 12, 3],
    ['needs', 0, 3, 5, 7],
    ['pipeline_stages', 5, 3, 7, 7],
    ['sourced', 0, 10, 6, 3],
    ['win_rate', 6, 10, 6, 3],
    ['won_over_time', 0, 13, 7, 6],
    ['top_partners', 7, 13, 5, 6],
    ['commissions', 0, 19, 12, 3],
    ['registrations', 0, 22, 4, 6],
    ['protections', 4, 22, 4, 6],
    ['silent_partners', 8, 22, 4, 6],
    ['payout_calendar', 0, 28, 6, 6],
    ['funnel', 6, 28, 6, 6],
  ]),
  // In the order in which a partner asks: what have I earned, what must I do, how do my deals stand, where do I stand, what is new.
  partner: placed([
    ['earnings', 0, 0, 12, 3],
    ['needs', 0, 3, 5, 6],
    ['clocks', 5, 3, 4, 6],
    ['tier', 9, 3, 3, 6],
    ['pipeline_stages', 0, 9, 6, 6],
    ['news', 6, 9, 6, 6],
    ['earnings_over_time', 0, 15, 6, 6],
    ['payout_calendar', 6, 15, 6, 6],
  ]),
};
