import { type Lesson, newQuiz, type QuizSettings } from '#features/enablement/courses/definition.schema.ts';
import type { Answers, DrawnQuestion, QuestionResult } from '#features/enablement/quizzes/question.schema.ts';
import type { Call } from '#server/call.ts';
import type { QuizState } from '../../learning.schema.ts';
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
  return call.rows<AttemptRow>(
    `select * from quiz_attempts where organization_id = $1 and enrollment_id = $2 and lesson_id = $3 order by n desc`,
    [call.organization_id, enrollment_id, lesson_id],
  );
}

export function questionCount({ question_ids, pools }: QuizSettings): number {
  return question_ids.length + pools.reduce((sum, { count }) => sum + count, 0);
}

/** The number of attempts used and left, and the end of the waiting period. */
export function standingIn(quiz: QuizSettings, attempts: readonly AttemptRow[], now: Date) {
  const done = attempts.filter(({ submitted_at }) => submitted_at !== null);
  const isPassed = done.some(({ is_passed }) => is_passed);
  const left = quiz.most_attempts === undefined ? null : Math.max(0, quiz.most_attempts - attempts.length);
  const last = done[0]?.submitted_at;
  const next = last && !isPassed ? new Date(new Date(last).getTime() + quiz.cooldown_hours * 3_600_000) : null;
  return { done, isPassed, left, next: next && next > now ? next : null };
}

export async function quizStateOf(call: Call, { enrollment }: Learning, lesson: Lesson): Promise<QuizState> {
  const quiz = settingsOf(lesson);
  const attempts = await attemptsOf(call, enrollment.id, lesson.id);
  const { done, left, next } = standingIn(quiz, attempts, call.now());
  return {
    questions: questionCount(quiz),
    pass_percent: quiz.pass_percent,
    time_limit_minutes: quiz.time_limit_minutes ?? null,
    most_attempts: quiz.most_attempts ?? null,
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
