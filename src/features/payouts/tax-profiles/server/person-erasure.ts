import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** The legal name of the taxpayer stays, because tax law asks for it; the person who signed does not. */
export const onPersonErasure = definePersonErasure(async (call, { user_id, partner_id, full_name }) => {
  await call.run(
    `update tax_profiles set certified_name = $2, certified_by = null
     where organization_id = $1 and (certified_by = $3 or (partner_id = $4 and certified_name = $5))`,
    [call.organization_id, ERASED_NAME, user_id, partner_id, full_name],
  );
});
