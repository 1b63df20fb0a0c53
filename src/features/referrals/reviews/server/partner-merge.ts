import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { MOST_PINNED } from '../model.ts';

/** The preview of a merge does not count reviews. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await moveReviews(call, kept, other);
  return {};
});

/** A customer who was asked about both stays with the kept partner's review, and at most five stay pinned. */
async function moveReviews(call: Call, kept: string, other: string): Promise<void> {
  await call.run(sql`
    update reviews r set status = 'removed', pinned_at = null, decided_at = ${call.now()},
      decision_reason = 'The partner was merged into another one that this customer already reviews.'
    where r.organization_id = ${call.organization_id} and r.partner_id = ${other} and r.status <> 'removed'
      and exists (select from reviews k
      where k.organization_id = ${call.organization_id} and k.partner_id = ${kept} and k.status <> 'removed'
        and (k.contact_id = r.contact_id
        or (k.contact_id is null and r.contact_id is null and k.opportunity_id = r.opportunity_id)))`);
  await call.run(sql`
    update reviews set pinned_at = null
    where organization_id = ${call.organization_id} and id in (select id from reviews
      where organization_id = ${call.organization_id} and partner_id in (${other}, ${kept}) and pinned_at is not null
      order by (partner_id = ${kept}) desc, pinned_at desc offset ${sql.raw(MOST_PINNED)})`);
  await call.run(sql`
    update review_invitations set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    update reviews set partner_id = ${kept} where organization_id = ${call.organization_id} and partner_id = ${other}`);
}
