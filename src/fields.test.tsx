import { Form } from 'antd';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldsOfResource } from '#features/portability/imports/server/planning/fields-of-resource.ts';
import { defineResource, type Resource } from '#server/resource/define.ts';
import { exportColumns } from '#server/resource/export-columns.ts';
import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import {
  auditNameOf,
  createOf,
  defineFields,
  field,
  filterable,
  mergeChoicesOf,
  partnerBodyOf,
  partnerRowOf,
  rowOf,
  searchable,
  sortable,
  updateOf,
} from '#shared/nouns/fields.ts';
import { mergeOf } from '#shared/nouns/merging.ts';
import { changes, closed, type Static, Stored, Type } from '#shared/schema.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { columnsOf, pickColumns } from '#web/resource/fields/columns.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { mergeLinesOf } from '#web/resource/fields/merging.ts';
import { FieldRulesContext } from '#web/resource/form/fieldRules.ts';

/** A resource that exists only in this test, with one line for each field. */
const fields = defineFields({
  name: field.text({ label: 'Name', section: 'Award', required: true, partner: 'read', list: 'shown' }),
  motto: field.text({
    label: 'Motto',
    help: 'Printed on the certificate.',
    section: 'Award',
    max: 80,
    partner: 'write',
    list: 'shown',
    sort: true,
    filter: true,
    search: true,
    merge: true,
    import: ['slogan'],
  }),
  donor_id: field.reference('partners', {
    label: 'Donor',
    named: 'donor_name',
    section: 'Award',
    list: 'hidden',
    sort: true,
    filter: true,
    search: true,
    partner: 'name',
  }),
  year: field.year({ label: 'Year', section: 'Award', write: 'create', notNull: true, min: 1900, max: 2100 }),
  votes: field.number({ label: 'Votes', write: 'never', notNull: true, card: 'Award', filter: 'api' }),
  turnout: field.number({ label: 'Turnout', suffix: '%', write: 'never', notNull: true, card: 'Award' }),
  signer: field.text({ label: 'Signed by', section: 'Award', form: false, facts: false, import: false }),
});
const Award = Type.Object({ ...Stored, ...rowOf(fields) });
type Award = Static<typeof Award>;
const AwardCreate = closed(createOf(fields));
const AwardUpdate = changes(closed(updateOf(fields)));
type AwardUpdate = Static<typeof AwardUpdate>;

const award: Award = {
  id: '0199b7a0-0000-7000-8000-000000000001',
  row_version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  name: 'Gold',
  motto: 'Ever onward',
  donor_id: '0199b7a0-0000-7000-8000-000000000002',
  donor_name: 'Nordwind',
  year: 2026,
  votes: 1234,
  turnout: 75,
  signer: null,
};

test('a declared field is in the row and in the request bodies, with its limits', () => {
  expect(Award.properties.motto).toEqual({ anyOf: [{ type: 'string' }, { type: 'null' }] });
  expect(JSON.parse(JSON.stringify(AwardCreate.properties.motto))).toEqual({
    anyOf: [{ type: 'string', maxLength: 80 }, { type: 'null' }],
  });
  expect((AwardCreate as { required?: string[] }).required).toEqual(['name']);
  expect(Object.keys(AwardCreate.properties)).toEqual(['name', 'motto', 'donor_id', 'year', 'signer']);
  expect(Object.keys(AwardUpdate.properties)).toEqual(['name', 'motto', 'donor_id', 'signer', 'row_version']);
});

test('types follow the declaration: required, nullable or read-only', () => {
  const update: AwardUpdate = { motto: null };
  const create: Static<typeof AwardCreate> = { name: 'Gold', year: 2026 };
  // @ts-expect-error the database counts the votes
  const computed: AwardUpdate = { votes: 1 };
  // @ts-expect-error a name is never null
  const nameless: Award['name'] = null;
  // @ts-expect-error a new award needs a name
  const unnamed: Static<typeof AwardCreate> = { motto: 'Ever onward' };
  expect([update, create, computed, nameless, unnamed]).toHaveLength(5);
});

test('partners read and write exactly the declared fields', () => {
  expect(Object.keys(partnerRowOf(fields))).toEqual(['name', 'motto', 'donor_name']);
  expect(Object.keys(partnerBodyOf(fields))).toEqual(['motto']);
});

test('lists sort, filter and search by the field, and by name for a reference', () => {
  expect(sortable(fields)).toEqual(['motto', 'donor_name']);
  expect(filterable(fields)).toEqual(['motto', 'donor_id', 'votes']);
  expect(searchable(fields)).toEqual(['motto', 'donor_name']);
});

