import { type Lesson, lessonsOf, requiredLessons } from '#features/enablement/courses/definition.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { CoursePlayer, lessonStates } from '../learning.schema.ts';
import { lockedQuizzes } from './attempts/rules.ts';
import type { EnrollmentRow, Learning } from './own.ts';

export interface Progress {
  lesson_id: string;
  status: 'in_progress' | 'completed';
  seconds: number;
  position: number;
  /** Watched seconds of a video. */
  watched: number;
  score: number | null;
  scorm: Record<
    string,
    { cmi?: Record<string, unknown>; is_done: boolean; is_failed: boolean; score: number | null }
  > | null;
  opened_at: string;
  reported_at: string;
}
export type LessonState = (typeof lessonStates)[number];

export async function progressOf(call: Call, enrollment_id: string): Promise<Map<string, Progress>> {
  const rows = await call.rows<Progress>(sql`
    select lesson_id, status, seconds, position, score, scorm, opened_at, reported_at,
      coalesce((select sum(upper(part) - lower(part)) from unnest(watched) part), 0)::int as watched
    from lesson_progress where organization_id = ${call.organization_id} and enrollment_id = ${enrollment_id}`);
  return new Map(rows.map((row) => [row.lesson_id, row]));
}

/** The prerequisites of this course that a learner has not completed. */
export async function missingPrerequisites(
  call: Call,
  who: Pick<EnrollmentRow, 'course_id' | 'user_id' | 'partner_id'>,
): Promise<{ id: string; title: string }[]> {
  return call.rows(sql`
    select p.id, p.title
    from courses c join courses p on p.organization_id = c.organization_id and p.id = any (c.prerequisite_ids)
    where c.organization_id = ${call.organization_id} and c.id = ${who.course_id} and p.archived_at is null
      and p.published_version is not null
      and not exists (select from course_enrollments e
        where e.organization_id = p.organization_id and e.course_id = p.id
        and e.user_id = ${who.user_id} and e.partner_id = ${who.partner_id} and e.status = 'completed')
    order by p.title`);
}

/**
 * The states of all lessons. In a course with a fixed order, a lesson opens when the required ones before it are
 * completed.
 */
export function statesOf({ course }: Learning, progress: ReadonlyMap<string, Progress>, isWaiting: boolean) {
  const required = new Set(requiredLessons(course.definition).map(({ id }) => id));
  const states = new Map<string, LessonState>();
  let isBlocked = isWaiting;
  for (const { id } of lessonsOf(course.definition)) {
    const known = progress.get(id)?.status;
    states.set(id, known === 'completed' ? 'completed' : isBlocked ? 'locked' : (known ?? 'open'));
    if (course.is_sequential && required.has(id) && known !== 'completed') isBlocked = true;
  }
  return states;
}

/** Finds a lesson that the learner may open now. @throws 404 for an unknown one, 409 for one that is locked */
export async function openLesson(call: Call, learning: Learning, lesson_id: string) {
  const lesson = lessonsOf(learning.course.definition).find(({ id }) => id === lesson_id);
  if (!lesson) throw notFound('This lesson');
  const progress = await progressOf(call, learning.enrollment.id);
  const waits = learning.enrollment.completed_at ? [] : await missingPrerequisites(call, learning.enrollment);
  const state = statesOf(learning, progress, waits.length > 0).get(lesson_id)!;
  if (state === 'locked') {
    throw conflict(
      waits.length > 0
        ? `Complete ${waits.map(({ title }) => `“${title}”`).join(', ')} first.`
        : 'Complete the lessons before this one first.',
    );
  }
  return { lesson, state, progress: progress.get(lesson_id), all: progress };
}

/** The outline with the state of each lesson, for the learner and for those who supervise them. */
export async function playerOf(call: Call, learning: Learning): Promise<CoursePlayer> {
  const { enrollment, course } = learning;
  const progress = await progressOf(call, enrollment.id);
  const stuck = await lockedQuizzes(call, learning);
  const waits_for = enrollment.completed_at ? [] : await missingPrerequisites(call, enrollment);
  const states = statesOf(learning, progress, waits_for.length > 0);
  const lesson = ({ id, kind, title, minutes, is_required }: Lesson) => {
    const known = progress.get(id);
    const { score = null, seconds = 0 } = known ?? {};
    return {
      id,
      kind,
      title,
      minutes: minutes ?? null,
      is_required,
      status: states.get(id)!,
      score,
      seconds,
      is_stuck: stuck.has(id),
    };
  };
  const { id, course_id, status, percent, score, due_on, completed_at, valid_until, last_lesson_id } = enrollment;
  const open = lessonsOf(course.definition).filter((one) => ['open', 'in_progress'].includes(states.get(one.id)!));
  const next = open.find((one) => one.id === last_lesson_id) ?? open[0];
  return {
    id,
    course_id,
    title: course.title,
    version: course.version,
    status,
    percent,
    score,
    due_on,
    completed_at,
    valid_until,
    is_sequential: course.is_sequential,
    waits_for,
    next_lesson_id: next?.id ?? null,
    sections: course.definition.sections.map((section) => ({
      id: section.id,
      title: section.title,
      lessons: section.lessons.map(lesson),
    })),
  };
}
