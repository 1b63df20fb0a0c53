import { endCarried } from '#features/commissions/server/service.ts';
import { type Account, cashClearing, partnerAccount, postEntries } from '#features/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { addDays, dateInZone } from '#shared/dates.ts';
import type { BatchStatus, FailInput, ItemStatus, PayInput } from '../schema.ts';
import { lockedBatch, requireMove, type StoredBatch } from './batches.ts';
import { holdInactive, isInactive } from './inactive.ts';
import { tellFailed, tellPaid } from './notices.ts';
import { RESTS } from './preview.ts';

/** What may follow what; everything else is refused. Paying from `reserved` passes through `processing` on the way. */
export const itemTransitions: Record<ItemStatus, readonly ItemStatus[]> = {
  included: ['reserved', 'excluded'],
  excluded: ['included'],
  reserved: ['processing', 'paid', 'failed', 'held', 'cancelled'],
  held: ['reserved', 'cancelled'],
  processing: ['in_transit', 'paid', 'failed'],
  in_transit: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
  cancelled: [],
};

interface Item {
  id: string;
  batch_id: string;
  partner_id: string;
  currency: string;
  amount_minor: number;
  status: ItemStatus;
  statement_no: string;
  payout_method_id: string | null;
}

async function itemsOf(call: Call, batch_id: string): Promise<Item[]> {
  return call.rows<Item>(
    "select * from payout_items where organization_id = $1 and batch_id = $2 and status not in ('included', 'excluded') order by statement_no",
    [call.organization_id, batch_id],
  );
}

/** The item, with its batch locked. */
async function lockedItem(call: Call, id: string): Promise<Item> {
  const { batch_id } = await call.one<{ batch_id: string }>(
    'select batch_id from payout_items where organization_id = $1 and id = $2',
    [call.organization_id, id],
    'This payment',
  );
  await lockedBatch(call, batch_id);
  return call.one<Item>('select * from payout_items where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
  ]);
}

function requireStep(item: Item, to: ItemStatus): void {
  const allowed = itemTransitions[item.status];
  if (!allowed.includes(to))
    throw conflict(`A payment that is ${item.status.replace('_', ' ')} cannot become ${to.replace('_', ' ')}.`, {
      allowed,
      item_id: item.id,
    });
}

/** The money has left: the items named, or all that are on their way. */
export async function payItems(
  call: Call,
  batch_id: string,
  { item_ids, paid_on, reference }: PayInput,
): Promise<void> {
  const batch = await lockedBatch(call, batch_id);
  if (batch.status !== 'approved' && batch.status !== 'processing') {
    throw conflict('Payments are marked as paid once the payout is approved.', { allowed: ['approved', 'processing'] });
  }
  if (paid_on > call.today()) throw invalid({ paid_on: ['must not lie in the future'] });
  const approved_on = batch.approved_at ? dateInZone(new Date(batch.approved_at), call.actor.timezone) : paid_on;
  if (paid_on < approved_on) throw invalid({ paid_on: ['must not lie before the day it was approved'] });
  await holdInactive(call, batch_id);
  const all = await itemsOf(call, batch_id);
  const onTheirWay = all.filter(({ status }) => ['reserved', 'processing', 'in_transit'].includes(status));
  const items = item_ids ? item_ids.map((id) => all.find((item) => item.id === id)) : onTheirWay;
  if (items.length === 0) throw conflict('Nothing of this payout is on its way.');
  for (const item of items) {
    if (!item) throw notFound('This payment');
    requireStep(item, 'paid');
  }
  const found = items as Item[];
  const ids = found.map(({ id }) => id);
  const disputable_until = await lastDayOfDisputes(call);
  await call.run(
    `update payout_items set status = 'paid', paid_on = $3, reference = $4, failure_code = null, failure_text = null, disputable_until = $5
     where organization_id = $1 and id = any($2)`,
    [call.organization_id, ids, paid_on, reference?.trim() || null, disputable_until],
  );
  await call.run(
    "update commission_lines set status = 'paid' where organization_id = $1 and payout_item_id = any($2)",
    [call.organization_id, ids],
  );
  await postItems(call, found, 'paid', paid_on, (item) => [
    partnerAccount(item.partner_id, 'in_transit'),
    cashClearing,
  ]);
  await settleBatch(call, batch_id);
  await tellPaid(call, found, disputable_until);
}

