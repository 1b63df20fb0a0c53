/** Helpers for the figures behind a feature's dashboard widgets. */

export { largest, merged, type Part, ranked } from './breakdown.ts';
export {
  type Ask,
  also,
  cell,
  closedIn,
  inCurrency,
  item,
  partnerOf,
  type Reader,
  type Sum,
  share,
  sumCells,
  wonIn,
} from './figure-queries.ts';
export { bucketOf, bucketsOf, comingMonths, type Span, spansOf, startsOf } from './periods.ts';
export { defineFigures, type NeedRows, type RecentEvents } from './readers.ts';
export { instantText, MAX_RECENT_EVENTS } from './recent-events.ts';
export { addressOf, countOf, type Filters, type Rows, sourceOf } from './rows.ts';
