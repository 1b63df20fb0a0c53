import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { usesOfAudience } from '#server/extension-points/audience-uses.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { type Audience, type AudienceCreate, MAX_AUDIENCES } from '../schema.ts';
import { audiencesIn } from './catalog.ts';
import { checkConditions } from './check.ts';

export async function prepareAudience(call: Call, input: AudienceCreate): Promise<Row> {
  await oneAtATime(call);
  await keepCountable(call);
  await checkConditions(call, input.entity, input.conditions);
  return { ...input, name: input.name.trim() };
}

/** Conditions are validated on changes and when an audience is restored. */
export async function prepareAudienceChange(
  call: Call,
  current: Audience,
  patch: Partial<AudienceCreate> & Row,
): Promise<Row> {
  if (patch.conditions || (patch.archived_at === null && current.archived_at)) {
    await oneAtATime(call);
    if (current.archived_at) await keepCountable(call);
    await checkConditions(call, current.entity, patch.conditions ?? current.conditions, current.id);
  }
  return { ...patch, ...(patch.name !== undefined && { name: patch.name.trim() }) };
}

/** Limits the number of audiences because a partner's visibility evaluates all of them at once. */
async function keepCountable(call: Call): Promise<void> {
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from audiences where organization_id = ${call.organization_id} and archived_at is null`);
  if (count >= MAX_AUDIENCES) {
    throw invalid({ name: [`exceeds the limit of ${MAX_AUDIENCES} audiences; archive one first`] });
  }
}

/** Two changes at once could otherwise make a circle that neither of them sees. */
async function oneAtATime(call: Call): Promise<void> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('audiences ' || ${call.organization_id}::text, 0))`,
  );
}

/** Whatever uses an archived audience would silently reach no one. */
export async function rejectWhileUsed(call: Call, { id, name }: Audience): Promise<void> {
  await oneAtATime(call);
  const uses = await usesOfAudience(call, id);
  if (uses.length === 0) return;
  const shown = uses.slice(0, 3).map((use) => `${use.kind} “${use.name}”`);
  const more = uses.length > shown.length ? ` and ${uses.length - shown.length} more` : '';
  throw conflict(`“${name}” is used by ${shown.join(', ')}${more}. Remove it there first.`, { uses });
}

/** Audiences that are made of this one. */
export async function audiencesContaining(call: Call, id: string) {
  const rows = await call.rows<{ id: string; name: string; conditions: AnyWhen }>(sql`
    select id, name, conditions from audiences where organization_id = ${call.organization_id} and archived_at is null
      and strpos(conditions::text, ${id}) > 0 order by name`);
  return rows
    .filter(({ conditions }) => audiencesIn(conditions).includes(id))
    .map((row) => ({ kind: 'Audience', name: row.name, to: `/audiences/show/${row.id}` }));
}
