import { definePersonErasure } from '#server/person-erasure.ts';

/** The addresses for replies of the person end, and what they wrote is forgotten. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id }) => {
  for (const table of ['reply_addresses', 'reply_mails'])
    await call.run(`delete from ${table} where organization_id = $1 and partner_id = $2 and user_id = $3`, [
      call.organization_id,
      partner_id,
      user_id,
    ]);
});
