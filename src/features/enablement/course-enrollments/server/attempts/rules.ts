import { type Lesson, lessonsOf, newQuiz, type QuizSettings } from '#features/enablement/courses/definition.schema.ts';
import type { Answers, DrawnQuestion, QuestionResult } from '#features/enablement/quizzes/question.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { QuizState } from '../../learning.schema.ts';
import type { CourseEnrollment } from '../../schema.ts';
import type { LessonChoice } from '../../steps.schema.ts';
import { learningOf } from '../learning-of.ts';
import { tellUnlocked } from '../notices.ts';
import type { Learning } from '../own.ts';

export interface AttemptRow {
  id: string;
  enrollment_id: string;
  lesson_id: string;
  n: number;
  drawn: DrawnQuestion[];
  draft: Answers | null;
  answers: Answers | null;
  results: QuestionResult[] | null;
  points: number | null;
  max_points: number;
  percent: number | null;
  is_passed: boolean | null;
  started_at: string;
  due_at: string | null;
  submitted_at: string | null;
}

export const settingsOf = ({ quiz }: Lesson): QuizSettings => quiz ?? newQuiz();

/** Newest first. */
export function attemptsOf(call: Call, enrollment_id: string, lesson_id: string): Promise<AttemptRow[]> {
  return call.rows<AttemptRow>(sql`
    select * from quiz_attempts
    where organization_id = ${call.organization_id} and enrollment_id = ${enrollment_id} and lesson_id = ${lesson_id}
    order by n desc`);
}

export function questionCount({ question_ids, pools }: QuizSettings): number {
  return question_ids.length + pools.reduce((sum, { count }) => sum + count, 0);
}

/** The attempts that a manager gave the learner beyond those of the course. */
interface Unlocked {
  extra_attempts: number;
  unlocked_at: string | null;
}

export async function unlockedOf(call: Call, enrollment_id: string, lesson_id: string): Promise<Unlocked> {
  const found = await call.maybe<Unlocked>(sql`
    select extra_attempts, unlocked_at from lesson_progress
    where organization_id = ${call.organization_id} and enrollment_id = ${enrollment_id} and lesson_id = ${lesson_id}`);
  return found ?? { extra_attempts: 0, unlocked_at: null };
}

/** The number of attempts used and left, and the end of the waiting period, which unlocking ends. */
export function standingIn(quiz: QuizSettings, attempts: readonly AttemptRow[], unlocked: Unlocked, now: Date) {
  const done = attempts.filter(({ submitted_at }) => submitted_at !== null);
  const isPassed = done.some(({ is_passed }) => is_passed);
  const left =
    quiz.most_attempts === undefined
      ? null
      : Math.max(0, quiz.most_attempts + unlocked.extra_attempts - attempts.length);
  const last = done[0]?.submitted_at;
  const isUnlocked =
    last !== undefined && last !== null && unlocked.unlocked_at !== null && last <= unlocked.unlocked_at;
  const next =
    last && !isPassed && !isUnlocked ? new Date(new Date(last).getTime() + quiz.cooldown_hours * 3_600_000) : null;
  return { done, isPassed, left, next: next && next > now ? next : null };
}

export async function quizStateOf(call: Call, { enrollment }: Learning, lesson: Lesson): Promise<QuizState> {
  const quiz = settingsOf(lesson);
  const attempts = await attemptsOf(call, enrollment.id, lesson.id);
  const unlocked = await unlockedOf(call, enrollment.id, lesson.id);
  const { done, left, next } = standingIn(quiz, attempts, unlocked, call.now());
  return {
    questions: questionCount(quiz),
    pass_percent: quiz.pass_percent,
    time_limit_minutes: quiz.time_limit_minutes ?? null,
    most_attempts: quiz.most_attempts === undefined ? null : quiz.most_attempts + unlocked.extra_attempts,
    attempts_left: left,
    feedback: quiz.feedback,
    next_attempt_at: next?.toISOString() ?? null,
    is_open: attempts.some(({ submitted_at }) => submitted_at === null),
    attempts: done.map(({ id, n, percent, is_passed, submitted_at }) => ({
      id,
      n,
      percent: percent!,
      is_passed: is_passed!,
      submitted_at: submitted_at!,
    })),
  };
}

/**
 * Lets a learner who failed try again at once, with one more attempt if none is left.
 * @throws 409 while the learner can start an attempt, or has passed
 */
export async function unlockQuiz(
  call: Call,
  { id: enrollment_id }: CourseEnrollment,
  { lesson_id }: LessonChoice,
): Promise<void> {
  const { enrollment, course } = await learningOf(call, enrollment_id);
  const lesson = lessonsOf(course.definition).find(({ id }) => id === lesson_id);
  if (lesson?.kind !== 'quiz') throw notFound('This quiz');
  const attempts = await attemptsOf(call, enrollment.id, lesson_id);
  const { isPassed, left, next } = standingIn(
    settingsOf(lesson),
    attempts,
    await unlockedOf(call, enrollment.id, lesson_id),
    call.now(),
  );
  if (isPassed) throw conflict('This quiz is passed.');
  if (left !== 0 && !next) throw conflict('The learner can try this quiz now.');
  await call.run(sql`
    update lesson_progress set extra_attempts = extra_attempts + ${left === 0 ? 1 : 0}, unlocked_at = ${call.now()}
    where organization_id = ${call.organization_id} and enrollment_id = ${enrollment.id} and lesson_id = ${lesson_id}`);
  await tellUnlocked(call, enrollment, lesson.title);
}

/** The quizzes that hold the learner back, because no attempt is left or the next one has to wait. */
export async function lockedQuizzes(call: Call, { enrollment, course }: Learning): Promise<ReadonlySet<string>> {
  const locked = new Set<string>();
  for (const lesson of lessonsOf(course.definition)) {
    if (lesson.kind !== 'quiz') continue;
    const attempts = await attemptsOf(call, enrollment.id, lesson.id);
    if (attempts.length === 0) continue;
    const unlocked = await unlockedOf(call, enrollment.id, lesson.id);
    const { isPassed, left, next } = standingIn(settingsOf(lesson), attempts, unlocked, call.now());
    const isOpen = attempts.some(({ submitted_at }) => submitted_at === null);
    if (!isPassed && !isOpen && (left === 0 || next)) locked.add(lesson.id);
  }
  return locked;
}
