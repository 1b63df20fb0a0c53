import type { TierLevel } from '../schema.ts';

/** A tier with its requirements, in order from the lowest to the highest. */
export interface Rung {
  id: string;
  name: string;
  capacity: number | null;
  points_needed: number;
  criteria: readonly { id: string; is_mandatory: boolean; points: number }[];
}

interface Judged {
  criterion_id: string;
  is_met: boolean;
  lapses_on: string | null;
}

export function ladderOf(
  tiers: readonly { id: string; name: string }[],
  levels: readonly TierLevel[],
  criteria: readonly { id: string; tier_id: string; is_mandatory: boolean; points: number }[],
): Rung[] {
  return tiers.map(({ id, name }) => {
    const level = levels.find(({ tier_id }) => tier_id === id);
    return {
      id,
      name,
      capacity: level?.capacity ?? null,
      points_needed: level?.points_needed ?? 0,
      criteria: criteria.filter(({ tier_id }) => tier_id === id),
    };
  });
}

/** The entry tier is open to everyone; a higher tier without criteria is assigned manually only. */
export function isEarned(rung: Rung, index: number, met: ReadonlySet<string>): boolean {
  const { criteria, points_needed } = rung;
  if (criteria.length === 0) return index === 0;
  if (criteria.some(({ id, is_mandatory }) => is_mandatory && !met.has(id))) return false;
  const points = criteria.reduce(
    (sum, { id, is_mandatory, points: worth }) => sum + (!is_mandatory && met.has(id) ? worth : 0),
    0,
  );
  return points >= points_needed;
}

/** The index of the highest tier whose requirements are met; -1 when none is. */
export function earnedIndex(ladder: readonly Rung[], met: ReadonlySet<string>): number {
  return ladder.findLastIndex((rung, index) => isEarned(rung, index, met));
}

export const metOf = (results: readonly Judged[], day?: string): Set<string> =>
  new Set(
    results
      .filter(({ is_met, lapses_on }) => is_met && (day === undefined || lapses_on === null || lapses_on > day))
      .map(({ criterion_id }) => criterion_id),
  );

export interface Forecast {
  on: string;
  criterion_id: string;
  /** The tier the partner would still have, if any. */
  falls_to: number;
}

/**
 * Forecasts the first day on which the partner's tier is lost if nothing is added, and the criterion that lapses then.
 */
export function forecastOf(ladder: readonly Rung[], current: number, results: readonly Judged[]): Forecast | null {
  const rung = ladder[current];
  if (!rung || rung.criteria.length === 0 || !isEarned(rung, current, metOf(results))) return null;
  const days = [...new Set(results.flatMap(({ lapses_on }) => lapses_on ?? []))].sort();
  for (const on of days) {
    const met = metOf(results, on);
    if (isEarned(rung, current, met)) continue;
    const own = new Set(rung.criteria.map(({ id }) => id));
    const cause = results.find(({ criterion_id, lapses_on }) => lapses_on === on && own.has(criterion_id));
    if (!cause) continue;
    const falls_to = earnedIndex(ladder.slice(0, current), met);
    return { on, criterion_id: cause.criterion_id, falls_to };
  }
  return null;
}

/** A tier without criteria above the first is assigned manually, so the evaluation does not change it. */
export const isTierByHand = (ladder: readonly Rung[], index: number): boolean =>
  index > 0 && ladder[index]!.criteria.length === 0;
