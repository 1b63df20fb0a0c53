import type { Call } from '#server/call.ts';
import type { Static } from '#shared/schema.ts';
import type { AutomationSettings, SettingsUpdate } from '../schema.ts';
import { COMPANY_PER_DAY, COMPANY_PER_HOUR } from './engine/budget.ts';
import { continuePaused } from './publish.ts';

export async function readSettings(call: Call): Promise<AutomationSettings> {
  const stored = await call.maybe<Omit<AutomationSettings, 'open_errors'>>(
    'select is_paused, paused_at, paused_by_name, max_per_hour, max_per_day from automation_settings where organization_id = $1',
    [call.organization_id],
  );
  const { count } = await call.one<{ count: number }>(
    `select count(*)::int as count from automation_runs where organization_id = $1 and status = 'failed' and acknowledged_at is null`,
    [call.organization_id],
  );
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
  await call.run(
    `insert into automation_settings (organization_id) values ($1) on conflict (organization_id) do nothing`,
    [call.organization_id],
  );
  const { is_paused, max_per_hour, max_per_day } = change;
  await call.run(
    `update automation_settings set is_paused = coalesce($2, is_paused),
       paused_at = case when $2 is null then paused_at when $2 then $5::timestamptz end,
       paused_by_name = case when $2 is null then paused_by_name when $2 then $6 end,
       max_per_hour = coalesce($3, max_per_hour), max_per_day = coalesce($4, max_per_day)
     where organization_id = $1`,
    [
      call.organization_id,
      is_paused ?? null,
      max_per_hour ?? null,
      max_per_day ?? null,
      call.now(),
      call.actor.full_name,
    ],
  );
  if (is_paused === false) await continuePaused(call, null);
  return readSettings(call);
}
