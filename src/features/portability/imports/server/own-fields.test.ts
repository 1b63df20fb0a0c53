import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { CustomEntity, CustomField, CustomFieldCreate } from '#features/setup/custom-fields/schema.ts';
import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { FieldType } from '#shared/nouns/field-types.ts';
import { filed, importing, matched, problemsOf } from './testing/importing.ts';

let world: World;
let bring: ReturnType<typeof importing>['bring'];
let check: ReturnType<typeof importing>['check'];
beforeAll(async () => {
  world = await createWorld();
  ({ bring, check } = importing(world));
});
afterAll(() => world.close());

const options = [
  { value: 'smb', label: 'Small business' },
  { value: 'ent', label: 'Enterprise' },
  { value: 'gone', label: 'Government', is_archived: true },
];
const fields: [string, FieldType, Partial<CustomFieldCreate>?][] = [
  ['Remark', 'STRING'],
  ['Segments', 'MULTI_SELECT', { options }],
  ['Segment', 'SELECT', { options }],
  ['Score', 'DECIMAL'],
  ['Strategic', 'BOOL'],
  ['Reviewed', 'DATETIME'],
  ['Billing mail', 'EMAIL'],
  ['Hotline', 'PHONE_NUMBER'],
  ['Plant', 'ADDRESS'],
  ['Sponsor', 'REFERENCE', { options: [{ value: 'partners', label: 'Partners' }] }],
];

async function fieldsOf(company: Company, entity: CustomEntity): Promise<void> {
  await company.within(async (call) => {
    for (const [label, field_type, more] of fields)
      await createCustomField(call, { entity, label, field_type, ...more });
  });
}

const heading =
  'Remark;Segments;custom.segment;Score;Strategic;Reviewed;Billing mail;Hotline;Plant street;Plant: city;Sponsor';
const cells =
  '"Says ""hi""; twice";Small business| ENT;enterprise;1.234,50;Ja;31.01.2026 14:30;BILL@Acme.example;+49 (30) 123-45;Hafenstr. 1;Kiel;bytes ag';
const stored = {
  remark: 'Says "hi"; twice',
  segments: ['smb', 'ent'],
  segment: 'ent',
  score: '1234.50',
  strategic: true,
  reviewed: '2026-01-31T13:30:00.000Z',
  billing_mail: 'bill@acme.example',
  hotline: '+493012345',
  plant: { address_line_1: 'Hafenstr. 1', city: 'Kiel' },
};

