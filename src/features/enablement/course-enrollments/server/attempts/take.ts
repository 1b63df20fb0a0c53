import { randomInt } from 'node:crypto';
import { type Lesson, lessonsOf, type QuizSettings } from '#features/enablement/courses/definition.schema.ts';
import type { FrozenCourse } from '#features/enablement/courses/server/service.ts';
import type { Answers, DrawnQuestion, OpenQuestion } from '#features/enablement/quizzes/question.schema.ts';
import {
  drawQuestion,
  isCorrect,
  openQuestion,
  pick,
  rightAnswer,
  shuffle,
} from '#features/enablement/quizzes/scoring.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { AttemptResult, OpenAttempt } from '../../learning.schema.ts';
import { beginEnrollment, completeLesson } from '../advance.ts';
import { asLearner, type Learning, ownEnrollment } from '../own.ts';
import { openLesson } from '../standing.ts';
import { type AttemptRow, attemptsOf, settingsOf, standingIn, unlockedOf } from './rules.ts';

/** Answers that arrive slightly late because of the network were sent in time. */
const GRACE_MS = 15_000;

/** Starts an attempt, or returns the open one. @throws 409 when none is left, or during the waiting period */
export async function startQuizAttempt(call: Call, learning: Learning, lesson_id: string): Promise<OpenAttempt> {
  const { lesson } = await openLesson(call, learning, lesson_id);
  if (lesson.kind !== 'quiz') throw notFound('This quiz');
  await beginEnrollment(call, learning, lesson_id);
  const attempts = await closeLate(call, learning, lesson, await attemptsOf(call, learning.enrollment.id, lesson_id));
  const open = attempts.find(({ submitted_at }) => submitted_at === null);
  if (open) return openAttempt(open, learning.course);
  const quiz = settingsOf(lesson);
  const unlocked = await unlockedOf(call, learning.enrollment.id, lesson_id);
  const { isPassed, left, next } = standingIn(quiz, attempts, unlocked, call.now());
  if (isPassed) throw conflict('You have passed this quiz.');
  if (left === 0) throw conflict('You have no attempts left. Ask your partner manager for help.');
  if (next) throw conflict('You can try again later.', { next_attempt_at: next.toISOString() });
  const drawn = draw(quiz, learning.course);
  const points = drawn.reduce((sum, { id }) => sum + learning.course.questions[id]!.points, 0);
  const limit = quiz.time_limit_minutes;
  const made = await call.one<AttemptRow>(sql`
    insert into quiz_attempts (organization_id, enrollment_id, lesson_id, n, drawn, max_points, started_at, due_at)
    values (${call.organization_id}, ${learning.enrollment.id}, ${lesson_id}, ${(attempts[0]?.n ?? 0) + 1},
      ${JSON.stringify(drawn)}, ${points}, ${call.now()},
      ${limit ? new Date(call.now().getTime() + limit * 60_000) : null}) returning *`);
  return openAttempt(made, learning.course);
}

/** The questions of one attempt as a learner gets them, without their answers. */
export const drawnQuestions = (quiz: QuizSettings, questions: FrozenCourse['questions']): OpenQuestion[] =>
  draw(quiz, { questions }).map((one) => openQuestion(questions[one.id]!, one));

function draw(quiz: QuizSettings, { questions }: Pick<FrozenCourse, 'questions'>): DrawnQuestion[] {
  const dice = (most: number) => randomInt(most);
  const fixed = quiz.question_ids.flatMap((id) => (questions[id] ? [questions[id]] : []));
  const drawn = quiz.pools.flatMap(({ pool, count }) =>
    pick(
      Object.values(questions).filter((one) => one.pool === pool && !quiz.question_ids.includes(one.id)),
      count,
      dice,
    ),
  );
  const all = [...fixed, ...drawn];
  const chosen = quiz.shuffles_questions ? shuffle(all, dice) : all;
  return chosen.map((question) => drawQuestion(question, dice, quiz.shuffles_options));
}

const openAttempt = ({ id, n, started_at, due_at, drawn, draft }: AttemptRow, course: FrozenCourse): OpenAttempt => ({
  id,
  n,
  started_at,
  due_at,
  questions: drawn.map((one) => openQuestion(course.questions[one.id]!, one)),
  answers: draft ?? {},
});

/** Runs work on the learner's own attempt with its enrollment locked. @throws 404 */
async function withAttempt<T>(
  call: Call,
  id: string,
  work: (company: Call, learning: Learning, attempt: AttemptRow) => Promise<T>,
): Promise<T> {
  const find = (company: Call) =>
    company.one<AttemptRow>(
      sql`select * from quiz_attempts where organization_id = ${company.organization_id} and id = ${id}`,
      'This attempt',
    );
  const { enrollment_id } = await call.asCompany(find);
  await ownEnrollment(call, enrollment_id).catch(() => {
    throw notFound('This attempt');
  });
  // The attempt is read again under the lock, because another request may have submitted it.
  return asLearner(call, enrollment_id, 'lock', async (company, learning) =>
    work(company, learning, await find(company)),
  );
}