test('the field is a column and a filter where the screen declares it', () => {
  const columns = columnsOf<Award, typeof fields>(fields, ['name', { of: 'donor_id', width: 90 }]);
  expect(columns).toMatchObject([
    { field: 'name', label: 'Name' },
    { field: 'donor_name', label: 'Donor', sortable: true, hidden: true, width: 90 },
    { field: 'motto', label: 'Motto', sortable: true },
  ]);
  expect(columns[2]).not.toHaveProperty('hidden');
  expect(filtersOf(fields)).toEqual([
    { field: 'motto', label: 'Motto', group: 'Award', kind: 'text' },
    { field: 'donor_id', label: 'Donor', group: 'Award', kind: 'reference', resource: 'partners' },
  ]);
});

test('the field has an input in its section, and create-only fields are omitted later', () => {
  const form = (id?: string) =>
    renderToStaticMarkup(
      <Form>
        <FieldInputs of={fields} section="Award" id={id} special={{ donor_id: { element: <i>special</i> } }} />
      </Form>,
    );
  expect(form()).toMatch(/<label[^>]* title="Motto"/);
  expect(form()).toContain('Printed on the certificate.');
  expect(form()).toMatch(/<input[^>]*maxlength="80"/i);
  expect(form()).toContain('<i>special</i>');
  expect(form()).toContain('title="Year"');
  expect(form(award.id)).not.toContain('title="Year"');
  expect(form()).not.toMatch(/title="(Votes|Signed by|Donor)"/);
});

test('the field is shown in its card and in a merge', () => {
  expect(factsOf(fields, award, 'Award', ['motto', ['Handed over', 'yes']])).toEqual([
    ['Motto', 'Ever onward', 'motto'],
    ['Handed over', 'yes'],
    ['Name', 'Gold', 'name'],
    ['Donor', 'Nordwind', 'donor_id'],
    ['Year', '2026', 'year'],
    ['Votes', '1,234', 'votes'],
    ['Turnout', '75%', 'turnout'],
  ]);
  const [line] = mergeLinesOf<Award, typeof fields>(fields);
  expect(line).toMatchObject({ field: 'motto', label: 'Motto' });
  expect(line!.text(award)).toBe('Ever onward');
  const merge = mergeOf(mergeChoicesOf(fields), 'award');
  const choice: Static<typeof merge>['take'][number] = 'motto';
  expect(JSON.stringify(merge)).toContain(`^(${choice}|`);
});

test('the field is exported by its name and imported by label or alias', () => {
  const resource = { name: 'awards', noun: 'award', fields, row: Award, create: AwardCreate } as unknown as Resource;
  const listView = { resource, row: Award, custom: [] } as unknown as Parameters<typeof exportColumns>[0];
  expect(exportColumns(listView).map(({ heading }) => heading)).toContain('motto');
  const imported = fieldsOfResource(resource, new Map([['donor_id', 'partners']]));
  expect(imported.map(({ key }) => key)).toEqual(['name', 'motto', 'donor_id', 'year']);
  expect(imported[1]).toMatchObject({ label: 'Motto', kind: 'text', synonyms: ['motto', 'slogan'] });
});

test('the history shows the field’s label', () => {
  const { labels, show } = changesOf(fields);
  expect(labels).toMatchObject({ motto: 'the motto', donor_id: 'the donor' });
  expect(labels).not.toHaveProperty('votes');
  expect(show('motto', 'Ever onward')).toBe('Ever onward');
  expect(auditNameOf(field.text({ label: 'SKU' }))).toBe('the SKU');
});

test('a listed reference declares the column with its name', () => {
  expect(() => defineFields({ donor_id: field.reference('partners', { label: 'Donor', list: 'shown' }) })).toThrow(
    'named',
  );
});

const prize = defineNoun(
  'prizes',
  { one: 'prize', many: 'prizes', address: '/prizes/show/$id' },
  {
    fields: { ...fields, created_at: field.timestamp({ label: 'Added', list: 'hidden', relative: true }) },
    columns: { cost_minor: Type.Integer() },
    sharedColumns: { winners: Type.Integer() },
    input: { comment: Type.Optional(Type.String()) },
    custom: true,
    archive: 'restorable',
    by: 'name',
  },
);

