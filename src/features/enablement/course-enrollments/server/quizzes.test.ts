import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#features/enablement/quizzes/question.schema.ts';
import type { QuizQuestionCreate } from '#features/enablement/quizzes/schema.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { CourseAnalytics } from '../analytics.schema.ts';
import type { AttemptResult, CoursePlayer, LearnerLesson, OpenAttempt } from '../learning.schema.ts';
import { enrollmentJobs } from './jobs.ts';
import { quizLesson, schoolOf } from './testing/school.ts';

let world: World;
let company: Company;
let school: ReturnType<typeof schoolOf>;
let partner: string;
let ana: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  school = schoolOf(world);
  partner = await school.partner(company);
  ana = await world.partnerUser(company, partner, 'partner_member');
});
afterAll(() => world.close());

const path = (id: string) => `/course_enrollments/${id}/lessons/quiz`;
const pass = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000).toISOString());
const start = (id: string, person = ana) => person.post<OpenAttempt>(`${path(id)}/attempts`);
const submit = (attempt: { id: string }, answers: Record<string, Answer>, person = ana) =>
  person.post<AttemptResult>(`/quiz_attempts/${attempt.id}/submit`, { answers });

/** The seven kinds of question, with words that occur only in the correct answers. */
const bank: (Pick<QuizQuestionCreate, 'content' | 'prompt'> & { explanation: string })[] = [
  {
    prompt: 'One?',
    content: { kind: 'single', options: ['alpha', 'beta', 'gamma'], correct: [1] },
    explanation: 'Secret: beta.',
  },
  {
    prompt: 'Which?',
    content: { kind: 'multiple', options: ['red', 'green', 'blue'], correct: [0, 2] },
    explanation: 'Secret',
  },
  { prompt: 'True?', content: { kind: 'true_false', is_true: false }, explanation: 'Secret' },
  { prompt: 'Order?', content: { kind: 'order', items: ['first', 'second', 'third'] }, explanation: 'Secret' },
  {
    prompt: 'Match?',
    content: {
      kind: 'match',
      pairs: [
        { left: 'DE', right: 'Berlin' },
        { left: 'FR', right: 'Paris' },
        { left: 'IT', right: 'Rome' },
      ],
    },
    explanation: 'Secret',
  },
  { prompt: 'How many?', content: { kind: 'numeric', value: 0.3, tolerance: 0.1 }, explanation: 'Secret' },
  {
    prompt: 'Name?',
    content: { kind: 'short_text', accepted: ['Xylophone'], is_case_sensitive: false },
    explanation: 'Secret',
  },
];

/** The correct answers to a drawn attempt, from the author's definition. */
function rightAnswers({ questions }: OpenAttempt): Record<string, Answer> {
  return Object.fromEntries(
    questions.map(({ id, prompt, options = [], choices = [] }): [string, Answer] => {
      const { content } = bank.find((one) => one.prompt === prompt)!;
      switch (content.kind) {
        case 'single':
          return [id, options.indexOf(content.options[content.correct[0]!]!)];
        case 'multiple':
          return [id, content.correct.map((place) => options.indexOf(content.options[place]!)).reverse()];
        case 'true_false':
          return [id, content.is_true];
        case 'order':
          return [id, content.items.map((item) => options.indexOf(item))];
        case 'match':
          return [id, content.pairs.map(({ right }) => choices.indexOf(right))];
        case 'numeric':
          return [id, '0,4'];
        default:
          return [id, '  xyloPHONE '];
      }
    }),
  );
}

async function quizCourse(given: Parameters<typeof quizLesson>[1] = {}, count = bank.length) {
  const made = await Promise.all(bank.slice(0, count).map((one) => school.question(company, one)));
  return school.course(company, [
    quizLesson(
      made.map(({ id }) => id),
      given,
    ),
  ]);
}

