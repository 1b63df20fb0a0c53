import { afterAll, beforeAll, expect, test } from 'vitest';
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
