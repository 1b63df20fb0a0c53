import type { AssignmentTarget } from './schema.ts';

/**
 * The target and period of an assignment. Without `effective_from` it has always been in force; `effective_to` is the
 * first day on which it no longer is.
 */
export interface Assigned {
  plan_id: string;
  target: AssignmentTarget;
  target_id?: string | null;
  priority?: number;
  effective_from?: string;
  effective_to?: string | null;
}

/** The properties of a partner that decide whether an assignment reaches it. */
export interface Reachable {
  partner: string;
  type?: string | null | undefined;
  tier?: string | null | undefined;
  /**
   * All regions of the partner and their parents, nearest first; among equally near ones those of its main region, then
   * the others in the partner's own order.
   */
  regions: readonly string[];
  /** The partner's audiences to which any plan is assigned. */
  audiences?: readonly string[] | undefined;
}

const levels: Record<AssignmentTarget, number> = { partner: 0, audience: 1, type: 2, tier: 2, region: 2, program: 3 };

/**
 * Sorts assignments: a partner's own come before those of its audiences, those before its type, tier or region, and
 * those before the program's; within a level the higher priority, then the later start. Equal ones keep their order, so
 * pass them in the order in which they were created.
 */
export function byPrecedence<T extends Assigned>(assignments: readonly T[]): T[] {
  return [...assignments].sort((a, b) => {
    const level = levels[a.target] - levels[b.target];
    if (level !== 0) return level;
    const priority = (b.priority ?? 0) - (a.priority ?? 0);
    if (priority !== 0) return priority;
    const [from, to] = [a.effective_from ?? '', b.effective_from ?? ''];
    return from < to ? 1 : from > to ? -1 : 0;
  });
}

export function isInForce(
  { effective_from, effective_to }: Pick<Assigned, 'effective_from' | 'effective_to'>,
  day: string,
): boolean {
  return !(effective_from && effective_from > day) && !(effective_to && effective_to <= day);
}

export function coversPartner(assignment: Assigned, partner: Reachable, day: string): boolean {
  if (!isInForce(assignment, day)) return false;
  const { target, target_id } = assignment;
  switch (target) {
    case 'program':
      return true;
    case 'partner':
      return target_id === partner.partner;
    case 'type':
      return target_id === partner.type;
    case 'tier':
      return target_id === partner.tier;
    case 'audience':
      return partner.audiences?.includes(target_id ?? '') ?? false;
    case 'region':
      return partner.regions.includes(target_id ?? '');
  }
}

/**
 * The assignments that reach a partner, in precedence. Among assignments to several of its regions the nearest region
 * wins, unless another assignment has more priority; among two to one region, the later one.
 */
export function coveringAssignments<T extends Assigned>(sorted: readonly T[], partner: Reachable, day: string): T[] {
  const covering = sorted.filter((assignment) => coversPartner(assignment, partner, day));
  if (partner.regions.length < 2) return covering;
  const place = ({ target_id }: T) => partner.regions.indexOf(target_id ?? '');
  const byRegion = covering
    .filter(({ target }) => target === 'region')
    .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0) || place(a) - place(b));
  return covering.map((one) => (one.target === 'region' ? byRegion.shift()! : one));
}

/** The first assignment in precedence that reaches the partner and whose plan has a version in force. */
export function assignmentFor<T extends Assigned>(
  sorted: readonly T[],
  partner: Reachable,
  day: string,
  hasVersion: (plan_id: string) => boolean,
): T | undefined {
  return coveringAssignments(sorted, partner, day).find(({ plan_id }) => hasVersion(plan_id));
}

interface Version {
  plan_id: string;
  version: number;
  effective_from: string;
  recorded_at: string;
}

/**
 * The version of a plan in force on a day: the latest to take effect; among those of the same day, the later published.
 */
export function versionOn<T extends Version>(versions: readonly T[], plan_id: string, day: string): T | undefined {
  let latest: T | undefined;
  for (const one of versions) {
    if (one.plan_id !== plan_id || one.effective_from > day) continue;
    if (!latest || orderOf(one) > orderOf(latest)) latest = one;
  }
  return latest;
}

function orderOf({ effective_from, recorded_at, version }: Version): string {
  return `${effective_from} ${recorded_at} ${String(version).padStart(9, '0')}`;
}
