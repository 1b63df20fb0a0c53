import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Plans stay agreed, and objectives keep their dates; they name nobody any more. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, full_name }) => {
  for (const [table, column] of [
    ['partner_targets', 'agreed_by_name'],
    ['partner_objectives', 'owner_name'],
  ])
    await call.run(
      `update ${table} set ${column} = $4 where organization_id = $1 and partner_id = $2 and ${column} = $3`,
      [call.organization_id, partner_id, full_name, ERASED_NAME],
    );
});
