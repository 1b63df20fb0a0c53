import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { TaskCreate } from '../schema.ts';
import { tasks } from './resource.ts';
import type { OwnParts } from './rules.ts';

/** A new task. `source` names the feature, and `source_key` makes repeated calls add it once. */
export type NewTask = TaskCreate & OwnParts;

/**
 * Adds a task in the caller's transaction, with its audit entry and notices, by the rules of the form: side `partner`
 * and shared tasks need a partner, which is derived from the record where it has one.
 * @returns the id, also of a task added earlier under the same key
 * @throws 422 with the field
 */
export async function addTask(call: Call, input: NewTask): Promise<string> {
  const { source = 'manual', source_key } = input;
  if (source_key) {
    const known = await call.maybe<{ id: string }>(sql`
      select id from tasks
      where organization_id = ${call.organization_id} and source = ${source} and source_key = ${source_key}`);
    if (known) return known.id;
  }
  return createRow(call, tasks, { ...input, source });
}
