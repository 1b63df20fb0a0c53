import { carryRemainders, reserveLines } from '#features/commissions/commissions/server/service.ts';
import { partnerAccount, postEntries } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { PayoutBatch, SeenPreview } from '../schema.ts';
import { keepAccounts } from './accounts.ts';
import { approvalsNeeded, rejectChangedPreview, type StoredBatch } from './batches.ts';
import { notifyNextApproval } from './notices.ts';
import { isPaid, type Proposal, proposePayments } from './preview.ts';

/**
 * Records the approval of a person who did not prepare the payout; above the company's limit a second person must
 * approve too. The last approval reserves the lines for exactly these payments, in the ledger too. The payments are
 * recomputed under the lock; when anything differs from the prepared ones, nothing is changed and the error names the
 * difference.
 */
export async function approveBatch(call: Call, batch: PayoutBatch, { preview_hash }: SeenPreview): Promise<void> {
  const { id } = batch;
  const needed = await approvalsNeeded(call, batch);
  const given = await approvalsOf(call, id);
  requireOther(call, batch, needed, given);
  const proposals = await proposePayments(call, batch);
  await rejectChangedPreview(call, batch, proposals, preview_hash);
  await call.run(sql`
    insert into payout_approvals (organization_id, batch_id, user_id, preview_hash, approved_at)
    values (${call.organization_id}, ${id}, ${call.actor.user_id}, ${batch.preview_hash}, ${call.now()})`);
  if (given.length + 1 < needed) {
    await call.run(sql`
      update payout_batches set approvals_needed = ${needed}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await call.announce('payout_batches.updated', id);
    await notifyNextApproval(call, batch, [batch.created_by, batch.submitted_by, call.actor.user_id]);
    return;
  }
  await reserve(call, batch, proposals.filter(isPaid));
  await call.run(sql`
    update payout_batches
    set status = 'approved', approvals_needed = ${needed}, approved_by = ${call.actor.user_id},
      approved_at = ${call.now()} where organization_id = ${call.organization_id} and id = ${id}`);
}

async function approvalsOf(call: Call, batch_id: string): Promise<(string | null)[]> {
  const given = await call.rows<{ user_id: string | null }>(sql`
    select user_id from payout_approvals where organization_id = ${call.organization_id} and batch_id = ${batch_id}`);
  return given.map(({ user_id }) => user_id);
}

function requireOther(call: Call, batch: StoredBatch, needed: number, given: readonly (string | null)[]): void {
  const { user_id } = call.actor;
  if (given.includes(user_id))
    throw conflict('You have already approved this payout. Another person must approve it too.');
  if (needed === 0 || user_id === null || ![batch.created_by, batch.submitted_by].includes(user_id)) return;
  throw conflict(
    needed === 2
      ? 'Payouts over the limit need two approvals from team members who did not prepare them.'
      : 'You can’t approve a payout you prepared. Ask another team member.',
  );
}

async function reserve(call: Call, batch: StoredBatch, paid: readonly Proposal[]): Promise<void> {
  const { organization_id } = call;
  const items = await call.rows<{ id: string; partner_id: string }>(sql`
    select id, partner_id from payout_items
    where organization_id = ${organization_id} and batch_id = ${batch.id} and status = 'included'`);
  const byPartner = new Map(items.map((item) => [item.partner_id, item.id]));
  const rows = paid.map((proposal, index) => ({
    ...proposal,
    item_id: byPartner.get(proposal.partner_id)!,
    statement_no: `PO-${String(batch.number).padStart(4, '0')}-${String(index + 1).padStart(3, '0')}`,
    payee: {
      partner: proposal.partner_name,
      legal_name: proposal.legal_name,
      country: proposal.country,
      method: proposal.rail,
      account_last4: proposal.account_last4,
    },
  }));
  const carried = await carryOverOf(call, batch, rows);
  await call.run(sql`
    update payout_items i set status = 'reserved', statement_no = p.statement_no, payee = p.payee
    from unnest(${rows.map(({ item_id }) => item_id)}::uuid[], ${rows.map(({ statement_no }) => statement_no)}::text[],
      ${rows.map(({ payee }) => JSON.stringify(payee))}::jsonb[]) p(id, statement_no, payee)
      where i.organization_id = ${organization_id} and i.id = p.id`);
  await keepAccounts(
    call,
    rows.map(({ item_id }) => item_id),
  );
  const lines = [...rows.flatMap(({ item_id, lines }) => lines.map(({ id }) => ({ id, item_id }))), ...carried];
  const reserved = await reserveLines(call, lines);
  // The ledger lock rules this out; the check makes sure that nothing is ever paid twice.
  if (reserved !== lines.length)
    throw conflict('Some of these commissions are already in another payout. Reload and try again.');
  await postEntries(
    call,
    rows.map(({ item_id, partner_id, amount_minor, statement_no }) => ({
      kind: 'reserve' as const,
      effective_on: call.today(),
      source_table: 'payout_items',
      source_id: item_id,
      idempotency_key: `reserve:${item_id}:1`,
      memo: statement_no,
      currency: batch.currency,
      debit: partnerAccount(partner_id, 'payable'),
      credit: partnerAccount(partner_id, 'in_transit'),
      amount_minor,
    })),
  );
}

/**
 * Carries over the remainder of each payment in a currency of whole units: one line takes it out of the payment, and
 * another makes it payable with the next.
 */
async function carryOverOf(
  call: Call,
  batch: StoredBatch,
  rows: readonly (Proposal & { item_id: string; statement_no: string })[],
): Promise<{ id: string; item_id: string }[]> {
  const carried = rows
    .filter(({ carried_minor }) => carried_minor > 0)
    .map(({ item_id, statement_no, partner_id, carried_minor }) => ({
      item_id,
      statement_no,
      partner_id,
      amount_minor: carried_minor,
      currency: batch.currency,
      due_on: batch.cutoff_on,
    }));
  const lineOf = await carryRemainders(call, carried);
  const lines = carried.map((one) => ({ ...one, id: lineOf.get(one.item_id)! }));
  if (lines.length === 0) return [];
  await call.run(sql`
    insert into payout_item_lines (organization_id, item_id, line_id, amount_minor) select ${call.organization_id}, *
    from unnest(${lines.map(({ item_id }) => item_id)}::uuid[], ${lines.map(({ id }) => id)}::uuid[],
      ${lines.map(({ amount_minor }) => -amount_minor)}::bigint[])`);
  return lines;
}
