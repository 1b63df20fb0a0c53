import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { ReviewStatus } from '../schema.ts';

export interface LockedReview {
  id: string;
  partner_id: string;
  opportunity_id: string;
  contact_id: string | null;
  status: ReviewStatus;
  requested_by: 'company' | 'partner';
  invited_at: string | null;
  disputed_at: string | null;
  reply: string | null;
  pinned_at: string | null;
}

/** @throws 404 */
export function lockedReview(call: Call, id: string): Promise<LockedReview> {
  return call.one<LockedReview>(
    `select id, partner_id, opportunity_id, contact_id, status, requested_by, invited_at, disputed_at, reply, pinned_at
     from reviews where organization_id = $1 and id = $2 for update`,
    [call.organization_id, id],
    'This review',
  );
}

/** @throws 409 with the allowed statuses */
export function requireStatus({ status }: LockedReview, allowed: readonly ReviewStatus[], message: string): void {
  if (!allowed.includes(status)) throw conflict(message, { current_status: status, allowed });
}
