import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { LearnerLesson, LessonStanding, ScormLaunch } from '../learning.schema.ts';
import { schoolOf } from './testing/school.ts';

let world: World;
let company: Company;
let school: ReturnType<typeof schoolOf>;
let ana: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  school = schoolOf(world);
  ana = await world.partnerUser(company, await school.partner(company), 'partner_member');
});
afterAll(() => world.close());

const path = (id: string) => `/course_enrollments/${id}/lessons/package`;
const at = (url: string) => {
  const { host, pathname } = new URL(url);
  return world.app.inject({ url: pathname, headers: { host } });
};
const keep = (id: string, part: string, cmi?: Record<string, unknown>) =>
  ana.post<LessonStanding>(`${path(id)}/scorm_state`, { part, seconds: 0, ...(cmi && { cmi }) });

test.each([
  ['singlescobasic_missingorg.zip', 'The package has no organization, so it does not say what learners open'],
  ['badscorm.zip', 'imsmanifest.xml is in the folder “badscorm”. It must be at the top of the archive'],
  ['invalid.zip', 'The archive has no imsmanifest.xml, so it is not a SCORM package'],
])('%s is refused: %s', async (name, reason) => {
  const { id } = await company.owner.post('/courses', { title: name });
  const sent = await school.scorm(company.owner, id as string, name);
  expect(sent.statusCode).toBe(422);
  expect(sent.json()).toMatchObject({ message: `${reason}.`, errors: { file: [reason] } });
});

test('a SCORM 2004 package is completed with its score', async () => {
  const { course, file } = await school.packageCourse(company, 'RuntimeBasicCalls_SCORM20043rdEdition.zip');
  expect(file.scorm).toMatchObject({ standard: '2004', parts: [{ id: 'item_1', is_sco: true }] });
  const id = await school.enroll(ana, course.id);
  await ana.post(`${path(id)}/open`);
  const cmi = { completion_status: 'incomplete', success_status: 'unknown', location: '3', score: { scaled: '' } };
  expect(await keep(id, 'item_1', cmi)).toMatchObject({ status: 'in_progress' });
  expect(await ana.post<ScormLaunch>(`${path(id)}/scorm`, { part: 'item_1' })).toMatchObject({
    cmi: { location: '3' },
  });
  const failed = {
    ...cmi,
    completion_status: 'completed',
    success_status: 'failed',
    score: { scaled: '0.5', raw: '50' },
  };
  expect(await keep(id, 'item_1', failed)).toMatchObject({ status: 'in_progress' });
  const passed = { ...failed, success_status: 'passed', score: { scaled: '0.87', raw: '87' } };
  expect(await keep(id, 'item_1', passed)).toMatchObject({
    status: 'completed',
    score: 87,
    course: { status: 'completed', score: 87 },
  });
  // What comes later does not take it back.
  expect(await keep(id, 'item_1', cmi)).toMatchObject({ status: 'completed', course: { score: 87 } });
});

test('a score that arrives after the completion is kept, once', async () => {
  const { course } = await school.packageCourse(company, 'RuntimeBasicCalls_SCORM20043rdEdition.zip');
  const id = await school.enroll(ana, course.id);
  await ana.post(`${path(id)}/open`);
  const cmi = { completion_status: 'completed', success_status: 'unknown' };
  expect(await keep(id, 'item_1', cmi)).toMatchObject({ course: { status: 'completed', score: null } });
  const scored = (scaled: string) => ({ ...cmi, success_status: 'passed', score: { scaled } });
  expect(await keep(id, 'item_1', scored('0.9'))).toMatchObject({ course: { score: 90 } });
  expect(await keep(id, 'item_1', scored('1.0'))).toMatchObject({ course: { score: 90 } });
});

test('a SCORM 1.2 package is completed when all its parts are', async () => {
  const { course, file } = await school.packageCourse(company, 'RuntimeMinimumCalls_SCORM12-mini.zip');
  const parts = file.scorm!.parts;
  expect(parts).toHaveLength(9);
  expect(parts.find(({ id }) => id === 'playing_quiz_item')!.href).toBe(
    'shared/assessmenttemplate.html?questions=Playing',
  );
  const id = await school.enroll(ana, course.id);
  await ana.post(`${path(id)}/open`);
  for (const part of parts.slice(1))
    expect(await keep(id, part.id, { core: { lesson_status: 'completed', score: {} } })).toMatchObject({
      status: 'in_progress',
    });
  const last = { core: { lesson_status: 'passed', score: { raw: '40', min: '0', max: '50' } } };
  expect(await keep(id, parts[0]!.id, last)).toMatchObject({ status: 'completed', score: 80 });
});

test('a package that asks nothing of the product is completed when it was shown', async () => {
  const { course } = await school.packageCourse(company, 'singlesco_scorm12.zip');
  const id = await school.enroll(ana, course.id);
  await ana.post(`${path(id)}/open`);
  expect(await keep(id, 'item_1')).toMatchObject({ status: 'completed', course: { status: 'completed' } });
});

