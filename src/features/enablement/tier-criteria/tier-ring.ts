import { daysBetween } from '#shared/time/dates.ts';
import type { CriterionResult } from './schema.ts';

/** A shorter time to keep a tier is more urgent than the way to the next one. */
const RISK_DAYS = 90;

interface Standing {
  tier_id: string | null;
  risk_on: string | null;
  is_locked: boolean;
  results: readonly Pick<CriterionResult, 'tier_id' | 'value' | 'threshold' | 'is_met' | 'is_mandatory'>[];
}

interface Tier {
  id: string;
  name: string;
}

export type RingState =
  | { kind: 'keep'; tier_id: string; tier: string; days: number; share: number }
  | { kind: 'next'; tier_id: string; tier: string; percent: number; share: number }
  | { kind: 'highest'; tier: string };

/**
 * The days that are left to keep the tier, else the part of the requirements of the next tier that is met. The tiers go
 * from the lowest to the highest.
 */
export function ringOf(row: Standing, ladder: readonly Tier[], today: string): RingState | null {
  const place = ladder.findIndex(({ id }) => id === row.tier_id);
  const current = ladder[place];
  if (current && row.risk_on && !row.is_locked) {
    const days = Math.max(0, daysBetween(today, row.risk_on));
    if (days <= RISK_DAYS)
      return { kind: 'keep', tier_id: current.id, tier: current.name, days, share: days / RISK_DAYS };
  }
  const next = ladder.slice(place + 1).find(({ id }) => row.results.some(({ tier_id }) => tier_id === id));
  if (!next) return current ? { kind: 'highest', tier: current.name } : null;
  const needed = row.results.filter(({ tier_id }) => tier_id === next.id);
  const mandatory = needed.filter(({ is_mandatory }) => is_mandatory);
  const counted = mandatory.length > 0 ? mandatory : needed;
  const parts = counted.map(({ is_met, value, threshold }) =>
    is_met ? 1 : threshold > 0 ? Math.min(1, (value ?? 0) / threshold) : 0,
  );
  const share = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  // Rounded down, because 99.6% of the requirements do not fulfill them.
  return { kind: 'next', tier_id: next.id, tier: next.name, percent: Math.floor(share * 100), share };
}
