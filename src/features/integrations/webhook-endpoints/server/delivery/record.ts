import type { Call } from '#server/call.ts';
import type { Job } from '#server/jobs/job.ts';
import { disableByItself, removeEndpoint } from '../endpoints.ts';
import type { Claimed } from './model.ts';
import type { Attempt } from './request.ts';
import { GIVE_UP_MS, isGone, isSuccess, mustSlowDown, nextDelay, SLOW_DOWN } from './retries.ts';

interface Stored {
  partner_id: string | null;
  status: string;
  attempts: number;
  slot: number;
  is_test: boolean;
  is_leased: boolean;
  is_manual: boolean;
  origin: string;
}

/** Stores an attempt and its consequence in one transaction. If the process dies before it, the message is sent again. */
export function recordAttempt(job: Job, claimed: Claimed, attempt: Attempt): Promise<void> {
  return job.within(async (call) => {
    // The endpoint may have been deleted or disabled while the request was on its way.
    const delivery = await call.maybe<Stored>(
      `select d.partner_id, d.status, d.attempts, d.slot, d.is_test, coalesce(d.next_attempt_at = $3, false) as is_leased,
         d.slot = 0 and d.attempts > 0 as is_manual, e.origin
       from webhook_deliveries d join webhook_endpoints e on e.organization_id = d.organization_id and e.id = d.endpoint_id
       where d.organization_id = $1 and d.id = $2 for update of d`,
      [call.organization_id, claimed.id, claimed.leased_until],
    );
    if (!delivery) return;
    await insertAttempt(call, claimed, delivery, attempt);
    // Another process has taken the delivery over, and decides about it.
    if (delivery.status === 'pending' && !delivery.is_leased) return;
    await settle(call, claimed, delivery, attempt);
    await updateHealth(call, claimed.endpoint_id, attempt);
    await judgeEndpoint(call, claimed.endpoint_id, delivery, attempt);
    await call.announce('webhook_deliveries.updated', claimed.id, {
      ...(delivery.partner_id && { partner_id: delivery.partner_id }),
    });
  });
}

async function insertAttempt(call: Call, { id }: Claimed, delivery: Stored, attempt: Attempt): Promise<void> {
  await call.run(
    `insert into webhook_attempts (organization_id, partner_id, delivery_id, number, started_at, duration_ms, status_code,
       response_excerpt, error, trigger, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $5)`,
    [
      call.organization_id,
      delivery.partner_id,
      id,
      delivery.attempts + 1,
      attempt.started_at,
      attempt.duration_ms,
      attempt.status_code,
      attempt.response_excerpt,
      attempt.error,
      delivery.is_manual || delivery.is_test ? 'manual' : 'auto',
    ],
  );
}

async function settle(call: Call, { id }: Claimed, delivery: Stored, attempt: Attempt): Promise<void> {
  const now = call.now();
  const slot = delivery.slot + 1;
  const wait =
    isSuccess(attempt) || isGone(attempt) || delivery.is_test || delivery.status !== 'pending'
      ? undefined
      : nextDelay(slot, attempt, now, Math.random());
  const status = isSuccess(attempt)
    ? 'delivered'
    : wait !== undefined
      ? 'pending'
      : delivery.status === 'pending'
        ? 'failed'
        : delivery.status;
  await call.run(
    `update webhook_deliveries set attempts = attempts + 1, slot = $3, status = $4::text, next_attempt_at = $5, worker = null,
       last_status_code = $6, last_error = $7, duration_ms = $8,
       finished_at = case when $4::text = 'pending' then null else $9::timestamptz end
     where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      id,
      slot,
      status,
      wait === undefined ? null : new Date(now.getTime() + wait * 1000),
      attempt.status_code,
      attempt.error,
      attempt.duration_ms,
      now,
    ],
  );
}

async function updateHealth(call: Call, endpoint_id: string, attempt: Attempt): Promise<void> {
  const now = call.now();
  const hasFailed = !isSuccess(attempt);
  await call.run(
    `insert into webhook_endpoint_health (organization_id, endpoint_id, first_failure_at, last_success_at, last_failure_at, wait_until)
     values ($1, $2, case when $4 then $3::timestamptz end, case when not $4 then $3::timestamptz end,
       case when $4 then $3::timestamptz end, $5::timestamptz)
     on conflict (organization_id, endpoint_id) do update set
       first_failure_at = case when $4 then coalesce(webhook_endpoint_health.first_failure_at, $3) end,
       last_success_at = coalesce(excluded.last_success_at, webhook_endpoint_health.last_success_at),
       last_failure_at = coalesce(excluded.last_failure_at, webhook_endpoint_health.last_failure_at),
       wait_until = coalesce(excluded.wait_until, webhook_endpoint_health.wait_until)`,
    [
      call.organization_id,
      endpoint_id,
      now,
      hasFailed,
      mustSlowDown(attempt) ? new Date(now.getTime() + SLOW_DOWN * 1000) : null,
    ],
  );
}

/** Ends an endpoint that wants nothing more, and disables one that has only failed for days. */
async function judgeEndpoint(call: Call, endpoint_id: string, delivery: Stored, attempt: Attempt): Promise<void> {
  if (isSuccess(attempt)) return;
  if (isGone(attempt)) {
    if (delivery.origin === 'subscription') return removeEndpoint(call, endpoint_id);
    return disableByItself(call, endpoint_id, 'It answered 410, which means that it wants no more events.');
  }
  const failing = await call.maybe(
    'select from webhook_endpoint_health where organization_id = $1 and endpoint_id = $2 and first_failure_at <= $3',
    [call.organization_id, endpoint_id, new Date(call.now().getTime() - GIVE_UP_MS)],
  );
  if (failing) await disableByItself(call, endpoint_id, 'All requests of the last five days failed.');
}