/** Counted from the day the partner is told, not from the one the bank names. */
async function lastDayOfDisputes(call: Call): Promise<string | null> {
  const settings = await call.maybe<{ dispute_days: number | null }>(
    'select dispute_days from programme_settings where organization_id = $1',
    [call.organization_id],
  );
  return settings?.dispute_days ? addDays(call.today(), settings.dispute_days) : null;
}

/** The payment did not go through: its lines are payable again, the item is final, and the next payout makes a new one. */
export async function failItem(call: Call, id: string, { code, text }: FailInput): Promise<void> {
  const item = await lockedItem(call, id);
  requireStep(item, 'failed');
  await endItems(call, [item], 'failed', { code, text: text?.trim() || null });
  await postItems(call, [item], 'fail', call.today(), (one) => [
    partnerAccount(one.partner_id, 'in_transit'),
    partnerAccount(one.partner_id, 'payable'),
  ]);
  await settleBatch(call, item.batch_id);
  await tellFailed(call, item, text?.trim() || null);
}

/** The bank sent the money back after it was paid. */
export async function returnItem(call: Call, id: string, { code, text }: FailInput): Promise<void> {
  const item = await lockedItem(call, id);
  requireStep(item, 'returned');
  await endItems(call, [item], 'returned', { code, text: text?.trim() || null });
  await postItems(call, [item], 'return', call.today(), (one) => [
    cashClearing,
    partnerAccount(one.partner_id, 'payable'),
  ]);
  await settleBatch(call, item.batch_id);
  await tellFailed(call, item, text?.trim() || null);
}

/** A held payment goes on, once its partner may be paid again, to the details that are verified by now. */
export async function resumeItem(call: Call, id: string): Promise<void> {
  const item = await lockedItem(call, id);
  // One of a draft becomes reserved too, but by the approval, which the books follow.
  if (item.status !== 'held')
    throw conflict(`Only a held payment is let go on; this one is ${item.status.replace('_', ' ')}.`, {
      allowed: ['held'],
      item_id: item.id,
    });
  if (await isInactive(call, item.partner_id))
    throw conflict('The partner is suspended or banned: decide that first, or take the payment out.');
  const method = await call.maybe<{
    id: string;
    fingerprint: string;
    rail: string;
    account_last4: string;
    rests: boolean;
  }>(
    `select m.id, m.fingerprint, m.rail, m.account_last4, ${RESTS} as rests from payout_methods m
     where m.organization_id = $1 and m.partner_id = $2 and m.currency = $3 and m.status = 'verified'`,
    [call.organization_id, item.partner_id, item.currency, call.now()],
  );
  if (!method && !(await isPaidWithoutDetails(call, item)))
    throw conflict('Verify the partner’s payout details first.');
  if (!method) {
    await call.run(
      "update payout_items set status = 'reserved', failure_text = null where organization_id = $1 and id = $2",
      [call.organization_id, id],
    );
    return;
  }
  if (method.rests)
    throw conflict('These payout details are new: nothing is paid to them before their days of rest are over.');
  await call.run(
    `update payout_items set status = 'reserved', failure_text = null, payout_method_id = $3, method_fingerprint = $4,
       payee = payee || jsonb_build_object('method', $5::text, 'account_last4', $6::text) where organization_id = $1 and id = $2`,
    [call.organization_id, id, method.id, method.fingerprint, method.rail, method.account_last4],
  );
}

