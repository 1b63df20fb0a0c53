import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrackStage } from '#features/enablement/tracks/definition.schema.ts';
import { sampleStep, sampleTrack } from '#features/enablement/tracks/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { CustomField } from '#features/setup/custom-fields/schema.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ContentRecord, ContentTexts } from '../schema.ts';

let world: World;
let acme: Company;
let pia: Person;
let partner_id: string;

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  acme = await world.company('Acme');
  partner_id = await acme.within((call) => samplePartner(call, { name: 'Alder' }));
  pia = await world.partnerUser(acme, partner_id);
  await acme.owner.request('PATCH', `/organizations/${acme.id}`, { content_languages: ['de', 'fr'] });
});
afterAll(() => world.close());

const readIn = async <T>(person: Person, language: string, url: string) =>
  (await person.request('GET', url, undefined, { 'accept-language': language })).json() as T;
const textsOf = (entity: string, id: string) => acme.owner.get<ContentTexts>(`/content_records/${entity}/${id}`);
/** Saves translations by the keys of their texts. */
async function translate(entity: string, id: string, words: Record<string, string | null>, language = 'de') {
  const { fields } = await textsOf(entity, id);
  const texts = Object.entries(words).map(([field, text]) => {
    const original = fields.find(({ key }) => key === field);
    const before = original?.translations.find((one) => one.language === language);
    return { field, text, source: original?.source ?? '', row_version: before?.row_version ?? null };
  });
  return acme.owner.request('PUT', `/content_records/${entity}/${id}/${language}`, { texts });
}
const stateOf = async (id: string) => (await acme.owner.get<ContentRecord[]>(`/content_records?id=${id}`))[0];

const options = [
  { value: 'gold', label: 'Gold', color: '#ffcc00' },
  { value: 'iron', label: 'Iron' },
];
let fields = 0;
const createField = (more: object = {}) =>
  acme.owner.post<CustomField>('/custom_fields', {
    entity: 'partners',
    field_type: 'SELECT',
    label: `Level ${++fields}`,
    help: 'Your level',
    partner_access: 'write',
    options,
    ...more,
  });

test('a partner reads custom fields with their choices in their language, and the company its own words', async () => {
  const { id, key, label } = await createField();
  const saved = await translate('custom_fields', id, {
    label: 'Stufe',
    help: 'Ihre Stufe',
    'option.label/iron': 'Eisen',
  });
  expect(saved.statusCode).toBe(200);
  const german = { label: 'Stufe', help: 'Ihre Stufe', options: [options[0], { value: 'iron', label: 'Eisen' }] };
  expect(await readIn(pia, 'de', `/custom_fields/${id}`)).toMatchObject(german);
  expect(await readIn(pia, 'de', '/custom_fields?entity=partners')).toContainEqual(expect.objectContaining(german));
  for (const [person, language] of [
    [pia, 'fr'],
    [acme.owner, 'de'],
  ] as const)
    expect(await readIn(person, language, `/custom_fields/${id}`)).toMatchObject({ label, options });
  const refused = await pia.request(
    'PATCH',
    `/partners/${partner_id}`,
    { custom: { [key]: 'tin' } },
    { 'accept-language': 'de' },
  );
  expect(refused.json()).toMatchObject({ errors: { [`custom.${key}`]: [expect.stringMatching(/^Stufe /)] } });
});

test('a field without choices has an empty list of choices', async () => {
  const { id } = await createField({ field_type: 'STRING', options: [] });
  expect(await readIn(pia, 'de', `/custom_fields/${id}`)).toMatchObject({ options: [] });
});

test('only fields that partners see are listed for translation, complete with all choices', async () => {
  const hidden = await createField({ partner_access: 'none' });
  const { id } = await createField();
  expect(await stateOf(hidden.id)).toBeUndefined();
  await translate('custom_fields', id, { label: 'Stufe', help: 'Hilfe', 'option.label/gold': 'Gold' });
  expect(await stateOf(id)).toMatchObject({ missing: ['de', 'fr'] });
  await translate('custom_fields', id, { 'option.label/iron': 'Eisen' });
  expect(await stateOf(id)).toMatchObject({ missing: ['fr'], complete: ['de'] });
  await acme.owner.patch(`/custom_fields/${id}`, { options: [options[0], { value: 'iron', label: 'Steel' }] });
  expect(await stateOf(id)).toMatchObject({ outdated: ['de'] });
});

