import type { DashboardMode, Followed } from '#shared/dashboard-widgets.ts';
import type { Period } from '#shared/figures.ts';
import { sayableWords } from '#shared/text/labels.ts';
import { daysBetween, isDate } from '#shared/time/dates.ts';
import type { Search } from '#web/search.ts';
import { specOf } from '../catalog.ts';

/** The filters of a dashboard as kept in the address: `?period=this_quarter&partner_id=…&compare=off`. */
export interface BoardFilters {
  period: Period;
  from: string | null;
  to: string | null;
  chosen: Record<ChoiceField, string[]>;
  isComparing: boolean;
}

const choiceFields = ['partner_id', 'partner_type_id', 'partner_region_id', 'owner_user_id'] as const;
export type ChoiceField = (typeof choiceFields)[number];
const followedAs: Record<ChoiceField, Followed> = {
  partner_id: 'partner',
  partner_type_id: 'type',
  partner_region_id: 'region',
  owner_user_id: 'owner',
};

export const DEFAULT_PERIOD: Period = 'last_12_months';
/** The words for periods, in the order they are offered. */
export const periodWords: Record<Period, string> = sayableWords({
  this_month: 'This month',
  last_month: 'Last month',
  this_quarter: 'This quarter',
  last_quarter: 'Last quarter',
  this_year: 'This year',
  last_year: 'Last year',
  last_12_months: 'Last 12 months',
  custom: 'Custom…',
});

const all = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
/** The server's limits: real days in their order, and no more than ten years. */
const LONGEST = 3660;
const isSpan = (from: string | undefined, to: string | undefined): boolean =>
  isDate(from) && isDate(to) && from <= to && daysBetween(from, to) <= LONGEST;
const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** Reads the address. What it does not know it leaves out: an old or mistyped link opens the dashboard all the same. */
export function readFilters(search: Search, mode: DashboardMode): BoardFilters {
  const asked = all(search.period)[0];
  const [from, to] = [all(search.from)[0], all(search.to)[0]];
  const isCustom = asked === 'custom' && isSpan(from, to);
  const period = asked && asked in periodWords && (asked !== 'custom' || isCustom) ? (asked as Period) : DEFAULT_PERIOD;
  const chosen = (field: ChoiceField) => (mode === 'company' ? all(search[field]).filter(isId) : []);
  return {
    period,
    from: isCustom ? from! : null,
    to: isCustom ? to! : null,
    chosen: Object.fromEntries(choiceFields.map((field) => [field, chosen(field)])) as Record<ChoiceField, string[]>,
    isComparing: all(search.compare)[0] !== 'off',
  };
}

/** The filters as the address holds them; the default dashboard has the plain address. */
export function writeFilters({ period, from, to, chosen, isComparing }: BoardFilters): Search {
  const search: Search = {};
  if (period !== DEFAULT_PERIOD) search.period = period;
  if (period === 'custom' && from && to) Object.assign(search, { from, to });
  for (const field of choiceFields) if (chosen[field].length > 0) search[field] = chosen[field];
  if (!isComparing) search.compare = 'off';
  return search;
}

/** The filters as sent to the server. The comparison of periods concerns only the screen. */
export function queryOf(filters: BoardFilters): Search {
  const { compare: _, ...query } = writeFilters({ ...filters });
  return { ...query, period: filters.period };
}

/** The part of the filters that a widget uses. It distinguishes the widget's figures from those under other filters. */
export function followedBy(widget: string, filters: BoardFilters): string {
  const { follows } = specOf(widget);
  const parts = choiceFields
    .filter((field) => follows.includes(followedAs[field]))
    .map((field) => [...filters.chosen[field]].sort().join());
  return [...(follows.includes('period') ? [filters.period, filters.from, filters.to] : []), ...parts].join('|');
}

const filterWords: Record<Followed, string> = {
  period: 'period',
  partner: 'partner',
  type: 'partner type',
  region: 'region',
  owner: 'owner',
};

export const listedWords = (filters: readonly Followed[]): string => filters.map((one) => filterWords[one]).join(', ');

const chosenIn = (filters: BoardFilters): Followed[] =>
  choiceFields.filter((field) => filters.chosen[field].length > 0).map((field) => followedAs[field]);

/** The chosen filters that a widget follows. */
export const chosenFor = (widget: string, filters: BoardFilters): Followed[] =>
  chosenIn(filters).filter((one) => specOf(widget).follows.includes(one));

/** Those that are chosen but leave this widget as it is. */
export const ignoredBy = (widget: string, filters: BoardFilters): Followed[] =>
  chosenIn(filters).filter((one) => !specOf(widget).follows.includes(one));
