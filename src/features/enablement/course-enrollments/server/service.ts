import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

export { listLearners } from './enroll.ts';

/** Lets a learner take completed courses again; the earlier completions stay in their history. */
export async function reopenCourses(
  call: Call,
  { user_id, partner_id }: { user_id: string; partner_id: string },
  course_ids: readonly string[],
): Promise<void> {
  await call.run(sql`
    update course_enrollments set status = 'expired'
    where organization_id = ${call.organization_id} and user_id = ${user_id} and partner_id = ${partner_id}
      and course_id = any(${course_ids}::uuid[]) and status = 'completed'`);
}

/** The last completion of each of these courses by a learner; expired completions do not count. */
export async function listCompletions(
  call: Call,
  { user_id, partner_id }: { user_id: string; partner_id: string },
  course_ids: readonly string[],
): Promise<Date[]> {
  const rows = await call.rows<{ at: string }>(sql`
    select max(completed_at) as at from course_enrollments
    where organization_id = ${call.organization_id} and user_id = ${user_id} and partner_id = ${partner_id}
      and course_id = any(${course_ids}::uuid[]) and completed_at is not null
        and (valid_until is null or valid_until >= ${call.today()})
    group by course_id`);
  return rows.map(({ at }) => new Date(at));
}

export interface FinishedLearner {
  user_id: string;
  partner_id: string;
  full_name: string;
  email: string;
}

/** Learners who have completed all of these courses. */
export async function learnersWhoCompleted(call: Call, course_ids: readonly string[]): Promise<FinishedLearner[]> {
  return call.rows<FinishedLearner>(sql`
    select user_id, partner_id, (array_agg(learner_name order by completed_at desc))[1] as full_name,
      (array_agg(learner_email order by completed_at desc))[1]::text as email
    from course_enrollments
    where organization_id = ${call.organization_id} and course_id = any(${course_ids}::uuid[])
      and completed_at is not null
      and (valid_until is null or valid_until >= ${call.today()})
    group by user_id, partner_id having count(distinct course_id) = ${new Set(course_ids).size}
    order by max(completed_at), user_id`);
}
