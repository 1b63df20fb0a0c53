import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Ideas and votes move to the kept partner; a person has one vote for an idea, whatever the partner. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    update idea_votes set partner_id = ${kept} where organization_id = ${call.organization_id} and partner_id = ${other}`);
  const ideas = await call.run(sql`
    update ideas set partner_id = ${kept} where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { ideas };
});
