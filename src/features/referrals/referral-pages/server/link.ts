import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type VisitorLinkKind, visitorLink } from '#server/site/visitor-link.ts';

export const registrationLinks: VisitorLinkKind = {
  purpose: 'registration',
  path: '/referrals/status',
  days: 180,
};

/** The address where a submitter without an account follows the registration: one for all emails about it. */
export async function referralPageLink(call: Call, registration_id: string): Promise<string> {
  const request = await call.maybe<{ id: string }>(sql`
    select id from referral_requests
    where organization_id = ${call.organization_id} and registration_id = ${registration_id}`);
  return requestLink(call, request?.id ?? registration_id);
}

export const requestLink = (call: Call, request_id: string): Promise<string> =>
  visitorLink(call, registrationLinks, request_id);

/** Days in which the mailbox can be confirmed. */
const DAYS_TO_CONFIRM = 7;

export const confirmationLink = (call: Call, request_id: string): Promise<string> =>
  visitorLink(call, { ...registrationLinks, days: DAYS_TO_CONFIRM }, request_id);
