import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** The log of comparisons keeps what happened without the person's name. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, full_name }) => {
  if (partner_id === null) return;
  await call.run(
    'update private_intersections set started_by_name = $4 where organization_id = $1 and partner_id = $2 and started_by_name = $3',
    [call.organization_id, partner_id, full_name, ERASED_NAME],
  );
});
