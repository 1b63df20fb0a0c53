import { moneyOfRequest, moveMoney } from '#features/incentives/mdf-funds/server/service.ts';
import { requireOpenGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { formatMoney } from '#shared/money/money.ts';
import { addDays } from '#shared/time/dates.ts';
import { type MdfRequest, mdfRequestShare, type RequestStatus } from '../schema.ts';
import type { MdfRequestApproval, MdfRequestExtension, MdfRequestNote } from '../steps.schema.ts';
import { REQUEST } from './gate.ts';
import { noticeOfMdfRequestDecision, noticeOfNewRequest } from './notices.ts';

/** Locks and reads a request that the caller may see, with the company's rights. */
export async function lockedRequest(call: Call, id: string): Promise<MdfRequest> {
  const locked = await call.maybe(
    sql`select from mdf_requests where organization_id = ${call.organization_id} and id = ${id} for update`,
  );
  if (!locked) throw notFound('This request');
  return call.one<MdfRequest>(
    sql`select * from mdf_request_rows where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Reserves the money for the partner until it claims it. */
export async function approveMdfRequest(
  call: Call,
  request: MdfRequest,
  { approved_minor, claim_by, note }: MdfRequestApproval,
): Promise<void> {
  const amount_minor = approved_minor ?? request.amount_minor;
  const most = mdfRequestShare(request.cost_minor, request.participation_ppm);
  if (amount_minor === 0) throw invalid({ approved_minor: ['must be more than 0'] });
  if (amount_minor > most)
    throw invalid({ approved_minor: [`can be at most the company’s share: ${formatMoney(most, request.currency)}`] });
  const { claim_days } = await call.one<{ claim_days: number }>(
    sql`select claim_days from mdf_funds where organization_id = ${call.organization_id} and id = ${request.fund_id}`,
  );
  const last = claim_by ?? addDays(request.ends_on, claim_days);
  if (last < call.today()) throw invalid({ claim_by: ['must not be in the past'] });
  await decide(call, request, 'approved', note ?? null, { approved_minor: amount_minor, claim_by: last });
  await moveMoney(call, { ...about(request), kind: 'reserve', from: 'available', to: 'reserved', amount_minor });
  await noticeOfMdfRequestDecision(call, {
    ...request,
    status: 'approved',
    approved_minor: amount_minor,
    claim_by: last,
  });
}

export async function declineMdfRequest(call: Call, request: MdfRequest, { note }: MdfRequestNote): Promise<void> {
  await decide(call, request, 'declined', note);
  await noticeOfMdfRequestDecision(call, { ...request, status: 'declined', decision_note: note });
}

/** Asks the partner for changes. */
export async function returnRequest(call: Call, request: MdfRequest, { note }: MdfRequestNote): Promise<void> {
  await decide(call, request, 'returned', note);
  await noticeOfMdfRequestDecision(call, { ...request, status: 'returned', decision_note: note });
}

/** Submits the request again after the partner has made its changes. */
export async function resubmitRequest(call: Call, request: MdfRequest): Promise<void> {
  await requireOpenGate(call, REQUEST, request.partner_id);
  await call.run(sql`
    update mdf_requests
    set status = 'submitted', submitted_at = ${call.now()}, submitted_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${request.id}`);
  await noticeOfNewRequest(call, request);
}

/** Cancels the activity; all of its money is available again. */
export async function cancelMdfRequest(call: Call, request: MdfRequest): Promise<void> {
  if (request.status === 'approved') {
    await requireNoOpenClaim(call, request.id);
    const { paid_minor } = await call.asCompany((company) => moneyOfRequest(company, request.id));
    if (paid_minor > 0)
      throw conflict('A part of this request was paid already. Close it instead.', { allowed: ['close'] });
  }
  await end(call, request, 'canceled');
}

/** Ends claims for a request; the rest of the reservation is available again. */
export async function closeRequest(call: Call, request: MdfRequest): Promise<void> {
  await requireNoOpenClaim(call, request.id);
  await end(call, request, 'closed');
}

/** Ends a request whose last day to claim has passed, unless a claim is still open. @returns whether it ended */
export async function expireRequest(call: Call, id: string): Promise<boolean> {
  const request = await lockedRequest(call, id);
  if (request.status !== 'approved' || request.claim_by! >= call.today()) return false;
  if (await openClaim(call, id, ['submitted', 'returned', 'approved'])) return false;
  const { paid_minor } = await moneyOfRequest(call, id);
  const status = paid_minor > 0 ? 'closed' : 'expired';
  await end(call, request, status);
  await noticeOfMdfRequestDecision(call, { ...request, status });
  return true;
}

/** Gives the partner more time to claim. */
export async function extendRequest(call: Call, request: MdfRequest, { claim_by }: MdfRequestExtension): Promise<void> {
  if (claim_by < call.today()) throw invalid({ claim_by: ['must not be in the past'] });
  await call.run(sql`
    update mdf_requests set claim_by = ${claim_by}
    where organization_id = ${call.organization_id} and id = ${request.id}`);
}

/** Closes a request whose money was paid in full. */
export async function closePaidRequest(call: Call, id: string): Promise<void> {
  const request = await lockedRequest(call, id);
  const { reserved_minor, claimed_minor } = await moneyOfRequest(call, id);
  if (request.status === 'approved' && reserved_minor === 0 && claimed_minor === 0) await end(call, request, 'closed');
}

async function end(call: Call, request: MdfRequest, status: 'canceled' | 'closed' | 'expired'): Promise<void> {
  await call.run(sql`
    update mdf_requests set status = ${status}, ended_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${request.id}`);
  await call.asCompany(async (company) => {
    const { reserved_minor } = await moneyOfRequest(company, request.id);
    if (reserved_minor > 0)
      await moveMoney(company, {
        ...about(request),
        kind: 'release',
        from: 'reserved',
        to: 'available',
        amount_minor: reserved_minor,
      });
  });
}

const about = ({ id, fund_id, partner_id }: MdfRequest) => ({ fund_id, partner_id, request_id: id });

const OPEN = ['draft', 'submitted', 'returned', 'approved'];

async function openClaim(
  call: Call,
  request_id: string,
  statuses: readonly string[] = OPEN,
): Promise<number | undefined> {
  const claim = await call.maybe<{ number: number }>(sql`
    select number from mdf_claims
    where organization_id = ${call.organization_id} and request_id = ${request_id} and status = any(${statuses}) limit 1`);
  return claim?.number;
}

async function requireNoOpenClaim(call: Call, request_id: string): Promise<void> {
  const number = await openClaim(call, request_id);
  if (number) throw conflict(`Claim ${number} is still open.`, { allowed: [] });
}

async function decide(
  call: Call,
  request: MdfRequest,
  status: RequestStatus,
  note: string | null,
  approved: { approved_minor: number; claim_by: string } | null = null,
): Promise<void> {
  if (note) await call.because(note);
  await call.run(sql`
    update mdf_requests
    set status = ${status}, decision_note = ${note}, decided_at = ${call.now()}, decided_by = ${call.actor.user_id},
      approved_minor = ${approved?.approved_minor ?? null}, claim_by = ${approved?.claim_by ?? null}
    where organization_id = ${call.organization_id} and id = ${request.id}`);
}
