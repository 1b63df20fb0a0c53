import type { Sentence } from '#shared/text/sentence.ts';
import type { FactRow } from './record-state.ts';

/**
 * A signal of the health of partners. Each feature declares what it knows (`healthSignals` in its `server/index.ts`);
 * `partners/partner-health` evaluates all of them every night. Expressions are SQL over the partner `p`; `$1` is the
 * organization, `$3` today, and `$4` now.
 */
export interface HealthSignal {
  key: string;
  /** "Activity". */
  label: string;
  /** Its share in the score, compared with the other signals that apply. */
  weight: number;
  /** 0 to 100; null if it does not apply to the partner. */
  points: string;
  /** The columns that the reason needs, by name. */
  values: Readonly<Record<string, string>>;
  /** The reason, in words that hold for any points. */
  say: (row: FactRow) => Sentence;
  /** The screen that shows more; `$id` is the partner. */
  to?: `/${string}`;
}

const declared: HealthSignal[] = [];

/** Declares signals, which a feature lists as `healthSignals` in its `server/index.ts`. */
export function defineHealthSignals(signals: readonly HealthSignal[]): readonly string[] {
  for (const signal of signals) {
    if (declared.some(({ key }) => key === signal.key))
      throw new Error(`Two features declare the signal "${signal.key}".`);
    declared.push(signal);
  }
  return signals.map(({ key }) => key);
}

export const declaredHealthSignals = (): readonly HealthSignal[] => declared;

/** 100 up to `best` days, 0 from `worst` days on, and a straight line between them. */
export const pointsByDays = (days: string, best: number, worst: number): string =>
  `greatest(0, least(100, round(100.0 * (${worst} - (${days})) / ${worst - best})))`;
