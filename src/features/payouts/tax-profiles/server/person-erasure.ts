import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** The legal name of the taxpayer stays, because tax law asks for it; the person who signed does not. */
export const onPersonErasure = definePersonErasure(async (call, { user_id, partner_id, full_name }) => {
  await call.run(sql`
    update tax_profiles set certified_name = ${ERASED_NAME}, certified_by = null
    where organization_id = ${call.organization_id}
      and (certified_by = ${user_id} or (partner_id = ${partner_id} and certified_name = ${full_name}))`);
});
