import { newId } from '#shared/ids.ts';
import type { TObject } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { customDefinitions, mergeCustom, requiredOf } from './custom.ts';
import { resolveCustomReferences } from './custom-references.ts';
import type { Resource } from './define.ts';
import { getStatement } from './list-sql.ts';
import { requireVisibleReferences } from './visible-references.ts';
import { insertStatement, updateStatement } from './write-sql.ts';

/** The shape of a resource's rows for this caller. */
export function rowShape(resource: Resource, partner_id: string | null): TObject {
  return partner_id === null ? resource.row : resource.partner!.row;
}

/** The row as JSON text; undefined if the caller cannot see it. */
export async function readText(
  call: Call,
  resource: Resource,
  id: string,
  row = rowShape(resource, call.actor.partner_id),
) {
  const [result] = await call.tx.batch([getStatement(resource, row, id, call.scope)]);
  return result![0] ?? undefined;
}

/** The whole row with the company's fields. @throws 404 */
export async function readRow<T = Row>(call: Call, resource: Resource, id: string): Promise<T> {
  const text = await readText(call, resource, id, resource.row);
  if (!text) throw notFound(`This ${resource.noun}`);
  return JSON.parse(text) as T;
}

/** Creates a row by the resource's rules, for routes and services. @returns the new id */
export async function createRow(call: Call, resource: Resource, input: Row): Promise<string> {
  const { id, insert } = await preparedRow(call, resource, input);
  if (resource.afterCreate) await writeAndFollow(call, resource, id, [insert], resource.afterCreate);
  else await call.tx.batch([insert]);
  return id;
}

type Follow = (call: Call, row: Row) => Promise<void>;

/**
 * Writes a row, and runs the rule that follows with the row as written.
 * @returns the row as JSON text; undefined if the rule has sent something, so that the row may have changed
 */
async function writeAndFollow(
  call: Call,
  resource: Resource,
  id: string,
  writes: readonly Statement[],
  follow: Follow,
): Promise<string | undefined> {
  const results = await call.tx.batch([...writes, getStatement(resource, resource.row, id, call.scope)]);
  const written = results.at(-1)![0];
  if (!written) throw notFound(`This ${resource.noun}`);
  const { sent } = call.tx;
  await follow(call, JSON.parse(written) as Row);
  return call.tx.sent === sent ? written : undefined;
}

/** Writes a row, runs the rule that follows, and reads the row for the answer of a route, with the commit. */
async function writeAndRead(
  call: Call,
  resource: Resource,
  id: string,
  writes: readonly Statement[],
  follow: Follow | undefined,
): Promise<string> {
  const current = follow && (await writeAndFollow(call, resource, id, writes, follow));
  if (current !== undefined && call.actor.partner_id === null) return current;
  const read = getStatement(resource, rowShape(resource, call.actor.partner_id), id, call.scope);
  const results = await call.finish(follow ? [read] : [...writes, read]);
  return results.at(-1)![0] ?? 'null';
}

/** Applies the resource's rules and its custom fields to the input, and adds an id. */
async function preparedRow(call: Call, resource: Resource, input: Row): Promise<{ id: string; insert: Statement }> {
  const values = await ruledRow(call, resource, input);
  await addCustom(call, resource, values, input);
  return { id: values.id, insert: insertStatement(resource.name, resource.row, call.scope, values) };
}

/** Applies the resource's rules to the input, and adds an id. */
async function ruledRow(call: Call, { name, beforeCreate }: Resource, input: Row): Promise<Row & { id: string }> {
  const row = { id: newId(), ...(beforeCreate ? await beforeCreate(call, input) : input) };
  await requireVisibleReferences(call, name, row);
  return row;
}

async function addCustom(call: Call, { custom }: Resource, values: Row, input: Row): Promise<void> {
  if (!custom) return;
  const definitions = await customDefinitions(call, custom);
  const given = (input.custom ?? {}) as Row;
  if (definitions.length > 0 || Object.keys(given).length > 0) {
    const merged = mergeCustom(definitions, {}, given, { isPartner: call.actor.mode === 'partner', isNew: true });
    values.custom = await resolveCustomReferences(call, definitions, {}, merged);
  }
}

/**
 * Creates a row and reads it for the answer, with as few round trips as its rules allow.
 * @param atOnce in one round trip if the row needs no custom fields, otherwise not at all
 * @returns the row as the caller sees it; undefined if nothing was written and the transaction has ended
 */
