import { definePartnerUserLeaves } from '#server/partner-user-leaves.ts';
import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Conversations end with the access of their person. What was sent stays in the log until it expires. */
export const onPartnerUserLeaves = definePartnerUserLeaves(async (_kernel, tx, user_id, home) => {
  await tx.run(
    `delete from assistant_chats c using partners p
     where p.organization_id = c.organization_id and p.id = c.partner_id and p.partner_organization_id = $1 and c.user_id = $2`,
    [home, user_id],
  );
});

/** The log keeps how much was sent for an erased person, but neither the name nor the contents. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id }) => {
  if (user_id === null) return;
  const whose = [call.organization_id, partner_id, user_id];
  await call.run(
    'delete from assistant_chats where organization_id = $1 and partner_id is not distinct from $2 and user_id = $3',
    whose,
  );
  await call.run(
    `update assistant_requests set user_name = $4, body = '' where organization_id = $1 and partner_id is not distinct from $2 and user_id = $3`,
    [...whose, ERASED_NAME],
  );
});
