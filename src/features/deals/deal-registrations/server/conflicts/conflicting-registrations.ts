import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { DealRegistration } from '../../schema.ts';
import { notifyConflict } from '../notices.ts';
import { lockedRegistration } from '../registration/move.ts';
import { undecided, updateConflicts } from './conflicts.ts';

/** The statuses in which the nightly check may still find conflicts. */
export const activeStatuses: readonly string[] = [...undecided, 'approved'];

/**
 * A decision on one registration changes the conflicts of the undecided others. They are checked after the commit:
 * touching them within the decision would make two decisions on one account wait for each other.
 */
export async function scheduleConflictChecks(call: Call, registration_id: string): Promise<void> {
  await call.enqueue('deal-registrations.look-at-rivals', { registration_id });
}

/** Undecided registrations of others whose stored conflicts name this one, or that are for the same customer. */
export async function conflictingRegistrations(call: Call, registration_id: string): Promise<string[]> {
  const rivals = await call.rows<{ id: string }>(sql`
    select r.id from deal_registrations me join deal_registrations r on r.organization_id = me.organization_id
      and r.partner_id <> me.partner_id and r.status = any(${[...undecided]})
      and (r.account_key = me.account_key or r.name_key = me.name_key)
    where me.organization_id = ${call.organization_id} and me.id = ${registration_id}
    union
    select c.registration_id from deal_conflicts c
    where c.organization_id = ${call.organization_id} and c.other_id = ${registration_id} and c.resolution = 'open'`);
  return rivals.map(({ id }) => id);
}

/** Live registrations of a partner, and those of others that conflict with one of them. */
export async function registrationsOf(call: Call, partner_id: string): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select r.id from deal_registrations r
    where r.organization_id = ${call.organization_id} and r.status = any(${[...activeStatuses]})
      and (r.partner_id = ${partner_id} or exists
      (select from deal_conflicts c join deal_registrations mine on mine.organization_id = c.organization_id
        and mine.id = c.other_id
       where c.organization_id = ${call.organization_id} and c.registration_id = r.id and c.resolution = 'open'
         and mine.partner_id = ${partner_id}))
    order by r.submitted_at, r.id`);
  return found.map(({ id }) => id);
}

/** Detects conflicts again for one registration if it is still live. */
export async function recheckConflicts(call: Call, id: string): Promise<DealRegistration | undefined> {
  const registration = await lockedRegistration(call, id);
  if (!activeStatuses.includes(registration.status)) return undefined;
  const fresh = await updateConflicts(call, registration);
  if (registration.status === 'approved' && fresh.some(({ kind }) => kind === 'protected_by_other')) {
    await notifyConflict(call, registration);
  }
  return registration;
}
