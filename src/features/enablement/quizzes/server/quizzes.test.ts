import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessonOf, quizLesson, schoolOf } from '#features/enablement/course-enrollments/server/testing/school.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { QuestionContent } from '../question.schema.ts';
import type { QuizPool, QuizQuestion } from '../schema.ts';

let world: World;
let company: Company;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  author = await company.member('content');
});
afterAll(() => world.close());

const single: QuestionContent = { kind: 'single', options: ['30 days', '90 days'], correct: [1] };
const input = (given: object = {}) => ({ prompt: 'How long?', pool: 'Basics', content: single, ...given });
const create = (given: object = {}) => author.post<QuizQuestion>('/quiz_questions', input(given));
const pools = () => author.rows<QuizPool>('/quiz_pools');

describe('writing a question', () => {
  test('its type follows from its content, also after a change', async () => {
    const question = await create();
    expect(question).toMatchObject({ kind: 'single', points: 1, pool: 'Basics', explanation: null });
    const content = { kind: 'numeric', value: 90, tolerance: 0 };
    expect(await author.patch(`/quiz_questions/${question.id}`, { content })).toMatchObject({ kind: 'numeric' });
    const renamed = await author.patch(`/quiz_questions/${question.id}`, { prompt: 'How many days?' });
    expect(renamed).toMatchObject({ kind: 'numeric', content, prompt: 'How many days?' });
  });

  test.each<[string, object]>([
    ['needs at least two options', { kind: 'single', options: ['One'], correct: [0] }],
    ['has an option without text', { kind: 'single', options: ['One', ' '], correct: [0] }],
    ['has the same option twice', { kind: 'multiple', options: ['One', 'One '], correct: [0] }],
    ['marks an option that does not exist', { kind: 'multiple', options: ['One', 'Two'], correct: [2] }],
    ['needs exactly one correct option', { kind: 'single', options: ['One', 'Two'], correct: [0, 1] }],
    ['needs a correct option', { kind: 'multiple', options: ['One', 'Two'], correct: [] }],
    ['needs at least two items', { kind: 'order', items: ['One'] }],
    ['has an item without text', { kind: 'order', items: ['One', ''] }],
    ['has the same item twice', { kind: 'order', items: ['One', 'One '] }],
    ['needs at least two pairs', { kind: 'match', pairs: [{ left: 'A', right: 'B' }] }],
    [
      'has a pair without text',
      {
        kind: 'match',
        pairs: [
          { left: 'A', right: 'B' },
          { left: 'C', right: ' ' },
        ],
      },
    ],
    [
      'has the same left side twice',
      {
        kind: 'match',
        pairs: [
          { left: 'A', right: 'B' },
          { left: ' A', right: 'C' },
        ],
      },
    ],
    ['needs an accepted answer', { kind: 'short_text', accepted: [' '], is_case_sensitive: false }],
  ])('a question that %s is refused, when new and when changed', async (problem, content) => {
    const { id } = await create();
    for (const [method, url, body] of [
      ['POST', '/quiz_questions', input({ content })],
      ['PATCH', `/quiz_questions/${id}`, { content }],
    ] as const) {
      const answer = await author.request(method, url, body);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { content: [problem] }]);
    }
    expect(await author.get(`/quiz_questions/${id}`)).toMatchObject({ content: single });
  });

  test.each([
    ['prompt', { prompt: '' }],
    ['pool', { pool: ' ' }],
    ['pool', { pool: 'x'.repeat(81) }],
    ['points', { points: 0 }],
    ['points', { points: 1.5 }],
    ['content', { content: { kind: 'single', options: ['One', 'Two'], correct: [0], hint: 'One' } }],
    ['content', { content: { kind: 'essay' } }],
    ['content', { content: { kind: 'numeric', value: 1, tolerance: -1 } }],
    ['kind', { kind: 'match' }],
  ])('answers 400 and names %s of %j', async (field, given) => {
    const answer = await author.request('POST', '/quiz_questions', input(given));
    expect(answer.statusCode, answer.body).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors).some((key) => key.startsWith(field))).toBe(true);
  });
});