test('every kind of question is scored on the server, and passing completes the course', async () => {
  const id = await school.enroll(ana, (await quizCourse()).id);
  const attempt = await start(id);
  expect(attempt.questions).toHaveLength(7);
  const result = await submit(attempt, rightAnswers(attempt));
  expect(result).toMatchObject({ percent: 100, points: 7, is_passed: true });
  expectEvery(result.questions!, ({ is_correct }) => is_correct);
  expect(await company.owner.get(`/course_enrollments/${id}`)).toMatchObject({ status: 'completed', score: 100 });
  expect((await ana.request('POST', `${path(id)}/attempts`)).json().message).toBe('You have passed this quiz.');
});

test('answers never leave the server before the attempt is submitted', async () => {
  const course = await quizCourse({ feedback: 'never', cooldown_hours: 0 });
  const id = await school.enroll(ana, course.id);
  const seen: string[] = [];
  const look = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
    seen.push((await ana.request(method, url, body)).body);
  const attempt = await start(id);
  seen.push(JSON.stringify(attempt));
  await look('PUT', `/quiz_attempts/${attempt.id}/answers`, { answers: {} });
  await look('GET', '/learning');
  await look('GET', `/course_enrollments/${id}/player`);
  await look('POST', `${path(id)}/open`);
  await look('POST', `${path(id)}/progress`, { seconds: 1 });
  await look('POST', `/quiz_attempts/${attempt.id}/result`);
  for (const url of [
    '/quiz_questions',
    `/quiz_questions/${attempt.questions[0]!.id}`,
    '/quiz_pools',
    '/course_versions',
    '/courses',
    `/courses/${course.id}`,
    `/courses/${course.id}/analytics`,
    '/audit_events',
    '/outbox_events',
    '/quiz_attempts',
    '/lesson_progress',
  ])
    await look('GET', url);
  // With `never`, answers are not shown even afterwards.
  seen.push(JSON.stringify(await submit(attempt, {})));
  await look('POST', `/quiz_attempts/${attempt.id}/result`);
  const all = seen.join('\n');
  for (const secret of [
    'Secret',
    'correct"',
    '"is_true',
    'accepted',
    'Xylophone',
    'tolerance',
    '"pairs"',
    '"right"',
    'is_correct',
    'results',
    '"drawn"',
  ])
    expect(all, secret).not.toContain(secret);
  // The names of options to be sorted or matched do not reveal the correct order.
  expect(attempt.questions.find(({ kind }) => kind === 'order')!.options).not.toEqual(['first', 'second', 'third']);
  expect(Object.keys(attempt.questions[0]!).sort()).toEqual(expect.not.arrayContaining(['content', 'explanation']));
});

test('a quiz that is submitted twice at once counts once', async () => {
  const id = await school.enroll(ana, (await quizCourse({}, 1)).id);
  const attempt = await start(id);
  const [wrong, right] = [{ [attempt.questions[0]!.id]: -1 }, rightAnswers(attempt)];
  const results = await Promise.all([submit(attempt, wrong), submit(attempt, right), submit(attempt, wrong)]);
  expect(new Set(results.map(({ percent }) => percent)).size).toBe(1);
  const lesson = await ana.post<LearnerLesson>(`${path(id)}/open`);
  expect(lesson.quiz!.attempts).toHaveLength(1);
  expect(lesson.quiz!.attempts_left).toBe(2);
});

test('two starts at once open one attempt', async () => {
  const id = await school.enroll(ana, (await quizCourse()).id);
  const [one, other] = await Promise.all([start(id), start(id)]);
  expect(one!.id).toBe(other!.id);
  expect(one!.questions).toEqual(other!.questions);
});

