import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Fact, factsOf, type Subject } from '#server/extension-points/facts.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import { MAX_DEPTH } from '../schema.ts';

/** The facts of every noun and the audiences that conditions may name: all that compiling needs to know. */
export interface Catalog {
  facts: Record<Subject, ReadonlyMap<string, Fact>>;
  audiences: ReadonlyMap<string, NamedAudience>;
  today: string;
  timezone: string;
}

interface NamedAudience {
  name: string;
  entity: Subject;
  conditions: AnyWhen;
  color: string | null;
  is_archived: boolean;
}

/** The prefix of a noun's facts: `partner.tier`, `contact.type`, `deal.stage`. */
export const prefixes: Record<Subject, string> = { partners: 'partner', contacts: 'contact', opportunities: 'deal' };

export async function loadCatalog(call: Call): Promise<Catalog> {
  const facts = {} as Record<Subject, ReadonlyMap<string, Fact>>;
  for (const subject of ['partners', 'contacts', 'opportunities'] as const) {
    facts[subject] = new Map((await factsOf(call, subject)).map((fact) => [fact.field, fact]));
  }
  const rows = await call.rows<NamedAudience & { id: string }>(sql`
    select id, name, entity, conditions, color, archived_at is not null as is_archived from audiences
    where organization_id = ${call.organization_id} order by name, id`);
  return {
    facts,
    audiences: new Map(rows.map(({ id, ...row }) => [id, row])),
    today: call.today(),
    timezone: call.actor.timezone,
  };
}

/** The audience everybody is in, so that "in none of these" is known of those who are in no audience at all. */
export const EVERYBODY = '*';

export interface Asked {
  /** The noun the fact belongs to: the noun itself, or its partner. */
  subject: Subject;
  fact: Fact | 'audience';
  currency: string;
}

/** Finds the fact a field refers to; undefined for a deleted or unknown field. */
export function findFact({ facts }: Pick<Catalog, 'facts'>, subject: Subject, field: string): Asked | undefined {
  for (const owner of subject === 'partners' ? (['partners'] as const) : ([subject, 'partners'] as const)) {
    if (field === `${prefixes[owner]}.audience`) return { subject: owner, fact: 'audience', currency: '' };
    const exact = facts[owner].get(field);
    if (exact && !exact.isInCurrency) return { subject: owner, fact: exact, currency: '' };
    const [, name, currency] = /^(.+)\.([A-Z]{3})$/.exec(field) ?? [];
    const priced = name === undefined ? undefined : facts[owner].get(name);
    if (priced?.isInCurrency) return { subject: owner, fact: priced, currency: currency! };
  }
  return undefined;
}

/** The audiences a condition names. */
export function audiencesIn(when: AnyWhen): string[] {
  return audienceConditions(when).flatMap(({ field, value }) =>
    isAudienceField(field) ? [value ?? []].flat().filter((id) => typeof id === 'string') : [],
  );
}

export function isAudienceField(field: string): boolean {
  return Object.values(prefixes).some((prefix) => field === `${prefix}.audience`);
}

export function audienceConditions({ any }: AnyWhen): AnyCondition[] {
  return any.flatMap(({ all }) => all);
}

/**
 * The nesting depth of audiences in conditions: 1 when they name none. Beyond the limit, and in a circle, it exceeds
 * the maximum.
 */
export function depthOf(when: AnyWhen, audiences: Catalog['audiences'], seen: readonly string[] = []): number {
  let deepest = 1;
  for (const id of new Set(audiencesIn(when))) {
    if (seen.includes(id) || seen.length >= MAX_DEPTH) return MAX_DEPTH + 1;
    const named = audiences.get(id);
    if (named) deepest = Math.max(deepest, 1 + depthOf(named.conditions, audiences, [...seen, id]));
  }
  return deepest;
}
