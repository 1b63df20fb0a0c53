import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Plans stay agreed, and objectives keep their dates; they name nobody any more. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, full_name }) => {
  for (const [table, column] of [
    ['partner_targets', 'agreed_by_name'],
    ['partner_objectives', 'owner_name'],
  ])
    await call.run(sql`
      update ${sql.identifier(table!)} set ${sql.raw(column!)} = ${ERASED_NAME}
      where organization_id = ${call.organization_id} and partner_id = ${partner_id}
        and ${sql.raw(column!)} = ${full_name}`);
});
