import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readLeads } from '../leads-text.ts';
import type { MdfClaim } from '../schema.ts';

/** The leads of a claim as rows, once it is submitted. */
export async function writeLeads(call: Call, claim: Pick<MdfClaim, 'id' | 'partner_id' | 'leads_text'>): Promise<void> {
  const read = readLeads(claim.leads_text);
  const leads = 'leads' in read ? read.leads : [];
  await call.run(
    sql`delete from mdf_claim_leads where organization_id = ${call.organization_id} and claim_id = ${claim.id}`,
  );
  await call.run(sql`
    insert into mdf_claim_leads (organization_id, claim_id, partner_id, position, company_name, contact, domain,
      name_key, created_at)
    select ${call.organization_id}, ${claim.id}, ${claim.partner_id}, position, company_name, contact, domain, name_key,
      ${call.now()}
    from unnest(${leads.map(({ company_name }) => company_name)}::text[],
      ${leads.map(({ contact }) => contact)}::text[], ${leads.map(({ domain }) => domain)}::text[],
      ${leads.map(({ name_key }) => name_key)}::text[]) with ordinality l(company_name, contact, domain, name_key,
      position)`);
  await matchLeads(call, claim.id);
}

/**
 * Finds the registrations that resulted from leads: the same partner registered the same company after the activity
 * began. The first one counts.
 * @param claim_id only of this claim
 * @returns how many were found
 */
export async function matchLeads(call: Call, claim_id: string | null = null): Promise<number> {
  return call.run(sql`
    update mdf_claim_leads e set registration_id = m.registration_id, matched_at = ${call.now()}
    from (
      select distinct on (l.id) l.id, d.id as registration_id
      from mdf_claim_leads l
      join mdf_claims c on c.organization_id = l.organization_id and c.id = l.claim_id
        and c.status in ('submitted', 'approved', 'paid')
      join mdf_requests r on r.organization_id = c.organization_id and r.id = c.request_id
      join deal_registrations d on d.organization_id = l.organization_id and d.partner_id = l.partner_id
        and d.submitted_at >= r.starts_on and d.status not in ('draft', 'withdrawn')
        and (d.domain_key = l.domain or d.name_key = l.name_key)
      where l.organization_id = ${call.organization_id} and l.registration_id is null
        and (${claim_id}::uuid is null or l.claim_id = ${claim_id})
      order by l.id, d.submitted_at, d.id
    ) m
    where e.organization_id = ${call.organization_id} and e.id = m.id`);
}
