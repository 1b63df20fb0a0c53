import { accountsFor } from '#features/deals/accounts/server/service.ts';
import {
  createOpportunity,
  planNextStep,
  readOpportunity,
  replaceSplit,
} from '#features/deals/opportunities/server/service.ts';
import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { createDefaultPipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { createContact, namesOf } from '#features/partners/contacts/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Acceptance, Lead } from '../../schema.ts';

/** The company found the customer: the partner works on the deal but is not its source. */
const roles: Record<string, ParticipantRole> = { resale: 'resell', services: 'services' };

/** Makes the deal of an accepted lead, or hands the open deal of an earlier partner to the new one. @returns its id */
export async function dealOfLead(call: Call, lead: Lead, partner_id: string, plan: Acceptance): Promise<string> {
  const { next_step, next_step_on = null, amount_minor, currency } = plan;
  if (lead.opportunity_id) {
    const deal = await readOpportunity(call, lead.opportunity_id);
    if (deal.status === 'open' && !deal.archived_at) {
      const role = roles[deal.motion ?? 'resale'] ?? 'influence';
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
    participants: [{ partner_id, role: roles[type.motion] ?? 'influence' }],
    owner_user_id: await ownerOf(call, partner_id),
    source: 'company',
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

async function accountOf(call: Call, { company_name, contact_name, company_domain, country }: Lead): Promise<string> {
  const [id] = await accountsFor(call, [{ name: company_name || contact_name, domain: company_domain, country }]);
  return id!;
}

async function contactOf(
  call: Call,
  { contact_name, contact_email: email, contact_phone: phone }: Lead,
  account_id: string,
): Promise<string> {
  const known = email
    ? await call.maybe<{ id: string }>(
        `select id from contacts where organization_id = $1 and account_id = $2 and email = $3 and archived_at is null
         order by created_at, id limit 1`,
        [call.organization_id, account_id, email],
      )
    : undefined;
  return known?.id ?? createContact(call, { account_id, email, phone, ...namesOf(contact_name) });
}

async function ownerOf(call: Call, partner_id: string): Promise<string | null> {
  const { owner_user_id } = await call.one<{ owner_user_id: string | null }>(
    'select owner_user_id from partners where organization_id = $1 and id = $2',
    [call.organization_id, partner_id],
  );
  return owner_user_id;
}
