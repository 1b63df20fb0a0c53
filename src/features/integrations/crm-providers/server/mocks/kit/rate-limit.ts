/** Counts requests in a fixed window, as providers do. */
export interface RateLimit {
  /** Counts one request. */
  take(): RateState;
  /** Changes the limit; the count starts again. */
  set(limit: number): void;
}

export interface RateState {
  is_allowed: boolean;
  limit: number;
  remaining: number;
  /** Milliseconds until the window ends. */
  resets_in: number;
}

export function createRateLimit({
  limit,
  window_ms,
  now,
}: {
  limit: number;
  window_ms: number;
  now: () => Date;
}): RateLimit {
  let most = limit;
  let began = Number.NEGATIVE_INFINITY;
  let used = 0;
  return {
    take() {
      const time = now().getTime();
      if (time - began >= window_ms || time < began) {
        began = time;
        used = 0;
      }
      used += 1;
      return {
        is_allowed: used <= most,
        limit: most,
        remaining: Math.max(0, most - used),
        resets_in: began + window_ms - time,
      };
    },
    set(next) {
      most = next;
      began = Number.NEGATIVE_INFINITY;
    },
  };
}
