import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import type { SignedTarget } from '#server/secrets/signed-targets.ts';
import { targets } from '../targets.ts';
import type { Claimed } from './model.ts';
import { recordAttempt } from './record.ts';
import { sendWebhookMessage } from './request.ts';
import { mustSlowDown } from './retries.ts';

/** Deliveries of one endpoint in one round, so that every endpoint gets its turn. */
const MOST_OF_ENDPOINT = 20;
const MOST_OF_ROUND = 100;
/** Requests to one endpoint at the same time. */
const AT_ONCE = 4;
/** A claimed delivery whose result is not known by then, or whose worker has ended, is sent again. */
const LEASE_MS = 120_000;
/** The job lets other companies have their turn after this time. */
const TURN_MS = 10_000;
const queueOf = (organization_id: string): string => `webhooks:${organization_id}`;

/** Starts to send what is due. Two keys, because a later start must not replace an immediate one. */
export const sendSoon = (call: Call): Promise<void> =>
  call.enqueue(
    'webhook-endpoints.send',
    {},
    { job_key: `webhooks-now:${call.organization_id}`, queue: queueOf(call.organization_id) },
  );

const sendLater = (call: Call, run_at: Date): Promise<void> =>
  call.enqueue(
    'webhook-endpoints.send',
    {},
    { job_key: `webhooks-later:${call.organization_id}`, queue: queueOf(call.organization_id), run_at },
  );

interface Turn {
  endpoint_id: string;
  rate_per_second: number;
  target: SignedTarget | undefined;
  deliveries: Claimed[];
}

/** Takes due deliveries of every endpoint and leases them, so that no other process sends them at the same time. */
async function claim(call: Call, worker_id: string | null): Promise<Turn[]> {
  await releaseOfEndedWorkers(call);
  const now = call.now();
  const claimed = await call.rows<Claimed>(sql`
    with due as materialized (
      select d.id from webhook_endpoints e
      left join webhook_endpoint_health h on h.organization_id = e.organization_id and h.endpoint_id = e.id
      cross join lateral (
        select id, next_attempt_at from webhook_deliveries
        where organization_id = ${call.organization_id} and endpoint_id = e.id and status = 'pending'
          and next_attempt_at <= ${now}::timestamptz
        order by next_attempt_at, id limit ${sql.raw(MOST_OF_ENDPOINT)} for update skip locked) d
      where e.organization_id = ${call.organization_id} and e.status = 'enabled'
        and (h.wait_until is null or h.wait_until <= ${now}::timestamptz)
      order by d.next_attempt_at limit ${sql.raw(MOST_OF_ROUND)})
    update webhook_deliveries d
    set next_attempt_at = ${new Date(call.now().getTime() + LEASE_MS)}, worker = ${worker_id}
    from webhook_messages m where d.organization_id = ${call.organization_id} and d.id in (select id from due)
      and m.organization_id = ${call.organization_id} and m.id = d.message_id
    returning d.id, d.endpoint_id, d.message_id, m.body, d.next_attempt_at as leased_until`);
  const turns: Turn[] = [];
  for (const [endpoint_id, deliveries] of Map.groupBy(claimed, (one) => one.endpoint_id)) {
    const { rate_per_second, is_rotating } = await call.one<{ rate_per_second: number; is_rotating: boolean }>(sql`
      select rate_per_second, coalesce(previous_until > ${call.now()}, false) as is_rotating from webhook_endpoints
      where organization_id = ${call.organization_id} and id = ${endpoint_id}`);
    const target = await targets.open(call, endpoint_id, { isRotating: is_rotating });
    turns.push({ endpoint_id, rate_per_second, target, deliveries });
  }
  return turns;
}

/** The moments, by the steady clock of the process, at which each endpoint may get its next request. */
const nextStart = new Map<string, number>();
const MOST_REMEMBERED = 1_000;

async function waitForRate(endpoint_id: string, rate_per_second: number): Promise<void> {
  const now = performance.now();
  const start = Math.max(now, nextStart.get(endpoint_id) ?? 0);
  if (nextStart.size > MOST_REMEMBERED) nextStart.clear();
  nextStart.set(endpoint_id, start + 1_000 / rate_per_second);
  if (start > now) await delay(start - now);
}

/** Sends the deliveries of one endpoint. After one that must slow it down, the others of this round wait. */
async function sendTurn(job: Job, { endpoint_id, rate_per_second, target, deliveries }: Turn): Promise<void> {
  const waiting = [...deliveries];
  let isSlow = false;
  const work = async () => {
    for (;;) {
      const delivery = isSlow ? undefined : waiting.shift();
      if (!delivery) return;
      await waitForRate(endpoint_id, rate_per_second);
      if (!target) return;
      const attempt = await sendWebhookMessage(job.kernel, target, { id: delivery.message_id, body: delivery.body });
      if (mustSlowDown(attempt)) isSlow = true;
      await recordAttempt(job, delivery, attempt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (waiting.length > 0) await job.within((call) => release(call, waiting));
}

/** Gives claimed deliveries back that were not sent. */
async function release(call: Call, deliveries: readonly Claimed[]): Promise<void> {
  for (const { id, leased_until } of deliveries)
    await call.run(sql`
      update webhook_deliveries set next_attempt_at = ${call.now()}, worker = null
      where organization_id = ${call.organization_id} and id = ${id} and status = 'pending'
        and next_attempt_at = ${leased_until}`);
}

async function releaseOfEndedWorkers(call: Call): Promise<void> {
  await call.run(sql`
    update webhook_deliveries set next_attempt_at = ${call.now()}, worker = null
    where organization_id = ${call.organization_id} and status = 'pending' and worker = any(array(select worker from (
      select distinct worker from webhook_deliveries
      where organization_id = ${call.organization_id} and status = 'pending' and worker is not null) holders
      where not is_worker_alive(worker)))`);
}

/** Sends everything that is due, and returns at the latest shortly after its turn. */
export async function sendDue(job: Job): Promise<void> {
  const began = performance.now();
  for (;;) {
    const turns = await job.within((call) => claim(call, job.worker_id));
    if (turns.length === 0) break;
    await Promise.all(turns.map((turn) => sendTurn(job, turn)));
    if (performance.now() - began > TURN_MS) return job.within(sendSoon);
  }
  await job.within(async (call) => {
    const { at } = await call.one<{ at: string | null }>(sql`
      select min(greatest(d.next_attempt_at, h.wait_until)) as at from webhook_deliveries d
      join webhook_endpoints e on e.organization_id = d.organization_id and e.id = d.endpoint_id
        and e.status = 'enabled'
      left join webhook_endpoint_health h on h.organization_id = d.organization_id and h.endpoint_id = d.endpoint_id
      where d.organization_id = ${call.organization_id} and d.status = 'pending'`);
    if (at) await sendLater(call, new Date(at));
  });
}
