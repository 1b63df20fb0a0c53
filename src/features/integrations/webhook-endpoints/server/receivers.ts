import type { Call } from '#server/call.ts';

/** Whether an enabled endpoint of the company wants events of this type. */
export async function isReceivedByCompany(call: Call, type: string): Promise<boolean> {
  const endpoint = await call.maybe(
    `select from webhook_endpoints where organization_id = $1 and partner_id is null and status = 'enabled' and $2 = any(event_types)
     limit 1`,
    [call.organization_id, type],
  );
  return endpoint !== undefined;
}
