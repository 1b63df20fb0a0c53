import { reimbursePartner, reverseReimbursement } from '#features/commissions/manual-commissions/server/service.ts';
import { moveMoney } from '#features/incentives/mdf-funds/server/service.ts';
import { closePaidRequest, lockedRequest } from '#features/incentives/mdf-requests/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { ClaimStatus, MdfClaim } from '../schema.ts';
import type { ClaimApproval, ClaimNote, ClaimReversal } from '../steps.schema.ts';
import { noticeOfClaim, noticeOfMdfClaimDecision } from './notices.ts';
import { matchLeads, writeLeads } from './results.ts';
import { approvedRequest, checkAmount } from './rules.ts';

/** Requests are locked before their claims, so that two claims never count the same money. */
export async function lockedClaim(call: Call, id: string): Promise<MdfClaim> {
  const found = await call.maybe<{ request_id: string }>(
    sql`select request_id from mdf_claims where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!found) throw notFound('This claim');
  await lockedRequest(call, found.request_id);
  await call.rows(
    sql`select from mdf_claims where organization_id = ${call.organization_id} and id = ${id} for update`,
  );
  return call.one<MdfClaim>(
    sql`select * from mdf_claim_rows where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

const about = ({ id, fund_id, partner_id, request_id }: MdfClaim) => ({
  fund_id: fund_id!,
  partner_id: partner_id!,
  request_id,
  claim_id: id,
});

/** Submits a claim. Its money is counted apart from merely reserved money. */
export async function submitClaim(call: Call, claim: MdfClaim): Promise<void> {
  const request = await approvedRequest(call, claim.request_id);
  if (claim.status === 'draft' && request.claim_by! < call.today())
    throw conflict('The time to claim the cost of this activity is over.', { allowed: [] });
  if (claim.invoices === 0) throw conflict('Upload at least one invoice first.', { missing: 'invoice' });
  if (claim.proofs === 0)
    throw conflict('Upload at least one proof that the activity took place first.', { missing: 'proof' });
  await checkAmount(call, request, claim);
  await call.run(sql`
    update mdf_claims
    set status = 'submitted', submitted_at = ${call.now()}, submitted_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${claim.id}`);
  await call.asCompany(async (company) => {
    await moveMoney(company, {
      ...about(claim),
      kind: 'claim',
      from: 'reserved',
      to: 'claimed',
      amount_minor: claim.amount_minor,
    });
    await writeLeads(company, claim);
    await noticeOfClaim(company, claim);
  });
}

/** Approves a claim in full or in part; the partner is paid with its next payout. */
export async function approveClaim(
  call: Call,
  claim: MdfClaim,
  { approved_minor, note }: ClaimApproval,
): Promise<void> {
  const amount_minor = approved_minor ?? claim.amount_minor;
  if (amount_minor === 0) throw invalid({ approved_minor: ['must be more than 0'] });
  if (amount_minor > claim.amount_minor)
    throw invalid({
      approved_minor: [`can be at most the claimed amount: ${formatMoney(claim.amount_minor, claim.currency)}`],
    });
  if (amount_minor < claim.amount_minor && !note?.trim())
    throw invalid({ note: ['Tell the partner why the amount is lower.'] });
  if (amount_minor < claim.amount_minor) await unclaim(call, claim, claim.amount_minor - amount_minor);
  const line_id = await reimbursePartner(call, {
    partner_id: claim.partner_id!,
    amount_minor,
    currency: claim.currency,
    reason: `MDF claim ${claim.number}: ${claim.request_title}`,
  });
  await decide(call, claim, { status: 'approved', note, approved_minor: amount_minor, line_id });
  await call.announce('mdf_claims.approved', claim.id, { partner_id: claim.partner_id });
  await noticeOfMdfClaimDecision(call, {
    ...claim,
    status: 'approved',
    approved_minor: amount_minor,
    decision_note: note ?? null,
  });
}

export async function declineClaim(call: Call, claim: MdfClaim, { note }: ClaimNote): Promise<void> {
  await unclaim(call, claim, claim.amount_minor);
  await decide(call, claim, { status: 'declined', note });
  await noticeOfMdfClaimDecision(call, { ...claim, status: 'declined', decision_note: note });
}

/** Asks the partner for other files or figures. */
export async function returnClaim(call: Call, claim: MdfClaim, { note }: ClaimNote): Promise<void> {
  await unclaim(call, claim, claim.amount_minor);
  await decide(call, claim, { status: 'returned', note });
  await noticeOfMdfClaimDecision(call, { ...claim, status: 'returned', decision_note: note });
}

/** Cancels a claim on the partner's behalf; its money stays reserved. */
export async function cancelClaim(call: Call, claim: MdfClaim): Promise<void> {
  await call.run(
    sql`update mdf_claims set status = 'canceled' where organization_id = ${call.organization_id} and id = ${claim.id}`,
  );
  if (claim.status === 'submitted') await call.asCompany((company) => unclaim(company, claim, claim.amount_minor));
}

/** Reverses a reimbursement by a balancing commission; the money is available again. */
export async function reverseClaim(call: Call, claim: MdfClaim, { reason }: ClaimReversal): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update mdf_claims set status = 'reversed', paid_at = null
    where organization_id = ${call.organization_id} and id = ${claim.id}`);
  await reverseReimbursement(call, claim.line_id!, reason);
  await moveMoney(call, {
    ...about(claim),
    kind: 'reverse',
    from: claim.status === 'paid' ? 'paid' : 'claimed',
    to: 'available',
    amount_minor: claim.approved_minor!,
    note: reason,
  });
  await noticeOfMdfClaimDecision(call, { ...claim, status: 'reversed', decision_note: reason });
}

/** Updates claims from the commissions that pay them. Safe to repeat. */
export async function updatePaidClaims(call: Call): Promise<void> {
  const moved = await call.rows<{ id: string }>(sql`
    select c.id from mdf_claims c join commission_lines l on l.organization_id = c.organization_id and l.id = c.line_id
    where c.organization_id = ${call.organization_id} and c.status in ('approved', 'paid')
      and (c.status = 'paid') <> (l.status = 'paid') order by c.id`);
  for (const { id } of moved) await followPayment(call, id);
}

async function followPayment(call: Call, id: string): Promise<void> {
  const claim = await lockedClaim(call, id);
  const { status } = await call.one<{ status: string }>(
    sql`select status from commission_lines where organization_id = ${call.organization_id} and id = ${claim.line_id}`,
  );
  const money = { ...about(claim), amount_minor: claim.approved_minor! };
  if (claim.status === 'approved' && status === 'paid') {
    await call.run(sql`
      update mdf_claims set status = 'paid', paid_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await moveMoney(call, { ...money, kind: 'pay', from: 'claimed', to: 'paid' });
    await closePaidRequest(call, claim.request_id);
    await matchLeads(call, id);
    await noticeOfMdfClaimDecision(call, { ...claim, status: 'paid' });
  } else if (claim.status === 'paid' && status !== 'paid') {
    // The bank returned the payment.
    await call.run(sql`
      update mdf_claims set status = 'approved', paid_at = null
      where organization_id = ${call.organization_id} and id = ${id}`);
    await moveMoney(call, { ...money, kind: 'unpay', from: 'paid', to: 'claimed' });
  }
}

/** The part that is not approved stays reserved for the partner, unless its request has ended. */
function unclaim(call: Call, claim: MdfClaim, amount_minor: number): Promise<void> {
  return moveMoney(call, { ...about(claim), kind: 'unclaim', from: 'claimed', to: 'reserved', amount_minor });
}

interface Decision {
  status: ClaimStatus;
  note?: string | null;
  approved_minor?: number;
  line_id?: string;
}

async function decide(
  call: Call,
  { id }: MdfClaim,
  { status, note, approved_minor, line_id }: Decision,
): Promise<void> {
  if (note) await call.because(note);
  await call.run(sql`
    update mdf_claims
    set status = ${status}, decision_note = ${note ?? null}, decided_at = ${call.now()},
      decided_by = ${call.actor.user_id}, approved_minor = ${approved_minor ?? null}, line_id = ${line_id ?? null}
    where organization_id = ${call.organization_id} and id = ${id}`);
}
