import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The kept partner's Demo CRM stays; it takes over the other one's records only if it has none. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const demo_crm_records = await call.run(sql`
    update demo_crm_records set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}
      and not exists (select from demo_crm_records
        where organization_id = ${call.organization_id} and partner_id = ${kept})`);
  await call.run(
    sql`delete from demo_crm_records where organization_id = ${call.organization_id} and partner_id = ${other}`,
  );
  return { demo_crm_records };
});
