import { moneyOfRequest } from '#features/incentives/mdf-funds/server/service.ts';
import { mdfRequestShare } from '#features/incentives/mdf-requests/schema.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { formatMoney } from '#shared/money/money.ts';
import { readLeads } from '../leads-text.ts';
import type { MdfClaim, MdfClaimCreate, MdfClaimUpdate } from '../schema.ts';

interface Approved {
  id: string;
  fund_id: string;
  partner_id: string;
  status: string;
  currency: string;
  participation_ppm: number;
  claim_by: string | null;
}

/** Creates a draft, because its files are still missing. */
export async function beginClaim(call: Call, input: MdfClaimCreate): Promise<Row> {
  const request = await approvedRequest(call, input.request_id);
  const amount_minor = await checkAmount(call, request, input);
  checkLeads(input.leads_text);
  return {
    ...input,
    amount_minor,
    fund_id: request.fund_id,
    partner_id: request.partner_id,
    number: await call.asCompany((company) => reserveNumbers(company, 'mdf_claims', 1)),
  };
}

export async function changeClaim(call: Call, current: MdfClaim, patch: MdfClaimUpdate): Promise<Row> {
  requireEditable(current);
  checkLeads(patch.leads_text);
  if (patch.spent_minor === undefined && patch.amount_minor === undefined) return patch;
  const request = await approvedRequest(call, current.request_id);
  const { spent_minor, amount_minor } = { ...current, ...patch };
  return { ...patch, amount_minor: await checkAmount(call, request, { spent_minor, amount_minor }) };
}

export function requireEditable({ status }: Pick<MdfClaim, 'status'>): void {
  if (status !== 'draft' && status !== 'returned')
    throw conflict('A submitted claim cannot be changed.', { allowed: [] });
}

/** Finds the approved request for a claim. @throws 422 */
export async function approvedRequest(call: Call, id: string): Promise<Approved> {
  const request = await call.maybe<Approved>(sql`
    select id, fund_id, partner_id, status, currency, participation_ppm, claim_by from mdf_request_rows
    where organization_id = ${call.organization_id} and id = ${id}`);
  if (!request) throw invalid({ request_id: ['does not exist'] });
  if (request.status !== 'approved') throw invalid({ request_id: ['must be approved'] });
  return request;
}

/** @returns the claimed amount, by default the fund's share of the spending, limited to the reserved amount */
export async function checkAmount(
  call: Call,
  request: Approved,
  { spent_minor, amount_minor }: Pick<MdfClaimCreate, 'spent_minor' | 'amount_minor'>,
): Promise<number> {
  if (spent_minor === 0) throw invalid({ spent_minor: ['must be more than 0'] });
  const { reserved_minor } = await call.asCompany((company) => moneyOfRequest(company, request.id));
  const share = mdfRequestShare(spent_minor, request.participation_ppm);
  const amount = amount_minor ?? Math.min(share, reserved_minor);
  const money = (minor: number) => formatMoney(minor, request.currency);
  if (amount === 0)
    throw invalid({
      amount_minor: [reserved_minor === 0 ? 'Everything that was approved is claimed.' : 'must be more than 0'],
    });
  if (amount > share) throw invalid({ amount_minor: [`can be at most the company’s share: ${money(share)}`] });
  if (amount > reserved_minor)
    throw invalid({ amount_minor: [`is more than what is left of the approved amount: ${money(reserved_minor)}`] });
  return amount;
}

function checkLeads(text: string | null | undefined): void {
  const read = readLeads(text);
  if ('problem' in read) throw invalid({ leads_text: [read.problem] });
}
