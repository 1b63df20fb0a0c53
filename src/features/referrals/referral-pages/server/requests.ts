import { finishSubmission, type SubmittedForm } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { Job, JobHandler } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';
import { mailConfirmation, mailOutcome } from './mails.ts';
import type { OpenPage } from './open.ts';
import { inputOfForm, registerInput } from './receive.ts';
import { findRequest, type ReferralRequest } from './request-row.ts';

const REGISTER = 'referral-pages.register';
/** Anyone can send the form with the address of somebody else. */
const MOST_MAILS_AN_HOUR = 5;
const HOUR = 3_600_000;

/**
 * Keeps what a visitor sent. Only the answers themselves are checked: the account is looked up by a job, once the
 * mailbox is confirmed, so neither the answer nor its time tells whether the account is registered.
 */
export async function keepRequest(
  call: Call,
  page: OpenPage,
  partner_id: string,
  submitted: SubmittedForm,
): Promise<void> {
  const { input, lines, person } = await inputOfForm(call, page, partner_id, submitted);
  const { submission } = submitted;
  const email = person.email?.trim().toLowerCase() ?? null;
  // Without an address there is no mailbox to confirm, and nobody to whom the answer could go.
  const isConfirmed = email === null || submission.verified_email === email;
  const lately = isConfirmed ? 0 : await mailedLately(call, email);
  const id = newId();
  await call.run(sql`
    insert into referral_requests (id, organization_id, page_id, partner_id, submission_id, submitter_name,
      submitter_email, account_name, input, lines, state, created_at)
    values (${id}, ${call.organization_id}, ${page.id}, ${partner_id}, ${submission.id}, ${person.full_name ?? null},
      ${email}, ${input.account_name}, ${JSON.stringify(input)}, ${JSON.stringify(lines)},
      ${isConfirmed ? 'confirmed' : 'unconfirmed'}, ${call.now()})`);
  if (isConfirmed) await call.enqueue(REGISTER, { request_id: id });
  else if (lately < MOST_MAILS_AN_HOUR) await mailConfirmation(call, id);
}

async function mailedLately(call: Call, email: string): Promise<number> {
  // Forms sent at the same instant would not see one another, and each would be among the first.
  await call.run(sql`
    select pg_advisory_xact_lock(hashtextextended('referral mails ' || ${call.organization_id} || ${email}, 0))`);
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from referral_requests
    where organization_id = ${call.organization_id} and submitter_email = ${email}
      and created_at > ${new Date(call.now().getTime() - HOUR)}`);
  return count;
}

/** The submitter opened the link in the email. A second confirmation changes nothing. */
export async function confirmRequest(call: Call, id: string): Promise<void> {
  const confirmed = await call.run(sql`
    update referral_requests set state = 'confirmed'
    where organization_id = ${call.organization_id} and id = ${id} and state = 'unconfirmed'`);
  if (confirmed > 0) await call.enqueue(REGISTER, { request_id: id });
}

/** Registers a confirmed request, or keeps why it was refused; either way its submitter is told by email. */
async function register(job: Job, id: string): Promise<void> {
  try {
    await job.within(async (call) => {
      const request = await lockConfirmed(call, id);
      if (request) await registerInput(call, request);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await job.within(async (call) => {
      const request = await lockConfirmed(call, id);
      if (!request) return;
      await call.run(sql`
        update referral_requests set state = 'refused', outcome = ${error.message.slice(0, 1000)}
        where organization_id = ${call.organization_id} and id = ${id}`);
      await finishSubmission(call, request.submission_id, request.submitter_email);
      await mailOutcome(call, id);
    });
  }
}

async function lockConfirmed(call: Call, id: string): Promise<ReferralRequest | undefined> {
  const locked = await call.maybe(sql`
    select from referral_requests
    where organization_id = ${call.organization_id} and id = ${id} and state = 'confirmed' for update`);
  return locked ? findRequest(call, id) : undefined;
}

/** Links to unconfirmed requests have ended by then. */
const FORGOTTEN_AFTER_DAYS = 14;

async function forgetUnconfirmed(call: Call): Promise<void> {
  await call.run(sql`
    delete from referral_requests
    where organization_id = ${call.organization_id} and state = 'unconfirmed'
      and created_at < ${new Date(call.now().getTime() - FORGOTTEN_AFTER_DAYS * 24 * HOUR)}`);
}

export const requestJobs: Record<string, JobHandler> = {
  [REGISTER]: (job, { request_id }) => register(job, request_id as string),
  'referral-pages.forget': (job) => job.within(forgetUnconfirmed),
};