test('a choice that is renamed, moved or removed keeps its translation apart from others', async () => {
  const { id } = await createField();
  await translate('custom_fields', id, { 'option.label/iron': 'Eisen' });
  await acme.owner.patch(`/custom_fields/${id}`, { options: [{ value: 'new', label: 'New' }, options[1], options[0]] });
  const labels = async () =>
    (await readIn<CustomField>(pia, 'de', `/custom_fields/${id}`)).options.map(({ label }) => label);
  expect(await labels()).toEqual(['New', 'Eisen', 'Gold']);
  await acme.owner.patch(`/custom_fields/${id}`, { options: [options[0]] });
  expect(await labels()).toEqual(['Gold']);
  expect((await textsOf('custom_fields', id)).fields.map(({ key }) => key)).toEqual([
    'label',
    'help',
    'option.label/gold',
  ]);
});

test('texts of entries that do not exist, and translations that are too long, are refused', async () => {
  const { id } = await createField();
  for (const [key, status] of [
    ['option.label/tin', 422],
    ['option.color/gold', 422],
    ['option.label', 422],
    ['option.label/', 400],
    [`option.label/${'x'.repeat(61)}`, 400],
    ["option.label/' or 1=1 --", 422],
  ] as const)
    expect((await translate('custom_fields', id, { label: 'Gut', [key]: 'x' })).statusCode, key).toBe(status);
  expect((await translate('custom_fields', id, { 'option.label/iron': 'x'.repeat(121) })).statusCode).toBe(400);
  expect((await textsOf('custom_fields', id)).fields.flatMap(({ translations }) => translations)).toEqual([]);
});

test('a choice named like a statement or a path is text', async () => {
  const value = `a/b'"; drop table custom_fields; --`;
  const { id } = await createField({ options: [{ value, label: 'Odd' }] });
  expect((await translate('custom_fields', id, { [`option.label/${value}`]: 'Seltsam' })).statusCode).toBe(200);
  expect(await readIn(pia, 'de', `/custom_fields/${id}`)).toMatchObject({ options: [{ value, label: 'Seltsam' }] });
  const file = await acme.owner.request('GET', '/content_translations/export.csv?language=de&entity=custom_fields');
  const csv = file.body.replace('Seltsam', 'Eigenartig');
  expect((await acme.owner.request('POST', '/content_translations/import', { csv })).statusCode).toBe(200);
  expect(await readIn(pia, 'de', `/custom_fields/${id}`)).toMatchObject({ options: [{ value, label: 'Eigenartig' }] });
});

/** A course with an article and an assignment that pia takes. */
async function createCourse() {
  const lessons = [
    { id: 'intro', kind: 'article', title: 'Welcome', is_required: true, body: 'Read **this**' },
    { id: 'task', kind: 'assignment', title: 'Your plan', is_required: true, body: 'Write it' },
  ];
  const course = await acme.owner.post<{ id: string }>('/courses', {
    title: 'Basics',
    definition: { sections: [{ id: 'one', title: 'Start', lessons }] },
  });
  await acme.owner.patch(`/courses/${course.id}`, { shared_with: 'everyone', is_self_enrolled: true });
  await acme.owner.post(`/courses/${course.id}/publish`, {});
  const { id: enrollment } = await pia.post<{ id: string }>(`/learning/${course.id}/enroll`, {});
  return { id: course.id, enrollment };
}
const open = async (enrollment: string, lesson: string, language: string) => {
  const url = `/course_enrollments/${enrollment}/lessons/${lesson}/open`;
  return (await pia.request('POST', url, {}, { 'accept-language': language })).json() as object;
};

test('a learner reads sections and lessons in their language, and the original where one is missing', async () => {
  const { id, enrollment } = await createCourse();
  const saved = await translate('courses', id, {
    'section.title/one': 'Anfang',
    'lesson.title/intro': 'Willkommen',
    'lesson.body/intro': '**Dies** lesen',
  });
  expect(saved.statusCode).toBe(200);
  const outline = async (language: string) =>
    (await readIn<{ sections: object[] }>(pia, language, `/course_enrollments/${enrollment}/player`)).sections;
  expect(await outline('de')).toMatchObject([
    { title: 'Anfang', lessons: [{ id: 'intro', title: 'Willkommen' }, { title: 'Your plan' }] },
  ]);
  expect(await outline('fr')).toMatchObject([{ title: 'Start', lessons: [{ title: 'Welcome' }, {}] }]);
  expect(await open(enrollment, 'intro', 'de')).toMatchObject({ title: 'Willkommen', body: '**Dies** lesen' });
  expect(await open(enrollment, 'intro', 'en')).toMatchObject({ title: 'Welcome', body: 'Read **this**' });
});

