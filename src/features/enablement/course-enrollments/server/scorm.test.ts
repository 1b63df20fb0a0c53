import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { CLOSED_POLICY, contentOriginOf } from '#server/http/content-origin.ts';
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
  // Later reports do not undo a completion.
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

test('files of a package are served only on the host of its company and only to learners of the course', async () => {
  const { course, file } = await school.packageCourse(company, 'singlesco_scorm12.zip');
  const id = await school.enroll(ana, course.id);
  const launch = await ana.post<ScormLaunch>(`${path(id)}/scorm`, { part: 'item_1' });
  const { host, pathname } = new URL(launch.url);
  expect(host).toMatch(/^[0-9a-f]{32}\.localhost:3000$/);
  expect(launch.origin).toBe(`http://${host}`);
  expect((await at(launch.url)).statusCode).toBe(200);
  const base = launch.url.replace('~/play.html', '');
  const content = await at(`${base}${launch.part.href}`);
  expect(content.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(content.body).toContain('Not implemented yet');
  for (const name of ['~/play.js', '~/scorm12.js', '~/scorm2004.js', 'shared/background.jpg'])
    expect((await at(`${base}${name}`)).statusCode, name).toBe(200);
  for (const name of ['~/serve.ts', '~/constructor', 'constructor', '../../api/me', 'imsmanifest', '~/../run.ts'])
    expect((await at(`${base}${name}`)).statusCode, name).toBe(404);
  const statusOf = async (host: string, url: string, headers: Record<string, string> = {}) =>
    (await world.app.inject({ url, headers: { host, ...headers } })).statusCode;

  // Another company's host, an invented host and the product's own host serve no package.
  const other = new URL(contentOriginOf(world.kernel.config.contentUrl!, (await world.company()).id)).host;
  expect(other).not.toBe(host);
  for (const wrong of [other, 'scorm.localhost:3000', `x.${host}`, 'localhost:3000', 'localhost', 'partners.example'])
    expect(await statusOf(wrong, pathname), wrong).toBe(404);
  for (const same of [host.toUpperCase(), host.replace(':', '.:'), host.replace(':3000', '')])
    expect(await statusOf(same, pathname), same).toBe(200);
  // Content hosts do not serve the product, however their name is written.
  for (const one of [host, other, 'anything.localhost:3000', host.toUpperCase(), host.replace(':', '.:')])
    for (const url of ['/api/courses', '/', '/login', '/healthz', '/metrics', '/api/docs'])
      expect(await statusOf(one, url), `${one}${url}`).toBe(404);
  // A separate window could navigate anywhere, and a service worker could serve pages without the policy.
  expect(await statusOf(host, pathname, { 'sec-fetch-dest': 'document' })).toBe(404);
  expect(await statusOf(host, pathname, { 'service-worker': 'script' })).toBe(404);
  expect(await statusOf(host, pathname, { 'sec-fetch-dest': 'iframe' })).toBe(200);

  expect((await ana.request('GET', `/course_files/${file.id}/file`)).statusCode).toBe(404);
  // The package's address expires with the session.
  await ana.request('POST', '/auth/sign-out');
  await world.kernel.system.unscoped((tx) => tx.run(sql`delete from identity.sessions where user_id = ${ana.user_id}`));
  world.kernel.identity.forget();
  expect((await at(launch.url)).statusCode).toBe(404);
  ana = await world.partnerUser(company, await school.partner(company), 'partner_member');
});

const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((one) => [one.split(' ')[0]!, one.split(' ').slice(1).join(' ')]),
  );

