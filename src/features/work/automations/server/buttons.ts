import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Static } from '#shared/schema.ts';
import type { AutomationButton, ButtonPress } from '../schema.ts';
import { readSubject } from './subject.ts';

/** The buttons of live flows for a kind of record. */
export function buttonsFor(call: Call, table: string): Promise<Static<typeof AutomationButton>[]> {
  return call.rows(sql`
    select a.id, a.name, v.definition->'trigger'->>'label' as label from automations a
    join automation_versions v on v.organization_id = a.organization_id and v.automation_id = a.id
      and v.version = a.published_version
    where a.organization_id = ${call.organization_id} and a.status = 'active' and a.archived_at is null
      and v.definition->'trigger'->>'kind' = 'button' and v.definition->'trigger'->>'table' = ${table}
      order by a.name, a.id`);
}

/** Starts a flow for a record that the caller sees. The flow has the rights of its own owner. */
export async function pressButton(
  call: Call,
  id: string,
  { table, record_id }: Static<typeof ButtonPress>,
): Promise<void> {
  const button = (await buttonsFor(call, table)).find((one) => one.id === id);
  if (!button) throw notFound('This button');
  call.require(table, 'view');
  if (!(await readSubject(call, table, record_id))) throw notFound('This record');
  const settings = await call.maybe<{ is_paused: boolean }>(
    sql`select is_paused from automation_settings where organization_id = ${call.organization_id}`,
  );
  if (settings?.is_paused) throw conflict('All automations are paused.');
  await call.enqueue('automations.start', {
    automation_id: id,
    cause: 'button',
    dedupe_key: `button:${newId()}`,
    subject: { table, id: record_id },
    context: { pressed_by: call.actor.full_name },
  });
}
