import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CoursePreview } from '#features/enablement/course-enrollments/learning.schema.ts';
import { lessonOf, quizLesson, schoolOf } from '#features/enablement/course-enrollments/server/testing/school.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Lesson } from '../definition.schema.ts';
import type { Course, CourseFile, CourseVersion } from '../schema.ts';

let world: World;
let company: Company;
let author: Person;
let stranger: Company;
let school: ReturnType<typeof schoolOf>;
beforeAll(async () => {
  world = await createWorld();
  [company, stranger] = await Promise.all([world.company(), world.company('Stranger')]);
  author = await company.member('content');
  school = schoolOf(world);
});
afterAll(() => world.close());

const create = (given: object = {}) => author.post<Course>('/courses', { title: 'Course', ...given });
const change = (id: string, patch: object) => author.request('PATCH', `/courses/${id}`, patch);
const publish = (id: string) => author.request('POST', `/courses/${id}/publish`);
const read = (id: string) => author.get<Course>(`/courses/${id}`);
const versions = async (id: string) =>
  (await author.get<CourseVersion[]>(`/course_versions?course_id=${id}`)).map(({ version, title }) => [version, title]);
const definitionOf = (...lessons: Partial<Lesson>[]) => ({
  sections: [{ id: 'one', title: 'One', lessons: lessons.map(lessonOf) }],
});
/** A published course with one article. */
async function published(given: object = {}): Promise<Course> {
  const { id } = await create({ definition: definitionOf({}), ...given });
  return author.post<Course>(`/courses/${id}/publish`);
}

describe('a new course', () => {
  test('is a draft of its author with an empty section, shared with no one', async () => {
    expect(await create({ title: '  Selling  ' })).toMatchObject({
      title: 'Selling',
      state: 'draft',
      owner_user_id: author.user_id,
      shared_with: 'nobody',
      published_version: null,
      has_changes: true,
      definition: { sections: [{ title: 'Section 1', lessons: [] }] },
    });
  });

  test.each([
    ['title', { title: ' ' }],
    ['language', { language: 'xx' }],
    ['due_days', { due_days: 0 }],
    ['valid_months', { valid_months: 121 }],
    ['content_origins', { content_origins: ['https://videos.example.com/path'] }],
    ['content_origins', { content_origins: ['https://*.example.com'] }],
    ['definition', { definition: definitionOf({ kind: 'video', url: 'http://videos.example.com/a.mp4' }) }],
    ['definition', { definition: definitionOf({ id: 'a b' }) }],
    ['definition', { definition: definitionOf(quizLesson([], { pass_percent: 101 })) }],
    ['state', { state: 'published' }],
  ])('answers 400 and names %s of %j', async (field, given) => {
    const answer = await author.request('POST', '/courses', { title: 'Course', ...given });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors).filter((key) => !key.startsWith(field))).toEqual([]);
  });
});

describe('the content', () => {
  test('refers only to files of the course and to questions of the company', async () => {
    const { file } = await school.packageCourse(company, 'singlesco_scorm12.zip');
    const foreign = await school.question(stranger, { content: { kind: 'true_false', is_true: true } });
    const { id } = await create();
    for (const [lesson, problem] of [
      [{ kind: 'scorm', file_id: file.id }, 'refers to a file that does not exist'],
      [quizLesson([foreign.id]), 'refers to a question that does not exist'],
      [quizLesson([newId()]), 'refers to a question that does not exist'],
    ] as const) {
      const refused = await change(id, { definition: definitionOf(lesson) });
      expect([refused.statusCode, refused.json().errors]).toEqual([422, { definition: [problem] }]);
    }
  });

  test('has at most 200 lessons, each with its own id', async () => {
    const { id } = await create();
    const lessons = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => lessonOf({ id: `lesson_${from + index}` }));
    const sections = (second: number) => ({
      sections: [
        { id: 'one', title: 'One', lessons: lessons(0, 100) },
        { id: 'two', title: 'Two', lessons: lessons(100, second) },
      ],
    });
    expect((await change(id, { definition: sections(100) })).statusCode).toBe(200);
    const many = await change(id, { definition: sections(101) });
    expect([many.statusCode, many.json().errors]).toEqual([422, { definition: ['can have at most 200 lessons'] }]);
    const twice = await change(id, { definition: definitionOf({ id: 'same' }, { id: 'same' }) });
    expect(twice.json().errors).toEqual({ definition: ['has two parts with the same id'] });
  });

  test.each<[string, Partial<Lesson>]>([
    ['“Lesson” needs a text.', { kind: 'article', body: ' ' }],
    ['“Lesson” needs a video file or a link to one.', { kind: 'video' }],
    ['“Lesson” needs the length of the video.', { kind: 'video', url: 'https://videos.example.com/a.mp4' }],
    ['“Lesson” needs a file.', { kind: 'slides' }],
    ['“Lesson” needs a SCORM package.', { kind: 'scorm' }],
    ['“Lesson” needs a date and time.', { kind: 'live_session' }],
    ['“Lesson” needs a link to join.', { kind: 'live_session', starts_at: '2026-04-01T09:00:00Z' }],
    ['“Lesson” needs a task.', { kind: 'assignment' }],
    ['“Quiz” needs questions.', quizLesson([])],
    [
      '“Quiz” draws 2 questions from “Empty”, which has 0 others.',
      quizLesson([], { pools: [{ pool: 'Empty', count: 2 }] }),
    ],
  ])('is not published while a lesson is incomplete: %s', async (problem, lesson) => {
    const { id } = await create({ definition: definitionOf(lesson) });
    const refused = await publish(id);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { definition: [problem] }]);
    expect(await read(id)).toMatchObject({ state: 'draft', published_version: null });
  });

  test('is not published without lessons or with an untitled section', async () => {
    const { id } = await create({ definition: { sections: [{ id: 'one', title: ' ', lessons: [] }] } });
    expect((await publish(id)).json().errors).toEqual({
      definition: ['The course needs at least one lesson.', 'A section needs a title.'],
    });
  });
});

