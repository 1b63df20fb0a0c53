import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Course } from '#features/enablement/courses/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { CoursePlayer, LearnerLesson, LearningCourse, LessonStanding } from '../learning.schema.ts';
import { schoolOf } from './testing/school.ts';

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

const lesson = (id: string, name: string) => `/course_enrollments/${id}/lessons/lesson${name}`;
const catalog = (person = ana) => person.get<LearningCourse[]>('/learning?_end=1000');
const pass = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000).toISOString());
const status = async (person: Person, method: 'GET' | 'POST', url: string, body?: unknown) =>
  (await person.request(method, url, body)).statusCode;

test('a learner finds shared courses, enrolls once, and completes one by its lessons', async () => {
  const course = await school.course(company, [{ id: 'a' }, { id: 'b' }, { id: 'c', is_required: false }], {
    title: 'Basics',
    valid_months: 12,
  });
  const found = (await catalog()).find(({ id }) => id === course.id);
  expect(found).toMatchObject({ title: 'Basics', lessons: 3, enrollment: null, is_in_catalog: true });
  const id = await school.enroll(ana, course.id);
  expect(await school.enroll(ana, course.id)).toBe(id);
  const path = `/course_enrollments/${id}`;
  await ana.post(`${path}/lessons/a/open`);
  expect(await ana.post<LessonStanding>(`${path}/lessons/a/complete`)).toMatchObject({
    course: { status: 'in_progress', percent: 50 },
  });
  expect(await ana.get<CoursePlayer>(`${path}/player`)).toMatchObject({ percent: 50, next_lesson_id: 'b' });
  await ana.post(`${path}/lessons/b/open`);
  expect(await ana.post<LessonStanding>(`${path}/lessons/b/complete`)).toMatchObject({
    course: { status: 'completed', percent: 100 },
  });
  const row = await company.owner.get(`/course_enrollments/${id}`);
  expect(row).toMatchObject({ status: 'completed', percent: 100, valid_until: expect.stringMatching(/^2027-03-/) });
  const events = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ payload: unknown }>(
      sql`select payload from outbox_events where topic = 'course_enrollments.completed' and ref_id = ${id}`,
    ),
  );
  expect(events).toEqual([
    { payload: expect.objectContaining({ course_id: course.id, user_id: ana.user_id, partner_id: partner }) },
  ]);
});

test('a lesson in order stays locked until the one before is completed', async () => {
  const course = await school.course(company, [{ id: 'a' }, { id: 'b' }], { is_sequential: true });
  const path = `/course_enrollments/${await school.enroll(ana, course.id)}/lessons`;
  expect(await status(ana, 'POST', `${path}/b/open`)).toBe(409);
  await ana.post(`${path}/a/open`);
  await ana.post(`${path}/a/complete`);
  expect(await status(ana, 'POST', `${path}/b/open`)).toBe(200);
});

test('prerequisites come first, and courses cannot wait for each other', async () => {
  const first = await school.course(company, [{}], { title: 'First' });
  const second = await school.course(company, [{}], { title: 'Second', prerequisite_ids: [first.id] });
  const refused = await ana.request('POST', `/learning/${second.id}/enroll`);
  expect(refused.json()).toMatchObject({ statusCode: 409, message: 'Complete “First” first.' });
  const circle = await company.owner.request('PATCH', `/courses/${first.id}`, { prerequisite_ids: [second.id] });
  expect(circle.json().errors).toHaveProperty('prerequisite_ids');
  const id = await school.enroll(ana, first.id);
  await ana.post(lesson(id, '/open'));
  await ana.post(lesson(id, '/complete'));
  expect(await status(ana, 'POST', `/learning/${second.id}/enroll`)).toBe(200);
});

test('a lesson counts only after it was open long enough', async () => {
  const course = await school.course(company, [{ min_seconds: 60 }]);
  const id = await school.enroll(ana, course.id);
  await ana.post(lesson(id, '/open'));
  pass(20);
  expect((await ana.request('POST', lesson(id, '/complete'))).json().message).toBe(
    'Take 40 more seconds for this lesson.',
  );
  pass(40);
  expect(await status(ana, 'POST', lesson(id, '/complete'))).toBe(200);
});

