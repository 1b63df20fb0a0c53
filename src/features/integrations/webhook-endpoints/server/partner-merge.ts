import { definePartnerMerge } from '#server/partner-merge.ts';
import { removeEndpoint } from './endpoints.ts';

/** Endpoints of the partner that is given up receive nothing more. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  const endpoints = await call.rows<{ id: string }>(
    'select id from webhook_endpoints where organization_id = $1 and partner_id = $2 for update',
    [call.organization_id, other],
  );
  for (const { id } of endpoints) await removeEndpoint(call, id);
  return {};
});
