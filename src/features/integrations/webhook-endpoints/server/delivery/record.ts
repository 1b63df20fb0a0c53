import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { disableByItself, removeWebhookEndpoint } from '../endpoints.ts';
import { ALWAYS_FAILS, WANTS_NO_MORE } from '../notices.ts';
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
    const delivery = await call.maybe<Stored>(sql`
      select d.partner_id, d.status, d.attempts, d.slot, d.is_test,
        coalesce(d.next_attempt_at = ${claimed.leased_until}, false) as is_leased,
        d.slot = 0 and d.attempts > 0 as is_manual, e.origin
      from webhook_deliveries d join webhook_endpoints e on e.organization_id = d.organization_id
        and e.id = d.endpoint_id
      where d.organization_id = ${call.organization_id} and d.id = ${claimed.id} for update of d`);
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
  await call.run(sql`
    insert into webhook_attempts (organization_id, partner_id, delivery_id, number, started_at, duration_ms,
      status_code,
      response_excerpt, error, trigger, created_at)
    values (${call.organization_id}, ${delivery.partner_id}, ${id}, ${delivery.attempts + 1}, ${attempt.started_at},
      ${attempt.duration_ms}, ${attempt.status_code}, ${attempt.response_excerpt}, ${attempt.error},
      ${delivery.is_manual || delivery.is_test ? 'manual' : 'auto'}, ${attempt.started_at})`);
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
  await call.run(sql`
    update webhook_deliveries
    set attempts = attempts + 1, slot = ${slot}, status = ${status}::text,
      next_attempt_at = ${wait === undefined ? null : new Date(now.getTime() + wait * 1000)}, worker = null,
      last_status_code = ${attempt.status_code}, last_error = ${attempt.error}, duration_ms = ${attempt.duration_ms},
      finished_at = case when ${status}::text = 'pending' then null else ${now}::timestamptz end
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function updateHealth(call: Call, endpoint_id: string, attempt: Attempt): Promise<void> {
  const now = call.now();
  const hasFailed = !isSuccess(attempt);
  await call.run(sql`
    insert into webhook_endpoint_health (organization_id, endpoint_id, first_failure_at, last_success_at,
      last_failure_at, wait_until)
    values (${call.organization_id}, ${endpoint_id}, case when ${hasFailed} then ${now}::timestamptz end,
      case when not ${hasFailed} then ${now}::timestamptz end,
      case when ${hasFailed} then ${now}::timestamptz end,
        ${mustSlowDown(attempt) ? new Date(now.getTime() + SLOW_DOWN * 1000) : null}::timestamptz)
    on conflict (organization_id, endpoint_id) do update set
      first_failure_at = case when ${hasFailed} then coalesce(webhook_endpoint_health.first_failure_at, ${now}) end,
      last_success_at = coalesce(excluded.last_success_at, webhook_endpoint_health.last_success_at),
      last_failure_at = coalesce(excluded.last_failure_at, webhook_endpoint_health.last_failure_at),
      wait_until = coalesce(excluded.wait_until, webhook_endpoint_health.wait_until)`);
}

/** Ends an endpoint that wants nothing more, and disables one that has only failed for days. */
async function judgeEndpoint(call: Call, endpoint_id: string, delivery: Stored, attempt: Attempt): Promise<void> {
  if (isSuccess(attempt)) return;
  if (isGone(attempt)) {
    if (delivery.origin === 'subscription') return removeWebhookEndpoint(call, endpoint_id);
    return disableByItself(call, endpoint_id, WANTS_NO_MORE);
  }
  const failing = await call.maybe(sql`
    select from webhook_endpoint_health
    where organization_id = ${call.organization_id} and endpoint_id = ${endpoint_id}
      and first_failure_at <= ${new Date(call.now().getTime() - GIVE_UP_MS)}`);
  if (failing) await disableByItself(call, endpoint_id, ALWAYS_FAILS);
}
