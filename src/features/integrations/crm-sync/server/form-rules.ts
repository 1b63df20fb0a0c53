import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CrmField } from '#server/ports/crm.ts';
import type { FieldMapping, FormRule } from '../schema.ts';
import { rulesOf } from './engine/sync.ts';
import { type FieldRule, goes } from './plan.ts';
import { syncFields } from './tables/fields.ts';
import { localTable } from './tables/local-table.ts';

interface MappingRow {
  id: string;
  connection_name: string;
  creates_out: boolean;
  remote_fields: CrmField[];
}

/** The requirements for our fields of active mappings that write to a CRM, from its own description. */
export async function formRules(call: Call, table: string): Promise<FormRule[]> {
  const local = localTable(table);
  if (!local || local.isOutOnly) return [];
  const mappings = await call.rows<MappingRow>(sql`
    select m.id, c.name as connection_name, m.creates_out, s.remote_fields from object_mappings m
    join connections c on c.organization_id = m.organization_id and c.id = m.connection_id
    join sync_states s on s.organization_id = m.organization_id and s.object_mapping_id = m.id
    where m.organization_id = ${call.organization_id} and m.local_table = ${table} and m.status = 'active'
    order by m.created_at, m.id`);
  if (mappings.length === 0) return [];
  const fields = await syncFields(call, local);
  const rows = await call.rows<FieldMapping>(sql`
    select * from field_mappings
    where organization_id = ${call.organization_id} and object_mapping_id = any(${mappings.map(({ id }) => id)})
    order by "order", id`);
  return mappings.flatMap((mapping) =>
    rulesOf(
      rows.filter(({ object_mapping_id }) => object_mapping_id === mapping.id),
      fields,
      mapping.remote_fields,
    ).flatMap((rule) => formRuleOf(mapping, rule) ?? []),
  );
}

function formRuleOf({ connection_name, creates_out }: MappingRow, rule: FieldRule): FormRule | undefined {
  const { local, remote, on_create, on_update, value_map } = rule;
  if (!local || !remote || local.is_read_only) return undefined;
  if (!goes(on_update, 'out') && !(creates_out && goes(on_create, 'out'))) return undefined;
  const live = remote.options?.filter(({ is_archived }) => !is_archived);
  const isFreeText = ['text', 'long_text'].includes(local.type);
  const options =
    live && live.length > 0 && isFreeText && value_map.length === 0
      ? live.map(({ value, label }) => ({ value, label }))
      : null;
  const is_required = remote.is_required && creates_out && goes(on_create, 'out');
  const max_length = isFreeText && !options ? (remote.max_length ?? null) : null;
  if (!options && !is_required && max_length === null) return undefined;
  return { field: local.name, connection_name, remote_label: remote.label, is_required, max_length, options };
}