/** It was approved without payout details, and the company still asks for none. */
async function isPaidWithoutDetails(call: Call, { payout_method_id, partner_id, currency }: Item): Promise<boolean> {
  if (payout_method_id !== null) return false;
  const asked = await call.maybe(
    `select from programme_settings where organization_id = $1 and requires_payout_method
     union all select from payout_methods where organization_id = $1 and partner_id = $2 and currency = $3 and status <> 'disabled'`,
    [call.organization_id, partner_id, currency],
  );
  return asked === undefined;
}

/** Takes one payment out of an approved payout: its lines are payable again. */
export async function cancelItem(call: Call, id: string, reason: string): Promise<void> {
  const item = await lockedItem(call, id);
  requireStep(item, 'cancelled');
  await release(call, [item], reason);
  await settleBatch(call, item.batch_id);
}

/** Calls the whole payout off, as long as nothing of it has left the house. */
export async function cancelBatch(call: Call, id: string, reason: string): Promise<void> {
  const batch = await lockedBatch(call, id);
  requireMove(batch, 'cancelled');
  const items = await itemsOf(call, id);
  await release(
    call,
    items.filter(({ status }) => status === 'reserved' || status === 'held'),
    reason,
  );
  await call.because(reason);
  await call.run(
    "update payout_batches set status = 'cancelled', cancelled_reason = $3 where organization_id = $1 and id = $2",
    [call.organization_id, id, reason.trim()],
  );
}

async function release(call: Call, items: readonly Item[], reason: string): Promise<void> {
  await endItems(call, items, 'cancelled', { code: 'stopped', text: reason.trim() });
  await postItems(call, items, 'fail', call.today(), (one) => [
    partnerAccount(one.partner_id, 'in_transit'),
    partnerAccount(one.partner_id, 'payable'),
  ]);
}

async function endItems(
  call: Call,
  items: readonly Item[],
  status: ItemStatus,
  why: { code: string; text: string | null },
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await call.run(
    'update payout_items set status = $3, failure_code = $4, failure_text = $5 where organization_id = $1 and id = any($2)',
    [call.organization_id, ids, status, why.code, why.text],
  );
  await call.run(
    "update commission_lines set status = 'payable', payout_item_id = null where organization_id = $1 and payout_item_id = any($2)",
    [call.organization_id, ids],
  );
  await endCarried(call, ids);
}

async function postItems(
  call: Call,
  items: readonly Item[],
  kind: 'paid' | 'fail' | 'return',
  effective_on: string,
  sidesOf: (item: Item) => [Account, Account],
): Promise<void> {
  await postEntries(
    call,
    items.map((item) => {
      const [debit, credit] = sidesOf(item);
      return {
        ...{ kind, effective_on, debit, credit },
        source_table: 'payout_items',
        source_id: item.id,
        idempotency_key: `${kind}:${item.id}:1`,
        memo: item.statement_no,
        currency: item.currency,
        amount_minor: item.amount_minor,
      };
    }),
  );
  for (const partner_id of new Set(items.map((item) => item.partner_id)))
    await call.announce('commission_lines.updated', null, { partner_id });
}

/** A batch is what its items are. */
export async function settleBatch(call: Call, batch_id: string): Promise<void> {
  const batch = await call.one<StoredBatch>('select * from payout_batches where organization_id = $1 and id = $2', [
    call.organization_id,
    batch_id,
  ]);
  const status = statusOf(
    batch.status,
    (await itemsOf(call, batch_id)).map((item) => item.status),
  );
  if (status !== batch.status)
    await call.run('update payout_batches set status = $3 where organization_id = $1 and id = $2', [
      call.organization_id,
      batch_id,
      status,
    ]);
}

export function statusOf(current: BatchStatus, items: readonly ItemStatus[]): BatchStatus {
  const has = (...statuses: ItemStatus[]) => items.some((status) => statuses.includes(status));
  const isOpen = has('reserved', 'held', 'processing', 'in_transit');
  if (isOpen) return has('processing', 'in_transit', 'paid', 'failed', 'returned') ? 'processing' : current;
  if (has('paid')) return has('failed', 'returned') ? 'partially_paid' : 'paid';
  return has('failed', 'returned') ? 'failed' : 'cancelled';
}