test('a video is completed at 90 %, and reports run at most twice as fast as the clock', async () => {
  const course = await school.course(company, [
    { kind: 'video', url: 'https://videos.example/intro.mp4', duration: 100 },
  ]);
  const id = await school.enroll(ana, course.id);
  await ana.post(lesson(id, '/open'));
  expect(await status(ana, 'POST', lesson(id, '/complete'))).toBe(409);
  const all = { seconds: 100, position: 100, played: [{ from: 0, to: 100 }] };
  pass(10);
  expect(await ana.post<LessonStanding>(lesson(id, '/progress'), all)).toMatchObject({ watched_percent: 20 });
  pass(10);
  // Playing the same part again adds no watched time.
  expect(await ana.post<LessonStanding>(lesson(id, '/progress'), all)).toMatchObject({ watched_percent: 20 });
  pass(34);
  const skipped = { seconds: 34, position: 89, played: [{ from: 20, to: 89 }] };
  expect(await ana.post<LessonStanding>(lesson(id, '/progress'), skipped)).toMatchObject({
    watched_percent: 88,
    status: 'in_progress',
  });
  expect(await ana.post<LearnerLesson>(lesson(id, '/open'))).toMatchObject({ position: 89, seconds: 54 });
  pass(5);
  const end = { seconds: 5, position: 92, played: [{ from: 86, to: 92 }] };
  expect(await ana.post<LessonStanding>(lesson(id, '/progress'), end)).toMatchObject({
    status: 'completed',
    course: { status: 'completed' },
  });
});

test('learners finish the version they began, and new learners get the new one', async () => {
  const course = await school.course(company, [{ id: 'a' }]);
  const id = await school.enroll(ana, course.id);
  const lessons = [
    ...course.definition.sections[0]!.lessons,
    { ...course.definition.sections[0]!.lessons[0]!, id: 'b' },
  ];
  await company.owner.patch(`/courses/${course.id}`, {
    definition: { sections: [{ id: 'one', title: 'One', lessons }] },
  });
  expect(await company.owner.get<Course>(`/courses/${course.id}`)).toMatchObject({ has_changes: true });
  await company.owner.post(`/courses/${course.id}/publish`);
  expect((await ana.get<CoursePlayer>(`/course_enrollments/${id}/player`)).sections[0]!.lessons).toHaveLength(1);
  const bob = await world.partnerUser(company, partner, 'partner_member');
  const his = await school.enroll(bob, course.id);
  expect((await bob.get<CoursePlayer>(`/course_enrollments/${his}/player`)).sections[0]!.lessons).toHaveLength(2);
  await ana.post(`/course_enrollments/${id}/lessons/a/open`);
  await ana.post(`/course_enrollments/${id}/lessons/a/complete`);
  // After completing a course, the learner can take its new version.
  expect(await school.enroll(ana, course.id)).not.toBe(id);
});

test('a course reaches the partners it is shared with, and nobody else', async () => {
  const other = await school.partner(company);
  const otherUser = await world.partnerUser(company, other);
  const hidden = await school.course(company, [{}], { shared_with: 'nobody' });
  const chosen = await school.course(company, [{}], { shared_with: 'selected', partner_ids: [partner] });
  const ids = async (person: Person) => (await catalog(person)).map(({ id }) => id);
  expect(await ids(ana)).toContain(chosen.id);
  expect(await ids(ana)).not.toContain(hidden.id);
  expect(await ids(otherUser)).not.toContain(chosen.id);
  expect(await status(otherUser, 'POST', `/learning/${chosen.id}/enroll`)).toBe(404);
  expect(await status(otherUser, 'POST', `/courses/${chosen.id}/enroll`, { user_ids: [otherUser.user_id] })).toBe(404);
  // The company can enroll anyone.
  const body = { partner_id: other, user_ids: [otherUser.user_id] };
  expect(await company.owner.post(`/courses/${hidden.id}/enroll`, body)).toEqual({ enrolled: 1, skipped: 0 });
  expect(await company.owner.post(`/courses/${hidden.id}/enroll`, body)).toEqual({ enrolled: 0, skipped: 1 });
  expect(await ids(otherUser)).toContain(hidden.id);
});

