import { recordPayment } from '#features/commissions/accruals/server/service.ts';
import { winWaitingLeads } from '#features/deals/leads/server/service.ts';
import {
  createOpportunity,
  moveStage,
  readOpportunity,
  replaceDealLines,
  takeOpportunityStep,
} from '#features/deals/opportunities/server/service.ts';
import {
  createDefaultPipeline,
  createType,
  type Pipeline,
  pipelines,
} from '#features/deals/opportunity-types/server/service.ts';
import { readLinkSettings } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dateInZone, laterOf } from '#shared/time/dates.ts';
import type { Tracked } from '../../schema.ts';
import { creditDeal } from '../decide/credit.ts';
import type { Decision } from '../decide/decide.ts';
import { storeDecision } from '../decide/store.ts';
import { holdCommissions, reviewRisk } from '../risk/cases.ts';
import { type Customer, tieAccount } from '../track/customers.ts';
import type { Sale } from './facts.ts';
import { withoutWinRule } from './own-wins.ts';
import { agrees, type KnownDeal, type Place, restOf } from './place.ts';

/** The source of payments and refunds of tracked sales in the commission events. */
export const TRACKING = 'tracking';

export interface Settled {
  opportunity_id: string;
  status: Tracked['status'];
  partner_id: string | null;
  link_id: string | null;
  coupon_id: string | null;
  reason: string;
  /** The part of the deal that the sale covers. */
  booked_minor: number;
}

interface Given {
  customer: Customer;
  account_id: string;
  decision: Decision;
  place: Exclude<Place, { kind: 'review' }>;
}

/**
 * Books a sale on its deal: the deal is won unless it was already, its payment is recorded, and its credit is decided.
 */
export async function settle(
  call: Call,
  sale: Sale,
  { customer, account_id, decision, place }: Given,
): Promise<Settled> {
  const booked = await withoutWinRule(call, () =>
    'deal' in place
      ? bookOnDeal(call, sale, { customer, decision, place })
      : newDeal(call, sale, { customer, account_id, decision, kind: place.kind }),
  );
  const { opportunity_id, credit } = booked;
  await tieAccount(call, customer, booked.account_id);
  await recordPayment(call, opportunity_id, {
    amount_minor: sale.amount_minor,
    on: dateInZone(sale.at, call.actor.timezone),
    source: TRACKING,
    external_id: `payment ${sale.invoice_id}`,
  });
  await storeDecision(call, opportunity_id, customer.id, credit);
  await winWaitingLeads(call, customer, opportunity_id);
  const lead = credit.shares[0];
  const isHeld = lead
    ? await reviewRisk(call, { customer, partner_id: lead.partner_id, decision: credit, at: sale.at })
    : false;
  if (isHeld) await holdCommissions(call, [opportunity_id]);
  return {
    opportunity_id,
    status: isHeld ? 'held' : lead ? 'attributed' : 'unattributed',
    partner_id: lead?.partner_id ?? null,
    link_id: lead?.link_id ?? null,
    coupon_id: credit.coupon_id,
    reason: credit.reason,
    booked_minor: booked.booked_minor,
  };
}

interface Booked {
  opportunity_id: string;
  account_id: string;
  credit: Decision;
  booked_minor: number;
}

const linesOf = ({ invoice_id, amount_minor, tax_minor }: Sale) => [
  { description: `Invoice ${invoice_id}`, amount_minor, tax_minor },
];

/** One sale pays one commission: an open deal is won instead of creating a second one, and a won deal is paid. */
async function bookOnDeal(
  call: Call,
  sale: Sale,
  { customer, decision, place }: { customer: Customer; decision: Decision; place: { kind: string; deal: KnownDeal } },
): Promise<Booked> {
  const { id } = place.deal;
  // Another request may be winning the deal at the same time.
  await call.run(
    sql`select from opportunities where organization_id = ${call.organization_id} and id = ${id} for update`,
  );
  const deal = await readOpportunity(call, id);
  const account_id = deal.account_id ?? customer.account_id!;
  if (deal.status === 'open') {
    const credit = await creditDeal(call, deal, customer, decision);
    if (deal.amount_minor !== sale.amount_minor) await replaceDealLines(call, id, { lines: linesOf(sale) });
    const type = (await pipelines(call)).find((one) => one.id === deal.type_id)!;
    const on = dateInZone(sale.at, call.actor.timezone);
    await moveStage(call, id, { stage_id: wonStage(type), on: laterOf(on, deal.opened_on) });
    return { opportunity_id: id, account_id, credit, booked_minor: sale.amount_minor };
  }
  if (deal.amount_minor === null)
    await takeOpportunityStep.amend(call, id, { lines: linesOf(sale), reason: `Amount of invoice ${sale.invoice_id}` });
  const credit = await creditDeal(call, deal, customer, decision);
  return { opportunity_id: id, account_id, credit, booked_minor: await partOf(call, place.deal, sale) };
}

/** The whole remainder of the deal where the amounts match, so that a full refund takes back all of its commission. */
async function partOf(call: Call, deal: KnownDeal, sale: Sale): Promise<number> {
  const { sale_amount_percent } = await readLinkSettings(call);
  const rest = restOf(deal);
  if (rest === null) return sale.amount_minor;
  return agrees(rest, sale, sale_amount_percent) ? rest : Math.min(sale.amount_minor, Math.max(rest, 0));
}

async function newDeal(
  call: Call,
  sale: Sale,
  given: { customer: Customer; account_id: string; decision: Decision; kind: 'renewal' | 'new_deal' },
): Promise<Booked> {
  const { account_id, decision: credit } = given;
  const type = await typeFor(call, given.kind);
  const { name } = await call.one<{ name: string }>(
    sql`select name from accounts where organization_id = ${call.organization_id} and id = ${account_id}`,
  );
  const on = dateInZone(sale.at, call.actor.timezone);
  const opportunity_id = await createOpportunity(call, {
    name: `${name}, invoice ${sale.invoice_id}`.slice(0, 200),
    account_id,
    type_id: type.id,
    stage_id: wonStage(type),
    currency: sale.currency,
    closed_on: on,
    opened_on: on,
    source: 'link',
    external_ref: sale.invoice_id,
    lines: linesOf(sale),
    participants: credit.shares.map(({ partner_id, weight }) => ({ partner_id, weight, role: 'source' as const })),
  });
  return { opportunity_id, account_id, credit, booked_minor: sale.amount_minor };
}

const wonStage = ({ stages }: Pipeline) => stages.find(({ category }) => category === 'won')!.id;

/** Renewals need a type of that kind; the first one creates it. */
async function typeFor(call: Call, kind: 'renewal' | 'new_deal'): Promise<Pipeline> {
  const id = kind === 'renewal' ? await renewalType(call) : await createDefaultPipeline(call);
  return (await pipelines(call)).find((type) => type.id === id)!;
}

async function renewalType(call: Call): Promise<string> {
  const existingType = await call.maybe<{ id: string }>(sql`
    select id from opportunity_types
    where organization_id = ${call.organization_id} and deal_kind = 'renewal' and archived_at is null
    order by "order", id limit 1`);
  return (
    existingType?.id ?? createType(call, { name: 'Subscription renewal', deal_kind: 'renewal', motion: 'referral' })
  );
}
