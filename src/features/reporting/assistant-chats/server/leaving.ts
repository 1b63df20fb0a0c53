import { sql } from '#server/db/sql.ts';
import { definePartnerUserLeaves } from '#server/merge-and-erase/partner-user-leaves.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Conversations end with the access of their person. What was sent stays in the log until it expires. */
export const onPartnerUserLeaves = definePartnerUserLeaves(async (_kernel, tx, user_id, home) => {
  await tx.run(sql`
    delete from assistant_chats c using partners p
    where p.organization_id = c.organization_id and p.id = c.partner_id and p.partner_organization_id = ${home}
      and c.user_id = ${user_id}`);
});

/** The log keeps how much was sent for an erased person, but neither the name nor the contents. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id }) => {
  if (user_id === null) return;
  await call.run(sql`
    delete from assistant_chats where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${partner_id} and user_id = ${user_id}`);
  await call.run(sql`
    update assistant_requests set user_name = ${ERASED_NAME}, body = ''
    where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${partner_id} and user_id = ${user_id}`);
});
