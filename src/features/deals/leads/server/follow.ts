import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { LeadStatus } from '../schema.ts';
import { lockedLead, moveLead } from './moving.ts';

/** Leads whose deal may have moved: of one deal, or of all. */
export async function leadsOfDeals(call: Call, opportunity_id: string | null): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select l.id from leads l join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
    where l.organization_id = ${call.organization_id} and (${opportunity_id}::uuid is null or o.id = ${opportunity_id})
      and l.status in ('accepted', 'converted', 'won', 'lost')
      and (o.status <> 'open' or l.status <> 'converted') order by l.id`);
  return found.map(({ id }) => id);
}

/** A lead goes the way of its deal: converted once the deal leaves its first stage, then won or lost, and back if reopened. */
export async function followDeal(call: Call, id: string): Promise<void> {
  const lead = await lockedLead(call, id);
  if (!lead.opportunity_id) return;
  const deal = await call.one<{ status: string; has_moved: boolean; reason: string | null }>(sql`
    select o.status, coalesce(o.lost_reason_text, replace(o.lost_reason, '_', ' ')) as reason,
      o.stage_id <> (select s.id from opportunity_stages s where s.organization_id = o.organization_id
        and s.type_id = o.type_id and s.category = 'open' and s.archived_at is null order by s."order", s.id
        limit 1) as has_moved
    from opportunities o where o.organization_id = ${call.organization_id} and o.id = ${lead.opportunity_id}`);
  const to = statusAfter(lead.status, deal);
  if (to === lead.status) return;
  const isClosed = to === 'won' || to === 'lost';
  const now = call.now().toISOString();
  await moveLead(call, lead, to, {
    closed_at: isClosed ? now : null,
    reason_text: to === 'lost' ? deal.reason : null,
    first_contact_at: lead.first_contact_at ?? now,
  });
}

function statusAfter(status: LeadStatus, deal: { status: string; has_moved: boolean }): LeadStatus {
  if (deal.status === 'won' || deal.status === 'lost') return deal.status;
  if (status === 'accepted' && !deal.has_moved) return status;
  return 'converted';
}
