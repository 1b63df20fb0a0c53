import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import type { Rounding } from '#shared/money/rational.ts';

/**
 * The facts of the program as plain data. History is bitemporal: `effective_from` is the day from which a fact holds,
 * `recorded_at` the time from which it is known. The engine only asks which fact was in force on a day, as known at a
 * time.
 */

export interface ProgramFacts {
  currency: string;
  timezone: string;
  rounding: Rounding;
  default_hold_days?: number;
  clawback_window_days?: number | null;
  deal_cap_ppm?: number | null;
  /**
   * Events during a pending invitation count once the partner is active, if it accepts within this number of days; 30
   * by default.
   */
  accept_days?: number;
}

export interface PlanVersionFacts {
  plan_id: string;
  version: number;
  effective_from: string;
  effective_to?: string | null;
  recorded_at?: string;
  definition: PlanDefinition;
}

export interface AssignmentFacts {
  plan_id: string;
  target: 'program' | 'type' | 'region' | 'tier' | 'audience' | 'partner';
  target_id?: string;
  effective_from?: string;
  effective_to?: string | null;
  priority?: number;
}

export interface TierFacts {
  tier: string;
  effective_from: string;
  effective_to?: string | null;
  recorded_at?: string;
  superseded_at?: string | null;
}

/**
 * Earning requires the category `active` on the event's date, or soon after an invitation; a partner without a recorded
 * status is active.
 */
export interface StandingFacts {
  category: string;
  effective_from: string;
  recorded_at?: string;
}

/** Volume from before the first recorded event, in the program's currency. */
export interface OpeningVolume {
  at: string;
  amount_minor: number;
  deal_count?: number;
  units?: number;
}

export interface PartnerFacts {
  id: string;
  type?: string;
  /** All regions of the partner and their parents, in order of precedence: the nearest first. */
  regions?: string[];
  /** The partner's own regions where there are several, with the main one first. */
  stands_in?: string[];
  country?: string;
  tags?: string[];
  custom?: Record<string, string | number | boolean>;
  tiers: TierFacts[];
  standing?: StandingFacts[];
  opening_volume?: OpeningVolume[];
}

/** Without assignments every plan is assigned to the whole program, in the order given. */
export interface Facts {
  program: ProgramFacts;
  plans: PlanVersionFacts[];
  assignments?: AssignmentFacts[];
  partners: PartnerFacts[];
}

interface Dated {
  effective_from: string;
  effective_to?: string | null;
  recorded_at?: string;
  superseded_at?: string | null;
}

/**
 * The fact in force on `day` as known at `knownAt`: the latest to take effect; among those of the same day, the latest
 * recorded.
 */
export function inForce<T extends Dated>(facts: readonly T[], day: string, knownAt: string): T | undefined {
  let latest: T | undefined;
  for (const fact of facts) {
    if (fact.effective_from > day || (fact.effective_to && fact.effective_to <= day)) continue;
    if (!wasRecorded(fact, knownAt) || (fact.superseded_at && isRecordedBy(fact.superseded_at, knownAt))) continue;
    if (!latest || fact.effective_from > latest.effective_from) latest = fact;
    else if (fact.effective_from === latest.effective_from && recordedAt(fact) >= recordedAt(latest)) latest = fact;
  }
  return latest;
}

export function recordedAt(fact: Dated): string {
  return fact.recorded_at ?? fact.effective_from;
}

export function wasRecorded(fact: Dated, at: string): boolean {
  return isRecordedBy(recordedAt(fact), at);
}

/** Days and instants can be compared here; then only the day counts. */
function isRecordedBy(recorded: string, at: string): boolean {
  return recorded.length === at.length ? recorded <= at : recorded.slice(0, 10) <= at.slice(0, 10);
}
