import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { MOST_PINNED } from '../model.ts';
import type { Review } from '../schema.ts';
import { isReviewOpen, type ReviewReason, type ReviewReply } from '../steps.schema.ts';
import { revokeReviewLinks } from './requests.ts';
import { tellDisputed, tellReviewPartner } from './review-notices.ts';

/** Publishes a review, or keeps it published after a dispute. */
export async function publishReview(call: Call, review: Review): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update reviews
    set status = 'published', published_at = coalesce(published_at, ${now}), decided_at = ${now},
      decided_by = ${call.actor.user_id},
      decision_reason = null where organization_id = ${call.organization_id} and id = ${review.id}`);
  await tellReviewPartner(call, review, review.status === 'disputed' ? 'kept' : 'published');
}

/** Never published. The partner does not learn what was in it. */
export function rejectReview(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  return decide(call, review, 'rejected', reason);
}

/** Takes a published review down, or cancels a request. A partner can cancel its own request before the link was sent. */
export async function removeReview(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  const isPartner = call.actor.mode === 'partner';
  if (isPartner && !(review.requested_by === 'partner' && review.invited_at === null && isReviewOpen(review)))
    throw conflict('You can only cancel your own requests, before the link was sent.');
  await decide(call, review, 'removed', reason);
  if (isPartner) return;
  await revokeReviewLinks(call, review.id);
  if (!isReviewOpen(review)) await tellReviewPartner(call, review, 'removed', reason);
  else if (review.requested_by === 'partner') await tellReviewPartner(call, review, 'declined', reason);
}

/** The partner objects: the review goes back to moderation and is hidden until the company decides. Once per review. */
export async function disputeReview(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update reviews set status = 'disputed', disputed_at = ${call.now()}, dispute_reason = ${reason}, pinned_at = null
    where organization_id = ${call.organization_id} and id = ${review.id}`);
  await tellDisputed(call, review, reason);
}

/** One public reply; the company can remove it. */
export async function replyToReview(call: Call, { id }: Review, { reply }: ReviewReply): Promise<void> {
  await call.run(sql`
    update reviews set reply = ${reply}, replied_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export async function removeReply(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update reviews set reply = null, replied_at = null
    where organization_id = ${call.organization_id} and id = ${review.id}`);
  await tellReviewPartner(call, review, 'reply_removed', reason);
}

/** Pinned reviews come first wherever reviews are shown. */
export async function pinReview(call: Call, { id, partner_id }: Review): Promise<void> {
  const { pinned } = await call.one<{ pinned: number }>(sql`
    select count(*)::int as pinned from reviews
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and pinned_at is not null`);
  if (pinned >= MOST_PINNED) throw conflict('At most five reviews can be pinned. Unpin another one first.');
  await setPinned(call, id, call.now());
}

export const unpinReview = (call: Call, { id }: Review): Promise<void> => setPinned(call, id, null);

async function setPinned(call: Call, id: string, at: Date | null): Promise<void> {
  await call.run(
    sql`update reviews set pinned_at = ${at} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

async function decide(call: Call, { id }: Review, status: 'rejected' | 'removed', reason: string): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update reviews
    set status = ${status}, decided_at = ${call.now()}, decided_by = ${call.actor.user_id}, decision_reason = ${reason},
      pinned_at = null
    where organization_id = ${call.organization_id} and id = ${id}`);
}
