import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addBusinessSeconds, businessSecondsBetween } from '#shared/time/business-time.ts';
import type { DealRegistration } from '../../schema.ts';

/**
 * The two-sided deadline. The company owes a decision by `review_due_at`, counted in business days; while the partner
 * owes an answer, the deadline is paused. Every second of delay, on any day, is added to the protection.
 */
export async function reviewDueAt(call: Call): Promise<string> {
  return after(call, (await reviewHours(call)) * 3600);
}

async function reviewHours(call: Call): Promise<number> {
  const { hours } = await call.one<{ hours: number }>(
    sql`select review_sla_hours as hours from program_settings where organization_id = ${call.organization_id}`,
    'The program',
  );
  return hours;
}

/** The reminder due for a decision: thresholds are percentages of the program's review hours, in business days. */
export async function reviewReminders(call: Call): Promise<{ now(due: string): 'due' | 'overdue' | undefined }> {
  const { hours, reminder, escalation } = await call.one<{ hours: number; reminder: number; escalation: number }>(
    sql`
      select review_sla_hours as hours, review_reminder_percent as reminder, review_escalation_percent as escalation
      from program_settings where organization_id = ${call.organization_id}`,
    'The program',
  );
  const seconds = (percent: number) => hours * 36 * percent;
  return {
    now: (due) => {
      const left = secondsUntil(call, due);
      const late = Date.parse(due) <= call.now().getTime();
      if (late && lateness(call, due) >= seconds(escalation - 100)) return 'overdue';
      return reminder > 0 && left <= seconds(100 - reminder) ? 'due' : undefined;
    },
  };
}

function lateness(call: Call, due: string): number {
  return businessSecondsBetween(new Date(due), call.now(), call.actor.timezone);
}

function after(call: Call, seconds: number): string {
  return addBusinessSeconds(call.now(), seconds, call.actor.timezone).toISOString();
}

type Clock = Pick<DealRegistration, 'review_due_at' | 'review_left_seconds' | 'vendor_delay_seconds'>;

/** Seconds of business days that are left until an instant. */
export function secondsUntil(call: Call, due: string): number {
  return businessSecondsBetween(call.now(), new Date(due), call.actor.timezone);
}

/** All lateness so far: of earlier rounds, and of this one. */
export function delaySoFar(call: Call, clock: Clock): number {
  if (clock.review_due_at === null) return clock.vendor_delay_seconds;
  const late = Math.ceil((call.now().getTime() - Date.parse(clock.review_due_at)) / 1000);
  return clock.vendor_delay_seconds + Math.max(0, late);
}

/** Pauses the deadline and stores the time left. */
export function pauseDeadline(call: Call, clock: Clock): Clock {
  return {
    review_due_at: null,
    review_left_seconds: clock.review_due_at === null ? 0 : secondsUntil(call, clock.review_due_at),
    vendor_delay_seconds: delaySoFar(call, clock),
  };
}

/** Resumes the deadline with the stored time left. */
export function resumeDeadline(call: Call, clock: Clock): Pick<Clock, 'review_due_at' | 'review_left_seconds'> {
  const left = clock.review_left_seconds ?? 0;
  return { review_due_at: after(call, left), review_left_seconds: null };
}
