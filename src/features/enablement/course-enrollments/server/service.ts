import type { Call } from '#server/call.ts';

export { listLearners } from './enroll.ts';

/** Lets a learner take completed courses again; the earlier completions stay in their history. */
export async function reopenCourses(
  call: Call,
  { user_id, partner_id }: { user_id: string; partner_id: string },
  course_ids: readonly string[],
): Promise<void> {
  await call.run(
    `update course_enrollments set status = 'expired' where organization_id = $1 and user_id = $2 and partner_id = $3
       and course_id = any($4::uuid[]) and status = 'completed'`,
    [call.organization_id, user_id, partner_id, course_ids],
  );
}

/** The last completion of each of these courses by a learner; expired completions do not count. */
export async function listCompletions(
  call: Call,
  { user_id, partner_id }: { user_id: string; partner_id: string },
  course_ids: readonly string[],
): Promise<Date[]> {
  const rows = await call.rows<{ at: string }>(
    `select max(completed_at) as at from course_enrollments where organization_id = $1 and user_id = $2 and partner_id = $3
       and course_id = any($4::uuid[]) and completed_at is not null and (valid_until is null or valid_until >= $5)
     group by course_id`,
    [call.organization_id, user_id, partner_id, course_ids, call.today()],
  );
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
  return call.rows<FinishedLearner>(
    `select user_id, partner_id, (array_agg(learner_name order by completed_at desc))[1] as full_name,
       (array_agg(learner_email order by completed_at desc))[1]::text as email
     from course_enrollments where organization_id = $1 and course_id = any($2::uuid[]) and completed_at is not null
       and (valid_until is null or valid_until >= $3)
     group by user_id, partner_id having count(distinct course_id) = $4 order by max(completed_at), user_id`,
    [call.organization_id, course_ids, call.today(), new Set(course_ids).size],
  );
}
