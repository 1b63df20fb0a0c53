import { cancelCarriedRemainders, payLines, returnLines } from '#features/commissions/commissions/server/service.ts';
import { postEntries } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { startsFrom } from '#shared/nouns/define-steps.ts';
import { addDays, dateInZone } from '#shared/time/dates.ts';
import type { BatchStatus, ItemStatus, PayInput, PayoutBatch, PayoutItem } from '../schema.ts';
import {
  type PaymentFailure,
  type PaymentFee,
  type PaymentRemoval,
  type PayoutCancellation,
  paymentSteps,
} from '../steps.schema.ts';
import { feeEntries, type ItemEntry, paidEntries, releaseEntries, returnedEntries } from './entries.ts';
import { holdInactive } from './inactive.ts';
import { notifyFailed, notifyPaid } from './notices.ts';

async function itemsOf(call: Call, batch_id: string): Promise<PayoutItem[]> {
  return call.rows<PayoutItem>(sql`
    select * from payout_item_rows
    where organization_id = ${call.organization_id} and batch_id = ${batch_id}
      and status not in ('included', 'excluded') order by statement_no`);
}

/** @throws 409 with the states of payments that can be paid */
function requirePayable({ id, status }: PayoutItem): void {
  if (!startsFrom(paymentSteps.steps.fail, status))
    throw conflict(`A payment with status “${status.replace('_', ' ')}” can’t be marked as paid.`, {
      allowed: paymentSteps.steps.fail.from,
      item_id: id,
    });
}

/** Marks the given payments as paid; by default those that were sent, or all open ones while none was sent. */
export async function payItems(
  call: Call,
  batch: PayoutBatch,
  { item_ids, paid_on, reference, fee_minor = 0 }: PayInput,
): Promise<void> {
  const batch_id = batch.id;
  if (paid_on > call.today()) throw invalid({ paid_on: ['must not be in the future'] });
  const approved_on = batch.approved_at ? dateInZone(new Date(batch.approved_at), call.actor.timezone) : paid_on;
  if (paid_on < approved_on) throw invalid({ paid_on: ['must not be before the approval date'] });
  await holdInactive(call, batch_id);
  const all = await itemsOf(call, batch_id);
  const sent = all.filter(({ status }) => status === 'processing' || status === 'in_transit');
  const open = sent.length > 0 ? sent : all.filter(({ status }) => status === 'reserved');
  const items = item_ids ? item_ids.map((id) => all.find((item) => item.id === id)) : open;
  if (items.length === 0) throw conflict('This payout has no open payments.');
  for (const item of items) {
    if (!item) throw notFound('This payment');
    requirePayable(item);
  }
  const payments = items as PayoutItem[];
  requireOneCurrency(payments, fee_minor);
  const ids = payments.map(({ id }) => id);
  const disputable_until = await lastDayOfDisputes(call);
  await call.run(sql`
    update payout_items
    set status = 'paid', paid_on = ${paid_on}, reference = ${reference?.trim() || null}, failure_code = null,
      failure_text = null, disputable_until = ${disputable_until}, fee_minor = ${fee_minor}
    where organization_id = ${call.organization_id} and id = any(${ids})`);
  await payLines(call, ids);
  await post(
    call,
    payments.flatMap((item) => [...paidEntries(item, paid_on), ...feeEntries(item, fee_minor, paid_on, 1)]),
  );
  await settleBatch(call, batch_id);
  await notifyPaid(call, payments, disputable_until);
}

/** A single fee for many payments is possible only in one currency. */
function requireOneCurrency(items: readonly PayoutItem[], fee_minor: number): void {
  const currencies = new Set(items.map((item) => item.settle_currency ?? item.currency));
  if (fee_minor > 0 && currencies.size > 1)
    throw invalid({
      fee_minor: ['applies to one currency, but these payments are in several. Select payments in one currency'],
    });
}

/** Sets the total bank fee of a payment and posts the difference. */
export async function setFee(call: Call, item: PayoutItem, { fee_minor }: PaymentFee): Promise<void> {
  if (fee_minor === item.fee_minor) return;
  const { before } = await call.one<{ before: number }>(sql`
    select count(*)::int as before from journal_entries
    where organization_id = ${call.organization_id} and source_id = ${item.id} and kind = 'fee'`);
  await call.run(sql`
    update payout_items set fee_minor = ${fee_minor} where organization_id = ${call.organization_id} and id = ${item.id}`);
  await post(call, feeEntries(item, fee_minor - item.fee_minor, call.today(), before + 1));
}

