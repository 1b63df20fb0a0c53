/** Rules for repeating a delivery, as pure functions. Times are in seconds. */

/** The delays before each attempt: ten within about three days. */
export const SCHEDULE = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** The delays vary by this part, so that retries of many deliveries do not arrive together. */
const JITTER = 0.2;
/** The shortest wait after a timeout or a refusal for the rate. */
export const SLOW_DOWN = 60;
/** An endpoint that only fails for this long is disabled. */
export const GIVE_UP_MS = 120 * 3_600_000;

export interface Outcome {
  status_code: number | null;
  isTimeout: boolean;
  /** The value of the header `Retry-After`. */
  retry_after: string | undefined;
}

export const isSuccess = ({ status_code }: Pick<Outcome, 'status_code'>): boolean =>
  status_code !== null && status_code >= 200 && status_code < 300;

/** The endpoint asks for nothing more, ever. */
export const isGone = ({ status_code }: Pick<Outcome, 'status_code'>): boolean => status_code === 410;

/** The endpoint asks for fewer requests, or cannot answer as many. */
export const mustSlowDown = ({ status_code, isTimeout }: Outcome): boolean => isTimeout || status_code === 429;

function askedWait(retry_after: string | undefined, now: Date): number | undefined {
  if (retry_after === undefined) return undefined;
  if (/^\d{1,9}$/.test(retry_after.trim())) return Number(retry_after);
  const at = Date.parse(retry_after);
  return Number.isNaN(at) ? undefined : (at - now.getTime()) / 1000;
}

/**
 * The seconds to wait before the next attempt.
 * @param slot the number of attempts so far
 * @param chance from 0 to 1
 * @returns undefined after the last attempt
 */
export function nextDelay(slot: number, outcome: Outcome, now: Date, chance: number): number | undefined {
  const usual = SCHEDULE[slot];
  if (usual === undefined) return undefined;
  const varied = usual * (1 - JITTER + 2 * JITTER * chance);
  const asked = askedWait(outcome.retry_after, now);
  // The endpoint can ask for more time, up to twice the usual one.
  const wait = asked === undefined ? varied : Math.min(Math.max(asked, usual), 2 * usual);
  return mustSlowDown(outcome) ? Math.max(wait, SLOW_DOWN) : wait;
}
