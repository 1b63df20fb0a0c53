import { type ApprovalFacts, refreshApproval, unknownFact } from '#features/setup/approval-chains/server/service.ts';
import { rateInForce } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { exponentOf } from '#shared/money/money.ts';
import type { DealRegistration } from '../../schema.ts';

/** A registration as approval chains know it. */
export const approvalSubject = (id: string) => ({ subject_table: 'deal_registrations', subject_id: id });

type Known = Pick<
  DealRegistration,
  'partner_id' | 'type_id' | 'amount_minor' | 'currency' | 'country' | 'product_family' | 'source'
>;

/** The facts about a registration that conditions of approval chains can use. */
export async function approvalFacts(call: Call, known: Known): Promise<ApprovalFacts> {
  const partner = await call.one<Record<'type_id' | 'tier_id' | 'country', string | null> & { region_ids: string[] }>(
    sql`
      select type_id, tier_id, country, region_ids from partners
      where organization_id = ${call.organization_id} and id = ${known.partner_id}`,
    'This partner',
  );
  return {
    'deal.amount': await amountInBase(call, known),
    'deal.type': known.type_id,
    'deal.country': known.country,
    'deal.products': known.product_family === '*' ? null : known.product_family,
    // A partner's system registers for the partner, so rules about partners apply to it.
    'deal.source': known.source === 'exchange' ? 'partner' : known.source,
    'partner.type': partner.type_id,
    'partner.tier': partner.tier_id,
    'partner.region': partner.region_ids,
    'partner.country': partner.country,
  };
}

/** In the company's currency, so that one limit is enough for all currencies. */
async function amountInBase(call: Call, { amount_minor, currency }: Known): Promise<ApprovalFacts[string]> {
  if (amount_minor === null) return null;
  const base = await baseCurrency(call);
  if (currency === base) return amount_minor;
  const known = await rateInForce(call, { base: currency, quote: base, on: call.today() });
  if (!known) return unknownFact;
  return Math.round(amount_minor * Number(known.rate) * 10 ** (exponentOf(base) - exponentOf(currency)));
}

/** The values the reviewers approve; the account itself is fixed on submission. */
export const approvalBasis = ({ amount_minor, currency }: Pick<Known, 'amount_minor' | 'currency'>) => ({
  amount_minor,
  currency,
});

/** After a change of a registration that waits. @returns the values to store; empty when the same approvals count */
export async function refreshedApprovals(call: Call, registration: Known & { id: string }): Promise<Row> {
  const { id, partner_id } = registration;
  return call.asCompany(async (company) => {
    const progress = await refreshApproval(company, {
      ...approvalSubject(id),
      partner_id,
      facts: await approvalFacts(company, registration),
      basis: approvalBasis(registration),
    });
    if (progress === undefined) return {};
    return { approvals_done: progress ? 0 : null, approvals_total: progress?.total ?? null };
  });
}
