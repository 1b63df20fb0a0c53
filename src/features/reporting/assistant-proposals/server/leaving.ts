import { sql } from '#server/db/sql.ts';
import { definePartnerUserLeaves } from '#server/merge-and-erase/partner-user-leaves.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** Proposals end with the access of their person, because no one else can confirm them. */
export const onPartnerUserLeaves = definePartnerUserLeaves(async (_kernel, tx, user_id, home) => {
  await tx.run(sql`
    delete from assistant_proposals a using partners p
    where p.organization_id = a.organization_id and p.id = a.partner_id and p.partner_organization_id = ${home}
      and a.user_id = ${user_id}`);
});

/** The proposals of the person are deleted. Those of others that write to their address lose name and address. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, full_name, email }) => {
  if (user_id !== null)
    await call.run(sql`
      delete from assistant_proposals where organization_id = ${call.organization_id} and partner_id is not distinct
      from ${partner_id} and user_id = ${user_id}`);
  if (email !== null)
    await call.run(sql`
      update assistant_proposals
      set title = erased_text(to_jsonb(title), ${[full_name, email]}) #>> '{}',
        changes = erased_text(changes, ${[full_name, email]}), body = erased_text(body, ${[full_name, email]})
      where organization_id = ${call.organization_id}
        and (position(lower(${email}) in lower(changes::text)) > 0
        or position(lower(${email}) in lower(body::text)) > 0)`);
});
