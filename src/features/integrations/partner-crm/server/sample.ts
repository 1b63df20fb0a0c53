import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';

/** A deal whose state could not be written to the partner's CRM. @returns its id */
export async function sampleFailedWrite(call: Call, given?: string): Promise<string> {
  const partner_id = given ?? (await samplePartner(call));
  const registration_id = await samplePendingRegistration(call, { partner_id });
  const id = newId();
  const now = call.now();
  await call.run(sql`
    insert into partner_crm_deals (id, organization_id, partner_id, object, remote_id, remote_name, registration_id,
      changes, retry_at, failed_at, last_error, created_at)
    values (${id}, ${call.organization_id}, ${partner_id}, 'deals', '1001', 'Fleet rollout', ${registration_id}, 1,
      ${now}, ${now}, 'The deal was deleted in Demo CRM.', ${now})`);
  return id;
}