test('an audience decides who finds a course, today', async () => {
  const audience = (value: number) =>
    company.owner.post('/audiences', {
      name: `Completed at least ${value} courses`,
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.completed_courses', op: 'gte', value }] }] },
    });
  const inside = await audience(1);
  const outside = await audience(1000);
  const course = await school.course(company, [{}], { shared_with: 'selected', audience_id: inside.id });
  const isFound = async () => (await catalog()).some(({ id }) => id === course.id);
  expect(await isFound()).toBe(true);
  await company.owner.patch(`/courses/${course.id}`, { audience_id: outside.id });
  expect(await isFound()).toBe(false);
  const uses = await company.owner.request('DELETE', `/audiences/${outside.id}`);
  expect(uses.statusCode).toBe(409);
});

test('a partner admin enrolls own people and sees their progress; members see only their own', async () => {
  const course = await school.course(company, [{}], { is_self_enrolled: false });
  const admin = await world.partnerUser(company, partner, 'partner_admin');
  expect(await status(ana, 'POST', `/learning/${course.id}/enroll`)).toBe(409);
  expect(await status(ana, 'POST', `/courses/${course.id}/enroll`, { user_ids: [ana.user_id] })).toBe(403);
  expect(await admin.post(`/courses/${course.id}/enroll`, { user_ids: [ana.user_id], due_on: '2026-04-01' })).toEqual({
    enrolled: 1,
    skipped: 0,
  });
  const rows = await admin.get<{ id: string; user_id: string }[]>(`/course_enrollments?course_id=${course.id}`);
  expect(rows).toMatchObject([{ user_id: ana.user_id, due_on: '2026-04-01', status: 'assigned' }]);
  expect(rows[0]).not.toHaveProperty('partner_id');
  expect(await status(ana, 'GET', '/course_enrollments')).toBe(403);
  // Even an administrator cannot open or read a colleague's course.
  expect(await status(admin, 'GET', `/course_enrollments/${rows[0]!.id}/player`)).toBe(404);
  expect(await status(admin, 'POST', lesson(rows[0]!.id, '/open'))).toBe(404);
});

test('progress of another partner and another company does not exist', async () => {
  const course = await school.course(company, [{}]);
  const id = await school.enroll(ana, course.id);
  const rival = await world.partnerUser(company, await school.partner(company));
  const stranger = await world.company();
  for (const url of [`/course_enrollments/${id}`, `/course_enrollments/${id}/player`])
    expect(await status(rival, 'GET', url)).toBe(404);
  expect(await status(rival, 'POST', lesson(id, '/open'))).toBe(404);
  expect(await rival.get('/course_enrollments')).toEqual([]);
  for (const url of [
    `/course_enrollments/${id}`,
    `/course_enrollments/${id}/progress`,
    `/courses/${course.id}/analytics`,
  ])
    expect(await status(stranger.owner, 'GET', url)).toBe(404);
  expect(await status(rival, 'GET', `/courses/${course.id}`)).toBe(404);
  expect(await status(rival, 'GET', '/courses')).toBe(404);
});

