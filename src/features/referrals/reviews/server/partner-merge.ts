import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';
import { MOST_PINNED } from '../model.ts';

/** The preview of a merge does not count reviews. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await moveReviews(call, kept, other);
  return {};
});

/** A customer who was asked about both stays with the kept partner's review, and at most five stay pinned. */
async function moveReviews(call: Call, kept: string, other: string): Promise<void> {
  const values = [call.organization_id, other, kept];
  await call.run(
    `update reviews r set status = 'removed', pinned_at = null, decided_at = $4,
       decision_reason = 'The partner was merged into another one that this customer already reviews.'
     where r.organization_id = $1 and r.partner_id = $2 and r.status <> 'removed' and exists (select from reviews k
       where k.organization_id = $1 and k.partner_id = $3 and k.status <> 'removed' and (k.contact_id = r.contact_id
         or (k.contact_id is null and r.contact_id is null and k.opportunity_id = r.opportunity_id)))`,
    [...values, call.now()],
  );
  await call.run(
    `update reviews set pinned_at = null where organization_id = $1 and id in (select id from reviews
       where organization_id = $1 and partner_id in ($2, $3) and pinned_at is not null
       order by (partner_id = $3) desc, pinned_at desc offset ${MOST_PINNED})`,
    values,
  );
  await call.run(
    'update review_invitations set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  await call.run('update reviews set partner_id = $3 where organization_id = $1 and partner_id = $2', values);
}
