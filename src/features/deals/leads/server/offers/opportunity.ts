import { createAccount, findAccounts, findOrCreateAccounts } from '#features/deals/accounts/server/service.ts';
import {
  createOpportunity,
  planNextStep,
  readOpportunity,
  replaceSplit,
} from '#features/deals/opportunities/server/service.ts';
import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { createDefaultPipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { contactNames, createContact } from '#features/partners/contacts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { domainKey } from '#shared/matching.ts';
import type { Lead } from '../../schema.ts';
import type { LeadAcceptance } from '../../steps.schema.ts';

/** The company found the customer: the partner works on the deal but is not its source. */
const roles: Record<string, ParticipantRole> = { resale: 'resell', services: 'services' };

/** Unless the customer came through a link of this partner. */
function roleOf({ source, requested_partner_id }: Lead, partner_id: string, motion: string): ParticipantRole {
  if (source === 'link' && requested_partner_id === partner_id) return 'source';
  return roles[motion] ?? 'influence';
}

/** Makes the deal of an accepted lead, or hands the open deal of an earlier partner to the new one. @returns its id */
export async function dealOfLead(call: Call, lead: Lead, partner_id: string, plan: LeadAcceptance): Promise<string> {
  const { next_step, next_step_on = null, amount_minor, currency } = plan;
  if (lead.opportunity_id) {
    const deal = await readOpportunity(call, lead.opportunity_id);
    if (deal.status === 'open' && !deal.archived_at) {
      const role = roleOf(lead, partner_id, deal.motion ?? 'resale');
      await replaceSplit(call, deal.id, { participants: [{ partner_id, role }] });
      await planNextStep(call, deal.id, { next_step, next_step_on });
      return deal.id;
    }
  }
  const type = await usualType(call);
  const account_id = await accountOf(call, lead);
  return createOpportunity(call, {
    name: dealName(lead),
    account_id,
    type_id: type.id,
    primary_contact_id: await contactOf(call, lead, account_id),
    participants: [{ partner_id, role: roleOf(lead, partner_id, type.motion) }],
    owner_user_id: await ownerOf(call, partner_id),
    source: lead.source === 'link' ? 'link' : 'company',
    next_step,
    next_step_on,
    description: lead.need,
    ...(currency && { currency }),
    ...(lead.product_id ? { lines: [{ product_id: lead.product_id, amount_minor }] } : { amount_minor }),
  });
}

const dealName = ({ company_name, contact_name, product_name }: Lead) =>
  `${company_name || contact_name}${product_name ? `: ${product_name}` : ''}`.slice(0, 200);

async function usualType(call: Call) {
  const live = async () => (await pipelines(call)).filter(({ archived_at }) => !archived_at);
  if ((await live()).length === 0) await createDefaultPipeline(call);
  const types = await live();
  return types.find(({ is_default }) => is_default) ?? types[0]!;
}

/** The account of the customer, else of the company the lead names. A person without a company is never matched by name. */
async function accountOf(call: Call, lead: Lead): Promise<string> {
  const { company_name, contact_name, contact_email, company_domain, country, customer_id } = lead;
  const known = customer_id && (await accountOfCustomer(call, customer_id));
  if (known) return known;
  if (company_name || domainKey(company_domain)) {
    const [id] = await findOrCreateAccounts(call, [
      { name: company_name || contact_name, domain: company_domain, country },
    ]);
    return id!;
  }
  const domain = domainKey(contact_email);
  const [found] = domain ? await findAccounts(call, [{ name: domain, domain }]) : [];
  return found ?? createAccount(call, { name: contact_name, domain, country });
}

async function accountOfCustomer(call: Call, customer_id: string): Promise<string | undefined> {
  const found = await call.maybe<{ id: string }>(sql`
    select k.id from tracked_customers c
    join tracked_customers r on r.organization_id = c.organization_id and r.id = coalesce(c.same_as_id, c.id)
    join accounts a on a.organization_id = r.organization_id and a.id = r.account_id
    join accounts k on k.organization_id = a.organization_id and k.id = coalesce(a.merged_into_id, a.id)
    where c.organization_id = ${call.organization_id} and c.id = ${customer_id} and k.archived_at is null`);
  return found?.id;
}

async function contactOf(
  call: Call,
  { contact_name, contact_email: email, contact_phone: phone }: Lead,
  account_id: string,
): Promise<string> {
  const known = email
    ? await call.maybe<{ id: string }>(sql`
      select id from contacts
      where organization_id = ${call.organization_id} and account_id = ${account_id} and email = ${email}
        and archived_at is null
      order by created_at, id limit 1`)
    : undefined;
  return known?.id ?? createContact(call, { account_id, email, phone, ...contactNames(contact_name) });
}

async function ownerOf(call: Call, partner_id: string): Promise<string | null> {
  const { owner_user_id } = await call.one<{ owner_user_id: string | null }>(
    sql`select owner_user_id from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
  );
  return owner_user_id;
}
