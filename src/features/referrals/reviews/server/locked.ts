import type { Call } from '#server/call.ts';
import type { ReviewStatus } from '../schema.ts';

/** A review as its author moves it. */
export interface LockedReview {
  id: string;
  partner_id: string;
  opportunity_id: string;
  status: ReviewStatus;
}

/** @throws 404 */
export function lockedReview(call: Call, id: string): Promise<LockedReview> {
  return call.one<LockedReview>(
    `select id, partner_id, opportunity_id, status from reviews where organization_id = $1 and id = $2 for update`,
    [call.organization_id, id],
    'This review',
  );
}
