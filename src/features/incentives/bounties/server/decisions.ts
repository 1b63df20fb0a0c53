import { rewardPartner } from '#features/commissions/manual-commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { Bounty, Submission } from '../schema.ts';
import type { ProofRejection } from '../steps.schema.ts';
import { refreshBountyPartners } from './eligible.ts';
import { noticeOfBountyDecision, noticeOfSubmission } from './notices.ts';
import { type LockedBounty, lockedBounty, refuseUnlessOpen } from './submission-rules.ts';

/** Opens a bounty to its partners. */
export async function activateBounty(call: Call, bounty: Bounty): Promise<void> {
  if (bounty.ends_on && bounty.ends_on < call.today())
    throw conflict('The last day of this bounty is over. Change its dates first.');
  await setStatus(call, bounty.id, 'active');
  await refreshBountyPartners(call, { ...bounty, status: 'active' });
}

/** Stops new submissions. Those that wait are still decided. */
export async function closeBounty(call: Call, { id }: Bounty): Promise<void> {
  await setStatus(call, id, 'closed');
}

async function setStatus(call: Call, id: string, status: Bounty['status']): Promise<void> {
  await call.run(
    sql`update bounties set status = ${status} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Locks a submission after its bounty, in the order of all who lock both. */
export async function lockedSubmission(call: Call, id: string): Promise<Submission> {
  const found = await call.one<{ bounty_id: string }>(
    sql`select bounty_id from bounty_submissions where organization_id = ${call.organization_id} and id = ${id}`,
    'This submission',
  );
  await bountyOf(call, found);
  await call.rows(
    sql`select from bounty_submissions where organization_id = ${call.organization_id} and id = ${id} for update`,
  );
  return call.one<Submission>(
    sql`select * from bounty_submission_rows where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

const bountyOf = (call: Call, { bounty_id }: Pick<Submission, 'bounty_id'>) =>
  call.asCompany((company) => lockedBounty(company, bounty_id));

export async function submitProof(call: Call, row: Submission): Promise<void> {
  refuseUnlessOpen(await bountyOf(call, row), call.today());
  if (!row.proof?.trim() && !row.proof_url)
    throw conflict('Describe what you did, or add a link to it, first.', { missing: 'proof' });
  await call.run(sql`
    update bounty_submissions
    set status = 'submitted', submitted_at = ${call.now()}, submitted_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${row.id}`);
  await call.asCompany((company) => noticeOfSubmission(company, row));
}

/** Approves proof and books its reward, once. */
export async function approveSubmission(call: Call, row: Submission): Promise<void> {
  await grantReward(call, row, await bountyOf(call, row));
}

/** @throws 409 when the budget of the bounty does not cover the reward */
export async function grantReward(call: Call, row: Submission, bounty: LockedBounty): Promise<void> {
  await requireBudget(call, bounty);
  const { id, partner_id, person_name } = row;
  const line_id = await rewardPartner(call, {
    submission_id: id,
    partner_id: partner_id!,
    amount_minor: bounty.reward_minor,
    currency: bounty.currency,
    reason: `Bounty: ${bounty.name}${person_name ? `, for ${person_name}` : ''}`.slice(0, 300),
  });
  await call.run(sql`
    update bounty_submissions
    set status = 'approved', reward_minor = ${bounty.reward_minor}, line_id = ${line_id}, decided_at = ${call.now()},
      decided_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.announce('bounty_submissions.approved', id, { partner_id });
  await noticeOfBountyDecision(call, { ...row, status: 'approved', reward_minor: bounty.reward_minor });
}

/** The amount of the budget that is left; null without a budget. */
export async function budgetLeft(call: Call, { id, budget_minor }: LockedBounty): Promise<number | null> {
  if (budget_minor === null) return null;
  const { earned } = await call.one<{ earned: number }>(sql`
    select coalesce(sum(reward_minor), 0)::bigint as earned from bounty_submissions
    where organization_id = ${call.organization_id} and bounty_id = ${id} and status = 'approved'`);
  return budget_minor - earned;
}

async function requireBudget(call: Call, bounty: LockedBounty): Promise<void> {
  const left = await budgetLeft(call, bounty);
  if (left !== null && left < bounty.reward_minor)
    throw conflict(
      `The budget of this bounty has ${formatMoney(left, bounty.currency)} left, less than one reward. Raise the budget first.`,
    );
}

export async function rejectSubmission(call: Call, row: Submission, { reason }: ProofRejection): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update bounty_submissions
    set status = 'rejected', reason = ${reason}, decided_at = ${call.now()}, decided_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = ${row.id}`);
  await noticeOfBountyDecision(call, { ...row, status: 'rejected', reason });
}
