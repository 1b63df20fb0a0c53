import type { Call } from '#server/call.ts';
import type { DealRegistration } from '../schema.ts';

/**
 * The two-sided clock. The company owes a decision by `review_due_at`; while the partner owes an answer its clock stands
 * still. Every second it is late is added to the protection.
 */
export async function reviewDueAt(call: Call): Promise<string> {
  const { hours } = await call.one<{ hours: number }>(
    'select review_sla_hours as hours from programme_settings where organization_id = $1',
    [call.organization_id],
    'The programme',
  );
  return new Date(call.now().getTime() + hours * 3_600_000).toISOString();
}

type Clock = Pick<DealRegistration, 'review_due_at' | 'review_left_seconds' | 'vendor_delay_seconds'>;

/** Seconds from now to the due instant; negative when it has passed. */
function secondsLeft(call: Call, { review_due_at }: Clock): number {
  return review_due_at === null ? 0 : Math.floor((Date.parse(review_due_at) - call.now().getTime()) / 1000);
}

/** All lateness so far: of earlier rounds, and of this one. */
export function delaySoFar(call: Call, clock: Clock): number {
  return clock.vendor_delay_seconds + Math.max(0, -secondsLeft(call, clock));
}

/** The company asked: its clock stops with what is left on it. */
export function stopped(call: Call, clock: Clock): Clock {
  return {
    review_due_at: null,
    review_left_seconds: Math.max(0, secondsLeft(call, clock)),
    vendor_delay_seconds: delaySoFar(call, clock),
  };
}

/** The partner answered: the clock runs on from where it stopped. */
export function resumed(call: Call, clock: Clock): Pick<Clock, 'review_due_at' | 'review_left_seconds'> {
  const left = clock.review_left_seconds ?? 0;
  return { review_due_at: new Date(call.now().getTime() + left * 1000).toISOString(), review_left_seconds: null };
}
