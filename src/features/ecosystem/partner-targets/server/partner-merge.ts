import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Plans move; for a quarter with two plans the one of the kept partner stays, and the other is archived. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    update partner_targets t set archived_at = coalesce(t.archived_at, ${call.now()})
    where t.organization_id = ${call.organization_id} and t.partner_id = ${other}
      and exists (select from partner_targets k
        where k.organization_id = ${call.organization_id} and k.partner_id = ${kept} and k.starts_on = t.starts_on
        and k.archived_at is null)`);
  await call.run(sql`
    update partner_objectives set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return {
    partner_targets: await call.run(sql`
      update partner_targets set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`),
  };
});
