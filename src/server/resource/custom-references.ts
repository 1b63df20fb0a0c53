import { isDeepStrictEqual } from 'node:util';
import { referenceTables } from '#shared/nouns/field-types.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { type FieldErrors, invalid } from '../errors.ts';
import type { CustomDefinition } from './custom-definition.ts';
import { declaredResources } from './define.ts';
import { sourceOf } from './referenced-names.ts';

/**
 * SQL that tells whether a partner, or a person limited to own partners, can open the referenced row. Row-level
 * security decides, so it must run in the reader's own scope.
 * @param value a stored reference of the row `t`
 */
function canOpen(value: string): string {
  const cases = referenceTables.map(
    (table) =>
      `when '${table}' then exists (select from "${table}" r where r.organization_id = t.organization_id and r.id = (${value}->>'id')::uuid)`,
  );
  return `(case ${value}->>'table' ${cases.join(' ')} else false end)`;
}

/** SQL for the custom values of a row, without the names of rows that the reader cannot open. */
export function shownValue(value: string): string {
  return `case when jsonb_typeof(${value}) = 'object' and ${value}->>'table' is not null and not ${canOpen(value)}
    then ${value} || '{"name": null}' else ${value} end`;
}

/** SQL for the name of a reference, for conditions and sorting in any scope. */
export function shownName(value: string): string {
  return `(case when current_user not in ('tandem_partner', 'tandem_own') or ${canOpen(value)} then ${value}->>'name' end)`;
}

/**
 * Checks that the caller can see the rows that custom fields refer to, and reads their names from the database.
 * Existing values are kept.
 * @throws 422 with `custom.<key>` for each missing row
 */
export async function resolveCustomReferences(
  call: Call,
  definitions: readonly CustomDefinition[],
  stored: Row,
  merged: Row,
): Promise<Row> {
  const errors: FieldErrors = {};
  const settled = { ...merged };
  for (const { key, label, field_type } of definitions) {
    if (field_type !== 'REFERENCE' || !merged[key] || isDeepStrictEqual(merged[key], stored[key])) continue;
    const { table, id } = merged[key] as { table: string; id: string };
    const name = await nameOf(call, table, id);
    if (name === undefined) errors[`custom.${key}`] = [`${label} refers to a record that does not exist.`];
    else settled[key] = { table, id, name };
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return settled;
}

async function nameOf(call: Call, table: string, id: string): Promise<string | undefined> {
  const resource = declaredResources().get(table);
  const shape = call.actor.mode === 'partner' ? resource?.partner?.row : resource?.row;
  const title = ['name', 'full_name'].find((column) => shape && column in shape.properties);
  if (!resource || !title) return undefined;
  const row = await call.maybe<{ name: string }>(
    `select "${title}" as name from ${sourceOf(resource)} where organization_id = $1 and id = $2`,
    [call.organization_id, id],
  );
  return row?.name;
}
