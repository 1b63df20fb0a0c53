import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { contentResources } from '#server/resource/content.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ContentLanguages, ContentRecord, ContentTexts, ImportAnswer } from '../schema.ts';

let world: World;
let acme: Company;
let globex: Company;
let pia: Person;
let partner_id: string;

const choose = (company: Company, content_languages: readonly string[], more: object = {}) =>
  company.owner.request('PATCH', `/organizations/${company.id}`, { content_languages, ...more });

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  acme = await world.company('Acme');
  globex = await world.company('Globex');
  partner_id = await acme.within((call) => samplePartner(call, { name: 'Alder' }));
  pia = await world.partnerUser(acme, partner_id);
  expect((await choose(acme, ['de', 'fr'])).statusCode).toBe(200);
  expect((await choose(globex, ['de'])).statusCode).toBe(200);
});
afterAll(() => world.close());

interface Tier {
  id: string;
  name: string;
  benefits: string | null;
}
let tiers = 0;
const createTier = (benefits: string | null = 'Training and support', company = acme) =>
  company.owner.post<Tier>('/partner_tiers', { name: `Tier ${++tiers}`, benefits });
const readIn = async <T = Tier>(person: Person, language: string, url: string) =>
  (await person.request('GET', url, undefined, { 'accept-language': language })).json() as T;
const put = (
  person: Person,
  { id }: { id: string },
  texts: readonly object[],
  { language = 'de', entity = 'partner_tiers' } = {},
) => person.request('PUT', `/content_records/${entity}/${id}/${language}`, { texts });
const textsOf = ({ id }: { id: string }, entity = 'partner_tiers') =>
  acme.owner.get<ContentTexts>(`/content_records/${entity}/${id}`);
async function translate(tier: Tier, words: Partial<Record<'name' | 'benefits', string>>, language = 'de') {
  const { fields } = await textsOf(tier);
  const texts = Object.entries(words).map(([field, text]) => {
    const { source, translations } = fields.find(({ key }) => key === field)!;
    const row_version = translations.find((one) => one.language === language)?.row_version ?? null;
    return { field, text, source, row_version };
  });
  const answer = await put(acme.owner, tier, texts, { language });
  expect(answer.json()).toMatchObject({ id: tier.id });
}
const stateOf = async ({ id }: { id: string }) =>
  (await acme.owner.get<ContentRecord[]>(`/content_records?id=${id}`))[0];

test('a partner reads a tier in their language, and as it was written where a translation is missing', async () => {
  const tier = await createTier();
  await translate(tier, { benefits: 'Schulung und Hilfe' });
  const url = `/partner_tiers/${tier.id}`;
  expect(await readIn(pia, 'de-AT,de;q=0.9', url)).toMatchObject({ name: tier.name, benefits: 'Schulung und Hilfe' });
  expect(await readIn(pia, 'fr', url)).toMatchObject({ benefits: 'Training and support' });
  expect(await readIn(pia, 'en', url)).toMatchObject({ benefits: 'Training and support' });
  const listed = await readIn<Tier[]>(pia, 'de', '/partner_tiers?_end=100');
  expect(listed.find(({ id }) => id === tier.id)).toMatchObject({ benefits: 'Schulung und Hilfe' });
});

test('a partner’s own choice of a language goes before that of the browser', async () => {
  const tier = await createTier();
  await translate(tier, { benefits: 'Schulung' });
  const reader = await world.partnerUser(acme, partner_id);
  await reader.patch('/user/preference', { language: 'de' });
  expect(await readIn(reader, 'en', `/partner_tiers/${tier.id}`)).toMatchObject({ benefits: 'Schulung' });
});

test('the company reads what it wrote, whatever its language', async () => {
  const tier = await createTier();
  await translate(tier, { benefits: 'Schulung' });
  expect(await readIn(acme.owner, 'de', `/partner_tiers/${tier.id}`)).toMatchObject({
    benefits: 'Training and support',
  });
});

