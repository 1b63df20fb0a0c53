import type { DealRegistrationCreate } from '#features/deals/deal-registrations/schema.ts';
import type { ProductLine } from '#features/engagement/forms/answers.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** A registration that a visitor asked for and that is not registered yet. */
export interface ReferralRequest {
  id: string;
  page_id: string;
  partner_id: string;
  submission_id: string;
  submitter_name: string | null;
  submitter_email: string | null;
  account_name: string;
  input: Omit<DealRegistrationCreate, 'partner_id'>;
  lines: ProductLine[];
  state: 'unconfirmed' | 'confirmed' | 'registered' | 'refused';
  outcome: string | null;
  registration_id: string | null;
}

export function findRequest(call: Call, id: string): Promise<ReferralRequest | undefined> {
  return call.maybe<ReferralRequest>(sql`
    select id, page_id, partner_id, submission_id, submitter_name, submitter_email::text as submitter_email,
      account_name, input, lines, state, outcome, registration_id from referral_requests
    where organization_id = ${call.organization_id} and id = ${id}`);
}