test('an assignment is handed in, returned, approved with a score, and completes the course', async () => {
  const course = await school.course(company, [{ kind: 'assignment', title: 'Pitch', body: 'Write it.' }]);
  const id = await school.enroll(ana, course.id);
  const sent = await ana.post<LearnerLesson>(lesson(id, '/submissions'), { body: 'First try' });
  expect(sent.submissions).toMatchObject([{ n: 1, status: 'submitted' }]);
  expect(await status(ana, 'POST', lesson(id, '/submissions'), { body: 'Again' })).toBe(409);
  const [waiting] = await company.owner.get<{ id: string }[]>(`/assignment_submissions?enrollment_id=${id}`);
  const review = `/assignment_submissions/${waiting!.id}/review`;
  expect((await company.owner.request('POST', review, { decision: 'return' })).json().errors).toHaveProperty(
    'feedback',
  );
  await company.owner.post(review, { decision: 'return', feedback: 'Name a customer.' });
  expect(await status(company.owner, 'POST', review, { decision: 'approve' })).toBe(409);
  const file = Buffer.from('%PDF-1.4 my pitch');
  const second = await school.upload(ana, lesson(id, '/submission_file'), 'pitch.pdf', file);
  expect(second.json<LearnerLesson>().submissions[0]).toMatchObject({ n: 2, file_name: 'pitch.pdf' });
  const [latest] = await company.owner.get<{ id: string }[]>(
    `/assignment_submissions?enrollment_id=${id}&status=submitted`,
  );
  const url = `/assignment_submissions/${latest!.id}/file`;
  expect((await company.owner.request('GET', url)).body).toBe(file.toString());
  const bob = await world.partnerUser(company, partner, 'partner_admin');
  expect(await status(bob, 'GET', url)).toBe(404);
  await company.owner.post(`/assignment_submissions/${latest!.id}/review`, { decision: 'approve', score: 90 });
  expect(await company.owner.get(`/course_enrollments/${id}`)).toMatchObject({ status: 'completed', score: 90 });
});

test('a live session is completed once it has begun, or when your team marks who was there', async () => {
  const starts_at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const course = await school.course(company, [{ kind: 'live_session', url: 'https://meet.example/1', starts_at }]);
  const id = await school.enroll(ana, course.id);
  await ana.post(lesson(id, '/open'));
  expect(await status(ana, 'POST', lesson(id, '/complete'))).toBe(409);
  await company.owner.post(`/course_enrollments/${id}/attend`, { lesson_id: 'lesson' });
  expect(await company.owner.get(`/course_enrollments/${id}`)).toMatchObject({ status: 'completed' });
});

test('files of lessons open to learners of the course only, and only once the lesson is open', async () => {
  const { id } = await company.owner.post<Course>('/courses', {
    title: 'Files',
    shared_with: 'everyone',
    is_sequential: true,
  });
  const pdf = Buffer.from('%PDF-1.4 slides');
  const file = (await school.upload(company.owner, `/courses/${id}/files/slides`, 'slides.pdf', pdf)).json<{
    id: string;
  }>();
  const text = await school.upload(company.owner, `/courses/${id}/files/slides`, 'slides.txt', Buffer.from('text'));
  expect(text.json().errors.file[0]).toBe('“slides.txt” is not a PDF. Export your slides as PDF');
  const lessons = [
    { id: 'a', kind: 'article', title: 'A', is_required: true, body: 'Text' },
    { id: 'b', kind: 'slides', title: 'B', is_required: true, file_id: file.id },
  ];
  await company.owner.patch(`/courses/${id}`, { definition: { sections: [{ id: 'one', title: 'One', lessons }] } });
  await company.owner.post(`/courses/${id}/publish`);
  const url = `/course_files/${file.id}/file`;
  expect(await status(ana, 'GET', url)).toBe(404);
  const path = `/course_enrollments/${await school.enroll(ana, id)}/lessons/a`;
  expect(await status(ana, 'GET', url)).toBe(404);
  await ana.post(`${path}/open`);
  await ana.post(`${path}/complete`);
  expect((await ana.request('GET', url)).body).toBe(pdf.toString());
  const another = await school.course(company, [{}]);
  const stolen = await company.owner.request('PATCH', `/courses/${another.id}`, {
    definition: { sections: [{ id: 'one', title: 'One', lessons }] },
  });
  expect(stolen.json().errors).toHaveProperty('definition');
});

test('a course without learners can be deleted; one with learners is only archived', async () => {
  const course = await school.course(company, [{}]);
  const empty = await school.course(company, [{}]);
  await school.enroll(ana, course.id);
  expect(await status(company.owner, 'POST', `/courses/${course.id}/erase`)).toBe(409);
  expect(await status(company.owner, 'POST', `/courses/${empty.id}/erase`)).toBe(204);
  expect(await status(company.owner, 'GET', `/courses/${empty.id}`)).toBe(404);
  await company.owner.request('DELETE', `/courses/${course.id}`);
  expect((await catalog()).find(({ id }) => id === course.id)).toMatchObject({ is_in_catalog: false });
});
