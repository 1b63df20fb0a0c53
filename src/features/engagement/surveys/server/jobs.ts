import type { Call } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import type { Job, JobHandler, Schedule } from '#server/jobs/job.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { EventTiming, Survey } from '../schema.ts';
import { tellReminder } from './notices.ts';
import { surveys } from './resource.ts';
import { askAfterEvent, closeRound, sendRound } from './rounds.ts';

type Subject = { partner_id: string; user_id: string | null };

/** One transaction for each, so that a long list leaves whole what it has reached. */
async function forEach<T>(job: Job, find: (call: Call) => Promise<T[]>, work: (call: Call, one: T) => Promise<unknown>) {
  for (const one of await job.within(find)) await job.within((call) => work(call, one));
}

export const surveyJobs: Record<string, JobHandler> = {
  'surveys.clock': async (job) => {
    await forEach(job, overRounds, closeRound);
    await forEach(job, dueSurveys, sendDue);
    await forEach(job, dueReminders, remind);
  },
  'surveys.after-decision': (job, { ref_id }) => askAfter(job, 'decision', ref_id, decided),
  'surveys.after-payout': (job, { ref_id }) => askAfter(job, 'payout', ref_id, paid),
};

export const surveySchedules: Schedule[] = [{ cron: '7 * * * *', task: 'surveys.clock' }];

export const surveyTopics: Record<string, string[]> = {
  'deal_registrations.updated': ['surveys.after-decision'],
  'payout_items.updated': ['surveys.after-payout'],
};

async function askAfter(
  job: Job,
  timing: EventTiming,
  ref_id: unknown,
  find: (call: Call, id: string) => Promise<Subject | undefined>,
): Promise<void> {
  if (!ref_id) return;
  await job.within(async (call) => {
    const waiting = await call.rows<Survey>(
      `select * from survey_rows where organization_id = $1 and status = 'active' and timing = $2 and archived_at is null`,
      [call.organization_id, timing],
    );
    if (waiting.length === 0) return;
    const subject = await find(call, ref_id as string);
    if (!subject) return;
    for (const survey of waiting) await askAfterEvent(call, survey, subject.partner_id, subject.user_id);
  });
}

/** Within a day: a later change of a decided registration is no decision. */
const decided = (call: Call, id: string) =>
  call.maybe<Subject>(
    `select partner_id, submitted_by as user_id from deal_registrations where organization_id = $1 and id = $2
       and status in ('approved', 'rejected') and decided_at > $3::timestamptz - interval '1 day'`,
    [call.organization_id, id, call.now()],
  );

const paid = (call: Call, id: string) =>
  call.maybe<Subject>(
    `select partner_id, null as user_id from payout_items where organization_id = $1 and id = $2 and status = 'paid'
       and paid_on > $3::date - 8`,
    [call.organization_id, id, call.today()],
  );

async function overRounds(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(
    'select id from survey_rounds where organization_id = $1 and closed_at is null and closes_at <= $2 order by closes_at',
    [call.organization_id, call.now()],
  );
  return found.map(({ id }) => id);
}

async function dueSurveys(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(
    `select id from surveys where organization_id = $1 and status = 'active' and archived_at is null and next_at <= $2
     order by next_at`,
    [call.organization_id, call.now()],
  );
  return found.map(({ id }) => id);
}

/** With nobody to ask, it tries again at the next full hour. */
async function sendDue(call: Call, id: string): Promise<void> {
  try {
    await sendRound(call, await lockedRow<Survey>(call, surveys, id));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

interface Reminder {
  id: string;
  partner_id: string;
  user_id: string;
  survey_name: string;
}

/** Once, when half of the time is over. */
function dueReminders(call: Call): Promise<Reminder[]> {
  return call.rows<Reminder>(
    `select id, partner_id, user_id, survey_name from survey_invitations where organization_id = $1 and status = 'open'
       and reminded_at is null and closes_at > $2 and created_at + (closes_at - created_at) / 2 <= $2 order by id limit 1000`,
    [call.organization_id, call.now()],
  );
}

async function remind(call: Call, { id, partner_id, user_id, survey_name }: Reminder): Promise<void> {
  const [person] = await call.rows<{ user_id: string; full_name: string; email: string }>(
    'select user_id, full_name, email from partner_standings($1) where user_id = $2',
    [partner_id, user_id],
  );
  await call.run('update survey_invitations set reminded_at = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    call.now(),
  ]);
  if (person) await tellReminder(call, { ...person, partner_id }, { id, survey_name });
}
