import { sql } from '#server/db/sql.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** The addresses for replies of the person end, and what they wrote is forgotten. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id }) => {
  for (const table of ['reply_addresses', 'reply_mails'])
    await call.run(sql`
      delete from ${sql.identifier(table)}
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and user_id = ${user_id}`);
});
