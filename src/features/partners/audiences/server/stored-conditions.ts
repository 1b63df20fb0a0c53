import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { defineStoredConditions } from '#server/extension-points/stored-conditions.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import { audienceConditions } from './catalog.ts';

/** @throws 409 while an active audience uses this field (or, if given, this value) */
async function rejectWhileInConditions(call: Call, what: string, field: string, value?: string): Promise<void> {
  const asking = await audiencesAsking(call, field);
  const usedBy = asking.filter(
    ({ conditions, is_live }) =>
      is_live &&
      audienceConditions(conditions).some((one) => asksFor(one, field) && (value === undefined || names(one, value))),
  );
  if (usedBy.length === 0) return;
  const uses = usedBy.map(({ id, name }) => ({ kind: 'Audience', name, to: `/audiences/show/${id}` }));
  throw conflict(
    `${what} is used by ${usedBy.map(({ name }) => `the audience “${name}”`).join(', ')}. Change it there first.`,
    {
      uses,
    },
  );
}

/** Values got another name, or became one with another: conditions follow. */
async function renameInConditions(call: Call, field: string, from: readonly string[], into: string): Promise<void> {
  const changed = (await audiencesAsking(call, field)).flatMap(({ id, conditions }) => {
    const any = conditions.any.map(({ all }) => ({
      all: all.map((one) => (asksFor(one, field) ? renamed(one, from, into) : one)),
    }));
    return JSON.stringify(any) === JSON.stringify(conditions.any) ? [] : [{ id, conditions: { any } }];
  });
  if (changed.length === 0) return;
  await call.run(sql`
    update audiences a set conditions = c.conditions
    from unnest(${changed.map(({ id }) => id)}::uuid[],
      ${changed.map(({ conditions }) => JSON.stringify(conditions))}::jsonb[]) c(id, conditions)
    where a.organization_id = ${call.organization_id} and a.id = c.id`);
}

function audiencesAsking(call: Call, field: string) {
  return call.rows<{ id: string; name: string; conditions: AnyWhen; is_live: boolean }>(sql`
    select id, name, conditions, archived_at is null as is_live from audiences
    where organization_id = ${call.organization_id}
      and strpos(conditions::text, ${JSON.stringify(field).slice(0, -1)}) > 0 order by name, id for update`);
}

/** An address is asked for part by part. */
const asksFor = (condition: AnyCondition, field: string) =>
  condition.field === field || condition.field.startsWith(`${field}.`);
const listOf = ({ value }: AnyCondition) => (value === undefined ? [] : [value].flat());
const names = (condition: AnyCondition, value: string) => listOf(condition).includes(value);

function renamed(condition: AnyCondition, from: readonly string[], into: string): AnyCondition {
  const listed = listOf(condition);
  if (!['eq', 'neq', 'in', 'nin'].includes(condition.op) || !from.some((one) => listed.includes(one))) return condition;
  const values = [...new Set(listed.map((one) => (typeof one === 'string' && from.includes(one) ? into : one)))];
  return { ...condition, value: Array.isArray(condition.value) ? values : values[0]! };
}

export const conditions = defineStoredConditions({ rejectWhileInConditions, renameInConditions });
