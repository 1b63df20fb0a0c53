import { type FrozenCourse, frozenCourse } from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { contentIn, contentListsIn } from '#server/resource/content.ts';
import type { CoursePlayer, LearnerLesson } from '../learning.schema.ts';

export interface EnrollmentRow {
  id: string;
  course_id: string;
  course_version: number;
  user_id: string;
  partner_id: string;
  learner_name: string;
  status: 'assigned' | 'in_progress' | 'completed' | 'expired';
  percent: number;
  score: number | null;
  due_on: string | null;
  started_at: string | null;
  completed_at: string | null;
  valid_until: string | null;
  last_lesson_id: string | null;
}

const columns = `id, course_id, course_version, user_id, partner_id, learner_name, status, percent, score, due_on, started_at,
  completed_at, valid_until, last_lesson_id`;

/** An enrollment with the version of the course that the learner takes, for work with the company's rights. */
export interface Learning {
  enrollment: EnrollmentRow;
  course: FrozenCourse;
}

/** Finds the caller's own enrollment, whatever their role. @throws 404 for a colleague's */
export async function ownEnrollment(call: Call, id: string, lock = false): Promise<EnrollmentRow> {
  const found = await call.maybe<EnrollmentRow>(sql`
    select ${sql.raw(columns)} from course_enrollments
    where organization_id = ${call.organization_id} and id = ${id} and user_id = ${call.actor.user_id}
      and partner_id = ${call.actor.partner_id} ${lock ? sql`for update` : sql``}`);
  if (!found) throw notFound('This course');
  return found;
}

/**
 * Runs work on the caller's own enrollment with the company's rights, because progress, attempts and the course with
 * its answers are hidden from partners. Only the result of `work` reaches the learner. Writes lock the enrollment, so
 * that they run one by one.
 */
export async function asLearner<T>(
  call: Call,
  id: string,
  lock: 'lock' | 'read',
  work: (company: Call, learning: Learning) => Promise<T>,
): Promise<T> {
  await ownEnrollment(call, id);
  return call.asCompany(async (company) => {
    const enrollment = await enrollmentById(company, id, lock === 'lock');
    return work(company, {
      enrollment,
      course: await frozenCourse(company, enrollment.course_id, enrollment.course_version),
    });
  });
}

const definitionOf = (course_id: string) => ({ entity: 'courses', id: course_id, column: 'definition' });

/** The outline of a course in the language of the learner. */
export async function outlineIn(call: Call, player: CoursePlayer): Promise<CoursePlayer> {
  const [course] = await contentIn(call, 'courses', [{ id: player.course_id, title: player.title }]);
  const { sections } = await contentListsIn(call, definitionOf(player.course_id), { sections: player.sections });
  return { ...player, title: course!.title, sections, waits_for: await contentIn(call, 'courses', player.waits_for) };
}

/** A lesson that `asLearner` opened, in the language of the learner. */
export async function lessonIn(call: Call, course_id: string, lesson: LearnerLesson): Promise<LearnerLesson> {
  const outline = { sections: [{ lessons: [lesson] }] };
  return (await contentListsIn(call, definitionOf(course_id), outline)).sections[0]!.lessons[0]!;
}

export function enrollmentById(call: Call, id: string, lock = false): Promise<EnrollmentRow> {
  return call.one<EnrollmentRow>(
    sql`
      select ${sql.raw(columns)} from course_enrollments
      where organization_id = ${call.organization_id} and id = ${id} ${lock ? sql`for update` : sql``}`,
    'This course enrollment',
  );
}