test('the shapes of a noun are those of its fields and what it adds', () => {
  const keys = (shape: { properties: object }) => Object.keys(shape.properties);
  expect(keys(prize.row)).toEqual(
    expect.arrayContaining([...keys(Award), 'winners', 'cost_minor', 'custom', 'archived_at']),
  );
  expect(keys(prize.partnerRow)).toEqual([...Object.keys(Stored), 'winners', 'name', 'motto', 'donor_name', 'custom']);
  expect(keys(prize.create)).toEqual([...keys(AwardCreate), 'comment', 'custom']);
  expect(keys(prize.update)).toEqual([
    'name',
    'motto',
    'donor_id',
    'signer',
    'comment',
    'custom',
    'archived_at',
    'row_version',
  ]);
  expect(keys(prize.partnerCreate)).toEqual(['motto', 'comment', 'custom']);
  // Partners do not read whether a prize is archived, so they cannot restore it.
  expect(keys(prize.partnerUpdate)).not.toContain('archived_at');
  expect(prize.create).toHaveProperty('additionalProperties', false);
});

test('the types of a noun follow its declaration', () => {
  const shared: PartnerRowOf<typeof prize> = { ...award, winners: 1, custom: {} };
  const row: RowOf<typeof prize> = { ...award, winners: 1, cost_minor: 5, custom: {}, archived_at: null };
  const restored: UpdateOf<typeof prize> = { archived_at: null };
  // @ts-expect-error a required field is missing
  const unnamed: CreateOf<typeof prize> = { comment: 'x' };
  // @ts-expect-error partners do not read the costs
  const leaked = shared.cost_minor;
  expect([shared, row, restored, unnamed, leaked]).toHaveLength(5);
});

test('the resource of a noun sorts, filters and searches by its fields', () => {
  const resource = defineResource(prize, {
    view: 'prize_rows',
    list: { filter: ['winners'] },
    partner: { verbs: ['list'] },
  });
  expect(resource).toMatchObject({ name: 'prizes', noun: 'prize', remove: 'archive', custom: 'prizes' });
  expect(resource.list).toMatchObject({
    sort: ['motto', 'donor_name', 'created_at', 'updated_at'],
    filter: ['motto', 'donor_id', 'votes', 'winners', 'created_at', 'updated_at', 'name'],
    search: ['motto', 'donor_name'],
    by: 'name',
  });
  expect(resource.partner).toEqual({ row: prize.partnerRow, verbs: ['list'] });
});

test('colors, countries and bounded numbers limit what is written', () => {
  const { tint, countries, share, judges } = createOf(
    defineFields({
      tint: field.color({ label: 'Color' }),
      countries: field.countries({ label: 'Countries' }),
      share: field.rate({ label: 'Share', required: true, min: 100, max: 200 }),
      judges: field.references('people', { label: 'Judges', input: Type.Array(Type.String(), { maxItems: 3 }) }),
    }),
  );
  expect(tint).toMatchObject({ anyOf: [{ pattern: '^#[0-9a-fA-F]{6}$' }, { type: 'null' }] });
  expect(countries).toMatchObject({ type: 'array', uniqueItems: true, maxItems: 250 });
  expect(share).toMatchObject({ type: 'integer', minimum: 100, maximum: 200 });
  expect(judges).toMatchObject({ type: 'array', maxItems: 3 });
});

test('a short list picks its columns', () => {
  const own = { field: 'winners', label: 'Winners' };
  expect(pickColumns<RowOf<typeof prize>, typeof prize.fields>(prize.fields, ['name', own])).toEqual([
    expect.objectContaining({ field: 'name', label: 'Name' }),
    own,
  ]);
});

test('shows the rules of another system in the form', () => {
  const rules = new Map([
    [
      'motto',
      {
        field: 'motto',
        source: 'Demo CRM',
        is_required: true,
        max_length: null,
        options: [{ value: 'forward', label: 'Forward' }],
      },
    ],
    ['name', { field: 'name', source: 'Demo CRM', is_required: false, max_length: 40, options: null }],
  ]);
  const html = renderToStaticMarkup(
    <FieldRulesContext value={rules}>
      <Form>
        <FieldInputs of={fields} section="Award" special={{ donor_id: null }} />
      </Form>
    </FieldRulesContext>,
  );
  expect(html).toContain('Printed on the certificate. Required by Demo CRM. Values from Demo CRM.');
  // Its limits are checked, not announced.
  expect(html).not.toContain('40 characters');
  // Only the values of the other system can be chosen, instead of typing any text.
  expect(html).toMatch(/<input[^>]*role="combobox"[^>]*id="motto"|<input[^>]*id="motto"[^>]*role="combobox"/);
});
