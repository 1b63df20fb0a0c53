import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { canonicalJson } from '#shared/text/canonical-json.ts';
import type { Definition } from '../definition.schema.ts';
import type { Automation, AutomationCreate } from '../schema.ts';
import { deleteHook } from './hooks/delete.ts';

export const automationDefinitionHash = (definition: Definition): string =>
  createHash('sha256').update(canonicalJson(definition)).digest('hex');

/** The caller becomes the owner of a new flow; for the product itself, the owner of the company. */
export async function prepareCreate(call: Call, input: AutomationCreate): Promise<Row> {
  const owner_user_id = call.actor.user_id ?? (await companyOwner(call));
  return { ...input, name: input.name.trim(), owner_user_id, created_at: call.now().toISOString() };
}

async function companyOwner(call: Call): Promise<string> {
  const { user_id } = await call.one<{ user_id: string }>(
    sql`
      select user_id from memberships
      where organization_id = ${call.organization_id} and role = 'owner' and status = 'active'
      order by takes_work desc, created_at, id limit 1`,
    'An owner',
  );
  return user_id;
}

/** Edits change the draft only; a published version stays as it is. */
export function prepareUpdate(_call: Call, _current: Automation, patch: Partial<AutomationCreate>): Row {
  return { ...patch, ...(patch.name !== undefined && { name: patch.name.trim() }) };
}

/** An archived flow starts nothing, and its runs end. */
export async function prepareRemoval(call: Call, { id }: Automation): Promise<void> {
  await call.run(sql`
    update automations
    set status = case when status = 'active' then 'paused' else status end, topic = null, next_at = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.run(sql`
    update automation_runs
    set status = 'canceled', finished_at = ${call.now()}, wait_kind = null, wait_topic = null, due_at = null
    where organization_id = ${call.organization_id} and automation_id = ${id}
      and status in ('queued', 'running', 'waiting')`);
  await deleteHook(call, id);
}
