import { allows } from '#shared/permissions.ts';
import type { Call } from './call.ts';

/**
 * What partners see because of rules, and what uses an audience. Features fill these registries (`sees` and
 * `usesAudiences` in their `server/index.ts`), so that "what does this partner see, and why" and "what
 * uses this audience" are answered in one place.
 */

/** One thing a partner sees. */
export interface Seen {
  what: string;
  /** Where it is in the company's screens. */
  to: string | null;
  /** Why the partner sees it: "Audience Gold in Europe", "Everyone in the program". */
  rule: string;
  /** Since when, a day or an instant. */
  since: string | null;
}

/** A kind of thing that partners see, with the query that decides who sees what. */
export interface Sees {
  /** The heading: "Incentives". */
  kind: string;
  /** The permission a team member needs to see it here. */
  can: `${string}:view`;
  /** At most a few hundred, newest or most important first; `total` when there are more. */
  of: (call: Call, partner_id: string) => Promise<{ entries: Seen[]; total?: number }>;
}

/** Something that uses an audience: the audience cannot be archived until then. */
export interface AudienceUse {
  kind: string;
  name: string;
  to: string | null;
}
export type UsesAudience = (call: Call, audience_id: string) => Promise<AudienceUse[]>;

const sights: Sees[] = [];
const uses: UsesAudience[] = [];

export function defineSees(sees: Sees): Sees {
  sights.push(sees);
  return sees;
}

export function defineAudienceUses(find: UsesAudience): UsesAudience {
  uses.push(find);
  return find;
}

/** Everything one partner sees, limited to what this team member may know. */
export async function itemsSeenBy(
  call: Call,
  partner_id: string,
): Promise<{ kind: string; entries: Seen[]; total: number }[]> {
  const groups: { kind: string; entries: Seen[]; total: number }[] = [];
  for (const { kind, can, of } of sights) {
    if (!allows(call.actor.permissions, can.split(':')[0]!, 'view')) continue;
    const { entries, total = entries.length } = await of(call, partner_id);
    groups.push({ kind, entries, total });
  }
  return groups;
}

export async function usesOfAudience(call: Call, audience_id: string): Promise<AudienceUse[]> {
  const found: AudienceUse[] = [];
  for (const find of uses) found.push(...(await find(call, audience_id)));
  return found;
}
