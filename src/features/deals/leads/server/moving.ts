import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { requireMove } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { updateStatement } from '#server/resource/write-sql.ts';
import { type Lead, LeadOffer, type LeadStatus, lead, type OfferStatus } from '../schema.ts';
import { leadOfferSteps, leadSteps } from '../steps.schema.ts';
import { leadOffers, leads } from './resource.ts';

/** The lead, locked until the transaction ends. Every change of an offer locks its lead first. @throws 404 */
export const lockedLead = (call: Call, id: string): Promise<Lead> => lockedRow<Lead>(call, leads, id);

/** @throws 409 if neither a step nor a move leads to this status */
export async function moveLead(call: Call, lead: Lead, to: LeadStatus, values: Row = {}): Promise<Lead> {
  requireMove(leadSteps, lead, to);
  await changeRow(call, lead.id, { status: to, ...values });
  return { ...lead, status: to, ...values } as Lead;
}

async function changeRow(call: Call, id: string, values: Row): Promise<void> {
  await call.tx.batch([updateStatement('leads', lead.row, call.scope, id, values)]);
}

/** @throws 409 if neither a step nor a move leads to this status */
export async function moveOffer(
  call: Call,
  offer: Pick<LeadOffer, 'id' | 'status'>,
  to: OfferStatus,
  values: Row = {},
): Promise<void> {
  requireMove(leadOfferSteps, offer, to);
  const changed = { status: to, ...values };
  await call.tx.batch([updateStatement('lead_offers', LeadOffer, call.scope, offer.id, changed)]);
}

/** The offer with the company's rights, locked after its lead. @throws 404 */
export async function lockedOffer(call: Call, id: string): Promise<LeadOffer> {
  const { lead_id } = await call.one<{ lead_id: string }>(
    sql`select lead_id from lead_offers where organization_id = ${call.organization_id} and id = ${id}`,
    'This lead offer',
  );
  await lockedLead(call, lead_id);
  return lockedRow<LeadOffer>(call, leadOffers, id);
}

/** The partner sees its own offers only; the company's rights are used for what follows from an answer. @throws 404 */
export async function lockedOwnOffer(call: Call, id: string): Promise<LeadOffer> {
  await call.one(
    sql`select from lead_offers where organization_id = ${call.organization_id} and id = ${id}`,
    'This lead offer',
  );
  return call.asCompany((company) => lockedOffer(company, id));
}

/** Offers of a lead that still wait for an answer. */
export function openOffers(call: Call, lead_id: string): Promise<LeadOffer[]> {
  return call.rows<LeadOffer>(sql`
    select * from lead_offer_rows
    where organization_id = ${call.organization_id} and lead_id = ${lead_id} and status in ('offered', 'opened')
    order by round, rank, id`);
}

export async function endRound(
  call: Call,
  lead: Pick<Lead, 'id' | 'round'>,
  outcome: 'accepted' | 'passed' | 'withdrawn' | 'nobody',
): Promise<void> {
  await call.run(sql`
    update lead_rounds set outcome = ${outcome}, ended_at = ${call.now()}
    where organization_id = ${call.organization_id} and lead_id = ${lead.id} and round = ${lead.round}
      and outcome = 'open'`);
}
