import { byPrecedence, coveringAssignments } from '#features/commissions/commission-plans/precedence.ts';
import { addDays, periodKey } from '#shared/time/dates.ts';
import {
  type AssignmentFacts,
  type Facts,
  inForce,
  type PartnerFacts,
  type PlanVersionFacts,
  recordedAt,
  type StandingFacts,
  type TierFacts,
  wasRecorded,
} from './facts.ts';
import { type CompiledPlan, compilePlan } from './plan.ts';

/** The facts, indexed once for many ratings. */
export interface Program {
  facts: Facts;
  partner(id: string): PartnerFacts | undefined;
  /** The partner's profile on a day, as known at that time. */
  profile(id: string, day: string, knownAt: string): Profile;
  /**
   * Whether the partner was invited on a day and may still accept in time for events of that day, as known at that
   * time.
   */
  awaits(id: string, day: string, knownAt: string): boolean;
  /** Whether the program knew the partner by then; a partner without a recorded status is always known. */
  knew(id: string, at: string): boolean;
  /** The version named on a sale that was rated before. */
  plan(ref: PlanRef): CompiledPlan;
  /**
   * The plan by which a partner earns on a day; `audience` or `region` is set when the plan was assigned through one.
   */
  planFor(profile: Profile, day: string, knownAt: string, audiences?: readonly string[]): ProgramInput | undefined;
  /** The version of one plan in force on another day: for rates locked at a subscription's first event. */
  planOn(planId: string, day: string, knownAt: string): CompiledPlan | undefined;
}

export interface ProgramInput {
  plan: CompiledPlan;
  audience?: string;
  region?: string;
}

export interface PlanRef {
  plan_id: string;
  version: number;
}

/** A partner's properties on the event's day, as known at that time. They are frozen with the sale. */
export interface Profile {
  partner: string;
  type: string | undefined;
  tier: { id: string; effective_from: string; recorded_at: string } | null;
  regions: string[];
  /** Its own regions where there are several, with the main one first. */
  stands_in?: string[];
  country: string | undefined;
  tags: string[];
  custom: Record<string, string | number | boolean>;
  active: boolean;
}

export function openProgram(facts: Facts): Program {
  const partners = new Map(facts.partners.map((partner) => [partner.id, partner]));
  const versions = new Map<string, PlanVersionFacts[]>();
  const ready = new Map<string, Map<number, CompiledPlan>>();
  for (const version of [...facts.plans].sort((a, b) => a.version - b.version)) {
    versions.set(version.plan_id, [...(versions.get(version.plan_id) ?? []), version]);
    const ofPlan = ready.get(version.plan_id) ?? new Map<number, CompiledPlan>();
    ready.set(version.plan_id, ofPlan.set(version.version, compilePlan(version, facts.program)));
  }
  const acceptDays = facts.program.accept_days ?? DAYS_TO_ACCEPT;
  const assignments = byPrecedence(facts.assignments ?? toEverybody(facts.plans));

  function plan(ref: PlanRef): CompiledPlan {
    const compiled = ready.get(ref.plan_id)?.get(ref.version);
    if (!compiled) throw new Error(`plan ${ref.plan_id} version ${ref.version} is not among the facts`);
    return compiled;
  }

  function planOn(planId: string, day: string, knownAt: string): CompiledPlan | undefined {
    const version = inForce(versions.get(planId) ?? [], day, knownAt);
    return version && plan(version);
  }

  return {
    facts,
    partner: (id) => partners.get(id),
    profile: profilesOf(partners, acceptDays),
    awaits: (id, day, knownAt) => standingOn(partners.get(id), day, knownAt, acceptDays) === 'awaited',
    knew(id, at) {
      const standing = partners.get(id)?.standing ?? [];
      return standing.length === 0 || standing.some((one) => wasRecorded(one, at));
    },
    plan,
    planOn,
    planFor(profile, day, knownAt, audiences) {
      const { partner: id, type, tier, regions } = profile;
      const partner = { partner: id, type, tier: tier?.id, regions, audiences };
      for (const assignment of coveringAssignments(assignments, partner, day)) {
        const version = planOn(assignment.plan_id, day, knownAt);
        if (!version) continue;
        const { target, target_id } = assignment;
        if (target === 'audience' && target_id) return { plan: version, audience: target_id };
        if (target === 'region' && target_id && profile.stands_in) return { plan: version, region: target_id };
        return { plan: version };
      }
      return undefined;
    },
  };
}

/** A partner without recorded facts has no type, tier or region, and so matches no condition on them. */
function profileOf(
  id: string,
  partner: PartnerFacts | undefined,
  tier: TierFacts | undefined,
  active: boolean,
): Profile {
  return {
    partner: id,
    type: partner?.type,
    tier: tier ? { id: tier.tier, effective_from: tier.effective_from, recorded_at: recordedAt(tier) } : null,
    regions: partner?.regions ?? [],
    ...(partner?.stands_in && { stands_in: partner.stands_in }),
    country: partner?.country,
    tags: partner?.tags ?? [],
    custom: partner?.custom ?? {},
    active,
  };
}

/** Default for facts without the setting, as in older receipts. */
const DAYS_TO_ACCEPT = 30;

function standingOn(
  partner: PartnerFacts | undefined,
  day: string,
  knownAt: string,
  acceptDays: number,
): 'active' | 'awaited' | 'inactive' {
  if (!partner?.standing) return 'active';
  const category = inForce(partner.standing, day, knownAt)?.category;
  if (category !== 'invited') return category === 'active' ? 'active' : 'inactive';
  const last = addDays(day, acceptDays);
  let next: StandingFacts | undefined;
  for (const one of partner.standing) {
    const follows = one.effective_from > day && one.category !== 'invited' && wasRecorded(one, knownAt);
    if (follows && (!next || one.effective_from < next.effective_from)) next = one;
  }
  if (next) return next.category === 'active' && next.effective_from <= last ? 'active' : 'inactive';
  return knownAt.slice(0, 10) <= last ? 'awaited' : 'inactive';
}

/** A partner has few profiles and many sales, so each profile is created once and shared. */
function profilesOf(partners: Map<string, PartnerFacts>, acceptDays: number): Program['profile'] {
  const profilesById = new Map<string, { tier: TierFacts | undefined; profile: Profile }[]>();
  return (id, day, knownAt) => {
    const partner = partners.get(id);
    const tier = partner && inForce(partner.tiers, day, knownAt);
    const active = standingOn(partner, day, knownAt, acceptDays) === 'active';
    const cached = profilesById.get(id)?.find((one) => one.tier === tier && one.profile.active === active);
    if (cached) return cached.profile;
    const profile = profileOf(id, partner, tier, active);
    profilesById.set(id, [...(profilesById.get(id) ?? []), { tier, profile }]);
    return profile;
  };
}

/** Volume from before the first recorded event, for the period named by `key`. */
export function openingVolume(
  partner: PartnerFacts | undefined,
  measure: 'credited_base' | 'deal_count' | 'units',
  period: 'deal' | 'month' | 'quarter' | 'year' | 'lifetime',
  key: string,
): number {
  if (!partner?.opening_volume || period === 'deal') return 0;
  const inPeriod = partner.opening_volume.filter((volume) => periodKey(volume.at, period) === key);
  const amounts = inPeriod.map((volume) => {
    return measure === 'credited_base' ? volume.amount_minor : (volume[measure] ?? 0);
  });
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function toEverybody(plans: PlanVersionFacts[]): AssignmentFacts[] {
  return [...new Set(plans.map((version) => version.plan_id))].map((plan_id) => ({ plan_id, target: 'program' }));
}
