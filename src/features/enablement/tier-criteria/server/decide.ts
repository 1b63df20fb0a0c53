import { addDays, daysBetween } from '#shared/time/dates.ts';
import { WARNING_DAYS } from '../metrics.schema.ts';
import type { StandingState } from '../schema.ts';

/**
 * Everything that decides the outcome for one partner in one evaluation. Tiers are positions on the ladder; -1 is no
 * tier.
 */
export interface Situation {
  today: string;
  current: number;
  earned: number;
  /** The tier was assigned manually or no longer belongs to the ladder. */
  isByHand: boolean;
  isLocked: boolean;
  /** An appeal waits for a decision; the partner keeps its tier until then. */
  hasAppeal: boolean;
  grace_days: number;
  promotion: 'proposal' | 'automatic';
  demotion: 'proposal' | 'automatic';
  grace: Grace | null;
  proposed: { kind: 'promotion' | 'demotion'; to: number } | null;
  /** Recently rejected promotions. */
  rejected: readonly number[];
  hasRoom: (place: number) => boolean;
  isMet: (place: number) => boolean;
}

export interface Grace {
  started_on: string;
  until: string;
  warned: readonly number[];
}

export interface Outcome {
  state: StandingState;
  grace: Grace | null;
  /** The days left that a warning is due for now. */
  warning: number | null;
  hasRecovered: boolean;
  move: { kind: 'promotion' | 'demotion'; to: number; how: 'proposal' | 'automatic' } | null;
  /** Whether an open proposal is outdated. */
  withdraws: boolean;
}

export function decideTierMove(now: Situation): Outcome {
  const { current, earned, proposed, grace } = now;
  const nothing: Outcome = {
    state: 'held',
    grace: null,
    warning: null,
    hasRecovered: false,
    move: null,
    withdraws: proposed !== null,
  };
  if (now.isLocked) return { ...nothing, state: 'locked' };
  if (now.isByHand && earned <= current) return nothing;
  if (earned > current) return rise(now, { ...nothing, hasRecovered: grace !== null });
  if (earned === current) return { ...nothing, hasRecovered: grace !== null };
  return fall(now, nothing);
}

/** Promotes to the highest tier that is met and has room. */
function rise(now: Situation, nothing: Outcome): Outcome {
  const { current, earned, proposed, promotion } = now;
  let to = earned;
  while (to > current && !(now.isMet(to) && now.hasRoom(to))) to -= 1;
  const eligible = { ...nothing, state: 'eligible' as const };
  if (to <= current) return eligible;
  if (promotion === 'automatic') return { ...eligible, state: 'held', move: { kind: 'promotion', to, how: promotion } };
  if (proposed?.kind === 'promotion' && proposed.to === to) return { ...eligible, withdraws: false };
  if (now.rejected.includes(to)) return eligible;
  return { ...eligible, move: { kind: 'promotion', to, how: promotion } };
}

function fall(now: Situation, nothing: Outcome): Outcome {
  const { today, grace_days, proposed, demotion } = now;
  const grace = now.grace ?? { started_on: today, until: addDays(today, grace_days), warned: [] };
  const left = daysBetween(today, grace.until);
  if (left > 0) {
    const due = WARNING_DAYS.filter((mark) => left <= mark && !grace.warned.includes(mark));
    // A short grace period starts with one warning too.
    const warning = due.length > 0 || grace.warned.length === 0 ? left : null;
    const warned = [...grace.warned, ...(due.length > 0 || warning === null ? due : [left])];
    return { ...nothing, state: 'grace', grace: { ...grace, warned }, warning };
  }
  const overdue = { ...nothing, state: 'overdue' as const, grace };
  const to = Math.max(now.earned, 0);
  const isProposed = proposed?.kind === 'demotion' && proposed.to === to;
  if (now.hasAppeal) return { ...overdue, withdraws: proposed !== null && !isProposed };
  if (demotion === 'automatic') {
    return { ...nothing, state: 'held', grace: null, move: { kind: 'demotion', to, how: demotion } };
  }
  if (isProposed) return { ...overdue, withdraws: false };
  return { ...overdue, move: { kind: 'demotion', to, how: demotion } };
}
