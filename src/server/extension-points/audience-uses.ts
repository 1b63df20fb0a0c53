import { allows } from '#shared/access/permissions.ts';
import type { Call } from '../call.ts';

/**
 * Records that partners see because of rules, and records that use an audience. Features fill these registries (`sees`
 * and `usesAudiences` in their `server/index.ts`), so that "what does this partner see, and why" and "what uses this
 * audience" are each answered in one place.
 */

/** One record that a partner sees. */
export interface Seen {
  what: string;
  /** Its address in company mode. */
  to: string | null;
  /** The reason why the partner sees it: "Audience Gold in Europe", "Everyone in the program". */
  rule: string;
  /** The day or instant from which the partner sees it. */
  since: string | null;
}

/** A kind of record that partners see, with the query that decides which partner sees which record. */
export interface Sees {
  /** The heading: "Incentives". */
  kind: string;
  /** The permission a team member needs to list these records here. */
  can: `${string}:view`;
  /** At most a few hundred entries, newest or most important first; `total` if there are more. */
  of: (call: Call, partner_id: string) => Promise<{ entries: Seen[]; total?: number }>;
}

/** A record that uses an audience. The audience cannot be archived while it is used. */
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

/** Lists everything that one partner sees, limited to what the calling team member can view. */
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
  const audienceUses: AudienceUse[] = [];
  for (const find of uses) audienceUses.push(...(await find(call, audience_id)));
  return audienceUses;
}
