import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { MOST_PINNED } from '../model.ts';
import { type LockedReview, lockedReview, requireStatus } from './locked.ts';
import { revokeLinks } from './requests.ts';
import { tellDisputed, tellPartner } from './review-notices.ts';

/** Publishes a review, or keeps it published after a dispute. */
export async function publishReview(call: Call, id: string): Promise<void> {
  const review = await lockedReview(call, id);
  requireStatus(review, ['in_moderation', 'disputed'], 'Only reviews in moderation can be published.');
  await call.run(
    `update reviews set status = 'published', published_at = coalesce(published_at, $3), decided_at = $3, decided_by = $4,
       decision_reason = null where organization_id = $1 and id = $2`,
    [call.organization_id, id, call.now(), call.actor.user_id],
  );
  await tellPartner(call, review, review.status === 'disputed' ? 'kept' : 'published');
}

/** Never published. The partner does not learn what was in it. */
export async function rejectReview(call: Call, id: string, reason: string): Promise<void> {
  const review = await lockedReview(call, id);
  requireStatus(review, ['in_moderation'], 'Only reviews in moderation can be rejected.');
  await decide(call, review, 'rejected', reason);
}

/** Takes a published review down, or cancels a request. A partner can cancel its own request before the link was sent. */
export async function removeReview(call: Call, id: string, reason: string): Promise<void> {
  const review = await lockedReview(call, id);
  const isOpen = ['requested', 'started', 'submitted'].includes(review.status);
  if (call.actor.mode === 'partner' && !(review.requested_by === 'partner' && review.invited_at === null && isOpen))
    throw conflict('You can only cancel your own requests, before the link was sent.');
  requireStatus(
    review,
    ['requested', 'started', 'submitted', 'published', 'disputed'],
    'This review cannot be removed in its current status.',
  );
  await decide(call, review, 'removed', reason);
  if (call.actor.mode === 'partner') return;
  await revokeLinks(call, id);
  if (!isOpen) await tellPartner(call, review, 'removed', reason);
  else if (review.requested_by === 'partner') await tellPartner(call, review, 'declined', reason);
}

/** The partner objects: the review goes back to moderation and is hidden until the company decides. Once per review. */
export async function disputeReview(call: Call, id: string, reason: string): Promise<void> {
  const review = await lockedReview(call, id);
  requireStatus(review, ['published'], 'Only published reviews can be disputed.');
  if (review.disputed_at) throw conflict('The company has already decided about your dispute of this review.');
  await call.because(reason);
  await call.run(
    `update reviews set status = 'disputed', disputed_at = $3, dispute_reason = $4, pinned_at = null
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, call.now(), reason],
  );
  await tellDisputed(call, review, reason);
}

/** One public reply; the company can remove it. */
export async function replyToReview(call: Call, id: string, reply: string): Promise<void> {
  const review = await lockedReview(call, id);
  requireStatus(review, ['published', 'disputed'], 'You can reply once the review is published.');
  if (review.reply !== null) throw conflict('You have already replied to this review.');
  await call.run('update reviews set reply = $3, replied_at = $4 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    reply,
    call.now(),
  ]);
}

export async function removeReply(call: Call, id: string, reason: string): Promise<void> {
  const review = await lockedReview(call, id);
  if (review.reply === null) throw conflict('This review has no reply.');
  await call.because(reason);
  await call.run('update reviews set reply = null, replied_at = null where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
  ]);
  await tellPartner(call, review, 'reply_removed', reason);
}

/** Pinned reviews come first wherever reviews are shown. */
export async function pinReview(call: Call, id: string): Promise<void> {
  const review = await lockedReview(call, id);
  requireStatus(review, ['published'], 'Only published reviews can be pinned.');
  if (review.pinned_at) return;
  const { pinned } = await call.one<{ pinned: number }>(
    `select count(*)::int as pinned from reviews where organization_id = $1 and partner_id = $2 and pinned_at is not null`,
    [call.organization_id, review.partner_id],
  );
  if (pinned >= MOST_PINNED) throw conflict('At most five reviews can be pinned. Unpin another one first.');
  await setPinned(call, id, call.now());
}

export async function unpinReview(call: Call, id: string): Promise<void> {
  await lockedReview(call, id);
  await setPinned(call, id, null);
}

async function setPinned(call: Call, id: string, at: Date | null): Promise<void> {
  await call.run('update reviews set pinned_at = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    at,
  ]);
}

async function decide(call: Call, { id }: LockedReview, status: 'rejected' | 'removed', reason: string): Promise<void> {
  await call.because(reason);
  await call.run(
    `update reviews set status = $3, decided_at = $4, decided_by = $5, decision_reason = $6, pinned_at = null
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, status, call.now(), call.actor.user_id, reason],
  );
}
