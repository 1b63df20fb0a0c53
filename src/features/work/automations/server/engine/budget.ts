import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { DEFAULT_PER_DAY, DEFAULT_PER_HOUR, type Definition } from '../../definition.schema.ts';

const HOUR_MS = 3_600_000;
export const COMPANY_PER_HOUR = 500;
export const COMPANY_PER_DAY = 5_000;

/** The time at which the flow, and the company, may have another effect; undefined if now. */
export async function budgetEnd(
  call: Call,
  automation_id: string,
  { max_per_hour, max_per_day }: Definition,
): Promise<Date | undefined> {
  const hour = new Date(call.now().getTime() - HOUR_MS);
  const day = new Date(call.now().getTime() - 24 * HOUR_MS);
  const used = await call.one<
    Record<'own_hour' | 'own_day' | 'all_hour' | 'all_day' | 'per_hour' | 'per_day', number>
  >(sql`
    select (count(*) filter (where automation_id = ${automation_id} and started_at > ${hour}))::int as own_hour,
      (count(*) filter (where automation_id = ${automation_id}))::int as own_day,
      (count(*) filter (where started_at > ${hour}))::int as all_hour, count(*)::int as all_day,
      coalesce((select max_per_hour from automation_settings
        where organization_id = ${call.organization_id}), ${COMPANY_PER_HOUR}) as per_hour,
      coalesce((select max_per_day from automation_settings
        where organization_id = ${call.organization_id}), ${COMPANY_PER_DAY}) as per_day
    from automation_step_runs
    where organization_id = ${call.organization_id} and is_effect and status <> 'failed' and started_at > ${day}`);
  const isDay = used.own_day >= (max_per_day ?? DEFAULT_PER_DAY) || used.all_day >= used.per_day;
  const isHour = used.own_hour >= (max_per_hour ?? DEFAULT_PER_HOUR) || used.all_hour >= used.per_hour;
  if (!isDay && !isHour) return undefined;
  // The oldest effect leaves its window then; a quarter of an hour is the shortest wait.
  const oldest = await call.one<{ at: string }>(sql`
    select min(started_at) as at from automation_step_runs
    where organization_id = ${call.organization_id} and is_effect and status <> 'failed'
      and started_at > ${isDay ? day : hour}`);
  const free = new Date(oldest.at).getTime() + (isDay ? 24 : 1) * HOUR_MS;
  return new Date(Math.max(free, call.now().getTime() + HOUR_MS / 4));
}
