import { lessonsOf } from '#features/enablement/courses/definition.schema.ts';
import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { LearnerLesson } from '../learning.schema.ts';
import type { AssignmentSubmission } from '../schema.ts';
import type { AssignmentReview } from '../steps.schema.ts';
import { beginEnrollment, completeLesson } from './advance.ts';
import { learningOf } from './learning-of.ts';
import { tellEnrollmentSubmitted, tellReviewed } from './notices.ts';
import type { Learning } from './own.ts';
import { openLesson } from './standing.ts';

/** Newest first. */
export function submissionsOf(
  call: Call,
  enrollment_id: string,
  lesson_id: string,
): Promise<LearnerLesson['submissions']> {
  return call.rows(sql`
    select id, n, status, body, file_name, score, feedback, created_at from assignment_submissions
    where organization_id = ${call.organization_id} and enrollment_id = ${enrollment_id} and lesson_id = ${lesson_id}
    order by n desc`);
}

/**
 * Requires an assignment that can be submitted now.
 * @throws 409 while the last submission is in review or was approved
 */
export async function requireOpenAssignment(call: Call, learning: Learning, lesson_id: string) {
  const { lesson } = await openLesson(call, learning, lesson_id);
  if (lesson.kind !== 'assignment') throw notFound('This assignment');
  const [last] = await submissionsOf(call, learning.enrollment.id, lesson_id);
  if (last?.status === 'submitted') throw conflict('Your work is being reviewed.');
  if (last?.status === 'approved') throw conflict('Your work was approved.');
  return { lesson, n: (last?.n ?? 0) + 1 };
}

export async function submitAssignment(
  call: Call,
  learning: Learning,
  lesson_id: string,
  { body, file }: { body: string | null; file: StoredFile | null },
): Promise<void> {
  const { lesson, n } = await requireOpenAssignment(call, learning, lesson_id);
  const text = body?.trim() ? body.trim() : null;
  if (lesson.wants_file && !file) throw invalid({ file: ['is required for this assignment'] });
  if (!text && !file) throw invalid({ body: ['is required'] });
  await beginEnrollment(call, learning, lesson_id);
  const { id, partner_id, course_id, learner_name } = learning.enrollment;
  const made = await call.one<{ id: string }>(sql`
    insert into assignment_submissions (organization_id, enrollment_id, partner_id, course_id, lesson_id, lesson_title,
      n, body,
      key, file_name, media_type, kind, size, sha256, created_at)
    values (${call.organization_id}, ${id}, ${partner_id}, ${course_id}, ${lesson_id}, ${lesson.title}, ${n}, ${text},
      ${file?.key ?? null}, ${file?.file_name ?? null}, ${file?.media_type ?? null}, ${file?.kind ?? null},
      ${file?.size ?? 0}, ${file?.sha256 ?? null}, ${call.now()}) returning id`);
  await tellEnrollmentSubmitted(call, { id: made.id, partner_id, learner_name, lesson_title: lesson.title });
}

/** Reviews a submission: approving completes the lesson, and returning lets the learner submit again. */
export async function reviewAssignment(
  call: Call,
  submission: AssignmentSubmission,
  { decision, score, feedback }: AssignmentReview,
): Promise<void> {
  if (decision === 'return' && !feedback?.trim()) throw invalid({ feedback: ['tell the learner what to change'] });
  const learning = await learningOf(call, submission.enrollment_id, 'lock');
  await call.run(sql`
    update assignment_submissions
    set status = ${decision === 'approve' ? 'approved' : 'returned'},
      score = ${decision === 'approve' ? (score ?? null) : null}, feedback = ${feedback?.trim() || null},
      reviewed_by = ${call.actor.user_id}, reviewed_by_name = ${call.actor.full_name}, reviewed_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${submission.id}`);
  if (decision === 'approve' && lessonsOf(learning.course.definition).some(({ id }) => id === submission.lesson_id))
    await completeLesson(call, learning, submission.lesson_id, score ?? null);
  await tellReviewed(call, learning.enrollment, { ...submission, decision, feedback: feedback?.trim() || null });
}

/** Finds the submitted file, for its reviewers and the learner. @throws 404 */
export async function submittedFile(call: Call, id: string): Promise<StoredFile & { version: number }> {
  const find = (of: Call, user_id: string | null) =>
    of.maybe<StoredFile>(sql`
      select s.key, s.file_name, s.kind, s.media_type, s.size::int as size, s.sha256 from assignment_submissions s
      join course_enrollments e on e.organization_id = s.organization_id and e.id = s.enrollment_id
      where s.organization_id = ${of.organization_id} and s.id = ${id} and s.key is not null
        and (${user_id}::uuid is null or e.user_id = ${user_id})
        and (${call.actor.partner_id}::uuid is null or e.partner_id = ${call.actor.partner_id})`);
  const found =
    call.actor.mode === 'company'
      ? await find(call, null)
      : await call.asCompany((company) => find(company, call.actor.user_id));
  if (!found) throw notFound('This file');
  return { ...found, version: 1 };
}
