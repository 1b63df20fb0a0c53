import { type Lesson, lessonsOf, WATCHED_PERCENT } from '#features/enablement/courses/definition.schema.ts';
import { courseFile, packageFile } from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { LearnerLesson, LessonStanding, ProgressBody } from '../learning.schema.ts';
import type { CourseEnrollment } from '../schema.ts';
import type { LessonChoice } from '../steps.schema.ts';
import { beginEnrollment, completeLesson } from './advance.ts';
import { submissionsOf } from './assignments.ts';
import { lockedQuizzes, quizStateOf } from './attempts/rules.ts';
import { learningOf } from './learning-of.ts';
import { enrollmentById, type Learning } from './own.ts';
import { openLesson, type Progress } from './standing.ts';

/** Opens a lesson: its content, and the learner's progress in it. */
export async function showLesson(call: Call, learning: Learning, lesson_id: string): Promise<LearnerLesson> {
  const { lesson, state } = await openLesson(call, learning, lesson_id);
  await beginEnrollment(call, learning, lesson_id);
  const { progress } = await openLesson(call, learning, lesson_id);
  const { kind, minutes = null, is_required, body = null, min_seconds = 0, url = null } = lesson;
  const opened = lesson.file_id && kind === 'scorm' ? await packageFile(call, lesson.file_id) : null;
  const stuck = kind === 'quiz' ? await lockedQuizzes(call, learning) : new Set<string>();
  return {
    id: lesson.id,
    kind,
    title: lesson.title,
    minutes,
    is_required,
    status: state === 'open' ? 'in_progress' : state,
    score: progress?.score ?? null,
    seconds: progress?.seconds ?? 0,
    is_stuck: stuck.has(lesson_id),
    body,
    min_seconds,
    url,
    duration: lesson.duration ?? null,
    position: progress?.position ?? 0,
    watched_percent: watchedPercent(lesson, progress),
    starts_at: lesson.starts_at ?? null,
    wants_file: lesson.wants_file ?? false,
    file: lesson.file_id && kind !== 'scorm' ? await fileFacts(call, lesson.file_id) : null,
    quiz: kind === 'quiz' ? await quizStateOf(call, learning, lesson) : null,
    submissions: kind === 'assignment' ? await submissionsOf(call, learning.enrollment.id, lesson_id) : [],
    scorm: opened && {
      ...opened.scorm,
      states: Object.fromEntries(
        Object.entries(progress?.scorm ?? {}).map(([id, { is_done, is_failed, score }]) => [
          id,
          { is_done, is_failed, score },
        ]),
      ),
    },
  };
}

async function fileFacts(call: Call, id: string) {
  const { file_name, kind, media_type, size } = await courseFile(call, id);
  return { id, file_name, kind, media_type, size };
}

function watchedPercent({ duration }: Lesson, progress: Progress | undefined): number {
  return duration ? Math.min(100, Math.floor((100 * (progress?.watched ?? 0)) / duration)) : 0;
}

/** Limits reported progress by the server's clock: time cannot pass faster, and a video plays at most twice as fast. */
export async function reportProgress(
  call: Call,
  learning: Learning,
  lesson_id: string,
  body: ProgressBody,
): Promise<LessonStanding> {
  const { lesson, progress } = await openLesson(call, learning, lesson_id);
  if (!progress) throw conflict('Open the lesson first.');
  const passed = Math.max(0, Math.floor((call.now().getTime() - new Date(progress.reported_at).getTime()) / 1000));
  const seconds = await countTime(call, learning, lesson_id, Math.min(body.seconds, passed));
  if (lesson.kind === 'video' && lesson.duration) {
    await countWatched(call, learning, lesson, progress, body, 2 * passed);
    const { progress: now } = await openLesson(call, learning, lesson_id);
    if (watchedPercent(lesson, now) >= WATCHED_PERCENT && progress.status !== 'completed')
      await completeLesson(call, learning, lesson_id);
  }
  void seconds;
  return lessonStanding(call, learning, lesson_id);
}

export async function countTime(
  call: Call,
  { enrollment }: Learning,
  lesson_id: string,
  seconds: number,
): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update lesson_progress set seconds = seconds + ${seconds}, reported_at = ${now}, updated_at = ${now}
    where organization_id = ${call.organization_id} and enrollment_id = ${enrollment.id} and lesson_id = ${lesson_id}`);
  await call.run(sql`
    update course_enrollments set seconds = seconds + ${seconds}, last_active_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${enrollment.id}`);
}

async function countWatched(
  call: Call,
  { enrollment }: Learning,
  { id, duration }: Lesson,
  progress: Progress,
  { played = [], position }: ProgressBody,
  most: number,
): Promise<void> {
  let left = most;
  const parts = played.flatMap(({ from, to }) => {
    const end = Math.min(to, duration!, from + left);
    if (end <= from) return [];
    left -= end - from;
    return [`[${from},${end})`];
  });
  await call.run(sql`
    update lesson_progress
    set position = ${position ?? progress.position}, watched = watched + ${`{${parts.join(',')}}`}::int4multirange
    where organization_id = ${call.organization_id} and enrollment_id = ${enrollment.id} and lesson_id = ${id}`);
}

/** Completes a lesson of reading, once it was open for the minimum time. */
export async function finishLesson(call: Call, learning: Learning, lesson_id: string): Promise<LessonStanding> {
  const { lesson, progress } = await openLesson(call, learning, lesson_id);
  if (!progress) throw conflict('Open the lesson first.');
  if (!['article', 'file', 'slides', 'live_session'].includes(lesson.kind))
    throw conflict('This lesson is completed by its content.');
  if (lesson.kind === 'live_session' && call.now() < new Date(lesson.starts_at!))
    throw conflict('This session has not started yet.');
  const passed = Math.floor((call.now().getTime() - new Date(progress.reported_at).getTime()) / 1000);
  const missing = (lesson.min_seconds ?? 0) - progress.seconds - Math.max(0, passed);
  if (missing > 0) throw conflict(`Take ${missing} more ${missing === 1 ? 'second' : 'seconds'} for this lesson.`);
  await completeLesson(call, learning, lesson_id);
  return lessonStanding(call, learning, lesson_id);
}

export async function lessonStanding(call: Call, learning: Learning, lesson_id: string): Promise<LessonStanding> {
  const enrollment = await enrollmentById(call, learning.enrollment.id);
  const { progress, lesson } = await openLesson(call, { ...learning, enrollment }, lesson_id);
  const { status, percent, score } = enrollment;
  return {
    status: progress?.status ?? 'open',
    watched_percent: watchedPercent(lesson, progress),
    score: progress?.score ?? null,
    course: { status, percent, score },
  };
}

/** Records a learner's attendance of a live session, confirmed by a team member. */
export async function markAttended(
  call: Call,
  { id: enrollment_id }: CourseEnrollment,
  { lesson_id }: LessonChoice,
): Promise<void> {
  const learning = await learningOf(call, enrollment_id);
  const lesson = lessonsOf(learning.course.definition).find(({ id }) => id === lesson_id);
  if (lesson?.kind !== 'live_session') throw conflict('Only live sessions have attendance.');
  await completeLesson(call, learning, lesson_id);
}
