import { definePartnerMerge } from '#server/partner-merge.ts';

/** Ideas and votes move to the kept partner; a person has one vote for an idea, whatever the partner. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run('update idea_votes set partner_id = $3 where organization_id = $1 and partner_id = $2', values);
  const ideas = await call.run(
    'update ideas set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  return { ideas };
});
