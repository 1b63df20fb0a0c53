import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';

/** A deal whose state could not be written to the partner's CRM. @returns its id */
export async function sampleFailedWrite(call: Call, given?: string): Promise<string> {
  const partner_id = given ?? (await samplePartner(call));
  const registration_id = await samplePendingRegistration(call, { partner_id });
  const id = newId();
  await call.run(
    `insert into partner_crm_deals (id, organization_id, partner_id, object, remote_id, remote_name, registration_id, changes, retry_at, failed_at, last_error, created_at)
     values ($1, $2, $3, 'deals', '1001', 'Fleet rollout', $4, 1, $5, $5, 'The deal was deleted in Demo CRM.', $5)`,
    [id, call.organization_id, partner_id, registration_id, call.now()],
  );
  return id;
}
