import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Connections move to the kept partner; attempts that are under way have to be started again. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(
    sql`delete from connection_attempts where organization_id = ${call.organization_id} and partner_id = ${other}`,
  );
  const connections = await call.run(sql`
    update connections set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  const integration_requests = await call.run(sql`
    update integration_requests set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { connections, integration_requests };
});
