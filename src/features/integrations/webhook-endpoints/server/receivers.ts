import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** Whether an enabled endpoint of the company wants events of this type. */
export async function isReceivedByCompany(call: Call, type: string): Promise<boolean> {
  const endpoint = await call.maybe(sql`
    select from webhook_endpoints
    where organization_id = ${call.organization_id} and partner_id is null and status = 'enabled'
      and ${type} = any(event_types)
    limit 1`);
  return endpoint !== undefined;
}
