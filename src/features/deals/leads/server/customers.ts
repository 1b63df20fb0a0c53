import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { endRound, lockedLead, moveLead } from './moving.ts';
import { endOffers } from './offers/open.ts';

/** Leads know a tracked customer by the reference they keep, or by the address of their contact. */
export interface LeadCustomer {
  ids: readonly string[];
  email: string | null;
}

const OF_CUSTOMER = '(customer_id = any($2) or customer_id is null and contact_email = $3)';
const valuesOf = (call: Call, { ids, email }: LeadCustomer) => [call.organization_id, ids, email];

/** Leads of the same address that came by another way belong to the customer, too. @returns whether one is still worked on */
export async function assignLeadsToCustomer(call: Call, customer: LeadCustomer & { id: string }): Promise<boolean> {
  if (customer.email)
    await call.run(sql`
      update leads set customer_id = ${customer.id}
      where organization_id = ${call.organization_id} and contact_email = ${customer.email} and customer_id is null
        and archived_at is null`);
  const open = await call.maybe(sql`
    select from leads
    where organization_id = ${call.organization_id} and archived_at is null and customer_id = any(${customer.ids})
      and status not in ('won', 'lost', 'spam') limit 1`);
  return open !== undefined;
}

/** The customer bought before a partner accepted the lead: it is won with the deal of the sale. */
export async function winWaitingLeads(call: Call, customer: LeadCustomer, opportunity_id: string): Promise<void> {
  const waiting = await call.rows<{ id: string }>(
    `select id from leads where organization_id = $1 and archived_at is null and opportunity_id is null
       and status in ('new', 'offered', 'unassigned') and ${OF_CUSTOMER} order by id`,
    valuesOf(call, customer),
  );
  for (const { id } of waiting) {
    const lead = await lockedLead(call, id);
    await endOffers(call, id, 'withdrawn');
    await endRound(call, lead, 'withdrawn');
    await moveLead(call, lead, 'won', {
      opportunity_id,
      due_at: null,
      closed_at: call.now().toISOString(),
      reason_text: 'The customer bought before a partner accepted the lead.',
    });
  }
}

/** A deal was discarded as a duplicate: its leads belong to the deal that stays. */
export async function moveLeadsOfDeal(call: Call, from: string, to: string): Promise<void> {
  await call.run(sql`
    update leads set opportunity_id = ${to} where organization_id = ${call.organization_id} and opportunity_id = ${from}`);
}