describe('pools', () => {
  test('count their questions and points, without archived ones', async () => {
    await create({ pool: 'Counted', points: 2 });
    const { id } = await create({ pool: 'Counted', points: 3 });
    const counted = async () => (await pools()).find(({ pool }) => pool === 'Counted');
    expect(await counted()).toEqual({ pool: 'Counted', questions: 2, points: 5 });
    await author.request('DELETE', `/quiz_questions/${id}`);
    expect(await counted()).toEqual({ pool: 'Counted', questions: 1, points: 2 });
    await author.patch(`/quiz_questions/${id}`, { archived_at: null });
    expect(await counted()).toEqual({ pool: 'Counted', questions: 2, points: 5 });
  });

  test('spaces around the name of a pool make no other pool', async () => {
    await create({ pool: ' Spaced ' });
    const { id } = await create({ pool: 'Elsewhere' });
    expect(await author.patch(`/quiz_questions/${id}`, { pool: ' Spaced  ' })).toMatchObject({ pool: 'Spaced' });
    expect((await pools()).filter(({ pool }) => pool.includes('Spaced'))).toEqual([
      { pool: 'Spaced', questions: 2, points: 2 },
    ]);
  });
});

describe('who works with questions', () => {
  test('partners never read questions or pools, because they contain the answers', async () => {
    const { id } = await create();
    const partner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
    for (const url of ['/quiz_questions', `/quiz_questions/${id}`, '/quiz_pools'])
      expect((await partner.request('GET', url)).statusCode, url).toBe(404);
    expect((await partner.request('PATCH', `/quiz_questions/${id}`, { points: 2 })).statusCode).toBe(404);
  });

  test('another company finds nothing', async () => {
    const { id } = await create();
    const stranger = (await world.company('Stranger')).owner;
    for (const [method, url, body] of [
      ['GET', `/quiz_questions/${id}`],
      ['PATCH', `/quiz_questions/${id}`, { points: 2 }],
      ['DELETE', `/quiz_questions/${id}`],
    ] as const)
      expect((await stranger.request(method, url, body)).statusCode, method).toBe(404);
    expect(await stranger.get('/quiz_questions')).toEqual([]);
    expect(await stranger.rows('/quiz_pools')).toEqual([]);
  });

  test('finance reads questions and does not change them', async () => {
    const { id } = await create();
    const finance = await company.member('finance');
    expect(await finance.get(`/quiz_questions/${id}`)).toMatchObject({ id });
    expect((await finance.request('POST', '/quiz_questions', input())).statusCode).toBe(403);
    expect((await finance.request('PATCH', `/quiz_questions/${id}`, { points: 2 })).statusCode).toBe(403);
    expect((await finance.request('DELETE', `/quiz_questions/${id}`)).statusCode).toBe(403);
  });

  test('of two changes of the same version only one is stored', async () => {
    const { id, row_version } = await create();
    const answers = await Promise.all(
      [2, 3].map((points) => author.request('PATCH', `/quiz_questions/${id}`, { points, row_version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

test('a quiz that uses an archived question cannot be published again', async () => {
  const school = schoolOf(world);
  const { id } = await create({ pool: 'Retired' });
  const course = await school.course(company, [quizLesson([id])]);
  await author.request('DELETE', `/quiz_questions/${id}`);
  const lessons = [lessonOf(quizLesson([id])), lessonOf({ id: 'text' })];
  await author.patch(`/courses/${course.id}`, { definition: { sections: [{ id: 'one', title: 'One', lessons }] } });
  const refused = await author.request('POST', `/courses/${course.id}/publish`);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { definition: ['“Quiz” uses a question that was archived.'] },
  ]);
});
