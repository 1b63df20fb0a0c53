import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import {
  createOf,
  type Fields,
  field,
  filterable,
  rowOf,
  searchable,
  sortable,
  updateOf,
} from '#shared/nouns/fields.ts';
import { type TProperties, Type } from '#shared/schema.ts';
import { migrate } from '../db/migrate.ts';
import type { Resource } from '../resource/define.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { Dice } from '../testing/dice.ts';
import { makeSamples, sampleName } from '../testing/samples.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

/**
 * A field is two edits (docs/adding-a-field.md): a migration and a line of the declaration. This file makes both for five
 * nouns, changes nothing else, and finds the field everywhere.
 */
const added = {
  trial_note: field.text({
    label: 'Trial note',
    section: 'Trial',
    list: 'hidden',
    sort: true,
    filter: true,
    search: true,
  }),
  trial_partner_id: field.reference('partners', {
    label: 'Trial partner',
    named: 'trial_partner_name',
    section: 'Trial',
    list: 'hidden',
    sort: true,
    filter: true,
  }),
} satisfies Fields;

const candidates = features
  .flatMap((feature) => feature.resources ?? [])
  .filter(({ fields, create, update, isEditedInPlace }) => fields && create && update && isEditedInPlace);
const dice = new Dice(20_261_129);
const chosen = candidates
  .map((resource) => ({ resource, place: dice.next() }))
  .toSorted((a, b) => a.place - b.place)
  .slice(0, 5)
  .map(({ resource }) => resource);

/** The first edit. */
const migration = chosen
  .map(({ name }) => `alter table ${name} add column trial_note text, add column trial_partner_id uuid;`)
  .join('\n');

/** The second edit: what the shared functions make of the fields in a declaration. */
function declare({ fields, row, create, update, list }: Resource): Partial<Resource> {
  const withBody = (shape: Resource['create'], properties: TProperties) => ({
    ...shape!,
    properties: { ...shape!.properties, ...properties },
  });
  return {
    fields: { ...fields, ...added },
    row: Type.Object({ ...row.properties, ...rowOf(added) }),
    create: withBody(create, createOf(added)),
    update: withBody(update, Type.Partial(Type.Object(updateOf(added))).properties),
    list: {
      ...list,
      sort: [...list.sort, ...sortable(added)],
      filter: [...list.filter, ...filterable(added)],
      search: [...list.search, ...searchable(added)],
    },
  };
}

/** The columns of resources without declared fields, each of which is more than two edits. May only shrink. */
const COLUMNS_BY_HAND = 1233;

test('fewer columns are listed by hand', () => {
  const byHand = features
    .flatMap((feature) => feature.resources ?? [])
    .filter(({ fields }) => !fields)
    .flatMap(({ row }) => Object.keys(row.properties));
  expect(byHand.length, 'Set COLUMNS_BY_HAND to this number if it is smaller.').toBe(COLUMNS_BY_HAND);
});

let folder: string;
let database: TestDatabase;
let world: World;
let company: Company;
let samples: Map<string, string>;
let before: Resource[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-field-'));
  cpSync(join(import.meta.dirname, '../../../db'), folder, { recursive: true });
  writeFileSync(join(folder, 'migrations', '9999_add_trial_fields.sql'), migration);
  database = await cloneDatabase();
  await migrate(database.adminUrl, folder);
  before = chosen.map((resource) => ({ ...resource }));
  for (const resource of chosen) Object.assign(resource, declare(resource));
  world = await createWorld({ database });
  await world.switchEverythingOn();
  company = await world.company();
  samples = await makeSamples(company);
}, 120_000);
afterAll(async () => {
  await world.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
  for (const [at, resource] of chosen.entries()) Object.assign(resource, before[at]);
});

test('five nouns take part, each with a sample', () => {
  expect(chosen.map((resource) => sampleName(resource) && samples.has(resource.name))).toEqual(Array(5).fill(true));
});

describe.each(chosen.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  test('reads, writes, lists, records and exports the new fields', async () => {
    const id = samples.get(name)!;
    const partner_id = samples.get('partners')!;
    const { owner } = company;
    const { name: partner_name } = await owner.get<{ name: string }>(`/partners/${partner_id}`);
    const values = { trial_note: `Note on ${name}`, trial_partner_id: partner_id };
    const shown = { ...values, trial_partner_name: partner_name };

    expect(await owner.patch(`/${name}/${id}`, values)).toMatchObject(shown);
    expect(await owner.get(`/${name}/${id}`)).toMatchObject(shown);
    const queries = [
      `trial_note=${encodeURIComponent(values.trial_note)}`,
      `trial_partner_id=${partner_id}`,
      'q=Note',
      '_sort=trial_partner_name&_order=ASC',
    ];
    for (const query of queries)
      expect(await owner.get<unknown[]>(`/${name}?${query}`), query).toContainEqual(expect.objectContaining(shown));

    const csv = await owner.request('GET', `/${name}/export.csv?id=${id}`);
    expect(csv.body).toContain(partner_name);
    const events = await owner.get<{ id: string; changes: object }[]>(`/audit_events?ref_table=${name}&ref_id=${id}`);
    const event = events.find(({ changes }) => 'trial_partner_id' in changes);
    const words = event && (await owner.get<unknown[]>(`/audit_events/${event.id}/words`));
    expect(resource.fields?.trial_note?.label).toBe('Trial note');
    expect(JSON.stringify(words)).toContain(partner_name);
  });
});