test('what a learner submits names the lesson as the company wrote it', async () => {
  const { id, enrollment } = await createCourse();
  await translate('courses', id, { 'lesson.title/task': 'Ihr Plan' });
  await open(enrollment, 'task', 'de');
  const url = `/course_enrollments/${enrollment}/lessons/task/submissions`;
  const answer = await pia.request('POST', url, { body: 'Mein Plan' }, { 'accept-language': 'de' });
  expect(answer.json()).toMatchObject({ title: 'Ihr Plan', body: 'Write it' });
  const submitted = await acme.owner.get<object[]>(`/assignment_submissions?enrollment_id=${enrollment}`);
  expect(submitted).toMatchObject([{ lesson_title: 'Your plan' }]);
});

test('the editor and the list follow the lessons of a course', async () => {
  const { id } = await createCourse();
  const { fields } = await textsOf('courses', id);
  expect(fields.map(({ key, label }) => [key, label]).slice(2)).toEqual([
    ['section.title/one', 'Section title'],
    ['lesson.title/intro', 'Lesson title'],
    ['lesson.body/intro', 'Lesson text'],
    ['lesson.title/task', 'Lesson title'],
    ['lesson.body/task', 'Lesson text'],
  ]);
  const words = Object.fromEntries(fields.filter(({ source }) => source).map(({ key }) => [key, `Deutsch ${key}`]));
  await translate('courses', id, words);
  expect(await stateOf(id)).toMatchObject({ complete: ['de'] });
  const section = { id: 'two', title: 'End', lessons: [] };
  const { definition } = await acme.owner.get<{ definition: { sections: object[] } }>(`/courses/${id}`);
  await acme.owner.patch(`/courses/${id}`, { definition: { sections: [...definition.sections, section] } });
  expect(await stateOf(id)).toMatchObject({ missing: ['de', 'fr'] });
  const file = await acme.owner.request('GET', '/content_translations/export.csv?language=de&only_open=true');
  const csv = file.body.replace(/(section\.title\/two,End,de,)/, '$1Ende');
  expect((await acme.owner.request('POST', '/content_translations/import', { csv })).json()).toMatchObject({
    changed: 1,
  });
  expect(await stateOf(id)).toMatchObject({ complete: ['de'] });
});

test('a partner reads the stages and steps of a track in their language', async () => {
  const stages: TrackStage[] = [
    { key: 'start', name: 'Start', steps: [sampleStep('read', { title: 'Read', help: 'The handbook' })] },
    { key: 'sell', name: 'Sell', steps: [sampleStep('call', { title: 'Call' })] },
  ];
  const definition = { stages };
  const id = await acme.within((call) => sampleTrack(call, { definition, step_order: 'steps' }));
  await acme.owner.post(`/tracks/${id}/assign`, { partner_ids: [partner_id] });
  const words = { 'stage.name/start': 'Anfang', 'step.title/read': 'Lesen', 'step.help/read': 'Das Handbuch' };
  expect((await translate('tracks', id, words)).statusCode).toBe(200);
  const [assignment] = await pia.get<{ id: string }[]>(`/track_assignments?track_id=${id}`);
  const url = `/track_assignments/${assignment!.id}/checklist`;
  expect(await readIn(pia, 'de', url)).toMatchObject({
    stages: [
      { name: 'Anfang', steps: [{ title: 'Lesen', help: 'Das Handbuch' }] },
      { name: 'Sell', steps: [{ title: 'Call', why: expect.stringContaining('Lesen') }] },
    ],
  });
  const original = { stages: [{ name: 'Start', steps: [{ title: 'Read' }] }, { name: 'Sell' }] };
  expect(await readIn(pia, 'fr', url)).toMatchObject(original);
  expect(await readIn(acme.owner, 'de', url)).toMatchObject(original);
});
