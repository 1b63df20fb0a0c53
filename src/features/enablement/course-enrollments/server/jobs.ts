import { lessonsOf } from '#features/enablement/courses/definition.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { addDays } from '#shared/time/dates.ts';
import { attemptsOf } from './attempts/rules.ts';
import { closeLate } from './attempts/take.ts';
import { learningOf } from './learning-of.ts';
import { tellEnrollmentDue } from './notices.ts';

const REMIND_DAYS = 7;

export const enrollmentJobs: Record<string, JobHandler> = {
  'course-enrollments.daily': async (job) => {
    await job.within(expire);
    await job.within(remind);
  },
  'course-enrollments.attempts': async (job) => {
    for (const id of await job.within(lateAttempts)) await job.within((call) => closeAttempts(call, id));
  },
};

export const enrollmentSchedules: Schedule[] = [
  { cron: '20 5 * * *', task: 'course-enrollments.daily' },
  { cron: '*/15 * * * *', task: 'course-enrollments.attempts', companies: withRows('quiz_attempts') },
];

/** A completion is valid until the end of its last day. */
async function expire(call: Call): Promise<void> {
  await call.run(sql`
    update course_enrollments set status = 'expired'
    where organization_id = ${call.organization_id} and status = 'completed' and valid_until < ${call.today()}`);
}

async function remind(call: Call): Promise<void> {
  const today = call.today();
  const due = await call.rows<{ id: string; user_id: string; partner_id: string; due_on: string; title: string }>(sql`
    select e.id, e.user_id, e.partner_id, e.due_on, e.course_title as title from course_enrollment_rows e
    where e.organization_id = ${call.organization_id} and e.status in ('assigned', 'in_progress')
      and e.due_on <= ${addDays(today, REMIND_DAYS)}
      and (e.reminded_at is null or (e.due_on < ${today} and e.reminded_at < e.due_on)) order by e.due_on, e.id
      limit 2000`);
  for (const one of due) {
    await tellEnrollmentDue(call, one, one.due_on < today);
    await call.run(sql`
      update course_enrollments set reminded_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${one.id}`);
  }
}

async function lateAttempts(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select distinct enrollment_id as id from quiz_attempts
    where organization_id = ${call.organization_id} and submitted_at is null
      and due_at < ${call.now()}::timestamptz - interval '1 minute'`);
  return found.map(({ id }) => id);
}

async function closeAttempts(call: Call, id: string): Promise<void> {
  const learning = await learningOf(call, id, 'lock');
  for (const lesson of lessonsOf(learning.course.definition).filter(({ kind }) => kind === 'quiz'))
    await closeLate(call, learning, lesson, await attemptsOf(call, id, lesson.id));
}
