/** How long since the last update before a session's last use is recorded again. */
export const LAST_SEEN_INTERVAL_MS = 60_000;
