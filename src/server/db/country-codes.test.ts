import { afterAll, beforeAll, expect, test } from 'vitest';
import { countryCode, countryCodes } from '#shared/countries.ts';
import { newId } from '#shared/ids.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { withConnection } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from './migrate.ts';

let beside: TestDatabase;
let database: TestDatabase;
beforeAll(async () => {
  beside = await cloneDatabase();
  database = await emptyDatabase(beside);
});
afterAll(async () => {
  await database.drop();
  await beside.drop();
});

const names = new Intl.DisplayNames('en', { type: 'region' });
const spellings = [
  ...countryCodes.flatMap((code) => [code, names.of(code)!]),
  ...['deutschland', ' GERMANY ', 'uk', 'U.S.A.', 'The Netherlands', 'España', 'Österreich', 'Turkey', '日本', 'ไทย'],
  ...['Ελλάδα', 'Česko', 'Bosnia and Herzegovina', 'Saint Lucia', "Cote d'Ivoire", 'Ivory Coast', 'DEU', 'Hong Kong'],
  ...['Atlantis', 'Berlin, Germany', 'XX', '  '],
];

test('stored countries become codes, what names none is kept, and nothing is recorded', async () => {
  const migrations = readMigrations(MIGRATIONS_FOLDER).map(({ name }) => name);
  const own = migrations.findIndex((name) => name.endsWith('_store_countries_as_codes.sql'));
  await migrate(database.adminUrl, MIGRATIONS_FOLDER, migrations[own - 1]);
  const organization = newId();
  await withConnection(database.systemUrl, async (client) => {
    await client.query("insert into organizations (id, kind, name, slug) values ($1, 'vendor', 'Acme', 'acme')", [
      organization,
    ]);
    for (const country of [...spellings, null])
      await client.query(
        'insert into accounts (organization_id, name, name_key, country, custom) values ($1, $2, lower($2), $3, $4)',
        [organization, `In ${country}`, country, { plant: { country, city: 'Here' } }],
      );
    const { rows } = await client.query<{ id: string }>(
      "insert into partner_statuses (organization_id, name, category) values ($1, 'Active', 'active') returning id",
      [organization],
    );
    for (const country of ['UK', 'DE'])
      await client.query(
        'insert into partners (organization_id, name, name_key, status_id, country) values ($1, $2, lower($2), $3, $2)',
        [organization, country, rows[0]!.id],
      );
    await client.query(
      `insert into custom_fields (organization_id, entity, key, label, field_type) values ($1, 'accounts', 'plant', 'Plant', 'ADDRESS')`,
      [organization],
    );
    const filters = [
      { field: 'industry', operator: 'like', values: ['Food'] },
      { field: 'country', operator: 'like', values: ['Germany', 'UK'] },
    ];
    const partial = [{ field: 'country', operator: 'like', values: ['Ger'] }];
    for (const [name, kept] of Object.entries({ Whole: filters, Partial: partial }))
      await client.query(
        "insert into saved_views (organization_id, entity, name, owner_user_id, state) values ($1, 'accounts', $2, $3, $4)",
        [organization, name, newId(), { filters: kept }],
      );
  });
  const recorded =
    'select (select count(*) from audit_events)::int + (select count(*) from outbox_events)::int as count';
  const asked = async <T extends object>(sql: string) =>
    (await withConnection(database.systemUrl, (client) => client.query<T>(sql))).rows;
  const before = await asked(recorded);

  await migrate(database.adminUrl);

  expect(await asked(recorded)).toEqual(before);
  interface Stored {
    name: string;
    country: string | null;
    country_as_entered: string | null;
    plant: string | null;
    row_version: number;
  }
  const accounts = await asked<Stored>(
    "select name, country, country_as_entered, custom->'plant'->>'country' as plant, row_version from accounts",
  );
  const byName = new Map(accounts.map((row) => [row.name, row]));
  expect(byName.size).toBe(spellings.length + 1);
  for (const text of spellings) {
    const code = countryCode(text) ?? null;
    expect(byName.get(`In ${text}`), text).toEqual({
      name: `In ${text}`,
      country: code,
      country_as_entered: code ? null : text.trim() || null,
      plant: code ?? text,
      row_version: 1,
    });
  }
  expect(byName.get('In null')).toMatchObject({ country: null, country_as_entered: null, plant: null });
  expect(await asked('select name, country from partners order by name')).toEqual([
    { name: 'DE', country: 'DE' },
    { name: 'UK', country: 'GB' },
  ]);
  expect(await asked("select name, state->'filters' as filters from saved_views order by name")).toEqual([
    { name: 'Partial', filters: [{ field: 'country', operator: 'like', values: ['Ger'] }] },
    {
      name: 'Whole',
      filters: [
        { field: 'industry', operator: 'like', values: ['Food'] },
        { field: 'country', operator: 'eq', values: ['DE', 'GB'] },
      ],
    },
  ]);
  await expect(asked("update accounts set country = 'Germany' where name = 'In DE'")).rejects.toMatchObject({
    constraint: 'accounts_country_check',
  });
});
