import type { Actor } from '#server/call.ts';
import type { Measure } from '#shared/measures.ts';
import type { Span } from './periods.ts';
import { type Rows, spanFilters } from './rows.ts';

export interface MeasureScope {
  /** All time without it. */
  span?: Span | undefined;
  partner_id?: string | undefined;
}

/** The rows of a measure, as the caller lists them. Days that an instant decides are those of the company's time zone. */
export function measureRows(
  { list, filters, on, partner, own }: Measure,
  { span, partner_id }: MeasureScope,
  { mode, timezone }: Pick<Actor, 'mode' | 'timezone'>,
): Rows {
  const ofPartner = mode === 'partner' ? own : partner_id && { [partner]: partner_id };
  return { list, filters: { ...ofPartner, ...filters, ...(on && span && spanFilters(on, span, timezone)) } };
}
