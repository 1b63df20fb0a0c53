import { Refusal } from '../errors.ts';
import type { Principal } from './principal.ts';

/** The last use of a session is recorded at most once in this time, so a session may rest so much longer. */
export const LAST_SEEN_INTERVAL_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The rules of the companies that a session can open. */
export interface SessionRules {
  /** The shortest limit; null: the session may rest. */
  idle_minutes: number | null;
  /** Every company lets browsers keep the session. */
  is_remembered: boolean;
}

/**
 * The strictest rules among the organizations that the session opens: those of the person's memberships and, for partner
 * users, the companies of their programs.
 */
export function rulesOfSession({ companies, programs }: Pick<Principal, 'companies' | 'programs'>): SessionRules {
  const organizations = [...companies, ...programs.flatMap(({ home, company }) => [home, company])];
  const limits = organizations.flatMap(({ session_idle_minutes }) => session_idle_minutes ?? []);
  return {
    idle_minutes: limits.length > 0 ? Math.min(...limits) : null,
    is_remembered: organizations.every(({ remembers_sessions }) => remembers_sessions),
  };
}

/**
 * The limit in minutes that a session has exceeded. Keys and background work have no last use, and no limit.
 * @param now in milliseconds since 1970
 */
export function exceededIdleMinutes(principal: Principal, now: number): number | null {
  const { idle_minutes } = rulesOfSession(principal);
  if (idle_minutes === null || principal.last_seen_at === null) return null;
  const rested = now - Date.parse(principal.last_seen_at);
  return rested > idle_minutes * MINUTE_MS + LAST_SEEN_INTERVAL_MS ? idle_minutes : null;
}

/** Whether a session is older than a day although a company does not let browsers keep it. */
export const isKeptTooLong = (principal: Principal, now: number): boolean =>
  principal.created_at !== null &&
  now - Date.parse(principal.created_at) > DAY_MS &&
  !rulesOfSession(principal).is_remembered;

/** 401 with `session_ended`, so that the sign-in page says why. */
export function idleRefusal(minutes: number): Refusal {
  const text = `You were signed out because your session was not used for ${lengthOf(minutes)}. Sign in again.`;
  return new Refusal(401, text, undefined, { session_ended: 'idle' });
}

function lengthOf(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
