import {
  createOpportunity,
  moveStage,
  readOpportunity,
  replaceDealLines,
} from '#features/deals/opportunities/server/service.ts';
import {
  createDefaultPipeline,
  createType,
  type Pipeline,
  pipelines,
} from '#features/deals/opportunity-types/server/service.ts';
import { recordPayment } from '#features/money/accruals/server/service.ts';
import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { dateInZone } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import { isCurrency } from '#shared/money.ts';
import type { Tracked, TrackSale } from '../../schema.ts';
import { type Decision, decide } from '../decide/decide.ts';
import { storeDecision } from '../decide/store.ts';
import { holdCommissions, reviewRisk } from '../risk/cases.ts';
import { accountOf, connectClicks, customerOf } from './customers.ts';
import { insertEvent } from './events.ts';
import { once, timeOf } from './once.ts';
import { applyWaitingRefunds } from './refunds.ts';

/** Where payments and refunds of tracked sales come from, in the commission events. */
export const TRACKING = 'tracking';

/**
 * A customer paid an invoice: it becomes a won deal, which earns commission like every other one. The first invoice of a
 * customer is a new deal, each further one a renewal, so that the structure’s recurring months apply.
 */
export function trackSale(call: Call, given: TrackSale): Promise<Tracked> {
  const { invoice_id: external_id } = given;
  if (!isCurrency(given.currency)) throw invalid({ currency: ['is not a currency'] });
  if ((given.tax_minor ?? 0) > given.amount_minor) throw invalid({ tax_minor: ['is more than the amount'] });
  return once(call, 'sale', { external_id, field: 'invoice_id', content: given }, async (content_hash) => {
    const at = timeOf(call, given.occurred_at);
    const customer = await customerOf(call, given);
    await connectClicks(call, customer, given, at);
    const account_id = await accountOf(call, customer, given);
    const decision = await decide(call, { customer, account_id, coupon: given.coupon ?? null, at });
    const lead = decision.shares[0];
    const isHeld = lead ? await reviewRisk(call, { customer, partner_id: lead.partner_id, decision, at }) : false;
    const on = dateInZone(at, call.actor.timezone);
    const opportunity_id = await wonDeal(call, given, { account_id, customer_id: customer.id, decision, on });
    await recordPayment(call, opportunity_id, {
      ...{ amount_minor: given.amount_minor, on, source: TRACKING },
      external_id: `payment ${external_id}`,
    });
    await storeDecision(call, opportunity_id, customer.id, decision);
    const status = isHeld ? 'held' : lead ? 'attributed' : 'unattributed';
    const id = newId();
    const partner_id = lead?.partner_id ?? null;
    await insertEvent(call, {
      ...{
        id,
        kind: 'sale',
        external_id,
        invoice_id: external_id,
        content_hash,
        customer_id: customer.id,
        opportunity_id,
      },
      ...{ partner_id, link_id: lead?.link_id ?? null, coupon_id: decision.coupon_id, status, note: decision.reason },
      ...{ amount_minor: given.amount_minor, currency: given.currency, occurred_at: at },
    });
    if (isHeld) await holdCommissions(call, [opportunity_id]);
    await applyWaitingRefunds(call, external_id);
    return {
      id,
      kind: 'sale',
      external_id,
      status,
      partner_id,
      opportunity_id,
      reason: decision.reason,
      is_repeat: false,
    };
  });
}

interface Deal {
  account_id: string;
  customer_id: string;
  decision: Decision;
  on: string;
}

async function wonDeal(call: Call, sale: TrackSale, { account_id, customer_id, decision, on }: Deal): Promise<string> {
  const lines = [
    { description: `Invoice ${sale.invoice_id}`, amount_minor: sale.amount_minor, tax_minor: sale.tax_minor ?? 0 },
  ];
  const registered = decision.opportunity_id ? await readOpportunity(call, decision.opportunity_id) : undefined;
  // The registered deal is won rather than a second one created: one sale, one commission.
  if (registered && registered.currency === sale.currency) {
    await replaceDealLines(call, registered.id, { lines });
    const type = (await pipelines(call)).find(({ id }) => id === registered.type_id)!;
    await moveStage(call, registered.id, {
      stage_id: wonStage(type),
      on: on < registered.opened_on ? registered.opened_on : on,
    });
    return registered.id;
  }
  const type = await typeFor(call, customer_id);
  const { name } = await call.one<{ name: string }>(
    'select name from accounts where organization_id = $1 and id = $2',
    [call.organization_id, account_id],
  );
  return createOpportunity(call, {
    name: `${name}, invoice ${sale.invoice_id}`.slice(0, 200),
    account_id,
    type_id: type.id,
    stage_id: wonStage(type),
    currency: sale.currency,
    closed_on: on,
    opened_on: on,
    source: 'link',
    external_ref: sale.invoice_id,
    lines,
    participants: decision.shares.map(({ partner_id, weight }) => ({ partner_id, weight, role: 'source' as const })),
  });
}

const wonStage = ({ stages }: Pipeline) => stages.find(({ category }) => category === 'won')!.id;

/** Renewals need a type of that kind; the first one creates it. */
async function typeFor(call: Call, customer_id: string): Promise<Pipeline> {
  const isRenewal = await call.maybe(
    "select from tracked_events where organization_id = $1 and customer_id = $2 and kind = 'sale' limit 1",
    [call.organization_id, customer_id],
  );
  const id = isRenewal ? await renewalType(call) : await createDefaultPipeline(call);
  return (await pipelines(call)).find((type) => type.id === id)!;
}

async function renewalType(call: Call): Promise<string> {
  const found = await call.maybe<{ id: string }>(
    `select id from opportunity_types where organization_id = $1 and deal_kind = 'renewal' and archived_at is null
     order by "order", id limit 1`,
    [call.organization_id],
  );
  return found?.id ?? createType(call, { name: 'Subscription renewal', deal_kind: 'renewal', motion: 'referral' });
}