test('files of a package are served on the content origin only, to who may take it, and no others', async () => {
  const { course, file } = await school.packageCourse(company, 'singlesco_scorm12.zip');
  const id = await school.enroll(ana, course.id);
  const launch = await ana.post<ScormLaunch>(`${path(id)}/scorm`, { part: 'item_1' });
  expect(new URL(launch.url).host).toBe('scorm.localhost:3000');
  const page = await at(launch.url);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
  expect(page.headers['content-security-policy']).toContain('frame-ancestors');
  const base = launch.url.replace('~/play.html', '');
  const content = await at(`${base}${launch.part.href}`);
  expect(content.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(content.body).toContain('Not implemented yet');
  for (const name of ['~/play.js', '~/scorm12.js', '~/scorm2004.js', 'shared/background.jpg'])
    expect((await at(`${base}${name}`)).statusCode, name).toBe(200);
  for (const name of ['~/serve.ts', '~/constructor', 'constructor', '../../api/me', 'imsmanifest', '~/../run.ts'])
    expect((await at(`${base}${name}`)).statusCode, name).toBe(404);
  // The product is not there, and the packages are not on the product's address.
  expect((await world.app.inject({ url: '/api/courses', headers: { host: 'scorm.localhost:3000' } })).statusCode).toBe(
    404,
  );
  expect((await world.app.inject({ url: new URL(launch.url).pathname })).statusCode).toBe(404);
  expect((await ana.request('GET', `/course_files/${file.id}/file`)).statusCode).toBe(404);
  // The address ends with the session.
  await ana.request('POST', '/auth/sign-out');
  await world.kernel.system.unscoped((tx) => tx.run('delete from identity.sessions where user_id = $1', [ana.user_id]));
  world.kernel.identity.forget();
  expect((await at(launch.url)).statusCode).toBe(404);
});

const manifest = (href = 'index.html') =>
  strToU8(`<manifest identifier="m" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><organizations><organization identifier="o"><title>T</title>
  <item identifier="i" identifierref="r"><title>I</title></item></organization></organizations>
  <resources><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="${href}"/></resources></manifest>`);

test.each([
  ['a path that leads out', { 'imsmanifest.xml': manifest(), '../evil.html': strToU8('x') }, /unsafe path/],
  ['an absolute path', { 'imsmanifest.xml': manifest(), '/etc/evil': strToU8('x') }, /unsafe path/],
  ['a bomb', { 'imsmanifest.xml': manifest(), 'index.html': new Uint8Array(20_000_000) }, /unpacks to far more/],
  ['an entry that is missing', { 'imsmanifest.xml': manifest('other.html') }, /does not contain “other.html”/],
  ['an entry outside', { 'imsmanifest.xml': manifest('../../etc/passwd') }, /does not contain/],
  ['broken XML', { 'imsmanifest.xml': strToU8('<manifest><organizations>') }, /cannot be read/],
  ['a document type', { 'imsmanifest.xml': strToU8('<!DOCTYPE m [<!ENTITY a "b">]><manifest/>') }, /document type/],
  ['another document', { 'imsmanifest.xml': strToU8('<html/>') }, /not a SCORM manifest/],
])('a package with %s is refused', async (_what, files, reason) => {
  const { id } = await company.owner.post('/courses', { title: 'Bad' });
  const zip = Buffer.from(zipSync(files as Record<string, Uint8Array>));
  const sent = await school.upload(company.owner, `/courses/${id}/files/scorm`, 'bad.zip', zip);
  expect(sent.statusCode).toBe(422);
  expect(sent.json().message).toMatch(reason);
});

test('what is no complete zip is refused', async () => {
  const { id } = await company.owner.post('/courses', { title: 'Bad' });
  const zip = Buffer.from(zipSync({ 'imsmanifest.xml': manifest(), 'index.html': strToU8('x'.repeat(500)) }));
  for (const [bytes, reason] of [
    [zip.subarray(0, zip.length - 30), /not a complete zip|damaged/],
    [Buffer.from('%PDF-1.4'), /not a zip archive/],
  ] as const) {
    const sent = await school.upload(company.owner, `/courses/${id}/files/scorm`, 'bad.zip', bytes);
    expect(sent.json().message).toMatch(reason);
  }
});

test('the score of the list of contents decides about passing', async () => {
  const lesson = (await import('../scorm-state.ts')).stateOfPart;
  const core = (status: string, raw: string) => ({ core: { lesson_status: status, score: { raw } } });
  expect(lesson('1.2', core('completed', '70'), 80)).toEqual({ is_done: false, is_failed: true, score: 70 });
  expect(lesson('1.2', core('failed', '85'), 80)).toEqual({ is_done: true, is_failed: false, score: 85 });
  expect(lesson('1.2', core('failed', '85'), null)).toEqual({ is_done: false, is_failed: true, score: 85 });
  expect(lesson('2004', { completion_status: 'completed' }, null)).toEqual({
    is_done: true,
    is_failed: false,
    score: null,
  });
  expect(lesson('2004', { success_status: 'passed', score: { scaled: '1.0' } }, null).score).toBe(100);
});

test('a lesson shows which parts are done', async () => {
  const bob = await world.partnerUser(company, await school.partner(company), 'partner_member');
  const { course } = await school.packageCourse(company, 'singlesco_scorm12.zip');
  const id = await school.enroll(bob, course.id);
  expect((await bob.post<LearnerLesson>(`${path(id)}/open`)).scorm).toMatchObject({ standard: '1.2', states: {} });
});