/** The period starts on the day the partner is notified, and not on the payment date. */
async function lastDayOfDisputes(call: Call): Promise<string | null> {
  const settings = await call.maybe<{ dispute_days: number | null }>(
    sql`select dispute_days from program_settings where organization_id = ${call.organization_id}`,
  );
  return settings?.dispute_days ? addDays(call.today(), settings.dispute_days) : null;
}

/** Marks a payment as failed: its lines are payable again, the item is final, and the next payout creates a new one. */
export async function failItem(call: Call, item: PayoutItem, { code, text }: PaymentFailure): Promise<void> {
  await endItems(call, [item], 'failed', { code, text: text?.trim() || null });
  await post(call, [releaseEntries(item, call.today())]);
  await settleBatch(call, item.batch_id);
  await notifyFailed(call, item, text?.trim() || null);
}

/** Records that the bank returned a paid payment. */
export async function returnItem(call: Call, item: PayoutItem, { code, text }: PaymentFailure): Promise<void> {
  await endItems(call, [item], 'returned', { code, text: text?.trim() || null });
  await post(call, returnedEntries(item, call.today()));
  await settleBatch(call, item.batch_id);
  await notifyFailed(call, item, text?.trim() || null);
}

/** Takes one payment out of an approved payout: its lines are payable again. */
export async function cancelItem(call: Call, item: PayoutItem, { reason }: PaymentRemoval): Promise<void> {
  await release(call, [item], reason);
  await settleBatch(call, item.batch_id);
}

/** Cancels the whole payout, as long as no payment was sent. */
export async function cancelBatch(call: Call, { id }: PayoutBatch, { reason }: PayoutCancellation): Promise<void> {
  const items = await itemsOf(call, id);
  await release(
    call,
    items.filter(({ status }) => status === 'reserved' || status === 'held'),
    reason,
  );
  await call.because(reason);
  await call.run(sql`
    update payout_batches set status = 'canceled', canceled_reason = ${reason.trim()}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function release(call: Call, items: readonly PayoutItem[], reason: string): Promise<void> {
  await endItems(call, items, 'canceled', { code: 'stopped', text: reason.trim() });
  await post(
    call,
    items.map((item) => releaseEntries(item, call.today())),
  );
}

async function endItems(
  call: Call,
  items: readonly PayoutItem[],
  status: ItemStatus,
  why: { code: string; text: string | null },
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await call.run(sql`
    update payout_items set status = ${status}, failure_code = ${why.code}, failure_text = ${why.text}
    where organization_id = ${call.organization_id} and id = any(${ids})`);
  await returnLines(call, ids);
  await cancelCarriedRemainders(call, ids);
}

async function post(call: Call, entries: readonly ItemEntry[]): Promise<void> {
  await postEntries(
    call,
    entries.map(({ partner_id: _, ...movement }) => movement),
  );
  const partners = [...new Set(entries.map((entry) => entry.partner_id))];
  await call.announceEach(
    'commission_lines.updated',
    null,
    partners.map((partner_id) => ({ partner_id })),
  );
}

/** Derives the status of a payout from its payments. */
export async function settleBatch(call: Call, batch_id: string): Promise<void> {
  const batch = await call.one<{ status: BatchStatus }>(
    sql`select status from payout_batches where organization_id = ${call.organization_id} and id = ${batch_id}`,
  );
  const status = payoutStatus(
    batch.status,
    (await itemsOf(call, batch_id)).map((item) => item.status),
  );
  if (status !== batch.status)
    await call.run(sql`
      update payout_batches set status = ${status} where organization_id = ${call.organization_id} and id = ${batch_id}`);
}

export function payoutStatus(current: BatchStatus, items: readonly ItemStatus[]): BatchStatus {
  const has = (...statuses: ItemStatus[]) => items.some((status) => statuses.includes(status));
  const isOpen = has('reserved', 'held', 'processing', 'in_transit');
  if (isOpen) return has('processing', 'in_transit', 'paid', 'failed', 'returned') ? 'processing' : current;
  if (has('paid')) return has('failed', 'returned') ? 'partially_paid' : 'paid';
  return has('failed', 'returned') ? 'failed' : 'canceled';
}
