import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, forbidden, invalid } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import type { Bounty, Submission, SubmissionCreate, SubmissionUpdate } from '../schema.ts';

/**
 * Creates a partner's draft. The bounty's row is locked, so that parallel submissions cannot exceed its maximum.
 */
export async function beginSubmission(call: Call, input: SubmissionCreate): Promise<Row> {
  const { partner_id } = call.actor;
  if (!partner_id) throw forbidden('Only partners submit proof.');
  const seen = await call.maybe<Bounty>(
    sql`select * from bounty_rows where organization_id = ${call.organization_id} and id = ${input.bounty_id}`,
  );
  if (!seen?.is_eligible) throw invalid({ bounty_id: ['does not exist'] });
  return call.asCompany(async (company) => {
    const bounty = await lockedBounty(company, input.bounty_id);
    if (bounty.kind !== 'submission') throw invalid({ bounty_id: ['is counted by us and needs no proof'] });
    refuseUnlessOpen(bounty, company.today());
    const period_no = await nextPeriod(company, bounty, partner_id);
    const isPersonal = bounty.recipient === 'person';
    return {
      ...input,
      ...proofOf(input),
      partner_id,
      period_no,
      number: await reserveNumbers(company, 'bounty_submissions', 1),
      person_user_id: isPersonal ? call.actor.user_id : null,
      person_name: isPersonal ? call.actor.full_name : null,
    };
  });
}

export async function changeSubmission(_call: Call, current: Submission, patch: SubmissionUpdate): Promise<Row> {
  if (current.status !== 'draft') throw conflict('A submitted proof cannot be changed.', { allowed: [] });
  return { ...patch, ...proofOf(patch) };
}

export async function refuseDecidedRemoval(_call: Call, { status }: Submission): Promise<void> {
  if (status !== 'draft') throw conflict('Only drafts can be deleted.', { allowed: [] });
}

/** A link is opened by the company's team, so it is one to a website. */
function proofOf({ proof_url }: Pick<SubmissionUpdate, 'proof_url'>): Row {
  if (proof_url && !/^https?:\/\/[^\s/]+\.[^\s/]/i.test(proof_url))
    throw invalid({ proof_url: ['must start with https:// or http://'] });
  return proof_url === '' ? { proof_url: null } : {};
}

export type LockedBounty = Pick<
  Bounty,
  | 'id'
  | 'name'
  | 'kind'
  | 'status'
  | 'reward_minor'
  | 'currency'
  | 'recipient'
  | 'max_per_partner'
  | 'budget_minor'
  | 'starts_on'
  | 'ends_on'
>;

export function lockedBounty(call: Call, id: string): Promise<LockedBounty> {
  return call.one<LockedBounty>(
    sql`
      select id, name, kind, status, reward_minor, currency, recipient, max_per_partner, budget_minor, starts_on,
        ends_on
      from bounties where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This bounty',
  );
}

export function refuseUnlessOpen({ status, starts_on, ends_on }: LockedBounty, today: string): void {
  if (status !== 'active') throw conflict('This bounty is not open.', { allowed: [] });
  if (today < starts_on) throw conflict('This bounty has not started yet.', { allowed: [] });
  if (ends_on && today > ends_on) throw conflict('This bounty has ended.', { allowed: [] });
}

/** @throws 409 when the partner has used its maximum; rejected proof does not count */
export async function nextPeriod(call: Call, bounty: LockedBounty, partner_id: string): Promise<number> {
  const { used, last } = await call.one<{ used: number; last: number }>(sql`
    select count(*) filter (where status <> 'rejected')::int as used, coalesce(max(period_no), 0) as last
    from bounty_submissions
    where organization_id = ${call.organization_id} and bounty_id = ${bounty.id} and partner_id = ${partner_id}`);
  if (used >= bounty.max_per_partner)
    throw conflict(
      bounty.max_per_partner === 1
        ? 'You already have a submission for this bounty.'
        : `You can submit proof for this bounty ${bounty.max_per_partner} times at most.`,
      { allowed: [] },
    );
  return last + 1;
}
