import type { Actor } from '#server/call.ts';
import { type DashboardList, type DashboardMode, screenOfRows } from '#shared/dashboard-widgets.ts';
import type { MeasuredRows } from '#shared/measures.ts';
import type { Span } from './periods.ts';
import { addressOf, inCurrency, type Rows, spanFilters } from './rows.ts';

export interface MeasureScope {
  /** All time without it. */
  span?: Partial<Span> | undefined;
  partner_id?: string | readonly string[] | undefined;
}

type Reader = Pick<Actor, 'timezone'> & { mode: DashboardMode };

/** The rows of a measure, as the caller lists them. Days that an instant decides are those of the company's time zone. */
export function measureRows(
  { list, filters, on, partner, own }: MeasuredRows,
  { span, partner_id }: MeasureScope,
  { mode, timezone }: Reader,
): Rows {
  const ofPartner = mode === 'partner' ? own : partner_id && { [partner]: partner_id };
  return { list, filters: { ...ofPartner, ...filters, ...(on && span && spanFilters(on, span, timezone)) } };
}

/** A screen for each side; null where that side has none. */
export type Screens = Record<DashboardMode, string | null>;

/** The lists of both sides with exactly the rows of a partner's measure, for figures that are stored for both. */
export function measureScreens(
  measure: MeasuredRows,
  { currency, ...scope }: MeasureScope & { currency?: string | null },
  { timezone }: Pick<Actor, 'timezone'>,
  lists: Readonly<Record<string, DashboardList>>,
): Screens {
  const screenFor = (mode: DashboardMode) => {
    const rows = measureRows(measure, scope, { mode, timezone });
    return screenOfRows(lists, addressOf(currency ? inCurrency(rows, currency) : rows), mode);
  };
  return { company: screenFor('company'), partner: screenFor('partner') };
}