describe.each([
  ['partners', 'partners', 'Name', 'Acme Reseller'],
  ['contacts', 'contacts', 'Full name', 'Ada Lovelace'],
  ['accounts', 'accounts', 'Company name;Industry', 'Globex;Software'],
  ['opportunities', 'opportunities', 'Deal ID;Stage', 'D-1;Engaging'],
] as const)('the fields a company added to %s', (entity, list, headings, values) => {
  let company: Company;
  let sponsor: string;
  beforeAll(async () => {
    company = await world.company(entity);
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set timezone = 'Europe/Berlin' where id = ${company.id}`),
    );
    world.kernel.identity.forget();
    sponsor = await company.within((call) => samplePartner(call, { name: 'Bytes AG' }));
    await fieldsOf(company, entity);
  });

  const file = Buffer.from(`${headings};${heading}\r\n${values};${cells}\r\n`, 'latin1');
  const name = `${entity}.csv`;
  const found = async () =>
    (await company.owner.get<{ id: string; custom: Record<string, unknown> }[]>(`/${list}`)).filter(
      ({ id }) => id !== sponsor,
    );

  test('are recognized by label or key, and stored as the forms store them', async () => {
    const done = await bring(company, [[name, file]]);
    expect(done.mapping.files[name]).toMatchObject({
      target: entity,
      columns: {
        'custom.segments': 'Segments',
        'custom.segment': 'custom.segment',
        'custom.plant.address_line_1': 'Plant street',
        'custom.plant.city': 'Plant: city',
        'custom.sponsor': 'Sponsor',
      },
    });
    expect(done.report).toMatchObject({ problem_count: 0, counts: { [entity]: { created: 1 } } });
    const [row] = await found();
    expect(row!.custom).toEqual({ ...stored, sponsor: { table: 'partners', id: sponsor, name: 'Bytes AG' } });
  });

  test('do not change in a second import unless updating is chosen', async () => {
    const again = await bring(company, [[name, file]]);
    expect(again.report!.counts[entity]).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const same = await bring(company, [[name, file]], filed(name, { existing: 'update' }));
    expect(same.report!.counts[entity]).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const other = Buffer.from(
      `${headings};Segment;Score;Plant: country\r\n${values};Small business;7;DE\r\n`,
      'latin1',
    );
    const filling = await bring(company, [[name, other]], filed(name, { existing: 'fill' }));
    expect(filling.report!.counts[entity]).toMatchObject({ updated: 0 });
    const changed = await bring(company, [[name, other]], filed(name, { existing: 'update' }));
    expect(changed.report!.counts[entity]).toMatchObject({ updated: 1 });
    const rows = await found();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.custom).toMatchObject({
      segment: 'smb',
      score: '7',
      plant: { address_line_1: 'Hafenstr. 1', city: 'Kiel', country: 'DE' },
      remark: stored.remark,
    });
  });

  test('refuse invalid values, each row with its reason', async () => {
    const bad: [string, string, string][] = [
      ['Segment', 'Enterprize', '"Enterprize" was not found; did you mean Enterprise?'],
      ['Segment', 'Government', 'Segment no longer offers Government.'],
      ['Segments', 'Small business; Enterprize', '"Enterprize" was not found; did you mean Enterprise?'],
      ['Score', 'many', '"many" is not a number'],
      ['Strategic', 'perhaps', '"perhaps" is not yes or no'],
      ['Reviewed', '2026-02-30', '"2026-02-30" is not a date and time'],
      ['Billing mail', 'nobody', '"nobody" is not an email address'],
      ['Hotline', 'call me', 'Hotline must be a phone number.'],
      ['Sponsor', 'Byte AG', '"Byte AG" was not found; did you mean Bytes AG?'],
    ];
    for (const [label, text, reason] of bad) {
      const fresh = values
        .replace('Acme', 'Apex')
        .replace('Ada', 'Eva')
        .replace('Globex', 'Hooli')
        .replace('D-1', 'D-9');
      const checked = await check(company, [[name, `${headings};${label}\n${fresh};"${text}"\n`]]);
      expect(problemsOf(checked), label).toEqual([[2, reason]]);
    }
  });

  test('suggest the most similar option and offer all others', async () => {
    const fresh = values.replace('Acme', 'Late').replace('Ada', 'Zoe').replace('Globex', 'Zeta').replace('D-1', 'D-8');
    const files = [[name, `${headings};Segment\n${fresh};Enterprize\n`]] as const;
    const checked = await check(company, files);
    expect(checked.report!.unknowns).toMatchObject([
      {
        kind: `${entity}.custom.segment`,
        label: 'Segment',
        proposal: { to: 'Enterprise' },
        can_create: false,
      },
    ]);
    expect(checked.report!.choices).toMatchObject({
      [`${entity}.custom.segment`]: ['Enterprise', 'Small business'],
    });
    const decided = await bring(
      company,
      files,
      matched({ [`${entity}.custom.segment`]: { Enterprize: { to: 'Enterprise' } } }),
    );
    expect(decided.report).toMatchObject({ problem_count: 0 });
  });
});

test('a required custom field is required of new rows only', async () => {
  const company = await world.company('Requiring');
  await bring(company, [['accounts.csv', 'Company name,Industry\nGlobex,Software\n']]);
  await company.within((call) =>
    createCustomField(call, { entity: 'accounts', label: 'Region code', field_type: 'STRING', is_required: true }),
  );
  const files = [['accounts.csv', 'Company name,Region code\nGlobex,\nHooli,\nInitech,N1\n']] as const;
  const done = await bring(company, files);
  expect(problemsOf(done)).toEqual([[3, 'Region code is required.']]);
  expect(done.report!.counts.accounts).toMatchObject({ created: 1, unchanged: 1, refused: 1 });
});

test('refuses a second row with the same unique value, existing or in the file', async () => {
  const company = await world.company('Unique');
  const text = (rows: string) => [['accounts.csv', `Company name,Tax number\n${rows}`]] as const;
  await company.owner.post('/custom_fields', {
    entity: 'accounts',
    label: 'Tax number',
    field_type: 'STRING',
    is_unique: true,
  });
  const first = await bring(company, text('Globex,T-1\n'));
  const checked = await check(company, text('Globex,T-1\nHooli,t-1\nInitech,T-2\nUmbrella, T-2\n'));
  expect(problemsOf(checked)).toEqual([
    [3, 'Tax number "t-1" is already used'],
    [5, 'Tax number "T-2" is already in row 4'],
  ]);
  const same = await check(company, text('Globex,T-1\n'), filed('accounts.csv', { existing: 'update' }));
  expect(same.report!.counts.accounts).toMatchObject({ unchanged: 1 });
  // An undone import leaves no value behind.
  await company.owner.post(`/imports/${first.id}/undo`);
  expect(await importing(world).work(company, first.id, 'imports.undo')).toMatchObject({ status: 'undone' });
  expect((await bring(company, text('Globex,T-1\n'))).report!.counts.accounts).toMatchObject({ created: 1 });
});

test('a deal moves only with the fields its new stage requires, which can be in the same row', async () => {
  const company = await world.company('Stages');
  const { owner } = company;
  const deal = (stage: string, reason = '') =>
    [
      [
        'deals.csv',
        `Deal ID,Stage,Created,Close date,Win reason\nD-1,${stage},2026-01-01,${stage === 'Won' ? '2026-02-01' : ''},${reason}\n`,
      ],
    ] as const;
  await bring(company, deal('Engaging'));
  const [won] = await owner.get<{ id: string }[]>('/opportunity_stages?category=won');
  await owner.post('/custom_fields', {
    entity: 'opportunities',
    label: 'Win reason',
    field_type: 'STRING',
    required_stage_ids: [won!.id],
  });
  const update = filed('deals.csv', { existing: 'update' });
  expect(problemsOf(await check(company, deal('Won'), update))).toEqual([[2, 'Win reason is required in this stage']]);
  expect(problemsOf(await check(company, deal('Won', 'Price')))).toEqual([[2, 'Win reason is required in this stage']]);
  const done = await bring(company, deal('Won', 'Price'), update);
  expect(done.report!.counts.opportunities).toMatchObject({ updated: 1, refused: 0 });
  expect(await owner.get('/opportunities')).toMatchObject([{ status: 'won', custom: { win_reason: 'Price' } }]);
});

test('recognizes every row of its own CSV and Excel exports', async () => {
  const company = await world.company('Round trip');
  for (const entity of ['partners', 'contacts', 'accounts', 'opportunities'] as const) await fieldsOf(company, entity);
  const custom = { segments: ['smb', 'ent'], score: '12.5', reviewed: '2026-01-31T13:30:00Z', plant: { city: 'Kiel' } };
  await company.within(async (call) => {
    const partner_id = await samplePartner(call, { name: '=Evil, Inc.', phone: '+49 30 1', tags: ['a', 'b'], custom });
    const account_id = await sampleAccount(call, {
      name: 'Globex "North"; Ltd',
      annual_revenue_minor: 123_456_789,
      currency: 'KWD',
      employees: 12,
      custom,
    });
    await sampleContact(call, { partner_id, first_name: 'Zoë', phone: '-', custom });
    await sampleContact(call, { account_id, email: null, first_name: 'No', last_name: 'Mail' });
    await sampleOpportunity(call, { account_id, partner_id, external_ref: 'X-1', amount_minor: 100_050, custom });
  });
  for (const list of ['partners', 'accounts', 'contacts', 'opportunities', 'partner_statuses', 'opportunity_stages'])
    for (const format of ['csv', 'xlsx'] as const) {
      const file = `${list}.${format}`;
      const { rawPayload } = await company.owner.request('GET', `/${list}/export.${format}`);
      const count = (await company.owner.get<unknown[]>(`/${list}?_end=100`)).length;
      const checked = await check(company, [[file, rawPayload]], filed(file, { existing: 'update' }));
      expect(checked.mapping.files[file]!.target).toBe(list);
      expect(problemsOf(checked), file).toEqual([]);
      expect(checked.report!.counts[list], file).toMatchObject({ created: 0, updated: 0, unchanged: count });
    }
});

describe('a list with a field of each type, exported and imported again', () => {
  const awkward = [
    { value: 'a', label: 'Small; medium, or | "tiny" 🐣' },
    { value: 'b', label: 'Large' },
    { value: 'c', label: 'c++' },
    { value: 'd', label: 'C' },
    { value: 'old', label: 'Retired' },
  ];
  let company: Company;
  let ids: Record<CustomEntity, string[]>;
  const entities = ['partners', 'contacts', 'accounts', 'opportunities'] as const;

  beforeAll(async () => {
    company = await world.company('All ten types');
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set timezone = 'Europe/Berlin', region = 'en-gb' where id = ${company.id}`),
    );
    world.kernel.identity.forget();
    for (const entity of entities)
      await company.within(async (call) => {
        for (const [label, field_type, more] of fields)
          await createCustomField(call, {
            entity,
            label,
            field_type,
            ...more,
            ...(more?.options && field_type !== 'REFERENCE' && { options: awkward }),
            ...(field_type === 'REFERENCE' && { options: [] }),
          });
      });
    ids = await company.within(async (call) => {
      const sponsor = await samplePartner(call, { name: 'Twice' });
      const only = await samplePartner(call, { name: 'Once, Ltd' });
      const account = await sampleAccount(call, { name: 'Twice' });
      const point = (table: string, id: string) => ({ table, id, name: 'Twice' });
      const custom = (reference: unknown, more: object) => ({
        remark: ' =1+1\n"second", line; 🎉\t',
        segments: ['a', 'c', 'd', 'old'],
        segment: 'a',
        score: '-1234567890123456.12345678',
        strategic: false,
        reviewed: '2026-03-01T13:30:12.345Z',
        billing_mail: 'ada@acme.example',
        hotline: '+493012345',
        plant: { address_line_1: '-', address_line_2: null, city: 'Kiel', country: 'GG', postal_code: '01067' },
        sponsor: reference,
        ...more,
      });
      const first = custom(point('partners', sponsor), {});
      const second = custom(point('accounts', account), {
        remark: '00123',
        segments: ['b'],
        segment: 'old',
        score: '0.1',
      });
      const third = custom(
        { table: 'partners', id: only, name: 'Once, Ltd' },
        {
          remark: '=1+1;\n🎉',
          segments: ['d', 'a', 'c'],
          plant: { address_line_1: '-', country: 'GG' },
          reviewed: '2026-10-25T00:59:12.000Z',
        },
      );
      const partners = [
        await samplePartner(call, { name: 'Ten one', custom: first }),
        await samplePartner(call, { name: 'Ten two', custom: second }),
        await samplePartner(call, { name: 'Ten three', custom: third }),
      ];
      return {
        deal_registrations: [],
        partners,
        contacts: [
          await sampleContact(call, { partner_id: partners[0]!, email: 'one@ten.example', custom: first }),
          await sampleContact(call, { partner_id: partners[0]!, email: 'two@ten.example', custom: second }),
          await sampleContact(call, { partner_id: partners[0]!, email: 'three@ten.example', custom: third }),
        ],
        accounts: [
          await sampleAccount(call, { name: 'Ten one', custom: first }),
          await sampleAccount(call, { name: 'Ten two', custom: second }),
          await sampleAccount(call, { name: 'Ten three', custom: third }),
        ],
        opportunities: [
          await sampleOpportunity(call, { account_id: account, external_ref: 'T-1', custom: first }),
          await sampleOpportunity(call, { account_id: account, external_ref: 'T-2', custom: second }),
          await sampleOpportunity(call, { account_id: account, external_ref: 'T-3', custom: third }),
        ],
      };
    });
    // An option that is no longer offered, but that rows still have.
    for (const field of await company.owner.get<CustomField[]>('/custom_fields?_end=100'))
      if (field.options.some(({ value }) => value === 'old'))
        await company.owner.patch(`/custom_fields/${field.id}`, {
          options: field.options.filter(({ value }) => value !== 'old'),
        });
  });

  test.each(entities.flatMap((entity) => (['csv', 'xlsx'] as const).map((format) => [entity, format] as const)))(
    'says the same: %s as %s',
    async (entity, format) => {
      const file = `${entity}.${format}`;
      const values = () =>
        Promise.all(
          ids[entity].map(async (id) => (await company.owner.get<{ custom: object }>(`/${entity}/${id}`)).custom),
        );
      const before = await values();
      const { rawPayload } = await company.owner.request('GET', `/${entity}/export.${format}`);
      const done = await bring(company, [[file, rawPayload]], filed(file, { existing: 'update' }));
      expect(problemsOf(done)).toEqual([]);
      expect(done.report!.counts[entity]).toMatchObject({ created: 0, updated: 0, refused: 0 });
      expect(await values()).toEqual(before);
      // Into a row that says nothing yet.
      const [, , third] = ids[entity];
      const nothing = Object.fromEntries(Object.keys(before[2]!).map((key) => [key, null]));
      await company.owner.patch(`/${entity}/${third}`, { custom: nothing });
      const filled = await bring(company, [[file, rawPayload]], filed(file, { existing: 'fill' }));
      expect(filled.report!.counts[entity]).toMatchObject({ created: 0, updated: 1, refused: 0 });
      expect(await values()).toEqual(before);
    },
  );
});
