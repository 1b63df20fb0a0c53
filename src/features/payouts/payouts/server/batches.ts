import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { isCurrency } from '#shared/money/money.ts';
import type { PlannedPayout } from '../calendar.ts';
import type {
  BatchPreview,
  PayoutBatch,
  PayoutBatchCreate,
  PayoutBatchUpdate,
  PayoutForecast,
  PayoutItem,
  PlannedBatch,
  SeenPreview,
} from '../schema.ts';
import { payoutSummary, writeItems } from './items.ts';
import { notifyPayoutSubmitted } from './notices.ts';
import { changesSince, isPaid, type Proposal, previewHash, proposePayments } from './preview.ts';

export type StoredBatch = Omit<
  PayoutBatch,
  | 'created_by_name'
  | 'submitted_by_name'
  | 'approved_by_name'
  | 'approvals'
  | 'excluded_count'
  | 'paid_minor'
  | 'failed_minor'
  | 'canceled_minor'
  | 'open_minor'
>;

/**
 * Reads and locks the batch. The books are locked first, because everything that moves payments takes the same locks in
 * the same order.
 */
export async function lockedBatch(call: Call, id: string): Promise<StoredBatch> {
  await openBooks(call);
  return call.one<StoredBatch>(
    sql`select * from payout_batches where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This payout',
  );
}

type NewBatch = PayoutBatchCreate & Partial<PlannedPayout>;

export async function newBatch(call: Call, input: Row): Promise<Row> {
  const { currency, cutoff_on = call.today(), name, ...days } = input as NewBatch;
  if (!isCurrency(currency)) throw invalid({ currency: ['is not a currency'] });
  requireCutoff(call, cutoff_on);
  requirePayBy(days.pay_by, cutoff_on);
  const number = await reserveNumbers(call, 'payout_batches', 1);
  return {
    ...days,
    currency,
    cutoff_on,
    number,
    name: name ?? `Payout ${number}, ${currency}`,
    created_by: call.actor.user_id,
  };
}

/** Lines that are not due yet must not be paid. */
function requireCutoff(call: Call, cutoff_on: string): void {
  if (cutoff_on > call.today()) throw invalid({ cutoff_on: ['must not be in the future'] });
}

function requirePayBy(pay_by: string | null | undefined, cutoff_on: string): void {
  if (pay_by && pay_by < cutoff_on) throw invalid({ pay_by: ['must not be before the cutoff date'] });
}

export async function changeBatch(call: Call, batch: PayoutBatch, patch: Row): Promise<Row> {
  if (batch.status !== 'draft') throw conflict('Only a draft can be changed.', { allowed: ['draft'] });
  const { cutoff_on, pay_by } = { ...batch, ...(patch as PayoutBatchUpdate) };
  if (cutoff_on !== batch.cutoff_on) requireCutoff(call, cutoff_on);
  requirePayBy(pay_by, cutoff_on);
  return patch;
}

/** Computes the payments that would be made now, and the differences from the prepared ones. Reads only. */
export async function previewBatch(call: Call, id: string): Promise<BatchPreview> {
  const batch = await call.one<StoredBatch>(
    sql`select * from payout_batches where organization_id = ${call.organization_id} and id = ${id}`,
    'This payout',
  );
  const proposals = await proposePayments(call, batch);
  return {
    batch_id: id,
    ...payoutSummary(proposals),
    previous: await previousOf(call, batch),
    changes: await changesSince(call, id, proposals),
  };
}

/** Computes the payments that a new payout would make. Reads only. */
export async function forecastBatch(
  call: Call,
  { currency, cutoff_on = call.today() }: PlannedBatch,
): Promise<PayoutForecast> {
  if (!isCurrency(currency)) throw invalid({ currency: ['is not a currency'] });
  requireCutoff(call, cutoff_on);
  const proposals = await proposePayments(call, { currency, cutoff_on });
  return { ...payoutSummary(proposals), previous: await previousOf(call, { currency }) };
}

/** The payout in the same currency that was approved last before this one, or before now for one to come. */
async function previousOf(
  call: Call,
  { currency, number }: { currency: string; number?: number },
): Promise<PayoutForecast['previous']> {
  return (
    (await call.maybe<NonNullable<PayoutForecast['previous']>>(sql`
      select id as batch_id, name, total_minor, item_count from payout_batches
      where organization_id = ${call.organization_id} and currency = ${currency}
        and status in ('approved', 'processing', 'paid', 'partially_paid')
        and (${number ?? null}::int is null or number < ${number ?? null}::int)
      order by number desc limit 1`)) ?? null
  );
}

/** Prepares the payments of a new draft, which may all wait for something. @throws 422 if nothing is payable */
export async function fillBatch(call: Call, batch: PayoutBatch): Promise<void> {
  const proposals = await proposePayments(call, batch);
  if (proposals.length === 0) throw invalid({ cutoff_on: [`leaves nothing payable in ${batch.currency}`] });
  await writeItems(call, batch, proposals);
}

/** Updates the drafts that pay this partner to its present payout details. */
export async function refreshDraftsOf(call: Call, partner_id: string): Promise<void> {
  await openBooks(call);
  const drafts = await call.rows<StoredBatch>(sql`
    select b.* from payout_batches b where b.organization_id = ${call.organization_id} and b.status = 'draft'
      and exists (select from payout_items i
        where i.organization_id = ${call.organization_id} and i.batch_id = b.id and i.partner_id = ${partner_id})
    order by b.id for update`);
  for (const draft of drafts) await writeItems(call, draft, await proposePayments(call, draft));
}

/** Updates a draft's items to the payments that would be made now; excluded partners stay excluded. */
export async function refreshBatch(call: Call, batch: PayoutBatch): Promise<void> {
  await writeItems(call, batch, await proposePayments(call, batch));
}

export const excludePartner = (call: Call, payment: PayoutItem): Promise<void> => setExcluded(call, payment, true);

export const includePartner = (call: Call, payment: PayoutItem): Promise<void> => setExcluded(call, payment, false);

async function setExcluded(call: Call, { id, batch_id }: PayoutItem, is_excluded: boolean): Promise<void> {
  await call.run(sql`
    update payout_items set is_excluded = ${is_excluded} where organization_id = ${call.organization_id} and id = ${id}`);
  const batch = await lockedBatch(call, batch_id);
  await writeItems(call, batch, await proposePayments(call, batch));
}

/** Submits a draft for approval without changes, so that the approver is asked about exactly what the submitter saw. */
export async function submitBatch(call: Call, batch: PayoutBatch, { preview_hash }: SeenPreview): Promise<void> {
  const proposals = await proposePayments(call, batch);
  await rejectChangedPreview(call, batch, proposals, preview_hash);
  if (!proposals.some(isPaid)) throw conflict('There is nothing to pay in this payout.');
  const needed = await approvalsNeeded(call, batch);
  await call.run(sql`
    update payout_batches
    set status = 'pending_approval', submitted_by = ${call.actor.user_id}, submitted_at = ${call.now()},
      approvals_needed = ${needed} where organization_id = ${call.organization_id} and id = ${batch.id}`);
  await notifyPayoutSubmitted(call, batch, needed, proposals.filter(isPaid));
}

/**
 * The number of approvals required from people who did not prepare the payout, by the limit and the rate of the day.
 */
export async function approvalsNeeded(
  call: Call,
  { currency, total_minor }: Pick<StoredBatch, 'currency' | 'total_minor'>,
): Promise<number> {
  const { needed } = await call.one<{ needed: number }>(
    sql`select payout_approvals_needed(${call.organization_id}, ${currency}, ${total_minor}, ${call.now()}) as needed`,
  );
  return needed;
}

/** @throws 409 with the difference when the payments are not the prepared ones, or not those the user saw */
export async function rejectChangedPreview(
  call: Call,
  batch: StoredBatch,
  proposals: readonly Proposal[],
  seen?: string,
): Promise<void> {
  const hash = previewHash(proposals);
  if (hash === batch.preview_hash && (seen === undefined || seen === hash)) return;
  throw conflict('The payments have changed since this payout was prepared.', {
    preview_hash: hash,
    changes: await changesSince(call, batch.id, proposals),
  });
}

/** Reopens a submitted payout for changes. Earlier approvals no longer count. */
export async function reopenBatch(call: Call, batch: PayoutBatch): Promise<void> {
  await call.run(
    sql`delete from payout_approvals where organization_id = ${call.organization_id} and batch_id = ${batch.id}`,
  );
  await call.run(sql`
    update payout_batches set status = 'draft', submitted_by = null, submitted_at = null, approvals_needed = null
    where organization_id = ${call.organization_id} and id = ${batch.id}`);
  await refreshBatch(call, batch);
}
