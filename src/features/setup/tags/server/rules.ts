import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { rejectWhileInConditions, renameInConditions } from '#server/extension-points/stored-conditions.ts';
import type { Tag, TagCreate, TaggedEntity } from '../schema.ts';

/** The names of the tag fields in audiences. */
const askedAs: Partial<Record<TaggedEntity, string>> = { partners: 'partner.tag', contacts: 'contact.tag' };

export async function trimName(_call: Call, input: TagCreate): Promise<Row> {
  return { ...input, name: input.name.trim() };
}

/** The tag first: rows take the spelling that the tag has. */
export async function renameInRows(call: Call, tag: Tag, patch: Partial<TagCreate>): Promise<Row> {
  const name = patch.name?.trim();
  if (name === undefined || name === tag.name) return { ...patch, ...(name && { name }) };
  await call.run(
    sql`update tags set name = ${name} where organization_id = ${call.organization_id} and id = ${tag.id}`,
  );
  await call.because(`The tag “${tag.name}” was renamed to “${name}”`);
  await replaceInRows(call, tag.entity, [tag.name], name);
  await renameInAudiences(call, tag.entity, [tag.name], name);
  return { ...patch, name };
}

export async function renameInAudiences(call: Call, entity: TaggedEntity, names: readonly string[], by: string) {
  const field = askedAs[entity];
  if (field) await renameInConditions(call, field, names, by);
}

export async function takeFromRows(call: Call, tag: Tag): Promise<void> {
  const field = askedAs[tag.entity];
  if (field) await rejectWhileInConditions(call, `The tag “${tag.name}”`, field, tag.name);
  await call.because(`The tag “${tag.name}” was deleted`);
  await call.run(sql`
    update ${sql.identifier(tag.entity)} set tags = array_remove(tags, ${tag.name}::text)
    where organization_id = ${call.organization_id} and tags @> array[${tag.name}::text]`);
}

/** @returns how many rows carried any of them */
export function replaceInRows(call: Call, entity: TaggedEntity, names: readonly string[], by: string): Promise<number> {
  // The entity is one of ours, by a check of the table; a row that has several keeps one (trigger keep_tags).
  return call.run(sql`
    update ${sql.identifier(entity)}
    set tags = (select array_agg(case when tag = any(${names}::text[]) then ${by}::text else tag end order by place)
      from unnest(tags) with ordinality each_of(tag, place))
    where organization_id = ${call.organization_id} and tags && ${names}::text[]`);
}
