import type { Actor } from '#server/call.ts';
import { type DashboardList, type DashboardMode, screenOfRows } from '#shared/dashboard-widgets.ts';
import type { MeasuredRows } from '#shared/measures.ts';
import { resolveRolling } from '#shared/time/rolling-dates.ts';
import type { Span } from './periods.ts';
import { addressOf, inCurrency, type Rows, spanFilters } from './rows.ts';

export interface MeasureScope {
  /** All time without it. */
  span?: Partial<Span> | undefined;
  partner_id?: string | readonly string[] | undefined;
}

interface Reader {
  actor: Pick<Actor, 'timezone'> & { mode: DashboardMode };
  today: string;
}

/** The rows of a measure, as the caller lists them. Days that an instant decides are those of the company's time zone. */
export function measureRows(
  { list, filters, on, partner, own }: MeasuredRows,
  { span, partner_id }: MeasureScope,
  { actor, today }: Reader,
): Rows {
  if (partner_id && !partner) throw new Error(`A figure of "${list}" is not one of a partner.`);
  const ofPartner = actor.mode === 'partner' ? own : partner_id && { [partner!]: partner_id };
  const fixed = resolvedFilters(filters, today);
  return { list, filters: { ...ofPartner, ...fixed, ...(on && span && spanFilters(on, span, actor.timezone)) } };
}

/** Filters with relative days as they are today. */
function resolvedFilters(filters: MeasuredRows['filters'], today: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      [values].flat().map((value) => resolveRolling(value, today)),
    ]),
  );
}

/** A screen for each side; null where that side has none. */
export type Screens = Record<DashboardMode, string | null>;

/** The lists of both sides with exactly the rows of a partner's measure, for figures that are stored for both. */
export function measureScreens(
  measure: MeasuredRows,
  { currency, ...scope }: MeasureScope & { currency?: string | null },
  { actor: { timezone }, today }: { actor: Pick<Actor, 'timezone'>; today: string },
  lists: Readonly<Record<string, DashboardList>>,
): Screens {
  const screenFor = (mode: DashboardMode) => {
    const rows = measureRows(measure, scope, { actor: { mode, timezone }, today });
    return screenOfRows(lists, addressOf(currency ? inCurrency(rows, currency) : rows), mode);
  };
  return { company: screenFor('company'), partner: screenFor('partner') };
}
