import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { MOST_PINNED } from '../model.ts';
import type { Review } from '../schema.ts';
import { isOpen, type ReviewReason, type ReviewReply } from '../steps.schema.ts';
import { revokeLinks } from './requests.ts';
import { tellDisputed, tellPartner } from './review-notices.ts';

/** Publishes a review, or keeps it published after a dispute. */
export async function publishReview(call: Call, review: Review): Promise<void> {
  await call.run(
    `update reviews set status = 'published', published_at = coalesce(published_at, $3), decided_at = $3, decided_by = $4,
       decision_reason = null where organization_id = $1 and id = $2`,
    [call.organization_id, review.id, call.now(), call.actor.user_id],
  );
  await tellPartner(call, review, review.status === 'disputed' ? 'kept' : 'published');
}

/** Never published. The partner does not learn what was in it. */
export function rejectReview(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  return decide(call, review, 'rejected', reason);
}

/** Takes a published review down, or cancels a request. A partner can cancel its own request before the link was sent. */
export async function removeReview(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  const isPartner = call.actor.mode === 'partner';
  if (isPartner && !(review.requested_by === 'partner' && review.invited_at === null && isOpen(review)))
    throw conflict('You can only cancel your own requests, before the link was sent.');
  await decide(call, review, 'removed', reason);
  if (isPartner) return;
  await revokeLinks(call, review.id);
  if (!isOpen(review)) await tellPartner(call, review, 'removed', reason);
  else if (review.requested_by === 'partner') await tellPartner(call, review, 'declined', reason);
}

/** The partner objects: the review goes back to moderation and is hidden until the company decides. Once per review. */
export async function disputeReview(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  await call.because(reason);
  await call.run(
    `update reviews set status = 'disputed', disputed_at = $3, dispute_reason = $4, pinned_at = null
     where organization_id = $1 and id = $2`,
    [call.organization_id, review.id, call.now(), reason],
  );
  await tellDisputed(call, review, reason);
}

/** One public reply; the company can remove it. */
export async function replyToReview(call: Call, { id }: Review, { reply }: ReviewReply): Promise<void> {
  await call.run('update reviews set reply = $3, replied_at = $4 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    reply,
    call.now(),
  ]);
}

export async function removeReply(call: Call, review: Review, { reason }: ReviewReason): Promise<void> {
  await call.because(reason);
  await call.run('update reviews set reply = null, replied_at = null where organization_id = $1 and id = $2', [
    call.organization_id,
    review.id,
  ]);
  await tellPartner(call, review, 'reply_removed', reason);
}

/** Pinned reviews come first wherever reviews are shown. */
export async function pinReview(call: Call, { id, partner_id }: Review): Promise<void> {
  const { pinned } = await call.one<{ pinned: number }>(
    `select count(*)::int as pinned from reviews where organization_id = $1 and partner_id = $2 and pinned_at is not null`,
    [call.organization_id, partner_id],
  );
  if (pinned >= MOST_PINNED) throw conflict('At most five reviews can be pinned. Unpin another one first.');
  await setPinned(call, id, call.now());
}

export const unpinReview = (call: Call, { id }: Review): Promise<void> => setPinned(call, id, null);

async function setPinned(call: Call, id: string, at: Date | null): Promise<void> {
  await call.run('update reviews set pinned_at = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    at,
  ]);
}

async function decide(call: Call, { id }: Review, status: 'rejected' | 'removed', reason: string): Promise<void> {
  await call.because(reason);
  await call.run(
    `update reviews set status = $3, decided_at = $4, decided_by = $5, decision_reason = $6, pinned_at = null
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, status, call.now(), call.actor.user_id, reason],
  );
}
