import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
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
    sql`
      select id, partner_id, opportunity_id, status from reviews
      where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This review',
  );
}
