import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { scheduleConflictChecks } from '../conflicts/conflicting-registrations.ts';
import { notifyDecision, notifyExpirySoon, notifyReviewDue } from '../notices.ts';
import { endProtection, lastPayingDay } from '../protection/protection.ts';
import { convertWon } from '../registration/conversion.ts';
import { lockedRegistration, type Mover, move } from '../registration/move.ts';
import { reviewReminders } from './review-clock.ts';

const system: Mover = { user_id: null, name: null, side: 'system' };

/** Registrations whose protection has ended by now. */
export async function overdue(call: Call): Promise<string[]> {
  return ids(call, "status = 'approved' and expires_at <= $2", [call.now()]);
}

export async function expire(call: Call, id: string): Promise<void> {
  const registration = await lockedRegistration(call, id);
  if (registration.status !== 'approved' || !registration.expires_at) return;
  if (Date.parse(registration.expires_at) > call.now().getTime()) return;
  if (registration.opportunity_status === 'won') return convertWon(call, registration.opportunity_id!);
  const pays_until = await lastPayingDay(call, registration.expires_at);
  const expired = await move(call, registration, 'expired', system, { code: 'expired' }, { pays_until });
  await endProtection(call, id, 'expired');
  await notifyDecision(call, expired);
  await scheduleConflictChecks(call, id);
}

/** Days before the end at which the partner is notified, in descending order. */
async function noticeDays(call: Call): Promise<number[]> {
  const { days } = await call.one<{ days: number[] }>(
    sql`select expiry_notice_days as days from program_settings where organization_id = ${call.organization_id}`,
    'The program',
  );
  return days;
}

/** Approved ones ending within the first notice; those with a shorter period get only the later notices. */
export async function endingSoon(call: Call): Promise<string[]> {
  return ids(call, "status = 'approved' and expires_at > $2 and expires_at <= $2 + make_interval(days => $3)", [
    call.now(),
    (await noticeDays(call))[0] ?? 0,
  ]);
}

export async function processProtectionEnd(call: Call, id: string): Promise<void> {
  const registration = await lockedRegistration(call, id);
  const { status, expires_at, protected_from } = registration;
  if (status !== 'approved' || !expires_at || !protected_from) return;
  const daysLeft = (Date.parse(expires_at) - call.now().getTime()) / 86_400_000;
  const window = (Date.parse(expires_at) - Date.parse(protected_from)) / 86_400_000;
  const due = (await noticeDays(call)).filter((days) => daysLeft <= days && window > days).at(-1);
  if (due) await notifyExpirySoon(call, registration, due);
}

/** Registrations that have waited for a decision long enough for a reminder or an overdue notice. */
export async function awaitingReview(call: Call): Promise<string[]> {
  const reminders = await reviewReminders(call);
  const waiting = await call.rows<{ id: string; review_due_at: string }>(sql`
    select id, review_due_at from deal_registrations
    where organization_id = ${call.organization_id} and status = 'pending_review' and review_due_at is not null
    order by id`);
  return waiting.flatMap(({ id, review_due_at }) => (reminders.now(review_due_at) ? [id] : []));
}

export async function remindReviewers(call: Call, id: string): Promise<void> {
  const registration = await lockedRegistration(call, id);
  if (registration.status !== 'pending_review' || !registration.review_due_at) return;
  const now = (await reviewReminders(call)).now(registration.review_due_at);
  if (now) await notifyReviewDue(call, registration, now === 'overdue');
}

async function ids(call: Call, where: string, values: unknown[]): Promise<string[]> {
  const found = await call.rows<{ id: string }>(
    `select id from deal_registrations where organization_id = $1 and ${where} order by id`,
    [call.organization_id, ...values],
  );
  return found.map(({ id }) => id);
}
