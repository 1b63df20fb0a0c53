import { lockFundMoney } from '#features/incentives/mdf-funds/server/service.ts';
import { requireOpenGate } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type FieldErrors, invalid } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { formatMoney } from '#shared/money/money.ts';
import { type MdfRequest, type MdfRequestCreate, type MdfRequestUpdate, mdfRequestShare } from '../schema.ts';
import { REQUEST } from './gate.ts';

interface Fund {
  id: string;
  status: 'draft' | 'active' | 'closed';
  currency: string;
  starts_on: string;
  ends_on: string;
  requests_until: string | null;
  participation_ppm: number;
}
type Plan = Pick<MdfRequestCreate, 'fund_id' | 'starts_on' | 'ends_on' | 'cost_minor' | 'amount_minor'>;

/** Creates a request, which is submitted at once. */
export async function beginRequest(call: Call, input: MdfRequestCreate): Promise<Row> {
  const partner_id = call.actor.partner_id ?? input.partner_id;
  await call.requirePartner(partner_id);
  await requireOpenGate(call, REQUEST, partner_id);
  const amount_minor = await checkPlan(call, partner_id, input);
  return {
    ...input,
    partner_id,
    amount_minor,
    number: await call.asCompany((company) => reserveNumbers(company, 'mdf_requests', 1)),
    submitted_at: call.now().toISOString(),
    submitted_by_name: call.actor.full_name,
  };
}

/** A request can be changed until it is decided. */
export async function changeMdfRequest(call: Call, current: MdfRequest, patch: MdfRequestUpdate): Promise<Row> {
  if (current.status !== 'submitted' && current.status !== 'returned')
    throw conflict('A request cannot be changed once it is decided.', { allowed: [] });
  const plan = { ...current, ...patch } as Plan;
  return { ...patch, amount_minor: await checkPlan(call, current.partner_id, plan) };
}

/** @returns the amount, by default the fund's full share */
async function checkPlan(call: Call, partner_id: string, plan: Plan): Promise<number> {
  const fund = await call.maybe<Fund>(sql`
    select id, status, currency, starts_on, ends_on, requests_until, participation_ppm from mdf_funds
    where organization_id = ${call.organization_id} and id = ${plan.fund_id}`);
  if (!fund) throw invalid({ fund_id: ['does not exist'] });
  const errors: FieldErrors = {};
  const today = call.today();
  if (fund.status !== 'active') errors.fund_id = ['accepts no requests'];
  else if (today > (fund.requests_until ?? fund.ends_on)) errors.fund_id = ['accepts no more requests'];
  if (plan.ends_on < plan.starts_on) errors.ends_on = ['must not be before the first day'];
  if (plan.starts_on < fund.starts_on)
    errors.starts_on = [`must be within the period of the fund, from ${fund.starts_on}`];
  if (plan.ends_on > fund.ends_on) errors.ends_on = [`must be within the period of the fund, until ${fund.ends_on}`];
  if (plan.cost_minor === 0) errors.cost_minor = ['must be more than 0'];
  const most = mdfRequestShare(plan.cost_minor, fund.participation_ppm);
  const amount = plan.amount_minor ?? most;
  if (amount > most) errors.amount_minor = [`can be at most the company’s share: ${formatMoney(most, fund.currency)}`];
  else if (amount === 0) errors.amount_minor = ['must be more than 0'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const money = await call.asCompany((company) => lockFundMoney(company, fund.id, partner_id));
  if (!money.is_eligible) throw invalid({ fund_id: ['is not available to this partner'] });
  if (amount > money.available_minor)
    throw invalid({
      amount_minor: [`is more than the fund has available: ${formatMoney(money.available_minor, fund.currency)}`],
    });
  return amount;
}
