import { findConnection } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage, invalid } from '#server/errors.ts';
import type { FieldMapping, FieldMappingCreate, ObjectMapping, ObjectMappingCreate } from '../schema.ts';
import { localTable } from './tables/local-table.ts';
import './tables/defined.ts';

constraintMessage('object_mappings_organization_id_connection_id_local_table_r_key', {
  remote_object: ['is mapped to these records already'],
});
constraintMessage('field_mappings_organization_id_object_mapping_id_local_fiel_key', {
  remote_field: ['is mapped to this field already'],
});

export async function prepareMappingCreation(call: Call, input: ObjectMappingCreate): Promise<Row> {
  const connection = await findConnection(call, input.connection_id);
  if (!connection || connection.partner_id) throw invalid({ connection_id: ['does not exist'] });
  if (!localTable(input.local_table)) throw invalid({ local_table: ['cannot be synchronized'] });
  return { ...input };
}

/** Each change needs another simulation, because it can change what the synchronization does. */
export function prepareMappingChange(_call: Call, current: ObjectMapping, patch: Row): Row {
  const isChange = Object.entries(patch).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(current[key as keyof ObjectMapping]),
  );
  return isChange ? { ...patch, status: 'draft', pause_reason: null } : {};
}

export async function prepareMappingRemoval(_call: Call, { status }: ObjectMapping): Promise<void> {
  if (status === 'active') throw conflict('Pause this mapping before you delete it.');
}

export async function prepareFieldCreation(call: Call, input: FieldMappingCreate): Promise<Row> {
  await requireMapping(call, input.object_mapping_id);
  requireSides(input);
  return { ...input };
}

export function prepareSyncFieldChange(_call: Call, current: FieldMapping, patch: Row): Row {
  requireSides({ ...current, ...patch });
  return { ...patch };
}

export async function followFieldCreation(call: Call, { object_mapping_id }: FieldMapping): Promise<void> {
  await draftAgain(call, object_mapping_id);
}

export async function followFieldChange(call: Call, after: FieldMapping, before: FieldMapping): Promise<void> {
  // The position changes nothing about what is synchronized.
  const { order: _, row_version: __, updated_at: ___, ...was } = before;
  const { order: ____, row_version: _____, updated_at: ______, ...is } = after;
  if (JSON.stringify(was) !== JSON.stringify(is)) await draftAgain(call, after.object_mapping_id);
}

export async function prepareFieldRemoval(call: Call, { object_mapping_id }: FieldMapping): Promise<void> {
  await draftAgain(call, object_mapping_id);
}

async function draftAgain(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update object_mappings set status = 'draft', pause_reason = null
    where organization_id = ${call.organization_id} and id = ${id} and status <> 'draft'`);
}

async function requireMapping(call: Call, id: string): Promise<void> {
  await call.one(
    sql`select from object_mappings where organization_id = ${call.organization_id} and id = ${id} for key share`,
    'This mapping',
  );
}

function requireSides({
  local_field,
  remote_field,
  fixed_value,
}: Partial<Pick<FieldMapping, 'local_field' | 'remote_field' | 'fixed_value'>>): void {
  if (fixed_value == null) {
    if (!local_field) throw invalid({ local_field: ['is required'] });
    if (!remote_field) throw invalid({ remote_field: ['is required'] });
  } else if (!local_field === !remote_field)
    throw invalid({ fixed_value: ['is written to one field, either here or in the CRM'] });
}
