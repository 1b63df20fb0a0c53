import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { inviteReviewer } from './requests.ts';

/** A won deal of a partner with a customer's contact. */
export async function sampleCustomer(call: Call, partner_id?: string) {
  const partner = partner_id ?? (await samplePartner(call));
  const account_id = await sampleAccount(call);
  const email = `customer-${newId().slice(-8)}@customer.example`;
  const contact_id = await sampleContact(call, { account_id, first_name: 'Grace', last_name: 'Hopper', email });
  const opportunity_id = await sampleOpportunity(call, { account_id, participants: [{ partner_id: partner }] });
  await win(call, opportunity_id);
  return { partner_id: partner, account_id, contact_id, opportunity_id, email };
}

async function win(call: Call, opportunity_id: string): Promise<void> {
  const { type_id } = await call.one<{ type_id: string }>(
    sql`select type_id from opportunities where organization_id = ${call.organization_id} and id = ${opportunity_id}`,
  );
  const stages = (await pipelines(call)).find(({ id }) => id === type_id)!.stages;
  await moveStage(call, opportunity_id, { stage_id: stages.find(({ category }) => category === 'won')!.id });
}

/** @returns the id of a review whose link was sent */
export async function sampleReview(call: Call): Promise<string> {
  const { partner_id, contact_id, opportunity_id } = await sampleCustomer(call);
  return inviteReviewer(call, { partner_id, contact_id, opportunity_id });
}
