import { definePartnerMerge } from '#server/partner-merge.ts';

/** Connections move to the kept partner; attempts that are under way have to be started again. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run('delete from connection_attempts where organization_id = $1 and partner_id = $2', [
    call.organization_id,
    other,
  ]);
  const connections = await call.run(
    'update connections set partner_id = $2 where organization_id = $1 and partner_id = $3',
    [call.organization_id, kept, other],
  );
  const integration_requests = await call.run(
    'update integration_requests set partner_id = $2 where organization_id = $1 and partner_id = $3',
    [call.organization_id, kept, other],
  );
  return { connections, integration_requests };
});
