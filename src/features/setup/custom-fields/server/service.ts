import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { CustomFieldCreate } from '../schema.ts';
import { customFields } from './resource.ts';

/** @returns the id */
export function createCustomField(call: Call, input: CustomFieldCreate): Promise<string> {
  return createRow(call, customFields, input);
}

/** Brings an archived field back. */
export async function restoreCustomField(call: Call, id: string): Promise<void> {
  await call.run('update custom_fields set archived_at = null where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
  ]);
}
