import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { removeWebhookEndpoint } from './endpoints.ts';

/** Endpoints of the partner that is given up receive nothing more. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  const endpoints = await call.rows<{ id: string }>(sql`
    select id from webhook_endpoints where organization_id = ${call.organization_id} and partner_id = ${other}
    for update`);
  for (const { id } of endpoints) await removeWebhookEndpoint(call, id);
  return {};
});
