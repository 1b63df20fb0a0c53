import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { isId } from '#shared/ids.ts';
import { customKeysIn, mentionsIn } from '../references.ts';
import type { PlanDefinition, PlanProblem } from '../schema.ts';

const records = `select id, name, archived_at, 'partner_types' as resource from partner_types where organization_id = $1 and id = any($2::uuid[])
  union all select id, name, archived_at, 'partner_tiers' from partner_tiers where organization_id = $1 and id = any($2::uuid[])
  union all select id, name, archived_at, 'partner_regions' from partner_regions where organization_id = $1 and id = any($2::uuid[])
  union all select id, name, archived_at, 'products' from products where organization_id = $1 and id = any($2::uuid[])
  union all select id, name, archived_at, 'product_categories' from product_categories where organization_id = $1 and id = any($2::uuid[])
  union all select id, name, archived_at, 'opportunity_types' from opportunity_types where organization_id = $1 and id = any($2::uuid[])`;

interface Named {
  id: string;
  name: string;
  archived_at: string | null;
  resource: string;
}

function mentioned(call: Call, definitions: readonly PlanDefinition[]): Promise<Named[]> {
  const ids = definitions
    .flatMap(mentionsIn)
    .map(({ id }) => id)
    .filter(isId);
  return ids.length === 0 ? Promise.resolve([]) : call.rows<Named>(records, [call.organization_id, [...new Set(ids)]]);
}

/** Labels for the ids and custom fields in definitions, as the plain sentences need them. */
export async function namesInDefinitions(
  call: Call,
  definitions: readonly PlanDefinition[],
  { forPartner = false } = {},
): Promise<Record<string, string>> {
  const names = Object.fromEntries((await mentioned(call, definitions)).map(({ id, name }) => [id, name]));
  const keys = definitions.flatMap(customKeysIn);
  if (keys.length === 0) return names;
  const fields = await call.rows<{ key: string; label: string }>(sql`
    select key, label from custom_fields
    where organization_id = ${call.organization_id} and key = any(${keys}) and entity in ('opportunities', 'partners')
    and (${forPartner} = false or partner_access <> 'none')`);
  return { ...names, ...Object.fromEntries(fields.map(({ key, label }) => [`custom.${key}`, label])) };
}

/** A condition on a missing record never matches; one on an archived record matches past deals only. */
export async function referenceProblems(call: Call, definition: PlanDefinition): Promise<PlanProblem[]> {
  const mentionedRecords = await mentioned(call, [definition]);
  return mentionsIn(definition).flatMap(({ resource, id, path }): PlanProblem[] => {
    if (id === '') return [];
    const record = mentionedRecords.find((one) => one.id === id && one.resource === resource);
    const noun = resource
      .replace(/^partner_|^product_|^opportunity_/, '')
      .replace(/ies$/, 'y')
      .replace(/s$/, '');
    if (!record)
      return [{ code: 'reference_unknown', severity: 'error', path, message: `This ${noun} no longer exists.` }];
    if (!record.archived_at) return [];
    return [{ code: 'reference_archived', severity: 'warning', path, message: `${record.name} is archived.` }];
  });
}