describe('versions', () => {
  test('a change of the content makes a new version when it is published; a setting does not', async () => {
    const { id } = await published();
    expect((await change(id, { due_days: 30, is_sequential: true })).json()).toMatchObject({ has_changes: false });
    expect((await publish(id)).json()).toMatchObject({ published_version: 1 });
    expect((await change(id, { title: ' Course ' })).json()).toMatchObject({ title: 'Course', has_changes: false });
    expect((await change(id, { title: 'Second' })).json()).toMatchObject({ has_changes: true, published_version: 1 });
    expect((await publish(id)).json()).toMatchObject({ has_changes: false, published_version: 2 });
    expect(await versions(id)).toEqual([
      [2, 'Second'],
      [1, 'Course'],
    ]);
  });

  test('publishing twice at once makes one version', async () => {
    const { id } = await create({ definition: definitionOf({}) });
    const answers = await Promise.all([publish(id), publish(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await versions(id)).toEqual([[1, 'Course']]);
  });

  test('a course leaves the catalog and comes back with the same version', async () => {
    const { id } = await published();
    expect(await author.post(`/courses/${id}/unpublish`)).toMatchObject({ state: 'draft', published_version: 1 });
    const again = await author.request('POST', `/courses/${id}/unpublish`);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      '“Unpublish course” is not possible for a course with the status “Draft”.',
    ]);
    expect((await publish(id)).json()).toMatchObject({ state: 'published', published_version: 1 });
  });

  test('an archived course is restored before it is published', async () => {
    const { id } = await create({ definition: definitionOf({}) });
    await author.request('DELETE', `/courses/${id}`);
    const refused = await publish(id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'This course is archived. Restore it first.']);
    await change(id, { archived_at: null });
    expect((await publish(id)).statusCode).toBe(200);
  });

  test('of two changes of the same state only one is stored', async () => {
    const { id, row_version } = await create();
    const answers = await Promise.all(['A', 'B'].map((title) => change(id, { title, row_version })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('prerequisites', () => {
  test('are other courses of the company', async () => {
    const { id } = await create();
    const foreign = await stranger.owner.post<Course>('/courses', { title: 'Foreign' });
    for (const [ids, problem] of [
      [[id], 'cannot contain the course itself'],
      [[foreign.id], 'must be courses of your company'],
      [[newId()], 'must be courses of your company'],
    ] as const) {
      const refused = await change(id, { prerequisite_ids: ids });
      expect([refused.statusCode, refused.json().errors]).toEqual([422, { prerequisite_ids: [problem] }]);
    }
  });

  test('never make courses wait for each other, also over several courses and at once', async () => {
    const first = await create();
    const second = await create({ prerequisite_ids: [first.id] });
    const third = await create({ prerequisite_ids: [second.id] });
    const circle = await change(first.id, { prerequisite_ids: [third.id] });
    expect(circle.json().errors).toEqual({ prerequisite_ids: ['would make the courses wait for each other'] });
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = [await create(), await create()];
      const answers = await Promise.all([
        change(one.id, { prerequisite_ids: [other.id] }),
        change(other.id, { prerequisite_ids: [one.id] }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    }
  });
});

describe('sharing', () => {
  test('names partners and audiences of the company', async () => {
    const { id } = await create();
    const foreign = await stranger.within((call) => samplePartner(call));
    const strange = await change(id, { shared_with: 'selected', partner_ids: [foreign] });
    expect([strange.statusCode, strange.json().errors]).toEqual([
      422,
      { partner_ids: ['must be partners of your program'] },
    ]);
    const conditions = { any: [{ all: [{ field: 'contact.title', op: 'is_set' }] }] };
    const contacts = await company.owner.post<{ id: string }>('/audiences', {
      name: 'Contacts',
      entity: 'contacts',
      conditions,
    });
    const wrong = await change(id, { shared_with: 'selected', audience_id: contacts.id });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { audience_id: ['must be an audience of partners'] },
    ]);
  });

  test('a learner finds a course only while it is published and shared', async () => {
    const learner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
    const { id } = await create({ definition: definitionOf({}), is_self_enrolled: true });
    const status = async () => (await learner.request('POST', `/learning/${id}/enroll`)).statusCode;
    expect(await status()).toBe(404);
    await publish(id);
    expect(await status()).toBe(404);
    await change(id, { shared_with: 'everyone' });
    await author.post(`/courses/${id}/unpublish`);
    expect(await status()).toBe(404);
    await publish(id);
    expect(await status()).toBe(200);
  });
});

describe('files of lessons', () => {
  test('are of the kind that the lesson shows', async () => {
    const { id } = await create();
    const refusal = async (use: string, name: string, bytes: string) => {
      const answer = await school.upload(author, `/courses/${id}/files/${use}`, name, Buffer.from(bytes));
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await refusal('video', 'a.mp4', 'no video')).toEqual([422, '“a.mp4” is not an MP4 or WebM video.']);
    expect(await refusal('slides', 'a.txt', 'The slides')).toEqual([
      422,
      '“a.txt” is not a PDF. Export your slides as PDF.',
    ]);
    expect(await refusal('scorm', 'a.zip', 'no archive')).toEqual([422, '“a.zip” is not a zip archive.']);
    expect(await refusal('file', 'a.html', '<html><script>1</script></html>')).toEqual([
      422,
      '“a.html” is HTML, SVG or a script, which cannot be shown safely.',
    ]);
  });

  test('are uploaded by people who manage courses of the company', async () => {
    const { id } = await create();
    const url = `/courses/${id}/files/file`;
    const statusFor = async (person: Person) =>
      (await school.upload(person, url, 'plan.txt', Buffer.from('The plan'))).statusCode;
    const learner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
    expect(await statusFor(learner)).toBe(404);
    expect(await statusFor(stranger.owner)).toBe(404);
    expect(await statusFor(await company.member('finance'))).toBe(403);
    const sent = await school.upload(author, url, 'plan.txt', Buffer.from('The plan'));
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json<CourseFile>()).toMatchObject({ file_name: 'plan.txt', size: 8, scorm: null });
  });
});

test('partners and other companies find no courses, and finance only reads them', async () => {
  const { id } = await published({ shared_with: 'everyone' });
  const learner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  const finance = await company.member('finance');
  for (const person of [learner, stranger.owner]) {
    for (const [method, url, body] of [
      ['GET', `/courses/${id}`],
      ['PATCH', `/courses/${id}`, { title: 'Taken' }],
      ['DELETE', `/courses/${id}`],
      ['POST', `/courses/${id}/publish`],
      ['POST', `/courses/${id}/erase`],
    ] as const)
      expect((await person.request(method, url, body)).statusCode, `${method} ${url}`).toBe(404);
  }
  expect(await stranger.owner.get(`/course_versions?course_id=${id}`)).toEqual([]);
  expect(await finance.get(`/courses/${id}`)).toMatchObject({ id });
  expect((await finance.request('PATCH', `/courses/${id}`, { title: 'Taken' })).statusCode).toBe(403);
  expect((await finance.request('POST', `/courses/${id}/publish`)).statusCode).toBe(403);
  expect(await read(id)).toMatchObject({ title: 'Course', state: 'published' });
});

test('a draft is previewed as learners see it, without the answers of its quiz', async () => {
  const question = await school.question(company, {
    prompt: 'How many?',
    content: { kind: 'single', options: ['Ten', 'Twenty'], correct: [1] },
  });
  const { id } = await create({
    definition: definitionOf({ title: 'Read', body: 'Some **text**' }, quizLesson([question.id])),
  });
  const preview = await author.get<CoursePreview>(`/courses/${id}/preview`);
  expect(preview.sections[0]!.lessons.map(({ status }) => status)).toEqual(['open', 'open']);
  expect(preview.lessons[0]).toMatchObject({ body: 'Some **text**', questions: [] });
  expect(preview.lessons[1]!.questions).toMatchObject([{ prompt: 'How many?' }]);
  expect(JSON.stringify(preview)).not.toMatch(/correct/);
  expect((await stranger.owner.request('GET', `/courses/${id}/preview`)).statusCode).toBe(404);
});