test('a package loads only its own files and what its version of the course allows', async () => {
  const { course } = await school.packageCourse(company, 'singlesco_scorm12.zip');
  const first = await school.enroll(ana, course.id);
  const launchOf = (person: Person, id: string) => person.post<ScormLaunch>(`${path(id)}/scorm`, { part: 'item_1' });
  const launch = await launchOf(ana, first);
  const base = launch.url.replace('~/play.html', '');
  const own = "'self' data: blob:";
  for (const url of [launch.url, `${base}${launch.part.href}`, `${base}shared/background.jpg`]) {
    const { headers } = await at(url);
    const directives = directivesOf(headers['content-security-policy']);
    expect(directives, url).toEqual({
      'default-src': `${own} 'unsafe-inline' 'unsafe-eval'`,
      'img-src': own,
      'media-src': own,
      'font-src': own,
      'frame-src': own,
      'connect-src': own,
      'object-src': "'self'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'self' http://localhost:3000",
      sandbox: 'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads',
    });
    expect(headers, url).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), clipboard-read=()'),
    });
  }
  // Error pages of a content host load nothing and cannot be framed, so that a package cannot use them as a page
  // without a policy.
  const missing = await at(`${base}missing.html`);
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-security-policy']).toBe(CLOSED_POLICY);
  const { host } = new URL(launch.url);
  const malformed = await world.app.inject({ url: '/scorm/%', headers: { host } });
  expect([malformed.statusCode, malformed.headers['content-security-policy']]).toEqual([400, CLOSED_POLICY]);

  const content_origins = ['https://videos.example.com', 'https://cdn.example.net:8443'];
  expect(await company.owner.patch(`/courses/${course.id}`, { content_origins })).toMatchObject({
    content_origins,
    has_changes: true,
  });
  // Saving unchanged origins is no change, and a real change is in the company's audit log.
  const { body } = await company.owner.request('GET', `/audit_events?ref_id=${course.id}`);
  expect(body).toContain('videos.example.com');
  await company.owner.post(`/courses/${course.id}/publish`);
  expect(await company.owner.patch(`/courses/${course.id}`, { content_origins })).toMatchObject({ has_changes: false });

  // Learners who began earlier keep their version with its limits.
  const imagesOf = async ({ url }: ScormLaunch) =>
    directivesOf((await at(url)).headers['content-security-policy'])['img-src'];
  expect(await imagesOf(await launchOf(ana, first))).toBe(own);
  const eve = await world.partnerUser(company, await school.partner(company), 'partner_member');
  const second = await launchOf(eve, await school.enroll(eve, course.id));
  expect(await imagesOf(second)).toBe(`${own} ${content_origins.join(' ')}`);
  const { headers } = await at(second.url);
  expect(directivesOf(headers['content-security-policy'])).toMatchObject({
    'connect-src': `${own} ${content_origins.join(' ')}`,
    'form-action': "'self'",
    'frame-ancestors': "'self' http://localhost:3000",
  });
});

test.each([
  'http://videos.example.com',
  'https://*.example.com',
  'https://videos.example.com/path',
  'https://videos.example.com;script-src *',
  "https://videos.example.com 'unsafe-inline'",
  'https://user@videos.example.com',
  'https://localhost',
  'https://10.0.0.1',
  'https:',
  '*',
])('a course does not allow %s', async (origin) => {
  const { id } = await company.owner.post('/courses', { title: 'Closed' });
  const sent = await company.owner.request('PATCH', `/courses/${id}`, { content_origins: [origin] });
  expect(sent.statusCode).toBe(400);
  expect(JSON.stringify(sent.json().errors)).toContain('a website such as https://videos.example.com');
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

const zipOf = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));
const asText = (bytes: Buffer) => bytes.toString('latin1');

/**
 * Changes a field in the central directory of a zip and, unless the field exists only there, in the header of the file
 * itself.
 */
function tampered(zip: Buffer, name: string, [inList, inHeader]: [number, number | null], value: number): Buffer {
  const copy = Buffer.from(zip);
  const listed = asText(copy).lastIndexOf(name) - 46;
  copy.writeUInt32LE(value, listed + inList);
  if (inHeader !== null) copy.writeUInt32LE(value, copy.readUInt32LE(listed + 42) + inHeader);
  return copy;
}
const [CRC, SIZE, PLACE] = [
  [16, 14],
  [24, 22],
  [42, null],
] as [number, number | null][];
const filler = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) >> 3);

