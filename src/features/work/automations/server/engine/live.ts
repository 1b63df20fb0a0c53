import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Definition } from '../../definition.schema.ts';

/** A published version that is live. */
export interface LiveAutomation {
  id: string;
  name: string;
  version: number;
  published_by: string;
  definition: Definition;
  next_at: string | null;
}

const PUBLISHED = `select a.id, a.name, v.version, v.published_by, v.definition, a.next_at from automations a
  join automation_versions v on v.organization_id = a.organization_id and v.automation_id = a.id and v.version = a.published_version
  where a.organization_id = $1 and a.status = 'active' and a.archived_at is null`;
const LIVE = `${PUBLISHED}
    and not exists (select from automation_settings s where s.organization_id = a.organization_id and s.is_paused)`;

/** The live automations of these outbox topics. While everything is paused, their runs begin and wait. */
export function liveByTopics(call: Call, topics: readonly string[]): Promise<LiveAutomation[]> {
  return call.rows<LiveAutomation>(`${PUBLISHED} and a.topic = any($2) order by a.created_at, a.id`, [
    call.organization_id,
    topics,
  ]);
}

/** The live automations whose time has come. */
export function liveDue(call: Call): Promise<LiveAutomation[]> {
  return call.rows<LiveAutomation>(`${LIVE} and a.next_at <= $2 order by a.next_at, a.id`, [
    call.organization_id,
    call.now(),
  ]);
}

export function liveById(call: Call, id: string): Promise<LiveAutomation | undefined> {
  return call.maybe<LiveAutomation>(`${LIVE} and a.id = $2`, [call.organization_id, id]);
}

/** Pauses a flow whose owner has left, or that repeats itself. */
export async function pauseAutomation(call: Call, id: string, reason: string): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update automations set status = 'paused', pause_reason = ${reason}, next_at = null
    where organization_id = ${call.organization_id} and id = ${id} and status = 'active'`);
}
