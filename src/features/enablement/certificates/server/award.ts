import { randomBytes } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';
import type { Certificate } from '../schema.ts';
import { tellAwarded } from './notices.ts';
import type { Program } from './rules.ts';

/** A user of a partner, or the partner itself. */
export interface Holder {
  partner_id: string;
  user_id: string | null;
  name: string;
  email: string | null;
}

export interface OpenCertificate {
  id: string;
  program_id: string;
  program_name: string;
  partner_id: string;
  user_id: string | null;
  holder_name: string;
  issued_on: string;
  expires_on: string | null;
  status: Certificate['status'];
  source: Certificate['source'];
  reminded: number[];
  created_at: string;
}
export const openColumns = `id, program_id, program_name, partner_id, user_id, holder_name, issued_on, expires_on, status, source, reminded,
  created_at`;

/**
 * Finds and locks the valid certificate of a holder. One past its last day ends here, in case the scheduled job has not
 * run yet.
 */
export async function openCertificate(
  call: Call,
  program_id: string,
  { partner_id, user_id }: Pick<Holder, 'partner_id' | 'user_id'>,
): Promise<OpenCertificate | undefined> {
  const found = await call.maybe<OpenCertificate>(sql`
    select ${sql.raw(openColumns)} from certificates
    where organization_id = ${call.organization_id} and program_id = ${program_id} and partner_id = ${partner_id}
      and user_id is not distinct from ${user_id} and status in ('active', 'expiring') for update`);
  if (!found?.expires_on || found.expires_on >= call.today()) return found;
  await endCertificate(call, found, 'expired');
  return undefined;
}

interface Awarding {
  source: Certificate['source'];
  issued_on?: string | null | undefined;
  replaces_id?: string;
}

/** Awards a certificate unless the holder has a valid one. @returns its id, or null */
export async function award(
  call: Call,
  program: Program,
  holder: Holder,
  { source, issued_on, replaces_id }: Awarding,
): Promise<string | null> {
  if (await openCertificate(call, program.id, holder)) return null;
  const today = call.today();
  const issued = issued_on ?? today;
  // A certificate that depends on the number of certified people ends with them, and has no date.
  const expires_on = program.valid_months && source !== 'people' ? addMonths(issued, program.valid_months) : null;
  if (expires_on && expires_on < today) return null;
  const isExpiring = expires_on !== null && addDays(expires_on, -Math.max(...program.reminder_days)) <= today;
  const id = newId();
  // A concurrent request may award it at the same time, and then that certificate counts.
  const made = await call.rows<{ number: number }>(sql`
    insert into certificates (id, organization_id, program_id, program_name, kind, user_id, holder_name, holder_email,
      partner_id,
      issued_on, expires_on, source, status, replaces_id, verify_token, awarded_by_name, created_at)
    values (${id}, ${call.organization_id}, ${program.id}, ${program.name}, ${program.kind}, ${holder.user_id},
      left(${holder.name}, 200), ${holder.email}, ${holder.partner_id}, ${issued}, ${expires_on}, ${source},
      ${isExpiring ? 'expiring' : 'active'}, ${replaces_id ?? null}, ${randomBytes(24).toString('base64url')},
      ${source === 'manual' ? call.actor.full_name : null}, ${call.now()})
    on conflict do nothing returning number`);
  if (made.length === 0) return null;
  await call.announce('certificates.awarded', id, {
    partner_id: holder.partner_id,
    program_id: program.id,
    user_id: holder.user_id,
  });
  await tellAwarded(call, {
    id,
    ...holder,
    program_name: program.name,
    expires_on,
    isRenewal: replaces_id !== undefined,
  });
  return id;
}

/** Ends a certificate; notices and recalculations follow. */
export async function endCertificate(
  call: Call,
  { id, partner_id, program_id, user_id }: Pick<OpenCertificate, 'id' | 'partner_id' | 'program_id' | 'user_id'>,
  as: 'expired' | 'renewed' | 'revoked',
  reason: string | null = null,
): Promise<void> {
  await call.run(sql`
    update certificates
    set status = ${as}, ended_at = ${call.now()}, end_reason = ${reason},
      ended_by_name = ${as === 'revoked' ? call.actor.full_name : null}
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (as !== 'renewed') await call.announce(`certificates.${as}`, id, { partner_id, program_id, user_id });
}

/** Ends the valid certificate as renewed, and creates a new one. @returns the id of the new one */
export async function renewInto(
  call: Call,
  program: Program,
  open: OpenCertificate,
  { email, ...how }: Awarding & { email: string | null },
): Promise<string | null> {
  await endCertificate(call, open, 'renewed');
  const holder = { partner_id: open.partner_id, user_id: open.user_id, name: open.holder_name, email };
  return award(call, program, holder, { ...how, replaces_id: open.id });
}