export function saveAnswers(call: Call, id: string, answers: Answers): Promise<void> {
  return withAttempt(call, id, async (company, _learning, attempt) => {
    if (attempt.submitted_at) throw conflict('This attempt was submitted.');
    if (isLate(company, attempt)) throw conflict('The time for this attempt is over.');
    await company.run(sql`
      update quiz_attempts set draft = ${JSON.stringify(answers)}
      where organization_id = ${company.organization_id} and id = ${id}`);
  });
}

/**
 * Submits an attempt. Repeated or concurrent submissions get the first result. Answers after the time limit do not
 * count.
 */
export function submitAttempt(call: Call, id: string, answers: Answers): Promise<AttemptResult> {
  return withAttempt(call, id, async (company, learning, attempt) => {
    const lesson = lessonOf(learning, attempt);
    const counted = isLate(company, attempt) ? (attempt.draft ?? {}) : answers;
    const done = attempt.submitted_at ? attempt : await scoreAttempt(company, learning, lesson, attempt, counted);
    return resultOf(done, lesson, learning.course);
  });
}

export function showAttempt(call: Call, id: string): Promise<AttemptResult> {
  return withAttempt(call, id, async (_company, learning, attempt) => {
    if (!attempt.submitted_at) throw conflict('This attempt is not submitted yet.');
    return resultOf(attempt, lessonOf(learning, attempt), learning.course);
  });
}

const lessonOf = ({ course }: Learning, { lesson_id }: AttemptRow): Lesson =>
  lessonsOf(course.definition).find(({ id }) => id === lesson_id)!;

const isLate = (call: Call, { due_at }: AttemptRow) =>
  due_at !== null && call.now().getTime() > new Date(due_at).getTime() + GRACE_MS;

/** Scores an attempt whose time is over with the saved answers. */
export async function closeLate(call: Call, learning: Learning, lesson: Lesson, attempts: AttemptRow[]) {
  return Promise.all(
    attempts.map((attempt) =>
      attempt.submitted_at === null && isLate(call, attempt)
        ? scoreAttempt(call, learning, lesson, attempt, attempt.draft ?? {})
        : attempt,
    ),
  );
}

export async function scoreAttempt(
  call: Call,
  learning: Learning,
  lesson: Lesson,
  attempt: AttemptRow,
  answers: Answers,
) {
  const { questions } = learning.course;
  const results = attempt.drawn.map((drawn) => {
    const question = questions[drawn.id]!;
    const is_correct = isCorrect(question, drawn, answers[drawn.id]);
    return { id: drawn.id, is_correct, points: is_correct ? question.points : 0 };
  });
  const points = results.reduce((sum, one) => sum + one.points, 0);
  const percent = Math.floor((100 * points) / attempt.max_points);
  const is_passed = percent >= settingsOf(lesson).pass_percent;
  const known = new Set(attempt.drawn.map(({ id }) => id));
  const kept = Object.fromEntries(Object.entries(answers).filter(([id]) => known.has(id)));
  const done = await call.one<AttemptRow>(sql`
    update quiz_attempts
    set answers = ${JSON.stringify(kept)}, results = ${JSON.stringify(results)}, points = ${points},
      percent = ${percent}, is_passed = ${is_passed}, submitted_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${attempt.id} returning *`);
  if (is_passed) await completeLesson(call, learning, lesson.id, percent);
  return done;
}

function resultOf(attempt: AttemptRow, lesson: Lesson, { questions }: FrozenCourse): AttemptResult {
  const { feedback } = settingsOf(lesson);
  const isShown = feedback === 'end' || (feedback === 'after_pass' && attempt.is_passed === true);
  return {
    id: attempt.id,
    n: attempt.n,
    points: attempt.points!,
    max_points: attempt.max_points,
    percent: attempt.percent!,
    is_passed: attempt.is_passed!,
    submitted_at: attempt.submitted_at!,
    ...(isShown && {
      questions: attempt.drawn.map((drawn, place) => ({
        ...openQuestion(questions[drawn.id]!, drawn),
        answer: attempt.answers![drawn.id] ?? null,
        right: rightAnswer(questions[drawn.id]!, drawn),
        is_correct: attempt.results![place]!.is_correct,
        explanation: questions[drawn.id]!.explanation,
      })),
    }),
  };
}
