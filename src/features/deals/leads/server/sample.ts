import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { LeadRuleCreate } from '../rules.schema.ts';
import type { IncomingLead } from '../schema.ts';
import { leadRules } from './resource.ts';
import { distributeLead, receiveLead } from './service.ts';

export async function sampleLead(call: Call, overrides: Partial<IncomingLead> = {}): Promise<string> {
  const company = `Prospect ${newId().slice(-8)}`;
  const { id } = await receiveLead(call, {
    source: 'form',
    contact: { name: 'Grace Hopper', email: `grace@${newId().slice(-8)}.example` },
    company: { name: company, country: 'DE' },
    need: 'Replace the tracking of 40 vehicles.',
    ...overrides,
  });
  return id;
}

export function sampleLeadRule(call: Call, overrides: Partial<LeadRuleCreate> = {}): Promise<string> {
  return createRow(call, leadRules, {
    name: `Rule ${newId().slice(-8)}`,
    weights: { territory: 40, capacity: 20, fairness: 20 },
    needs_portal: false,
    ...overrides,
  });
}

/** A lead that was offered to a partner by a rule. @returns the id of the offer */
export async function sampleLeadOffer(call: Call): Promise<string> {
  return partOf(call, 'lead_offers', await offeredLead(call));
}

export async function sampleLeadRound(call: Call): Promise<string> {
  return partOf(call, 'lead_rounds', await offeredLead(call));
}

export async function sampleLeadScore(call: Call): Promise<string> {
  return partOf(call, 'lead_scores', await offeredLead(call));
}

async function offeredLead(call: Call): Promise<string> {
  await samplePartner(call);
  await sampleLeadRule(call);
  const id = await sampleLead(call);
  await distributeLead(call, id);
  return id;
}

async function partOf(call: Call, table: 'lead_offers' | 'lead_rounds' | 'lead_scores', lead_id: string) {
  const { id } = await call.one<{ id: string }>(sql`
    select id from ${sql.identifier(table)} where organization_id = ${call.organization_id} and lead_id = ${lead_id}
    order by id limit 1`);
  return id;
}
