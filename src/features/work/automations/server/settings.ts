import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Static } from '#shared/schema.ts';
import type { AutomationSettings, SettingsUpdate } from '../schema.ts';
import { COMPANY_PER_DAY, COMPANY_PER_HOUR } from './engine/budget.ts';
import { continuePaused } from './publish.ts';

export async function readAutomationSettings(call: Call): Promise<AutomationSettings> {
  const stored = await call.maybe<Omit<AutomationSettings, 'open_errors'>>(sql`
    select is_paused, paused_at, paused_by_name, max_per_hour, max_per_day from automation_settings
    where organization_id = ${call.organization_id}`);
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from automation_runs
    where organization_id = ${call.organization_id} and status = 'failed' and acknowledged_at is null`);
  return {
    is_paused: false,
    paused_at: null,
    paused_by_name: null,
    max_per_hour: COMPANY_PER_HOUR,
    max_per_day: COMPANY_PER_DAY,
    ...stored,
    open_errors: count,
  };
}

/** Pauses all automations, or lets them continue; runs stop before their next step. */
export async function changeSettings(call: Call, change: Static<typeof SettingsUpdate>): Promise<AutomationSettings> {
  await call.run(sql`
    insert into automation_settings (organization_id) values (${call.organization_id})
    on conflict (organization_id) do nothing`);
  const { is_paused, max_per_hour, max_per_day } = change;
  await call.run(sql`
    update automation_settings set is_paused = coalesce(${is_paused ?? null}, is_paused),
      paused_at = case when ${is_paused ?? null}::boolean is null then paused_at when ${is_paused ?? null} then
        ${call.now()}::timestamptz end,
      paused_by_name =
        case when ${is_paused ?? null}::boolean is null then paused_by_name when ${is_paused ?? null} then
        ${call.actor.full_name} end,
      max_per_hour = coalesce(${max_per_hour ?? null}, max_per_hour),
        max_per_day = coalesce(${max_per_day ?? null}, max_per_day)
    where organization_id = ${call.organization_id}`);
  if (is_paused === false) await continuePaused(call, null);
  return readAutomationSettings(call);
}
