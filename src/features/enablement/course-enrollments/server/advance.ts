import { requiredLessons } from '#features/enablement/courses/definition.schema.ts';
import { courseForEnrolling } from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addMonths } from '#shared/time/dates.ts';
import { tellEnrollmentCompleted } from './notices.ts';
import type { EnrollmentRow, Learning } from './own.ts';
import { type Progress, progressOf } from './standing.ts';

type Standing = Pick<EnrollmentRow, 'status' | 'percent' | 'score'>;

/** Records that a lesson was opened: the course has begun, and the learner continues here next time. */
export async function beginEnrollment(call: Call, { enrollment }: Learning, lesson_id: string): Promise<void> {
  const now = call.now();
  await call.run(sql`
    insert into lesson_progress (organization_id, enrollment_id, lesson_id, opened_at, reported_at)
    values (${call.organization_id}, ${enrollment.id}, ${lesson_id}, ${now}, ${now})
    on conflict (organization_id, enrollment_id, lesson_id) do update set reported_at = ${now}`);
  await call.run(sql`
    update course_enrollments
    set last_lesson_id = ${lesson_id}, last_active_at = ${now}, started_at = coalesce(started_at, ${now}),
      status = case status when 'assigned' then 'in_progress' else status end
    where organization_id = ${call.organization_id} and id = ${enrollment.id}`);
}

/** Marks a lesson as completed, once, and also the course when it was the last one. */
export async function completeLesson(
  call: Call,
  learning: Learning,
  lesson_id: string,
  score: number | null = null,
): Promise<Standing> {
  const { enrollment } = learning;
  const now = call.now();
  await call.run(sql`
    insert into lesson_progress (organization_id, enrollment_id, lesson_id, status, score, opened_at, reported_at,
      completed_at)
    values (${call.organization_id}, ${enrollment.id}, ${lesson_id}, 'completed', ${score}, ${now}, ${now}, ${now})
    on conflict (organization_id, enrollment_id, lesson_id) do update
      set status = 'completed', completed_at = coalesce(lesson_progress.completed_at, ${now}),
        score = greatest(lesson_progress.score, excluded.score), updated_at = ${now}`);
  return advance(call, learning);
}

/** Updates percentage, score and status. A completed course keeps its result. */
async function advance(call: Call, { enrollment, course }: Learning): Promise<Standing> {
  const { status, percent, score } = enrollment;
  const progress = await progressOf(call, enrollment.id);
  const mean = meanScore(progress.values());
  if (status === 'completed' || status === 'expired') {
    // Packages may report completion before the score of their last test.
    if (score !== null || mean === null) return { status, percent, score };
    await call.run(sql`
      update course_enrollments set score = ${mean}
      where organization_id = ${call.organization_id} and id = ${enrollment.id}`);
    return { status, percent, score: mean };
  }
  const required = requiredLessons(course.definition);
  const done = required.filter(({ id }) => progress.get(id)?.status === 'completed').length;
  const isDone = done === required.length;
  const now: Standing = {
    status: isDone ? 'completed' : 'in_progress',
    percent: Math.floor((100 * done) / required.length),
    score: mean,
  };
  const { valid_months } = await courseForEnrolling(call, enrollment.course_id);
  await call.run(
    `update course_enrollments set status = $3, percent = $4, score = $5, completed_at = $6, valid_until = $7, last_active_at = $8,
       started_at = coalesce(started_at, $8) where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      enrollment.id,
      now.status,
      now.percent,
      now.score,
      isDone ? call.now() : null,
      isDone && valid_months ? addMonths(call.today(), valid_months) : null,
      call.now(),
    ],
  );
  if (isDone) {
    await call.announce('course_enrollments.completed', enrollment.id, {
      partner_id: enrollment.partner_id,
      course_id: enrollment.course_id,
      course_version: enrollment.course_version,
      user_id: enrollment.user_id,
    });
    await tellEnrollmentCompleted(call, enrollment, course.title, now.score);
  }
  return now;
}

function meanScore(progress: Iterable<Progress>): number | null {
  const scores = [...progress].flatMap(({ status, score }) =>
    status === 'completed' && score !== null ? [score] : [],
  );
  return scores.length > 0 ? Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length) : null;
}
