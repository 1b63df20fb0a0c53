import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { updateStatement } from '#server/resource/write-sql.ts';
import { type Lead, LeadOffer, type LeadStatus, lead, transitions } from '../schema.ts';
import { leadOffers, leads } from './resource.ts';

/** The lead, locked until the transaction ends. Every change of an offer locks its lead first. @throws 404, 409 */
export async function lockedLead(call: Call, id: string, row_version?: number): Promise<Lead> {
  const lead = await lockedRow<Lead>(call, leads, id);
  if (row_version !== undefined && row_version !== lead.row_version)
    throw conflict('This lead was changed in the meantime.', { current: { status: lead.status } });
  return lead;
}

/** @throws 409 with the allowed moves */
export function requireMove(from: LeadStatus, to: LeadStatus): void {
  if (transitions[from].includes(to)) return;
  throw conflict(`A lead in status "${from}" cannot become "${to}".`, { allowed: transitions[from] });
}

export async function moveLead(call: Call, lead: Lead, to: LeadStatus, values: Row = {}): Promise<Lead> {
  requireMove(lead.status, to);
  await changeRow(call, lead.id, { status: to, ...values });
  return { ...lead, status: to, ...values } as Lead;
}

export async function changeRow(call: Call, id: string, values: Row): Promise<void> {
  await call.tx.batch([updateStatement('leads', lead.row, call.scope, id, values)]);
}

export async function changeOffer(call: Call, id: string, values: Row): Promise<void> {
  await call.tx.batch([updateStatement('lead_offers', LeadOffer, call.scope, id, values)]);
}

/** The offer and its lead with the company's rights; the lead is locked first. */
export async function lockedOffer(
  call: Call,
  id: string,
  row_version?: number,
): Promise<{ offer: LeadOffer; lead: Lead }> {
  const { lead_id } = await call.one<{ lead_id: string }>(
    'select lead_id from lead_offers where organization_id = $1 and id = $2',
    [call.organization_id, id],
    'This lead offer',
  );
  const lead = await lockedLead(call, lead_id);
  const offer = await lockedRow<LeadOffer>(call, leadOffers, id);
  if (row_version !== undefined && row_version !== offer.row_version)
    throw conflict('This lead offer was changed in the meantime.', { current: { status: offer.status } });
  return { offer, lead };
}

/** Offers of a lead that still wait for an answer. */
export function openOffers(call: Call, lead_id: string): Promise<LeadOffer[]> {
  return call.rows<LeadOffer>(
    `select * from lead_offer_rows where organization_id = $1 and lead_id = $2 and status in ('offered', 'opened')
     order by round, rank, id`,
    [call.organization_id, lead_id],
  );
}

export async function endRound(
  call: Call,
  lead: Pick<Lead, 'id' | 'round'>,
  outcome: 'accepted' | 'passed' | 'withdrawn' | 'nobody',
): Promise<void> {
  await call.run(
    `update lead_rounds set outcome = $4, ended_at = $5
     where organization_id = $1 and lead_id = $2 and round = $3 and outcome = 'open'`,
    [call.organization_id, lead.id, lead.round, outcome, call.now()],
  );
}
