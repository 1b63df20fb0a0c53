/** Limits that bound what a count can tell about single domains; decision 127 gives the reasons. */

/** Comparisons that a partner can start within 24 hours, and within 30 days. */
export const SESSIONS_PER_DAY = 4;
export const SESSIONS_PER_MONTH = 40;
/** Comparisons that can be started from one network in a minute. */
export const STARTS_PER_MINUTE = 20;
export const MOST_DOMAINS = 10_000;
export const LEAST_DOMAINS = 10;
/** Domains of all lists of the company that one comparison can include. */
export const MOST_COMPANY_DOMAINS = 40_000;
/** An open comparison has this time for its answer; a finished one can be revealed for this time. */
export const OPEN_MINUTES = 30;
export const REVEAL_HOURS = 24;
/** A list can grow between two comparisons within a day by the larger of both. */
export const GROWTH_DOMAINS = 100;
export const GROWTH_PERCENT = 25;
/** A shown count changes only when the true one has moved by this many since, and by up to `MOST_EXTRA` more. */
export const LEAST_MOVE = 5;
export const MOST_EXTRA = 4;

/** The most domains that a list may have after a comparison of `before` domains within the last day. */
export const mostAfter = (before: number): number =>
  Math.min(MOST_DOMAINS, before + Math.max(GROWTH_DOMAINS, Math.floor((before * GROWTH_PERCENT) / 100)));

/** False points among those of the company, which only an honest answer transforms correctly. */
export const LEAST_DECOYS = 64;
const PADDED_TO = 64;
/** At least a quarter of decoys, and a total that hides the exact size of the company's lists. */
export function decoysFor(domains: number): number {
  const least = domains + Math.max(LEAST_DECOYS, Math.ceil(domains / 4));
  return Math.ceil(least / PADDED_TO) * PADDED_TO - domains;
}
export const MOST_POINTS = MOST_COMPANY_DOMAINS + decoysFor(MOST_COMPANY_DOMAINS);
