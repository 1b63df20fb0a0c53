import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The kept partner's standing counts; open proposals of the other one end. Its history stays in place. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run(
    sql`delete from tier_standings where organization_id = ${call.organization_id} and partner_id = ${other}`,
  );
  await call.run(sql`
    update tier_moves set status = 'expired', decided_at = ${call.now()}
    where organization_id = ${call.organization_id} and partner_id = ${other} and status = 'proposed'`);
  return {};
});
