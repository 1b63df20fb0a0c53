import type { Actor } from '#server/call.ts';
import type { Measure } from '#shared/measures.ts';
import { resolveRolling } from '#shared/time/rolling-dates.ts';
import type { Span } from './periods.ts';
import { type Rows, spanFilters } from './rows.ts';

export interface MeasureScope {
  /** All time without it. */
  span?: Span | undefined;
  partner_id?: string | undefined;
}

/** The rows of a measure, as the caller lists them. Days that an instant decides are those of the company's time zone. */
export function measureRows(
  { key, list, filters, on, partner, own }: Measure,
  { span, partner_id }: MeasureScope,
  { actor, today }: { actor: Pick<Actor, 'mode' | 'timezone'>; today: string },
): Rows {
  if (partner_id && !partner) throw new Error(`The measure "${key}" is not one of a partner.`);
  const ofPartner = actor.mode === 'partner' ? own : partner_id && { [partner!]: partner_id };
  const fixed = resolvedFilters(filters, today);
  return { list, filters: { ...ofPartner, ...fixed, ...(on && span && spanFilters(on, span, actor.timezone)) } };
}

/** Filters with relative days as they are today. */
export function resolvedFilters(filters: Measure['filters'], today: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      [values].flat().map((value) => resolveRolling(value, today)),
    ]),
  );
}
