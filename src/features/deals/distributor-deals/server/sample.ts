import { sampleDealRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { takeRegistrationStep } from '#features/deals/deal-registrations/server/service.ts';
import { sampleDistribution } from '#features/partners/distributions/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** @returns the id of a reseller's deal that waits for its distributor */
export async function sampleResellerDeal(call: Call): Promise<string> {
  const partner_id = await samplePartner(call);
  const distribution_id = await sampleDistribution(call, { partner_id });
  const registration = await sampleDealRegistration(call, { partner_id, distribution_id });
  await takeRegistrationStep.submit(call, registration, {});
  const { id } = await call.one<{ id: string }>(sql`
    select id from distributor_deals
    where organization_id = ${call.organization_id} and registration_id = ${registration}`);
  return id;
}
