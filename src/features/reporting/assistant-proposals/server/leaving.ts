import { definePartnerUserLeaves } from '#server/partner-user-leaves.ts';
import { definePersonErasure } from '#server/person-erasure.ts';

/** Proposals end with the access of their person, because no one else can confirm them. */
export const onPartnerUserLeaves = definePartnerUserLeaves(async (_kernel, tx, user_id, home) => {
  await tx.run(
    `delete from assistant_proposals a using partners p
     where p.organization_id = a.organization_id and p.id = a.partner_id and p.partner_organization_id = $1 and a.user_id = $2`,
    [home, user_id],
  );
});

/** The proposals of the person are deleted. Those of others that write to their address lose name and address. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, full_name, email }) => {
  if (user_id !== null)
    await call.run(
      'delete from assistant_proposals where organization_id = $1 and partner_id is not distinct from $2 and user_id = $3',
      [call.organization_id, partner_id, user_id],
    );
  if (email !== null)
    await call.run(
      `update assistant_proposals set title = erased_text(to_jsonb(title), $3) #>> '{}', changes = erased_text(changes, $3), body = erased_text(body, $3)
       where organization_id = $1 and (position(lower($2) in lower(changes::text)) > 0 or position(lower($2) in lower(body::text)) > 0)`,
      [call.organization_id, email, [full_name, email]],
    );
});