test('after a failed attempt the learner waits, and after three there is none left', async () => {
  const id = await school.enroll(ana, (await quizCourse({ cooldown_hours: 24 }, 1)).id);
  for (const n of [1, 2, 3]) {
    const attempt = await start(id);
    expect(attempt.n).toBe(n);
    expect(await submit(attempt, {})).toMatchObject({ percent: 0, is_passed: false });
    const early = await ana.request('POST', `${path(id)}/attempts`);
    expect(early.statusCode).toBe(409);
    expect(early.json().message).toMatch(n < 3 ? /^You can try again later/ : /^You have no attempts left/);
    pass(24 * 3600);
  }
  expect((await ana.post<LearnerLesson>(`${path(id)}/open`)).quiz).toMatchObject({ attempts_left: 0 });
});

test('a manager unlocks a failed quiz, once for each time the learner is stuck', async () => {
  const id = await school.enroll(ana, (await quizCourse({ cooldown_hours: 24, most_attempts: 1 }, 1)).id);
  const unlock = (by: Person = company.owner) =>
    by.request('POST', `/course_enrollments/${id}/unlock_quiz`, { lesson_id: 'quiz' });
  const stuck = async () =>
    (await company.owner.get<CoursePlayer>(`/course_enrollments/${id}/progress`)).sections[0]!.lessons[0]!.is_stuck;
  expect((await unlock()).statusCode).toBe(409);
  await submit(await start(id), {});
  expect(await stuck()).toBe(true);
  expect((await unlock(ana)).statusCode).toBe(404);
  expect((await unlock()).statusCode).toBe(200);
  expect((await unlock()).statusCode).toBe(409);
  expect(await stuck()).toBe(false);
  const told = await ana.get<{ kind: string }[]>('/in_app_notifications');
  expect(told.map(({ kind }) => kind)).toContain('quiz_unlocked');
  const again = await start(id);
  expect(again.n).toBe(2);
  await submit(again, {});
  expect((await ana.request('POST', `${path(id)}/attempts`)).statusCode).toBe(409);
});

test('the passing score is a percentage: 4 of 5 points pass at 80%, 3 do not', async () => {
  const id = await school.enroll(ana, (await quizCourse({ cooldown_hours: 0, most_attempts: undefined }, 5)).id);
  const first = await start(id);
  const right = rightAnswers(first);
  const ids = first.questions.map((question) => question.id);
  const without = (answers: Record<string, Answer>, n: number) =>
    Object.fromEntries(Object.entries(answers).filter(([one]) => !ids.slice(0, n).includes(one)));
  expect(await submit(first, without(right, 2))).toMatchObject({ percent: 60, is_passed: false });
  const second = await start(id);
  const answers = rightAnswers(second);
  delete answers[second.questions[0]!.id];
  expect(await submit(second, answers)).toMatchObject({ percent: 80, is_passed: true });
});

test('when the time is over, saved answers count and later ones do not', async () => {
  const id = await school.enroll(ana, (await quizCourse({ time_limit_minutes: 10 }, 2)).id);
  const attempt = await start(id);
  const right = rightAnswers(attempt);
  const [first] = attempt.questions;
  const saved = { [first!.id]: right[first!.id]! };
  expect((await ana.request('PUT', `/quiz_attempts/${attempt.id}/answers`, { answers: saved })).statusCode).toBe(204);
  expect((await start(id)).answers).toEqual(saved);
  pass(700);
  expect((await ana.request('PUT', `/quiz_attempts/${attempt.id}/answers`, { answers: right })).statusCode).toBe(409);
  expect(await submit(attempt, right)).toMatchObject({ percent: 50, is_passed: false });
});

test('a job submits attempts left open after their time', async () => {
  const id = await school.enroll(ana, (await quizCourse({ time_limit_minutes: 10 }, 1)).id);
  const attempt = await start(id);
  await ana.request('PUT', `/quiz_attempts/${attempt.id}/answers`, { answers: rightAnswers(attempt) });
  pass(3600);
  const job = { within: company.within } as never;
  await enrollmentJobs['course-enrollments.attempts']!(job, {});
  expect(await company.owner.get(`/course_enrollments/${id}`)).toMatchObject({ status: 'completed', score: 100 });
});

