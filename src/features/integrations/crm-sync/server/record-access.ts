import type { Call } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import { readText } from '#server/resource/verbs.ts';
import { syncResource } from './tables/fields.ts';

/** Requires that the caller can see the record. @throws 403, or 404 */
export async function requireSyncRecord(
  call: Call,
  table: string,
  id: string,
  action: 'view' | 'manage' = 'view',
): Promise<void> {
  const resource = syncResource({ table });
  call.require(resource.guardedBy ?? table, action);
  if (!(await readText(call, resource, id))) throw notFound('This record');
}