export async function createAndRead(
  call: Call,
  resource: Resource,
  input: Row,
  atOnce: boolean,
): Promise<string | undefined> {
  if (resource.afterCreate) {
    const { id, insert } = await preparedRow(call, resource, input);
    return writeAndRead(call, resource, id, [insert], resource.afterCreate);
  }
  const values = await ruledRow(call, resource, input);
  const isAtOnce = atOnce && call.isWhole && call.tx.isUntouched && Object.keys(input.custom ?? {}).length === 0;
  if (!isAtOnce) await addCustom(call, resource, values, input);
  const unless = isAtOnce && resource.custom ? requiredOf(resource.custom) : undefined;
  const statements = [
    insertStatement(resource.name, resource.row, call.scope, values, unless),
    getStatement(resource, rowShape(resource, call.actor.partner_id), values.id, call.scope),
  ];
  if (!call.isWhole) return (await call.tx.batch(statements))[1]![0] ?? 'null';
  const { rows, counts } = await call.tx.finish(statements);
  return counts[0] === 0 ? undefined : (rows[1]![0] ?? 'null');
}

/** Updates a row by the resource's rules, under a lock. A stale `row_version` is refused with the current row. */
export async function updateRow(call: Call, resource: Resource, id: string, given: Row): Promise<void> {
  const { writes, follow } = await preparedUpdate(call, resource, id, given);
  if (follow) await writeAndFollow(call, resource, id, writes, follow);
  else if (writes.length > 0) await call.tx.batch(writes);
}

/** Updates a row for a route. @returns the row as the caller sees it */
export async function updateAndRead(call: Call, resource: Resource, id: string, given: Row): Promise<string> {
  const { writes, follow } = await preparedUpdate(call, resource, id, given);
  return writeAndRead(call, resource, id, writes, follow);
}

async function preparedUpdate(
  call: Call,
  resource: Resource,
  id: string,
  given: Row,
): Promise<{ writes: Statement[]; follow: Follow | undefined }> {
  const { row_version, ...patch } = given;
  const before = await lockedRow(call, resource, id);
  if (row_version !== undefined && row_version !== before.row_version) {
    throw conflict(`This ${resource.noun} was changed in the meantime.`, {
      current: JSON.parse((await readText(call, resource, id)) ?? 'null'),
    });
  }
  const values: Row = { ...(resource.beforeUpdate ? await resource.beforeUpdate(call, before, patch) : patch) };
  await requireVisibleReferences(call, resource.name, values, before);
  if (resource.custom && patch.custom) {
    // `custom` is read again, because a partner's view omits fields that must be kept.
    const { custom } = await call.one<{ custom: Row }>(sql`
      select custom from ${sql.identifier(resource.name)} where organization_id = ${call.organization_id} and id = ${id}`);
    const definitions = await customDefinitions(call, resource.custom);
    const merged = mergeCustom(definitions, custom, patch.custom as Row, { isPartner: call.actor.mode === 'partner' });
    values.custom = await resolveCustomReferences(call, definitions, custom, merged);
  }
  const isChange = Object.keys(values).length > 0;
  const { afterUpdate } = resource;
  return {
    writes: isChange ? [updateStatement(resource.name, resource.row, call.scope, id, values)] : [],
    follow: afterUpdate && ((followed, row) => afterUpdate(followed, row, before)),
  };
}

export async function removeRow(call: Call, resource: Resource, id: string): Promise<void> {
  const before = await lockedRow(call, resource, id);
  if (resource.beforeRemove) await resource.beforeRemove(call, before);
  if (resource.remove === 'archive') {
    await call.run(sql`
      update ${sql.identifier(resource.name)} set archived_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  } else {
    await call.run(
      sql`delete from ${sql.identifier(resource.name)} where organization_id = ${call.organization_id} and id = ${id}`,
    );
  }
}

/** The row with the company's fields, locked until the transaction ends. @throws 404 */
export async function lockedRow<T = Row>(call: Call, resource: Resource, id: string): Promise<T> {
  const [, row] = await call.tx.batch([
    sql`
      select id from ${sql.identifier(resource.name)}
      where organization_id = ${call.organization_id}::uuid and id = ${id}::uuid for update`,
    getStatement(resource, resource.row, id, call.scope),
  ]);
  if (!row![0]) throw notFound(`This ${resource.noun}`);
  return JSON.parse(row![0]) as T;
}

/**
 * Renumbers rows with `{id, values: {order}}` each; if the caller cannot see one of them, nothing is written.
 * @throws 404
 */
export async function reorderRows(
  call: Call,
  resource: Resource,
  updates: { id: string; values: { order: number } }[],
): Promise<void> {
  const ids = updates.map(({ id }) => id.toLowerCase());
  const again = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (again >= 0) throw badRequest('A row is listed twice.', { [`updates.${again}.id`]: ['is there twice'] });
  const touched = await call.run(sql`
    update ${sql.identifier(resource.name)} t set "order" = u."order"
    from unnest(${ids}::uuid[], ${updates.map(({ values }) => values.order)}::int[]) u(id, "order")
    where t.organization_id = ${call.organization_id} and t.id = u.id`);
  if (touched !== ids.length) throw notFound(`This ${resource.noun}`);
}