test.each<[string, Buffer, RegExp]>([
  [
    'a bomb whose size is a lie',
    tampered(
      zipOf({ 'imsmanifest.xml': manifest(), 'index.html': new Uint8Array(20_000_000) }),
      'index.html',
      SIZE!,
      900,
    ),
    /“index.html” unpacks to more than the archive says/,
  ],
  [
    'a size that is too large',
    tampered(zipOf({ 'imsmanifest.xml': manifest(), 'index.html': filler(9_000) }), 'index.html', SIZE!, 90_000),
    /“index.html” is not complete/,
  ],
  [
    'a wrong checksum',
    tampered(zipOf({ 'imsmanifest.xml': manifest(), 'index.html': filler(9_000) }), 'index.html', CRC!, 1),
    /“index.html” is not complete/,
  ],
  [
    'files that share their bytes',
    tampered(
      zipOf({ 'imsmanifest.xml': manifest(), 'index.html': filler(9_000), 'other.html': filler(9_000) }),
      'other.html',
      PLACE!,
      asText(zipOf({ 'imsmanifest.xml': manifest(), 'index.html': filler(9_000) })).indexOf('index.html') - 30,
    ),
    /its files overlap/,
  ],
  [
    'a total beyond 1 GB',
    tampered(
      zipOf({ 'imsmanifest.xml': manifest(), 'index.html': filler(6_000_000) }),
      'index.html',
      SIZE!,
      1_073_741_824,
    ),
    /unpacks to more than 1 GB|far more than it should/,
  ],
  [
    'too many files',
    zipOf(
      Object.fromEntries([
        ['imsmanifest.xml', manifest()],
        ...Array.from({ length: 5_001 }, (_, n) => [`${n}.txt`, strToU8('x')]),
      ]),
    ),
    /more than 5000 files/,
  ],
  [
    'an empty page',
    zipOf({ 'imsmanifest.xml': manifest(), 'index.html': strToU8('') }),
    /opens “index.html”, which is empty/,
  ],
  [
    'a page that browsers do not show',
    zipOf({ 'imsmanifest.xml': manifest('index.swf'), 'index.swf': strToU8('FWS') }),
    /opens “index.swf”, a kind of file that browsers do not show/,
  ],
  [
    'another format',
    zipOf({ 'tincan.xml': strToU8('<tincan/>'), 'index.html': strToU8('x') }),
    /a package in xAPI, which is not supported/,
  ],
  [
    'another standard',
    zipOf({
      'imsmanifest.xml': strToU8(
        new TextDecoder()
          .decode(manifest())
          .replace(
            '<organizations>',
            '<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion></metadata><organizations>',
          ),
      ),
      'index.html': strToU8('x'),
    }),
    /is in the format “IMS Common Cartridge”. Export it as SCORM/,
  ],
])('an archive with %s is refused', async (_what, zip, reason) => {
  const { id } = await company.owner.post('/courses', { title: 'Bad' });
  const sent = await school.upload(company.owner, `/courses/${id}/files/scorm`, 'bad.zip', zip);
  expect(sent.statusCode, sent.body).toBe(422);
  expect(sent.json().message).toMatch(reason);
  const files = await company.owner.get<unknown[]>(`/courses/${id}/files`);
  expect(files).toEqual([]);
});

test('an archive inside a package stays packed', async () => {
  const bomb = zipSync({ 'zeros.html': new Uint8Array(20_000_000) });
  const { id } = await company.owner.post('/courses', { title: 'Nested' });
  const zip = zipOf({ 'imsmanifest.xml': manifest(), 'index.html': strToU8('x'), 'handout.zip': bomb });
  const sent = await school.upload(company.owner, `/courses/${id}/files/scorm`, 'nested.zip', zip);
  expect(sent.statusCode, sent.body).toBe(201);
});

test('an incomplete zip archive is refused', async () => {
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
