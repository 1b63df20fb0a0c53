/** The interval at which the last use of a session is recorded. */
export const LAST_SEEN_INTERVAL_MS = 60_000;
