import { sql } from '#server/db/sql.ts';
import { definePartnerUserLeaves } from '#server/merge-and-erase/partner-user-leaves.ts';

/** Unfinished tasks of a person who leaves a partner go to the partner's administrators. */
export const onPartnerUserLeaves = definePartnerUserLeaves(async (_kernel, tx, user_id, home) => {
  await tx.run(sql`
    update tasks t set assignee_user_id = null, assignee_name = null, assignee_role = 'partner_admin'
    from partners p
    where p.organization_id = t.organization_id and p.id = t.partner_id and p.partner_organization_id = ${home}
      and t.assignee_user_id = ${user_id} and t.side = 'partner' and t.status in ('open', 'in_progress', 'waiting')`);
});
