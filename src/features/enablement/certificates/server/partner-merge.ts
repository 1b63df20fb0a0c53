import { definePartnerMerge } from '#server/partner-merge.ts';

/** Certificates move with their holders. Where both partners hold the same one, the one that is valid longer stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(
    `with doubles as (
       select id, row_number() over (partition by program_id, user_id order by expires_on desc nulls first, issued_on desc, id desc) as place
       from certificates where organization_id = $1 and partner_id in ($2, $3) and status in ('active', 'expiring'))
     update certificates c set status = 'renewed', ended_at = $4, end_reason = 'Both partners held it when they were merged.'
     from doubles d where c.organization_id = $1 and c.id = d.id and d.place > 1`,
    [call.organization_id, other, kept, call.now()],
  );
  return {
    certificates: await call.run(
      'update certificates set partner_id = $3 where organization_id = $1 and partner_id = $2',
      [call.organization_id, other, kept],
    ),
  };
});
