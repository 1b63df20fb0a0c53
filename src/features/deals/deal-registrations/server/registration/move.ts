import { recordActivity } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { requireMove } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { updateStatement } from '#server/resource/write-sql.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { decidedOutcomes } from '../../policy.ts';
import { type DealRegistration, registration, type Status } from '../../schema.ts';
import { registrationSteps } from '../../steps.schema.ts';
import { dealRegistrations } from '../resource.ts';

/**
 * The person who moves a registration; read from the caller before the work continues with the company's permissions.
 */
export interface Mover {
  user_id: string | null;
  name: string | null;
  side: 'company' | 'partner' | 'system';
}

export function moverOf({ actor }: Call): Mover {
  if (actor.role === 'system') return { user_id: actor.user_id, name: null, side: 'system' };
  return { user_id: actor.user_id, name: actor.full_name, side: actor.mode };
}

/** The registration as the company sees it, locked until the transaction ends. @throws 404 */
export const lockedRegistration = (call: Call, id: string): Promise<DealRegistration> =>
  lockedRow<DealRegistration>(call, dealRegistrations, id);

/** The cleanup job runs once an hour; protection that has ended counts as ended before it. @throws 409 */
export function requireStanding(call: Call, { status, expires_at }: DealRegistration): void {
  if (status !== 'approved' || !expires_at || Date.parse(expires_at) > call.now().getTime()) return;
  throw conflict(`The protection of this registration ended on ${dateInZone(expires_at, call.actor.timezone)}.`, {
    allowed: [],
  });
}

export interface Reason {
  code?: string | null | undefined;
  text?: string | null | undefined;
}

/**
 * Changes the status of a locked registration, with the further values of that step, and writes the event both sides
 * read.
 * @throws 409 if neither a step nor a move leads to this status
 */
export async function move(
  call: Call,
  registration: DealRegistration,
  to: Status,
  mover: Mover,
  { code = null, text = null }: Reason = {},
  values: Row = {},
): Promise<DealRegistration> {
  requireMove(registrationSteps, registration, to);
  // A request for an extension lapses with the protection.
  const lapsed = registration.extension_asked_at ? { extension_asked_at: null, extension_reason: null } : {};
  const isDecided = to === 'approved' || to === 'rejected';
  const decided = isDecided ? { screening: decidedOutcomes(registration.screening) } : {};
  await change(call, registration.id, { status: to, ...lapsed, ...decided, ...values });
  await recordRegistrationEvent(call, { ...registration, status: to }, registration.status, mover, { code, text });
  return { ...registration, ...lapsed, ...decided, ...values, status: to } as DealRegistration;
}

export async function change(call: Call, id: string, values: Row): Promise<void> {
  await call.tx.batch([updateStatement('deal_registrations', registration.row, call.scope, id, values)]);
}

/** A step within a status (an extension, a linked opportunity) names the status twice. */
export async function recordRegistrationEvent(
  call: Call,
  { id, partner_id, status }: Pick<DealRegistration, 'id' | 'partner_id' | 'status'>,
  from: Status,
  { user_id, name, side }: Mover,
  { code = null, text = null }: Reason,
): Promise<void> {
  await call.run(sql`
    insert into deal_registration_events (organization_id, registration_id, partner_id, from_status, to_status,
      actor_user_id,
      actor_side, actor_name, reason_code, reason_text, at)
        values (${call.organization_id}, ${id}, ${partner_id}, ${from}, ${status}, ${user_id}, ${side}, ${name},
        ${code}, ${text}, ${call.now()})`);
  if (side !== 'system') await recordActivity(call, { registration_id: id });
}
