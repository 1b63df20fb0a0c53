import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Certificates move with their holders. Where both partners hold the same one, the one that is valid longer stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    with doubles as (
      select id, row_number() over (partition by program_id, user_id
        order by expires_on desc nulls first, issued_on desc, id desc) as place
      from certificates
      where organization_id = ${call.organization_id} and partner_id in (${other}, ${kept})
        and status in ('active', 'expiring'))
    update certificates c
    set status = 'renewed', ended_at = ${call.now()}, end_reason = 'Both partners held it when they were merged.'
    from doubles d where c.organization_id = ${call.organization_id} and c.id = d.id and d.place > 1`);
  return {
    certificates: await call.run(sql`
      update certificates set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`),
  };
});
