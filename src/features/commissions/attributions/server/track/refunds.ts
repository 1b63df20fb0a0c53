import { refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Tracked, TrackRefund } from '../../schema.ts';
import { insertEvent } from './events.ts';
import { timeOf, trackOnce } from './once.ts';
import { portionOf } from './portion.ts';

const WAITS_DAYS = 30;

interface Sale {
  customer_id: string;
  partner_id: string | null;
  link_id: string | null;
  opportunity_id: string;
  amount_minor: number;
  booked_minor: number;
  currency: string;
}

/** Records a refund to the customer; commission follows by the terms of the incentive structure. */
export function trackRefund(call: Call, given: TrackRefund): Promise<Tracked> {
  const { refund_id: external_id, invoice_id } = given;
  return trackOnce(call, 'refund', { external_id, field: 'refund_id', content: given }, async (content_hash) => {
    const at = timeOf(call, given.occurred_at);
    const id = newId();
    // A sale of the same invoice at the same moment either reads this refund or is read here.
    await call.rows(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${call.organization_id} sale ${invoice_id}`}, 19))`,
    );
    const sale = await saleOf(call, invoice_id);
    const amount_minor = sale
      ? await amountOf(call, invoice_id, sale, given.amount_minor)
      : (given.amount_minor ?? null);
    const status = !sale ? 'waiting' : sale.partner_id ? 'attributed' : 'unattributed';
    const note = given.reason?.trim() || null;
    await insertEvent(call, {
      id,
      kind: 'refund',
      external_id,
      invoice_id,
      content_hash,
      status,
      amount_minor,
      note,
      occurred_at: at,
      ...(sale && { customer_id: sale.customer_id, partner_id: sale.partner_id, link_id: sale.link_id }),
      ...(sale && { opportunity_id: sale.opportunity_id, currency: sale.currency }),
    });
    if (sale) await refund(call, sale, invoice_id, { external_id, amount_minor: amount_minor!, at, note });
    return {
      id,
      kind: 'refund',
      external_id,
      status,
      is_repeat: false,
      partner_id: sale?.partner_id ?? null,
      opportunity_id: sale?.opportunity_id ?? null,
      reason: sale
        ? note
        : `The sale of invoice ${invoice_id} is not booked yet. The refund waits for it, ${WAITS_DAYS} days if it is unknown.`,
    };
  });
}

/** A sale in review is booked later; its refunds wait for that. */
function saleOf(call: Call, invoice_id: string): Promise<Sale | undefined> {
  return call.maybe<Sale>(sql`
    select customer_id, partner_id, link_id, opportunity_id, amount_minor,
      coalesce(booked_minor, amount_minor) as booked_minor, currency
    from tracked_events
    where organization_id = ${call.organization_id} and kind = 'sale' and external_id = ${invoice_id}
      and opportunity_id is not null`);
}

/** @throws 422 when more is refunded than was paid */
async function amountOf(
  call: Call,
  invoice_id: string,
  { amount_minor }: Sale,
  requested: number | undefined,
): Promise<number> {
  const left = amount_minor - (await refundedOf(call, invoice_id));
  if ((requested ?? left) > left || left === 0)
    throw invalid({ amount_minor: [`is more than the ${left} left of this invoice`] });
  return requested ?? left;
}

async function refundedOf(call: Call, invoice_id: string): Promise<number> {
  const { refunded } = await call.one<{ refunded: number }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as refunded from tracked_events
    where organization_id = ${call.organization_id} and kind = 'refund' and invoice_id = ${invoice_id}
      and status in ('attributed', 'unattributed')`);
  return refunded;
}

/** Takes back the deal’s part; the refund itself is recorded before. */
async function refund(
  call: Call,
  sale: Sale,
  invoice_id: string,
  { external_id, amount_minor, at, note }: { external_id: string; amount_minor: number; at: Date; note: string | null },
): Promise<void> {
  const before = (await refundedOf(call, invoice_id)) - amount_minor;
  const portion = portionOf(sale, before, amount_minor);
  if (portion === 0) return;
  await refundOpportunity(call, sale.opportunity_id, {
    amount_minor: portion,
    external_id: `refund ${external_id}`,
    source: 'tracking',
    on: dateInZone(at, call.actor.timezone),
    reason: note ?? 'Refunded to the customer.',
  });
}

/** Refunds that came before their sale. One that is too large is set aside rather than failing the sale. */
export async function applyWaitingRefunds(call: Call, invoice_id: string): Promise<void> {
  const waiting = await call.rows<{
    id: string;
    external_id: string;
    amount_minor: number | null;
    occurred_at: string;
    note: string | null;
  }>(sql`
    select id, external_id, amount_minor, occurred_at, note from tracked_events
    where organization_id = ${call.organization_id} and kind = 'refund' and invoice_id = ${invoice_id}
      and status = 'waiting' order by occurred_at, id`);
  if (waiting.length === 0) return;
  const sale = (await saleOf(call, invoice_id))!;
  for (const { id, external_id, amount_minor: requested, occurred_at, note } of waiting) {
    const amount_minor = await amountOf(call, invoice_id, sale, requested ?? undefined).catch(() => null);
    await call.run(sql`
      update tracked_events
      set status = ${amount_minor === null ? 'rejected' : sale.partner_id ? 'attributed' : 'unattributed'},
        amount_minor = coalesce(${amount_minor}, amount_minor), customer_id = ${sale.customer_id},
        partner_id = ${sale.partner_id}, link_id = ${sale.link_id}, opportunity_id = ${sale.opportunity_id},
        currency = ${sale.currency},
          note = case when ${amount_minor === null ? 'rejected' : sale.partner_id ? 'attributed' : 'unattributed'} =
          'rejected' then 'More than the invoice.' else note end
          where organization_id = ${call.organization_id} and id = ${id}`);
    if (amount_minor !== null)
      await refund(call, sale, invoice_id, { external_id, amount_minor, at: new Date(occurred_at), note });
  }
}

/** Rejects refunds whose sale never arrived. */
export async function rejectStaleRefunds(call: Call): Promise<void> {
  await call.run(sql`
    update tracked_events
    set status = 'rejected', note = 'Its sale was not reported within ${sql.raw(WAITS_DAYS)} days.'
    where organization_id = ${call.organization_id} and kind = 'refund' and status = 'waiting'
      and created_at < ${call.now()}::timestamptz - make_interval(days => ${sql.raw(WAITS_DAYS)})
      and not exists (select from tracked_events s
        where s.organization_id = ${call.organization_id} and s.kind = 'sale'
        and s.external_id = tracked_events.invoice_id
        and s.status = 'review')`);
}

/** Rejects the refunds of an ignored sale. */
export async function rejectWaitingRefunds(call: Call, invoice_id: string): Promise<void> {
  await call.run(sql`
    update tracked_events set status = 'rejected', note = 'Its sale was ignored.'
    where organization_id = ${call.organization_id} and kind = 'refund' and status = 'waiting'
      and invoice_id = ${invoice_id}`);
}
