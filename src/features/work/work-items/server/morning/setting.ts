import type { Call } from '#server/call.ts';
import { requireTimeZone } from '#server/company/time-zones.ts';
import { newId } from '#shared/ids.ts';
import { addDays } from '#shared/time/dates.ts';
import { instantOfWall, wallClock } from '#shared/time/wall-clock.ts';
import type { WorkEmail, WorkEmailChange } from '../../email.schema.ts';

/** A row of `work_emails`, with the time zone of the company where the person chose none. */
export interface Morning {
  id: string;
  user_id: string;
  partner_id: string | null;
  send_at: string;
  zone: string;
  last_on: string | null;
}

const mine = 'organization_id = $1 and user_id = $2 and partner_id is not distinct from $3';
const selfOf = ({ organization_id, actor }: Call) => [organization_id, actor.user_id, actor.partner_id];

type Stored = Omit<WorkEmail, 'company_timezone'> & { last_on: string | null };

const storedOf = (call: Call) =>
  call.maybe<Stored>(
    `select is_on, to_char(send_at, 'HH24:MI') as send_at, timezone, last_on from work_emails where ${mine}`,
    selfOf(call),
  );

const unset: Stored = { is_on: false, send_at: '08:00', timezone: null, last_on: null };

/** The caller's own setting; the email is off until they turn it on. */
export async function readWorkEmail(call: Call): Promise<WorkEmail> {
  const { last_on: _, ...stored } = (await storedOf(call)) ?? unset;
  return { ...stored, company_timezone: call.actor.timezone };
}

/** @throws 422 for an unknown time zone */
export async function changeWorkEmail(call: Call, change: WorkEmailChange): Promise<WorkEmail> {
  const stored = (await storedOf(call)) ?? unset;
  const { is_on, send_at, timezone, last_on } = { ...stored, ...change };
  if (timezone !== null) requireTimeZone(timezone);
  const next_at = nextMorning(call.now(), { send_at, last_on, zone: timezone ?? call.actor.timezone });
  await call.run(
    `insert into work_emails (id, organization_id, user_id, partner_id, is_on, send_at, timezone, next_at)
     values ($4, $1, $2, $3, $5, $6, $7, $8)
     on conflict (organization_id, user_id, coalesce(partner_id, organization_id))
     do update set is_on = excluded.is_on, send_at = excluded.send_at, timezone = excluded.timezone, next_at = excluded.next_at`,
    [...selfOf(call), newId(), is_on, send_at, timezone, next_at],
  );
  return readWorkEmail(call);
}

/** The next time of the email after now, on a day of the person that had none yet. */
export function nextMorning(
  now: Date,
  { send_at, last_on, zone }: Pick<Morning, 'send_at' | 'last_on' | 'zone'>,
): Date {
  const today = wallClock(now, zone).slice(0, 10);
  const at = instantOfWall(`${today} ${send_at}:00`, zone);
  const isOver = at <= now || (last_on !== null && last_on >= today);
  return isOver ? instantOfWall(`${addDays(today, 1)} ${send_at}:00`, zone) : at;
}
