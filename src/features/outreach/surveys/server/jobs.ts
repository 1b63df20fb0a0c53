import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { EventTiming, Survey } from '../schema.ts';
import { type Invited, tellInvited } from './notices.ts';
import { surveys } from './resource.ts';
import { askAfterEvent, closeRound, sendRound } from './rounds.ts';

type Subject = { partner_id: string; user_id: string | null };

/** One transaction for each: what a long list has reached stays done. */
async function forEach<T>(
  job: Job,
  find: (call: Call) => Promise<T[]>,
  work: (call: Call, one: T) => Promise<unknown>,
) {
  for (const one of await job.within(find)) await job.within((call) => work(call, one));
}

export const surveyJobs: Record<string, JobHandler> = {
  'surveys.clock': async (job) => {
    await forEach(job, overRounds, closeRound);
    await job.within(expireInvitations);
    await forEach(job, dueSurveys, sendDue);
    await forEach(job, dueReminders, remind);
  },
  'surveys.invite': (job, { round_id }) => forEach(job, (call) => notInvited(call, round_id as string), invite),
  'surveys.after-decision': (job, { ref_id }) => askAfter(job, 'decision', ref_id, decided),
  'surveys.after-payout': (job, { ref_id }) => askAfter(job, 'payout', ref_id, paid),
  'surveys.after-course': (job, { ref_id }) => askAfter(job, 'course', ref_id, learned),
};

export const surveySchedules: Schedule[] = [
  { cron: '7 * * * *', task: 'surveys.clock', companies: withRows('surveys') },
];

export const surveyTopics: Record<string, string[]> = {
  'deal_registrations.updated': ['surveys.after-decision'],
  'payout_items.updated': ['surveys.after-payout'],
  'course_enrollments.completed': ['surveys.after-course'],
};

async function askAfter(
  job: Job,
  timing: EventTiming,
  ref_id: unknown,
  find: (call: Call, id: string) => Promise<Subject | undefined>,
): Promise<void> {
  if (!ref_id) return;
  await job.within(async (call) => {
    const waiting = await call.rows<{ id: string }>(sql`
      select id from surveys
      where organization_id = ${call.organization_id} and status = 'active' and timing = ${timing}
        and archived_at is null
      order by created_at, id`);
    if (waiting.length === 0) return;
    const subject = await find(call, ref_id as string);
    if (!subject) return;
    for (const { id } of waiting) await askAfterEvent(call, id, subject);
  });
}

/** Within a day: a later change of a decided registration is no decision. */
const decided = (call: Call, id: string) =>
  call.maybe<Subject>(sql`
    select partner_id, null as user_id from deal_registrations
    where organization_id = ${call.organization_id} and id = ${id}
      and status in ('approved', 'rejected') and decided_at > ${call.now()}::timestamptz - interval '1 day'`);

const paid = (call: Call, id: string) =>
  call.maybe<Subject>(sql`
    select partner_id, null as user_id from payout_items
    where organization_id = ${call.organization_id} and id = ${id} and status = 'paid'
      and paid_on > ${call.today()}::date - 8`);

const learned = (call: Call, id: string) =>
  call.maybe<Subject>(sql`
    select partner_id, user_id from course_enrollments
    where organization_id = ${call.organization_id} and id = ${id} and completed_at is not null`);

async function overRounds(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from survey_rounds
    where organization_id = ${call.organization_id} and closed_at is null and closes_at <= ${call.now()}
    order by closes_at, id`);
  return found.map(({ id }) => id);
}

/** A round of events can be open for longer than each of its invitations. */
const expireInvitations = (call: Call) =>
  call.run(sql`
    update survey_invitations set status = 'expired'
    where organization_id = ${call.organization_id} and status = 'open' and closes_at <= ${call.now()}`);

async function dueSurveys(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from surveys
    where organization_id = ${call.organization_id} and status = 'active' and archived_at is null
      and next_at <= ${call.now()}
    order by next_at, id`);
  return found.map(({ id }) => id);
}

/** Without people to ask, it tries again an hour later. */
async function sendDue(call: Call, id: string): Promise<void> {
  const survey = await lockedRow<Survey>(call, surveys, id);
  if (survey.status !== 'active' || !survey.next_at || new Date(survey.next_at) > call.now()) return;
  try {
    await sendRound(call, survey);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const OPEN = `select id, partner_id, user_id, survey_name, is_anonymous from survey_invitations
  where organization_id = $1 and status = 'open'`;

const notInvited = (call: Call, round_id: string) =>
  call.rows<Invited>(`${OPEN} and round_id = $2 and notified_at is null order by id`, [call.organization_id, round_id]);

/** Once, when half of the time is over. */
const dueReminders = (call: Call) =>
  call.rows<Invited>(
    `${OPEN} and reminded_at is null and closes_at > $2 and created_at + (closes_at - created_at) / 2 <= $2 order by id`,
    [call.organization_id, call.now()],
  );

const invite = (call: Call, invited: Invited) => tellOnce(call, invited, 'notified_at');
const remind = (call: Call, invited: Invited) => tellOnce(call, invited, 'reminded_at');

async function tellOnce(call: Call, invited: Invited, column: 'notified_at' | 'reminded_at'): Promise<void> {
  const marked = await call.run(sql`
    update survey_invitations set ${sql.raw(column)} = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${invited.id} and status = 'open'
      and ${sql.raw(column)} is null`);
  if (marked > 0) await tellInvited(call, invited, column === 'reminded_at');
}
