import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';

/** The number of hours a partner can hold an account; null if the program has no holds. */
export async function holdHours(call: Call): Promise<number | null> {
  const { hold_hours } = await call.one<{ hold_hours: number | null }>(
    sql`select hold_hours from program_settings where organization_id = ${call.organization_id}`,
    'The program',
  );
  return hold_hours;
}

/**
 * Checks the limit of open registrations: holds count, and so do undecided or protected registrations. The given
 * registration counts once.
 * @throws 409 when the program allows no more at once
 */
export async function requireBudget(call: Call, partner_id: string, registration_id: string): Promise<void> {
  const { claim_budget } = await call.one<{ claim_budget: number | null }>(
    sql`select claim_budget from program_settings where organization_id = ${call.organization_id}`,
    'The program',
  );
  if (claim_budget === null) return;
  // Serialize, so that two registrations cannot both take the last place.
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('claims ' || ${partner_id}, 0))`);
  const { open } = await call.one<{ open: number }>(sql`
    select count(*)::int as open from deal_registrations r
    where r.organization_id = ${call.organization_id} and r.partner_id = ${partner_id} and r.id <> ${registration_id}
      and (r.status in ('submitted', 'screening', 'pending_review', 'info_requested', 'approved') or exists
        (select from deal_protections h
          where h.organization_id = ${call.organization_id} and h.registration_id = r.id and h.is_hold
           and h.ended_reason is null and h.valid @> ${call.now()}::timestamptz))`);
  if (open >= claim_budget) {
    throw conflict(
      `You have ${open} open registrations, the most this program allows at once. Close or release one of them first.`,
    );
  }
}
