import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { sql } from '#server/db/sql.ts';
import { insertRows } from '#server/resource/bulk.ts';
import { referencesTo } from '#server/resource/references.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { OpportunityType, OpportunityTypeCreate, StageInput, StageOfType } from '../schema.ts';
import { defaultStages, resaleDealType } from './defaults.ts';
import { opportunityStages, opportunityTypes } from './resource.ts';
import { checkPipeline, lockDefault, probabilityOf, requireProgram, unsetDefault } from './rules.ts';

/** A type with its pipeline. The first of a company is its default. @returns its id */
export async function createType(call: Call, input: OpportunityTypeCreate): Promise<string> {
  const { stages = defaultStages, ...facts } = input;
  checkPipeline(stages);
  await requireProgram(call, facts.required_program_id);
  await lockDefault(call);
  const { types, has_default } = await call.one<{ types: number; has_default: boolean }>(sql`
    select count(*)::int as types, coalesce(bool_or(is_default), false) as has_default from opportunity_types
    where organization_id = ${call.organization_id} and archived_at is null`);
  if (facts.is_default && has_default) await unsetDefault(call);
  const id = await createRow(call, opportunityTypes, {
    order: types + 1,
    ...facts,
    name: facts.name.trim(),
    is_default: facts.is_default || !has_default,
  });
  await insertRows(call, 'opportunity_stages', opportunityStages.row, stages.map(stageRow(id)));
  return id;
}

function stageRow(type_id: string) {
  return ({ name, category, probability, color = null }: StageInput, index: number) => ({
    id: newId(),
    type_id,
    name: name.trim(),
    category,
    probability: probabilityOf(category, probability),
    color,
    order: index + 1,
  });
}

export function readType(call: Call, id: string): Promise<OpportunityType> {
  return readRow<OpportunityType>(call, opportunityTypes, id);
}

/** A type with its pipeline, archived ones too: deals keep the type they were made with. */
export type Pipeline = Pick<OpportunityType, 'id' | 'name' | 'motion' | 'is_default' | 'archived_at'> & {
  stages: StageOfType[];
};

/** Each row it returns is a `Pipeline` as JSON, in the order of `pipelines`. */
export function pipelinesStatement(call: Call): Statement {
  return sql`
    select json_build_object('id', id, 'name', name, 'motion', motion, 'is_default', is_default, 'archived_at',
      archived_at, 'stages', stages)::text
    from opportunity_type_rows where organization_id = ${call.organization_id}::uuid
    order by archived_at nulls first, "order", id`;
}

export function pipelines(call: Call): Promise<Pipeline[]> {
  return call.rows<Pipeline>(sql`
    select id, name, motion, is_default, archived_at, stages from opportunity_type_rows
    where organization_id = ${call.organization_id}
    order by archived_at nulls first, "order", id`);
}

/** Creates the default type of a new company, unless it has types already. @returns the id of the default type */
export async function createDefaultPipeline(call: Call): Promise<string> {
  const found = await call.maybe<{ id: string }>(sql`
    select id from opportunity_types where organization_id = ${call.organization_id} and archived_at is null
    order by is_default desc, "order", id limit 1`);
  return found?.id ?? createType(call, resaleDealType);
}

/**
 * Makes the type of this name the default of a company that is being set up, if no record names the present default.
 * The one with which every company begins is archived, unless somebody changed it.
 * @returns the ids of the new default and of the former, each changed once; none if nothing changed
 */
export async function replaceDefaultPipeline(call: Call, name: string): Promise<string[]> {
  await lockDefault(call);
  const pipelines = await call.maybe<{ id: string; default_id: string; is_untouched: boolean }>(sql`
    select w.id, d.id as default_id, d.row_version = 1 and lower(d.name) = lower(${resaleDealType.name}) and not exists (
      select from opportunity_stages s
      where s.organization_id = d.organization_id and s.type_id = d.id and s.row_version > 1) as is_untouched
    from opportunity_types w
    join opportunity_types d on d.organization_id = w.organization_id and d.is_default and d.archived_at is null
    where w.organization_id = ${call.organization_id} and lower(w.name) = lower(${name}) and w.archived_at is null
      and w.id <> d.id`);
  if (!pipelines) return [];
  const uses = await referencesTo(call, 'opportunity_types', [pipelines.default_id]);
  if (uses.some(({ ref_table }) => ref_table !== 'opportunity_stages')) return [];
  await unsetDefault(call);
  await call.run(sql`
    update opportunity_types set is_default = true
    where organization_id = ${call.organization_id} and id = ${pipelines.id}`);
  if (pipelines.is_untouched)
    await call.run(sql`
      update opportunity_types set archived_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${pipelines.default_id}`);
  return [pipelines.id, pipelines.default_id];
}