test('a pool draws its number of different questions for each attempt', async () => {
  const made = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      school.question(company, { prompt: `Q${n}`, pool: 'Draws', content: { kind: 'true_false', is_true: true } }),
    ),
  );
  const course = await school.course(company, [quizLesson([made[0]!.id], { pools: [{ pool: 'Draws', count: 3 }] })]);
  const attempt = await start(await school.enroll(ana, course.id));
  const ids = attempt.questions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids).toContain(made[0]!.id);
  const small = await company.owner.post('/courses', { title: 'Too many' });
  const lessons = [{ ...quizLesson([], { pools: [{ pool: 'Draws', count: 7 }] }), is_required: true }];
  await company.owner.patch(`/courses/${small.id}`, {
    definition: { sections: [{ id: 'one', title: 'One', lessons }] },
  });
  const refused = await company.owner.request('POST', `/courses/${small.id}/publish`);
  expect(refused.json().errors.definition).toEqual(['“Quiz” draws 7 questions from “Draws”, which has 6 others.']);
});

test('learners keep a question as it was when their version was published', async () => {
  const question = await school.question(company, bank[0]!);
  const course = await school.course(company, [quizLesson([question.id])]);
  await company.owner.patch(`/quiz_questions/${question.id}`, {
    content: { kind: 'single', options: ['alpha', 'beta', 'gamma'], correct: [0] },
  });
  const attempt = await start(await school.enroll(ana, course.id));
  expect(await submit(attempt, rightAnswers(attempt))).toMatchObject({ is_passed: true });
});

test('attempts of others do not exist, and a question without a right answer is refused', async () => {
  const id = await school.enroll(ana, (await quizCourse()).id);
  const attempt = await start(id);
  const colleague = await world.partnerUser(company, partner, 'partner_admin');
  const rival = await world.partnerUser(company, await school.partner(company));
  for (const person of [colleague, rival]) {
    for (const what of ['submit', 'result'])
      expect((await person.request('POST', `/quiz_attempts/${attempt.id}/${what}`, { answers: {} })).statusCode).toBe(
        404,
      );
  }
  const content = { kind: 'single', options: ['a', 'b'], correct: [] };
  const refused = await company.owner.request('POST', '/quiz_questions', { prompt: 'x', pool: 'x', content });
  expect(refused.json().errors).toEqual({ content: ['needs exactly one correct option'] });
});

test('analytics count the funnel, where learners stop, and how well questions tell them apart', async () => {
  const course = await quizCourse({ most_attempts: undefined }, 2);
  const people = await Promise.all(
    Array.from({ length: 8 }, () => world.partnerUser(company, partner, 'partner_member')),
  );
  for (const [n, person] of people.entries()) {
    const id = await school.enroll(person, course.id);
    const attempt = await start(id, person);
    const right = rightAnswers(attempt);
    // The better half answers the first question correctly, and everyone answers the second one correctly.
    const hard = attempt.questions.find(({ prompt }) => prompt === 'One?')!.id;
    await submit(attempt, n < 4 ? right : { ...right, [hard]: -1 }, person);
  }
  const figures = await company.owner.get<CourseAnalytics>(`/courses/${course.id}/analytics`);
  expect(figures).toMatchObject({ enrolled: 8, started: 8, completed: 4, mean_score: 100 });
  expect(figures.lessons).toMatchObject([{ id: 'quiz', opened: 8, completed: 4, stopped: 4 }]);
  const item = (prompt: string) => figures.questions.find((one) => one.prompt === prompt);
  expect(item('One?')).toMatchObject({ answered: 8, correct_percent: 50, discrimination: 100 });
  expect(item('Which?')).toMatchObject({ answered: 8, correct_percent: 100, discrimination: 0 });
  expect(figures.partners).toMatchObject([{ id: partner, enrolled: 8, completed: 4 }]);
});
