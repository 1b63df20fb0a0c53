import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { webhookEvent } from '#server/extension-points/webhook-events.ts';
import { newId } from '#shared/ids.ts';
import { bodyOf } from './delivery/payload.ts';
import { disableByItself } from './endpoints.ts';
import { WANTS_NO_MORE } from './notices.ts';
import { targets } from './targets.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** The endpoint of the company's own payment system. */
    paymentSystem: string;
  }
}

interface DemoEndpoint {
  name: string;
  url: string;
  event_types: string[];
}

/** Endpoints of the demo are disabled, because an installation that somebody tries must not call other systems. */
async function addEndpoint(call: Call, { name, url, event_types }: DemoEndpoint, status: string): Promise<string> {
  const id = newId();
  const address = new URL(url);
  const now = call.now();
  await call.run(sql`
    insert into webhook_endpoints (id, organization_id, partner_id, name, host, event_types, status, disabled_at,
      rotated_at, created_at)
    values (${id}, ${call.organization_id}, ${call.actor.partner_id}, ${name}, ${address.host}, ${event_types},
      ${status}::text, case when ${status}::text = 'disabled' then ${now}::timestamptz end, ${now}, ${now})`);
  await targets.create(call, id, address);
  return id;
}

interface Happened {
  type: string;
  id: string;
  partner_id: string | null;
  at: string;
}

interface Try {
  status: number;
  answer: string;
  /** Seconds after the event. */
  after: number;
}

const success: Try = { status: 200, answer: '{"received":true}', after: 1 };
/** Some receivers were out of order for a while. */
const recovered: readonly Try[] = [
  { status: 503, answer: 'Service temporarily unavailable', after: 1 },
  { status: 503, answer: 'Service temporarily unavailable', after: 6 },
  { ...success, after: 304 },
];
const gone: readonly Try[] = [{ status: 410, answer: 'Gone', after: 1 }];

async function addDelivery(
  call: Call,
  endpoint_id: string,
  happened: Happened,
  { tries, sequence }: { tries: readonly Try[]; sequence: number },
): Promise<void> {
  const { type, id, at, partner_id } = happened;
  const reader = call.actor.partner_id;
  const occurred_at = new Date(at);
  const body = await call.asCompany((company) =>
    bodyOf(company, webhookEvent(type)!, { record_id: id, partner_id, sequence, occurred_at }, reader),
  );
  if (!body) return;
  const last = tries.at(-1)!;
  const later = (seconds: number) => new Date(occurred_at.getTime() + seconds * 1000);
  const message_id = newId();
  const delivery_id = newId();
  const duration = 90 + ((sequence * 37) % 240);
  await call.run(sql`
    insert into webhook_messages (id, organization_id, partner_id, event_key, event_type, ref_table, ref_id, body,
      occurred_at, created_at)
    values (${message_id}, ${call.organization_id}, ${reader}, ${`demo ${message_id}`}, ${type},
      ${webhookEvent(type)!.record.table}, ${id}, ${body}, ${occurred_at}, ${occurred_at})`);
  const isDelivered = last.status === 200;
  await call.run(sql`
    insert into webhook_deliveries (id, organization_id, partner_id, endpoint_id, message_id, event_type, status,
      attempts, slot,
      last_status_code, last_error, duration_ms, finished_at, created_at)
    values (${delivery_id}, ${call.organization_id}, ${reader}, ${endpoint_id}, ${message_id}, ${type},
      ${isDelivered ? 'delivered' : 'failed'}, ${tries.length}, ${tries.length}, ${last.status},
      ${isDelivered ? null : `The endpoint answered with the status ${last.status}.`}, ${duration},
      ${later(last.after)}, ${occurred_at})`);
  for (const [index, { status, answer, after }] of tries.entries())
    await call.run(
      `insert into webhook_attempts (organization_id, partner_id, delivery_id, number, started_at, duration_ms, status_code,
         response_excerpt, error, trigger, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'auto', $5)`,
      [
        call.organization_id,
        reader,
        delivery_id,
        index + 1,
        later(after),
        duration,
        status,
        answer,
        status === 200 ? null : `The endpoint answered with the status ${status}.`,
      ],
    );
  await call.run(sql`
    insert into webhook_endpoint_health (organization_id, endpoint_id, last_success_at, last_failure_at)
    values (${call.organization_id}, ${endpoint_id}, ${isDelivered ? later(last.after) : null},
      ${tries.length > 1 || !isDelivered ? later(tries[0]!.after) : null})
    on conflict (organization_id, endpoint_id) do update set
      last_success_at = greatest(webhook_endpoint_health.last_success_at, excluded.last_success_at),
      last_failure_at = greatest(webhook_endpoint_health.last_failure_at, excluded.last_failure_at)`);
}