test('records that refer to content show its name in the reader’s language, and sort by the original', async () => {
  const tier = await createTier();
  await translate(tier, { name: 'Gold auf Deutsch' });
  await acme.owner.post(`/partners/${partner_id}/tier`, { tier_id: tier.id, reason: 'Reached the target' });
  expect(await readIn(pia, 'de', `/partners/${partner_id}`)).toMatchObject({ tier_name: 'Gold auf Deutsch' });
  expect(await readIn(pia, 'en', `/partners/${partner_id}`)).toMatchObject({ tier_name: tier.name });
  const sorted = await readIn<Tier[]>(pia, 'de', '/partner_tiers?_sort=name&_order=asc&_end=100');
  const original = await readIn<Tier[]>(pia, 'en', '/partner_tiers?_sort=name&_order=asc&_end=100');
  expect(sorted.map(({ id }) => id)).toEqual(original.map(({ id }) => id));
});

test('the library and the catalog of courses are in the reader’s language', async () => {
  const { id: resource } = await acme.owner.post('/resources', { name: 'Guide', kind: 'article', content: 'Read me' });
  await acme.owner.post(`/resources/${resource}/publish`, {});
  const course = await acme.owner.post('/courses', {
    title: 'Basics',
    summary: 'Start here',
    definition: {
      sections: [
        { id: 's', title: 'One', lessons: [{ id: 'l', kind: 'article', title: 'L', is_required: true, body: 'Text' }] },
      ],
    },
  });
  await acme.owner.patch(`/courses/${course.id}`, { shared_with: 'everyone', is_self_enrolled: true });
  await acme.owner.post(`/courses/${course.id}/publish`, {});
  const to = (field: string, source: string, text: string) => ({ field, source, text, row_version: null });
  const words = [
    await put(acme.owner, { id: resource as string }, [to('name', 'Guide', 'Leitfaden')], { entity: 'resources' }),
    await put(acme.owner, { id: course.id as string }, [to('title', 'Basics', 'Grundlagen')], { entity: 'courses' }),
  ];
  expect(words.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const library = await readIn<{ rows: { name: string }[] }>(pia, 'de', '/resources/browse');
  expect(library.rows.map(({ name }) => name)).toEqual(['Leitfaden']);
  const catalog = await readIn<object[]>(pia, 'de', '/learning');
  expect(catalog).toMatchObject([{ title: 'Grundlagen', summary: 'Start here' }]);
  const enrolled = await pia.request('POST', `/learning/${course.id}/enroll`, {});
  expect(enrolled.statusCode).toBe(200);
  const [mine] = await readIn<{ id: string }[]>(pia, 'de', '/course_enrollments');
  expect(mine).toMatchObject({ course_title: 'Grundlagen' });
  expect(await readIn(pia, 'de', `/course_enrollments/${mine!.id}/player`)).toMatchObject({ title: 'Grundlagen' });
  expect(await readIn(pia, 'en', `/course_enrollments/${mine!.id}/player`)).toMatchObject({ title: 'Basics' });
});

test('partners read only languages that the company offers, and translations return with the language', async () => {
  const tier = await createTier('Offered', globex);
  const reader = await world.partnerUser(globex, await globex.within((call) => samplePartner(call, { name: 'Birch' })));
  const put = await globex.owner.request('PUT', `/content_records/partner_tiers/${tier.id}/de`, {
    texts: [{ field: 'benefits', text: 'Angeboten', source: 'Offered', row_version: null }],
  });
  expect(put.statusCode).toBe(200);
  const read = async () => (await readIn(reader, 'de', `/partner_tiers/${tier.id}`)).benefits;
  expect(await read()).toBe('Angeboten');
  await choose(globex, []);
  expect(await read()).toBe('Offered');
  await choose(globex, ['de']);
  expect(await read()).toBe('Angeboten');
});

test('what the company writes in a language of its own is never replaced by a translation', async () => {
  const own = await world.company('Initech');
  await choose(own, ['de']);
  const tier = await own.owner.post<Tier>('/partner_tiers', { name: 'One', benefits: 'Old' });
  await own.owner.request('PUT', `/content_records/partner_tiers/${tier.id}/de`, {
    texts: [{ field: 'benefits', text: 'Alt', source: 'Old', row_version: null }],
  });
  const reader = await world.partnerUser(own, await own.within((call) => samplePartner(call)));
  expect(await readIn(reader, 'de', `/partner_tiers/${tier.id}`)).toMatchObject({ benefits: 'Alt' });
  await own.owner.patch(`/organizations/${own.id}`, { language: 'de' });
  expect(await readIn(reader, 'de', `/partner_tiers/${tier.id}`)).toMatchObject({ benefits: 'Old' });
  expect((await choose(own, ['de'])).json()).toMatchObject({
    errors: { content_languages: ['contains the language in which you write'] },
  });
});

test('a changed text makes its translation outdated, which partners still read, until it is confirmed', async () => {
  const tier = await createTier('First');
  await translate(tier, { name: 'Stufe', benefits: 'Erstens' });
  expect(await stateOf(tier)).toMatchObject({ complete: ['de'], missing: ['fr'], outdated: [] });
  await acme.owner.patch(`/partner_tiers/${tier.id}`, { benefits: 'Second' });
  expect(await stateOf(tier)).toMatchObject({ outdated: ['de'], complete: [] });
  const { fields } = await textsOf(tier);
  expect(fields.find(({ key }) => key === 'benefits')).toMatchObject({
    source: 'Second',
    translations: [{ text: 'Erstens', outdated_source: 'First' }],
  });
  expect(await readIn(pia, 'de', `/partner_tiers/${tier.id}`)).toMatchObject({ benefits: 'Erstens' });
  await translate(tier, { benefits: 'Erstens' });
  expect(await stateOf(tier)).toMatchObject({ complete: ['de'], outdated: [] });
});

test('a text that was removed has no translation any more', async () => {
  const tier = await createTier('Gone soon');
  await translate(tier, { benefits: 'Bald weg' });
  await acme.owner.patch(`/partner_tiers/${tier.id}`, { benefits: null });
  expect(await readIn(pia, 'de', `/partner_tiers/${tier.id}`)).toMatchObject({ benefits: null });
});

test('the list is filtered by missing and outdated languages', async () => {
  const tier = await createTier();
  await translate(tier, { name: 'Name', benefits: 'Text' });
  const ids = async (query: string) =>
    (await acme.owner.get<ContentRecord[]>(`/content_records?entity=partner_tiers&_end=100&${query}`)).map(
      ({ id }) => id,
    );
  expect(await ids('missing=fr')).toContain(tier.id);
  expect(await ids('missing=de')).not.toContain(tier.id);
  expect(await ids('complete=de')).toContain(tier.id);
});

test('translations that are stale, unknown, twice or too long are refused, and nothing is written', async () => {
  const tier = await createTier('Kept');
  const good = { field: 'name', text: 'Gut', source: tier.name, row_version: null };
  const bad: [object, number][] = [
    [{ field: 'benefits', text: 'x', source: 'Another text', row_version: null }, 409],
    [{ field: 'benefits', text: 'x', source: 'Kept', row_version: 1 }, 409],
    [{ field: 'color', text: 'x', source: '', row_version: null }, 422],
    [{ field: 'organization_id', text: 'x', source: '', row_version: null }, 422],
    [{ field: 'name', text: 'x', source: tier.name, row_version: null }, 422],
    [{ field: 'benefits', text: 'x'.repeat(5001), source: 'Kept', row_version: null }, 400],
    [{ field: 'benefits', text: 'x'.repeat(100_001), source: 'Kept', row_version: null }, 400],
  ];
  for (const [one, status] of bad) expect((await put(acme.owner, tier, [good, one])).statusCode).toBe(status);
  expect((await put(acme.owner, tier, [good], { language: 'ja' })).statusCode).toBe(422);
  expect((await put(acme.owner, tier, [good], { language: 'tlh' })).statusCode).toBe(400);
  expect(await stateOf(tier)).toMatchObject({ missing: ['de', 'fr'] });
  expect((await textsOf(tier)).fields.flatMap(({ translations }) => translations)).toEqual([]);
});

test('two people who translate the same text at the same time do not overwrite each other', async () => {
  const tier = await createTier();
  const input = (text: string) => [{ field: 'name', text, source: tier.name, row_version: null }];
  const answers = await Promise.all([put(acme.owner, tier, input('Eins')), put(acme.owner, tier, input('Zwei'))]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('other companies’ records and records without content do not exist', async () => {
  const foreign = await createTier('Foreign', globex);
  const texts = [{ field: 'name', text: 'x', source: foreign.name, row_version: null }];
  for (const entity of ['partner_tiers', 'organizations', 'partners', 'pg_class']) {
    expect((await acme.owner.request('GET', `/content_records/${entity}/${foreign.id}`)).statusCode).toBe(404);
    expect((await put(acme.owner, foreign, texts, { entity })).statusCode).toBe(404);
  }
  const listed = await acme.owner.get<ContentRecord[]>('/content_records?_end=100');
  expect(listed.map(({ id }) => id)).not.toContain(foreign.id);
});

test('partners can neither list, read, write, export nor import translations', async () => {
  const tier = await createTier();
  const answers = await Promise.all([
    pia.request('GET', '/content_languages'),
    pia.request('GET', '/content_records'),
    pia.request('GET', `/content_records/partner_tiers/${tier.id}`),
    put(pia, tier, [{ field: 'name', text: 'x', source: tier.name, row_version: null }]),
    pia.request('GET', '/content_translations/export.csv?language=de'),
    pia.request('POST', '/content_translations/import', { csv: 'entity' }),
    pia.request('GET', '/content_translations'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
});

test('who may not translate reads the list, and no kinds of records that are hidden from them', async () => {
  const viewer = await acme.member('read_only');
  const tier = await createTier();
  const answer = await put(viewer, tier, [{ field: 'name', text: 'x', source: tier.name, row_version: null }]);
  expect(answer.statusCode).toBe(403);
  expect((await viewer.request('POST', '/content_translations/import', { csv: 'entity' })).statusCode).toBe(403);
  const { entities } = await viewer.get<ContentLanguages>('/content_languages');
  expect(entities).toContainEqual({ name: 'partner_tiers', label: 'Tiers' });
});

test('who views as a partner reads what partners read, and cannot translate', async () => {
  const tier = await createTier();
  await translate(tier, { benefits: 'Schulung' });
  const view = { partner_id, user_id: pia.user_id, reason: 'They cannot read it' };
  const { token } = await acme.owner.post<{ token: string }>('/impersonations', view);
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de' };
  const read = await world.app.inject({ url: `/api/partner_tiers/${tier.id}`, headers });
  expect(read.json()).toMatchObject({ benefits: 'Schulung' });
  const written = await world.app.inject({
    method: 'PUT',
    url: `/api/content_records/partner_tiers/${tier.id}/de`,
    headers,
    payload: { texts: [{ field: 'name', text: 'x', source: tier.name, row_version: null }] },
  });
  expect(written.statusCode).toBe(422);
});

const importFile = (csv: string, person = acme.owner) =>
  person.request('POST', '/content_translations/import', { csv });
const head = 'entity,record_id,field,source,language,text';

test('a file goes to a translator and comes back', async () => {
  const tier = await createTier('=HYPERLINK("https://evil.example")\nSecond line');
  const file = await acme.owner.request('GET', '/content_translations/export.csv?language=de&only_open=true');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const line = file.body.split('\r\n').find((one) => one.includes(tier.id) && one.includes(',benefits,'))!;
  expect(line).toContain(`"'=HYPERLINK`);
  const back = line.replace(/,de,$/, ',de,"Erste Zeile\r\nZweite Zeile"');
  const answer = await importFile(`\ufeff${head}\r\n${back}\r\npartner_tiers,${tier.id},name,x,de,\r\n`);
  expect(answer.json()).toEqual({ changed: 1, unchanged: 0, empty: 1, outdated: 0 } satisfies ImportAnswer);
  expect(await readIn(pia, 'de', `/partner_tiers/${tier.id}`)).toMatchObject({ benefits: 'Erste Zeile\nZweite Zeile' });
  expect((await importFile(`${head}\n${back}`)).json()).toMatchObject({ changed: 0, unchanged: 1 });
});

test('the translation of a text that has changed since the export arrives as an outdated one', async () => {
  const tier = await createTier('After');
  const answer = await importFile(`${head}\npartner_tiers,${tier.id},benefits,Before,de,Vorher`);
  expect(answer.json()).toMatchObject({ changed: 1, outdated: 1 });
  expect((await textsOf(tier)).fields.find(({ key }) => key === 'benefits')!.translations).toMatchObject([
    { text: 'Vorher', outdated_source: 'Before' },
  ]);
});

test('a file with a wrong row is refused as a whole, with the numbers of its rows', async () => {
  const tier = await createTier('Text');
  const foreign = await createTier('Text', globex);
  const rows = [
    `partner_tiers,${tier.id},benefits,Text,de,Richtig`,
    `partner_tiers,${foreign.id},benefits,Text,de,Fremd`,
    `partner_tiers,${tier.id},color,Text,de,Feld`,
    `partner_tiers,${tier.id},benefits,Text,ja,Sprache`,
    `partner_tiers,${tier.id},benefits,Text,de,Nochmals`,
    `partner_tiers,${tier.id},name,,de,Ohne Original`,
    `partner_tiers,${tier.id},name,x,de,${'x'.repeat(121)}`,
    "organizations,' or 1=1 --,name,x,de,x",
    `partner_tiers,${tier.id},name,x,de,too,many,cells`,
  ];
  const answer = await importFile([head, ...rows].join('\n'));
  expect(answer.statusCode).toBe(422);
  const problems = (answer.json() as { errors: { csv: string[] } }).errors.csv;
  expect(problems.map((problem) => problem.slice(0, 6))).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10].map((row) => `Row ${row}:`.slice(0, 6)),
  );
  expect(await stateOf(tier)).toMatchObject({ missing: ['de', 'fr'] });
});

test('a file that is none is refused with the reason', async () => {
  for (const csv of ['%PDF-1.7', '\0\0', head, 'a,b\n1,2', `${head}\n"open quote`])
    expect((await importFile(csv)).statusCode, csv).toBe(400);
  expect((await importFile('x'.repeat(900_001))).statusCode).toBe(400);
});

test('an exported file is refused before it is larger than an import takes', async () => {
  const large = await world.company('Large');
  await choose(large, ['de']);
  const content = 'x'.repeat(50_000);
  for (let count = 0; count < 19; count++)
    await large.owner.post('/resources', { name: `Article ${count}`, kind: 'article', content });
  const answer = await large.owner.request('GET', '/content_translations/export.csv?language=de');
  expect(answer.json()).toMatchObject({ errors: { entity: [expect.stringContaining('more than 900,000')] } });
  const one = await large.owner.request('GET', '/content_translations/export.csv?language=de&entity=partner_tiers');
  expect(one.statusCode).toBe(200);
});

test('translations are deleted with their record, in each table with content', async () => {
  const bounty = await acme.owner.post('/bounties', {
    name: 'Case study',
    kind: 'submission',
    reward_minor: 10_000,
    currency: 'USD',
    starts_on: '2026-01-01',
  });
  const id = bounty.id as string;
  const saved = await put(
    acme.owner,
    { id },
    [{ field: 'name', text: 'Fallstudie', source: 'Case study', row_version: null }],
    { entity: 'bounties' },
  );
  expect(saved.statusCode).toBe(200);
  const count = () =>
    acme.within((call) =>
      call.one<{ count: number }>(
        sql`select count(*)::int as count from content_translations where organization_id = ${acme.id} and record_id = ${id}`,
      ),
    );
  expect(await count()).toEqual({ count: 1 });
  expect((await acme.owner.request('DELETE', `/bounties/${id}`)).statusCode).toBe(200);
  expect(await count()).toEqual({ count: 0 });
  const guarded = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ name: string }>(sql`
      select c.relname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.tgname = 'delete_translations'`),
  );
  expect(guarded.map(({ name }) => name).sort()).toEqual(
    contentResources()
      .map(({ name }) => name)
      .sort(),
  );
});

test('one item of work tells that translations into a language are missing', async () => {
  const own = await world.company('Hooli');
  const kinds = async () =>
    (await own.owner.get<{ items: { kind: string; to: string }[] }>('/work_items?_end=100')).items.filter(({ kind }) =>
      kind.startsWith('translations_missing'),
    );
  const tier = await own.owner.post<Tier>('/partner_tiers', { name: 'Only' });
  expect(await kinds()).toEqual([]);
  await choose(own, ['de']);
  expect(await kinds()).toMatchObject([
    { kind: 'translations_missing_de', to: '/administration/content-languages?missing=de' },
  ]);
  await own.owner.request('PUT', `/content_records/partner_tiers/${tier.id}/de`, {
    texts: [{ field: 'name', text: 'Einzige', source: 'Only', row_version: null }],
  });
  expect(await kinds()).toEqual([]);
  await own.owner.post('/bounties', {
    name: 'Hidden',
    kind: 'submission',
    reward_minor: 100,
    currency: 'USD',
    starts_on: '2026-01-01',
  });
  expect(await kinds()).toHaveLength(1);
  await world.switchFor(own, ['bounties'], false);
  expect(await kinds()).toEqual([]);
  expect(await own.owner.get('/content_records?missing=de')).toEqual([]);
});
