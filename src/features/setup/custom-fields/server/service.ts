import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { CustomFieldCreate } from '../schema.ts';
import { customFields } from './resource.ts';

/** @returns the id */
export function createCustomField(call: Call, input: CustomFieldCreate): Promise<string> {
  return createRow(call, customFields, input);
}

/** Brings an archived field back. */
export async function restoreCustomField(call: Call, id: string): Promise<void> {
  await call.run(
    sql`update custom_fields set archived_at = null where organization_id = ${call.organization_id} and id = ${id}`,
  );
}