/** The latest records with an event, of the company or of one partner. */
const RECENT = `select * from (
    (select 'deal.won' as type, id, partner_id, closed_on::timestamptz + interval '10 hours' as at from opportunities
     where organization_id = $1 and status = 'won' and partner_id is not null and ($2::uuid is null or partner_id = $2)
     order by closed_on desc limit 8)
    union all
    (select 'deal.approved', id, partner_id, decided_at from deal_registrations
     where organization_id = $1 and status = 'approved' and decided_at is not null and ($2::uuid is null or partner_id = $2)
     order by decided_at desc limit 8)
    union all
    (select 'payout.paid', id, partner_id, paid_on::timestamptz + interval '11 hours' from payout_items
     where organization_id = $1 and status = 'paid' and paid_on is not null and ($2::uuid is null or partner_id = $2)
     order by paid_on desc limit 8)) recent
  where at < $3 order by at limit 20`;

async function addLog(call: Call, endpoint_id: string, types: readonly string[]): Promise<void> {
  const recent = await call.asCompany((company) =>
    company.rows<Happened>(RECENT, [call.organization_id, call.actor.partner_id, call.now()]),
  );
  const wanted = recent.filter(({ type }) => types.includes(type));
  for (const [index, happened] of wanted.entries())
    await addDelivery(call, endpoint_id, happened, {
      tries: index % 7 === 3 ? recovered : [success],
      sequence: 180_000 + index * 13,
    });
}

const REQUESTED = 'payment.requested';

/** The company's own payment system receives the payments that it makes until the present, when it is disabled too. */
async function addPaymentSystem(story: DemoStory, month: number): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions || month !== -1) return;
  const system = { name: 'Payment system', url: 'https://payments.example/tandem', event_types: [REQUESTED] };
  story.put('paymentSystem', await history.on(history.day(month, 1), (call) => addEndpoint(call, system, 'enabled')));
}

/** Logs the requests of payments while these are in process, so that their bodies say so. */
async function logPaymentRequests(story: DemoStory, month: number): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions || month !== -1) return;
  await history.on(history.day(month, 18), async (call) => {
    const requested = await call.rows<Happened>(sql`
      select ${REQUESTED} as type, i.id, i.partner_id, a.requested_at as at from payment_attempts a
      join payout_items i on i.organization_id = a.organization_id and i.id = a.item_id
      where a.organization_id = ${call.organization_id} and a.provider = 'external' and a.requested_at < ${call.now()}
      order by i.statement_no`);
    for (const [index, happened] of requested.entries())
      await addDelivery(call, story.get('paymentSystem'), happened, {
        tries: index === 0 ? recovered : [success],
        sequence: 170_000 + index * 13,
      });
  });
}

async function disable(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update webhook_endpoints set status = 'disabled', disabled_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function connect(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const types = ['deal.approved', 'deal.won', 'payout.paid'];
  await history.on(history.day(0), async (call) => {
    await disable(call, story.get('paymentSystem'));
    const warehouse = { name: 'Data warehouse', url: 'https://warehouse.example/tandem', event_types: types };
    await addLog(call, await addEndpoint(call, warehouse, 'disabled'), types);
    const former = { name: 'Former order system', url: 'https://orders.example/hooks', event_types: ['deal.won'] };
    const id = await addEndpoint(call, former, 'enabled');
    const [won] = await call.rows<Happened>(RECENT, [call.organization_id, null, call.now()]);
    if (won) await addDelivery(call, id, won, { tries: gone, sequence: 179_000 });
    await disableByItself(call, id, WANTS_NO_MORE);
  });
  await history.on(
    history.day(0),
    async (call) => {
      const erp = { name: 'Our ERP', url: 'https://erp.example/tandem', event_types: types };
      await addLog(call, await addEndpoint(call, erp, 'disabled'), types);
    },
    {
      mode: 'partner',
      partner_id: story.get('partners')[0]!.id,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    },
  );
}

export const demo = [
  defineDemo('payment-system', { when: 'month', run: addPaymentSystem }),
  defineDemo('payment-requests', { when: 'month', after: ['external-payments'], run: logPaymentRequests }),
  defineDemo('webhook-endpoints', { when: 'portal', after: ['partner-portal'], run: connect }),
];
