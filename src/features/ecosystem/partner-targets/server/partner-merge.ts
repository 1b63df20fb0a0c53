import { definePartnerMerge } from '#server/partner-merge.ts';

/** Plans move; for a quarter with two plans the one of the kept partner stays, and the other is archived. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run(
    `update partner_targets t set archived_at = coalesce(t.archived_at, $4) where t.organization_id = $1 and t.partner_id = $2
       and exists (select from partner_targets k where k.organization_id = $1 and k.partner_id = $3 and k.starts_on = t.starts_on
         and k.archived_at is null)`,
    [...values, call.now()],
  );
  await call.run(
    `update partner_objectives set partner_id = $3 where organization_id = $1 and partner_id = $2`,
    values,
  );
  return {
    partner_targets: await call.run(
      'update partner_targets set partner_id = $3 where organization_id = $1 and partner_id = $2',
      values,
    ),
  };
});
