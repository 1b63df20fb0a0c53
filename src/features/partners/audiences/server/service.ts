import type { Call } from '#server/call.ts';
import { badRequest, conflict, notFound } from '#server/errors.ts';
import type { Subject } from '#server/facts.ts';
import type { Narrowing } from '#server/resource/define.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { AnyCondition, AnyWhen } from '#shared/conditions.ts';
import { isId } from '#shared/ids.ts';
import type { AudienceCreate } from '../schema.ts';
import { conditionsOf, loadCatalogue } from './catalogue.ts';
import { Compiler } from './compile.ts';
import { sources } from './evaluate.ts';
import { audiences } from './resource.ts';

export { memberships } from './evaluate.ts';

/** @returns the id */
export function createAudience(call: Call, input: AudienceCreate): Promise<string> {
  return createRow(call, audiences, input);
}

/** The list filter `audience_id`: the rows that are in any of the audiences. */
export function inAudience(entity: Subject): Narrowing {
  return {
    can: 'audiences:view',
    prepare: async (call, values) => {
      if (!values.every(isId)) throw badRequest('audience_id: must be an id', { audience_id: ['must be an id'] });
      const catalogue = await loadCatalogue(call);
      const chosen = values.map((id) => catalogue.audiences.get(id.toLowerCase()));
      if (!chosen.every((audience) => audience?.entity === entity)) throw notFound('This audience');
      const { from, rows } = sources[entity];
      return (parameters) => {
        const compiler = new Compiler(catalogue, parameters);
        const any = chosen.map((audience) => compiler.compile(audience!.conditions, rows).where);
        return `t.id in (select m.id from ${from} where m.organization_id = $1::uuid and (${any.join(' or ')}))`;
      };
    },
  };
}

/** @throws 409 while a live audience asks for this field (and, when told, this value of it) */
export async function refuseWhileAsked(call: Call, what: string, field: string, value?: string): Promise<void> {
  const asking = await audiencesAsking(call, field);
  const found = asking.filter(
    ({ conditions, is_live }) =>
      is_live &&
      conditionsOf(conditions).some((one) => asksFor(one, field) && (value === undefined || names(one, value))),
  );
  if (found.length === 0) return;
  const uses = found.map(({ id, name }) => ({ kind: 'Audience', name, to: `/audiences/show/${id}` }));
  throw conflict(
    `${what} is asked for by ${found.map(({ name }) => `the audience “${name}”`).join(', ')}. Change it there first.`,
    {
      uses,
    },
  );
}

/** A value got another name, or became one with another: conditions follow. */
export async function renameAsked(call: Call, field: string, from: string, into: string): Promise<void> {
  for (const { id, conditions } of await audiencesAsking(call, field)) {
    const any = conditions.any.map(({ all }) => ({
      all: all.map((one) => (asksFor(one, field) && names(one, from) ? renamed(one, from, into) : one)),
    }));
    if (JSON.stringify(any) === JSON.stringify(conditions.any)) continue;
    await call.run('update audiences set conditions = $3 where organization_id = $1 and id = $2', [
      call.organization_id,
      id,
      JSON.stringify({ any }),
    ]);
  }
}

function audiencesAsking(call: Call, field: string) {
  return call.rows<{ id: string; name: string; conditions: AnyWhen; is_live: boolean }>(
    `select id, name, conditions, archived_at is null as is_live from audiences
     where organization_id = $1 and strpos(conditions::text, $2) > 0 order by name, id for update`,
    [call.organization_id, JSON.stringify(field).slice(0, -1)],
  );
}

/** An address is asked for part by part. */
const asksFor = (condition: AnyCondition, field: string) =>
  condition.field === field || condition.field.startsWith(`${field}.`);
const listOf = ({ value }: AnyCondition) => (value === undefined ? [] : [value].flat());
const names = (condition: AnyCondition, value: string) => listOf(condition).includes(value);

function renamed(condition: AnyCondition, from: string, into: string): AnyCondition {
  if (!['eq', 'neq', 'in', 'nin'].includes(condition.op)) return condition;
  const values = [...new Set(listOf(condition).map((one) => (one === from ? into : one)))];
  return { ...condition, value: Array.isArray(condition.value) ? values : values[0]! };
}
