import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { FieldType } from '#shared/nouns/field-types.ts';
import type { CustomField } from '../schema.ts';
import { sampleCustomField } from './sample.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
  await pointedAt();
});
afterAll(() => world.close());

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const reference = (name: string) => ({ table: 'partners', id: newId(), name });
const [first, second] = [reference('Alpha'), reference('Beta')];
/** The rows that are pointed at. */
const pointedAt = () =>
  company.within(async (call) => {
    for (const { id, name } of [first, second]) await samplePartner(call, { id, name } as { name: string });
  });

/** A smaller and a larger value as given, what is stored of the smaller, a filter that finds it alone, and nonsense. */
const types: Record<FieldType, { low: unknown; high: unknown; stored?: unknown; filter: string; nonsense: unknown }> = {
  STRING: { low: 'apple', high: 'pear', filter: '_like=APP', nonsense: 5 },
  SELECT: { low: 'a', high: 'b', filter: '=a', nonsense: 'c' },
  MULTI_SELECT: { low: ['a'], high: ['b'], filter: '=a', nonsense: ['a', 'c'] },
  DECIMAL: { low: '9.5', high: 10, stored: '9.5', filter: '_lte=9.99', nonsense: 'ten' },
  BOOL: { low: false, high: true, filter: '=false', nonsense: 'yes' },
  DATETIME: {
    low: '2026-01-01T10:00:00+02:00',
    high: '2026-02-01T00:00:00Z',
    stored: '2026-01-01T08:00:00.000Z',
    filter: '_lte=2026-01-15',
    nonsense: 'tomorrow',
  },
  EMAIL: { low: 'A@x.example', high: 'b@x.example', stored: 'a@x.example', filter: '=a@x.example', nonsense: 'a@' },
  PHONE_NUMBER: {
    low: '+49 (30) 123-456',
    high: '+49 30 999999',
    stored: '+4930123456',
    filter: '=%2B4930123456',
    nonsense: 'call me',
  },
  ADDRESS: {
    low: { city: 'Aachen', country: 'DE' },
    high: { city: 'Bonn' },
    filter: '_like=aachen',
    nonsense: { planet: 'Mars' },
  },
  REFERENCE: { low: first, high: second, filter: `=${first.id}`, nonsense: { table: 'partners' } },
};

test('searches and sorts an address by its text', async () => {
  const field = { entity: 'accounts', field_type: 'ADDRESS', label: 'Warehouse' };
  const { key } = await owner.post<CustomField>('/custom_fields', field);
  const addresses = [
    { address_line_1: 'Zeil 1', city: 'Aachen' },
    { city: 'Bern', state: 'BE' },
    { state: 'Calabria' },
  ];
  for (const [at, address] of addresses.entries())
    await owner.post('/accounts', { name: `Stores ${at}`, custom: { [key]: address } });
  const names = async (query: string) =>
    (await owner.get<{ name: string }[]>(`/accounts?${query}`)).map(({ name }) => name);
  expect(await names(`custom.${key}_like=state`)).toEqual([]);
  expect(await names(`custom.${key}_like=zeil`)).toEqual(['Stores 0']);
  expect((await names(`_sort=custom.${key}`)).slice(0, 3)).toEqual(['Stores 0', 'Stores 1', 'Stores 2']);
  expect((await names(`_sort=custom.${key}&_order=desc`)).slice(0, 3)).toEqual(['Stores 2', 'Stores 1', 'Stores 0']);
});

describe.each(Object.entries(types))(
  'a field of type %s',
  (field_type, { low, high, stored = low, filter, nonsense }) => {
    let key: string;
    const ids: string[] = [];
    beforeAll(async () => {
      const field = await owner.post<CustomField>('/custom_fields', {
        entity: 'partners',
        field_type,
        label: `Kind of ${field_type}`,
        ...(['SELECT', 'MULTI_SELECT'].includes(field_type) && { options }),
      });
      key = field.key;
      for (const value of [low, high, undefined]) {
        const partner = { name: `With ${field_type}`, ...(value !== undefined && { custom: { [key]: value } }) };
        ids.push((await owner.post<{ id: string }>('/partners', { ...partner, status_id: await aStatus() })).id);
      }
    });

    test('stores values in a normalized form', async () => {
      expect(await owner.get(`/partners/${ids[0]}`)).toMatchObject({ custom: { [key]: stored } });
    });

    test('filters by empty values', async () => {
      const only = `&${ids.map((id) => `id=${id}`).join('&')}`;
      const found = await owner.get<{ id: string }[]>(`/partners?custom.${key}${filter}${only}`);
      expect(found.map(({ id }) => id)).toEqual([ids[0]]);
      const empty = await owner.get<{ id: string }[]>(`/partners?custom.${key}=${only}`);
      expect(empty.map(({ id }) => id)).toEqual([ids[2]]);
    });

    test('sorts both ways, with empty values last', async () => {
      const only = `&${ids.map((id) => `id=${id}`).join('&')}`;
      const order = async (direction: string) =>
        (await owner.get<{ id: string }[]>(`/partners?_sort=custom.${key}&_order=${direction}${only}`)).map(
          ({ id }) => id,
        );
      expect(await order('asc')).toEqual(ids);
      expect(await order('desc')).toEqual([ids[1], ids[0], ids[2]]);
    });

    test('rejects invalid values by name, and null clears', async () => {
      const refused = await owner.request('PATCH', `/partners/${ids[0]}`, { custom: { [key]: nonsense } });
      expect(refused.statusCode, refused.body).toBe(422);
      expect(refused.json().errors).toHaveProperty([`custom.${key}`]);
      await owner.patch(`/partners/${ids[0]}`, { custom: { [key]: null } });
      expect((await owner.get<{ custom: object }>(`/partners/${ids[0]}`)).custom).not.toHaveProperty(key);
    });
  },
);

async function aStatus(): Promise<string> {
  const [status] = await owner.get<{ id: string }[]>('/partner_statuses?category=active');
  if (status) return status.id;
  return (await owner.post<{ id: string }>('/partner_statuses', { name: 'Active', category: 'active' })).id;
}

test('derives a unique, permanent key from the label', async () => {
  const create = (label: string, key?: string) =>
    owner.post<CustomField>('/custom_fields', { entity: 'accounts', field_type: 'STRING', label, ...(key && { key }) });
  const one = await create('Größe (EU) 2026');
  expect(one.key).toBe('gro_e_eu_2026');
  expect((await create('Größe EU 2026')).key).toBe('gro_e_eu_2026_2');
  expect((await create('2026')).key).toBe('field');
  expect((await create('Constructor')).key).toBe('constructor_2');
  const taken = await owner.request('POST', '/custom_fields', {
    entity: 'accounts',
    field_type: 'STRING',
    label: 'x',
    key: 'field',
  });
  expect(taken.statusCode).toBe(422);
  for (const field of [{ key: 'other' }, { entity: 'partners' }, { field_type: 'BOOL' }]) {
    expect((await owner.request('PATCH', `/custom_fields/${one.id}`, field)).statusCode).toBe(400);
  }
});

test('requires options for choice fields only', async () => {
  const post = (body: object) => owner.request('POST', '/custom_fields', { entity: 'partners', label: 'x', ...body });
  for (const body of [
    { field_type: 'SELECT' },
    { field_type: 'SELECT', options: [] },
    { field_type: 'STRING', options },
    { field_type: 'SELECT', options: [...options, ...options] },
    { field_type: 'REFERENCE', options: [{ value: 'users', label: 'Users' }] },
  ]) {
    const refused = await post(body);
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json().errors).toHaveProperty('options');
  }
});

test('keeps values of removed options without offering them', async () => {
  const field = await owner.post<CustomField>('/custom_fields', {
    entity: 'partners',
    field_type: 'SELECT',
    label: 'Segment',
    options: [...options, { value: 'c', label: 'Gamma' }],
  });
  const has = (value: string) => company.within((call) => samplePartner(call, { custom: { [field.key]: value } }));
  const kept = await has('a');
  const changed = await owner.patch<CustomField>(`/custom_fields/${field.id}`, { options: [options[1]] });
  expect(changed.options).toEqual([options[1], { ...options[0], is_archived: true }]);
  await owner.patch(`/partners/${kept}`, { city: 'Rome', custom: { [field.key]: 'a' } });
  await expect(has('a')).rejects.toThrow(/no longer offers Alpha/);
});

test('keeps removed options of a multiple choice while others change', async () => {
  const field = await owner.post<CustomField>('/custom_fields', {
    entity: 'partners',
    field_type: 'MULTI_SELECT',
    label: 'Verticals',
    options: [...options, { value: 'c', label: 'Gamma' }],
  });
  const id = await company.within((call) => samplePartner(call, { custom: { [field.key]: ['a', 'b'] } }));
  await owner.patch(`/custom_fields/${field.id}`, { options: field.options.slice(1) });
  await owner.patch(`/partners/${id}`, { custom: { [field.key]: ['a', 'c'] } });
  expect(await owner.get(`/partners/${id}`)).toMatchObject({ custom: { [field.key]: ['a', 'c'] } });
  await owner.patch(`/partners/${id}`, { custom: { [field.key]: ['c'] } });
  const back = await owner.request('PATCH', `/partners/${id}`, { custom: { [field.key]: ['c', 'a'] } });
  expect(back.json().errors).toEqual({ [`custom.${field.key}`]: ['Verticals no longer offers Alpha.'] });
});

test('rejects impossible dates and reads a time without zone as UTC', async () => {
  const { key } = await owner.post<CustomField>('/custom_fields', {
    entity: 'accounts',
    field_type: 'DATETIME',
    label: 'Audited',
  });
  const make = (value: string) =>
    owner.request('POST', '/accounts', { name: `Audited ${value}`, custom: { [key]: value } });
  for (const value of [
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-01-01 or so',
    '2026-01-01T25:00Z',
    // The zone leads out of the years that PostgreSQL could read again.
    '9999-12-31T23:59:59-12:00',
    '0001-01-01T00:00:00+14:00',
  ]) {
    expect((await make(value)).json().errors, value).toEqual({
      [`custom.${key}`]: ['Audited must be a date and time.'],
    });
  }
  expect((await make('2026-01-01T10:00:00')).json().custom).toEqual({ [key]: '2026-01-01T10:00:00.000Z' });
  expect((await owner.request('GET', `/accounts?_sort=custom.${key}&custom.${key}_gte=2026-01-01`)).statusCode).toBe(
    200,
  );
});

test('accepts exactly one email address', async () => {
  const { key } = await owner.post<CustomField>('/custom_fields', {
    entity: 'accounts',
    field_type: 'EMAIL',
    label: 'Billing',
  });
  const make = (value: string) => owner.request('POST', '/accounts', { name: 'Billed', custom: { [key]: value } });
  for (const value of [
    '<ann@example.com>',
    'ann@example.com,bob',
    'Ann <ann@example.com>',
    'ann@example',
    '"@"@example.com',
  ])
    expect((await make(value)).json().errors, value).toEqual({
      [`custom.${key}`]: ['Billing must be an email address.'],
    });
  expect((await make("o'neil+x@exämple.com")).json().custom).toEqual({ [key]: "o'neil+x@exämple.com" });
});

test('stores the country of an address by code, and keeps earlier text until edited', async () => {
  const { key } = await owner.post<CustomField>('/custom_fields', {
    entity: 'accounts',
    field_type: 'ADDRESS',
    label: 'Plant',
    is_required: true,
  });
  const { id } = await owner.post<{ id: string }>('/accounts', {
    name: 'Plants',
    custom: { [key]: { country: 'uk' } },
  });
  const patch = (value: object) => owner.request('PATCH', `/accounts/${id}`, { custom: { [key]: value } });
  expect(await owner.get(`/accounts/${id}`)).toMatchObject({ custom: { [key]: { country: 'GB' } } });
  expect((await patch({ country: 'Atlantis', city: 'Kiel' })).json().errors).toEqual({
    [`custom.${key}`]: ['Plant needs the code of a country, such as DE.'],
  });
  // As it was written when the country was any text.
  await company.within((call) =>
    call.run(sql`
      update accounts
      set custom = jsonb_set(custom, array[${key}::text], ${JSON.stringify({ country: 'Atlantis', city: 'Kiel' })})
      where organization_id = ${call.organization_id} and id = ${id}`),
  );
  const kept = await patch({ country: 'Atlantis', city: 'Bonn' });
  expect(kept.json().custom).toEqual({ [key]: { country: 'Atlantis', city: 'Bonn' } });
  // An address with only empty parts counts as empty.
  expect((await patch({ country: null, city: '' })).json().errors).toEqual({
    [`custom.${key}`]: ['Plant is required.'],
  });
  await owner.request(
    'DELETE',
    `/custom_fields/${(await owner.get<CustomField[]>(`/custom_fields?key=${key}&entity=accounts`))[0]!.id}`,
  );
});

test('requires an existing reference and shows its name', async () => {
  const { key } = await owner.post<CustomField>('/custom_fields', {
    entity: 'accounts',
    field_type: 'REFERENCE',
    label: 'Sponsor',
    partner_access: 'write',
  });
  const stranger = await world.company('Strangers');
  const theirs = await stranger.within((call) => samplePartner(call, { name: 'Theirs' }));
  const make = (value: object) => owner.request('POST', '/accounts', { name: 'Sponsored', custom: { [key]: value } });
  for (const value of [
    { table: 'partners', id: newId(), name: 'Nobody' },
    { table: 'partners', id: theirs, name: 'Theirs' },
    { table: 'audit_events', id: first.id, name: 'Alpha' },
    { table: 'no_such_table', id: first.id, name: 'Alpha' },
  ]) {
    expect((await make(value)).json().errors).toEqual({
      [`custom.${key}`]: ['Sponsor refers to a record that does not exist.'],
    });
  }
  const made = (await make({ ...first, name: 'As somebody says' })).json();
  expect(made.custom).toEqual({ [key]: first });
  expect((await make({ table: first.table, id: first.id })).json().custom).toEqual({ [key]: first });
  for (const [part, count] of Object.entries({ alph: 2, beta: 0, [first.id.slice(0, 8)]: 0 }))
    expect(await owner.get(`/accounts?name=Sponsored&custom.${key}_like=${part}`), part).toHaveLength(count);
  // The account keeps its stored reference although the row is deleted.
  await owner.request('DELETE', `/partners/${second.id}`);
  await owner.patch(`/accounts/${made.id}`, { custom: { [key]: first }, industry: 'Retail' });
});

test('hides names of references the reader cannot open', async () => {
  const { key } = await owner.post<CustomField>('/custom_fields', {
    entity: 'contacts',
    field_type: 'REFERENCE',
    label: 'Works with',
    partner_access: 'write',
  });
  const manager = await company.member('partner_manager');
  const [mine, rival] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Mine Ltd', owner_user_id: manager.user_id }),
    await samplePartner(call, { name: 'Rival Corp' }),
  ]);
  const partner = await world.partnerUser(company, mine!);
  const contact = async (first_name: string, id: string) =>
    (
      await owner.post<{ id: string }>('/contacts', {
        first_name,
        partner_id: mine,
        custom: { [key]: { table: 'partners', id } },
      })
    ).id;
  const [open, hidden] = [await contact('Open', mine!), await contact('Hidden', rival!)];
  const ours = { table: 'partners', id: mine, name: 'Mine Ltd' };
  const theirs = { table: 'partners', id: rival, name: null };
  const field = `custom.${key}`;
  for (const reader of [partner, manager]) {
    const custom = async (id: string) =>
      (await reader.get<{ custom: Record<string, unknown> }>(`/contacts/${id}`)).custom[key];
    expect([await custom(open), await custom(hidden)]).toEqual([ours, theirs]);
    const names = async (query: string) =>
      (await reader.get<{ first_name: string }[]>(`/contacts?id=${open}&id=${hidden}&${query}`)).map(
        ({ first_name }) => first_name,
      );
    expect(await names(`${field}_like=ltd`)).toEqual(['Open']);
    expect(await names(`${field}_like=corp`)).toEqual([]);
    expect(await names(`_sort=${field}`)).toEqual(['Open', 'Hidden']);
    expect(await names(`_sort=${field}&_order=desc`)).toEqual(['Open', 'Hidden']);
    expect(JSON.stringify(await reader.get('/contacts?_end=100'))).not.toContain('Rival');
    const { body } = await reader.request('GET', '/contacts/export.csv');
    expect(body).toContain('Mine Ltd');
    expect(body).not.toContain('Rival');
    const question = {
      object: 'contacts',
      columns: ['first_name', field],
      filters: [],
      sort: [{ field, descending: true }],
    };
    const paper = JSON.stringify(await reader.post('/report_schedules/preview', question));
    expect(paper).toContain('Mine Ltd');
    expect(paper).not.toContain('Rival');
    // Saving the values that were read changes nothing, and guessing a name reveals nothing.
    for (const name of [null, 'Rival Corp', 'Somebody else']) {
      const saved = await reader.request('PATCH', `/contacts/${hidden}`, {
        title: `Title ${name}`,
        custom: { [key]: { ...theirs, name } },
      });
      expect([saved.statusCode, saved.json().custom[key]]).toEqual([200, theirs]);
    }
  }
  expect((await owner.get<{ custom: object }>(`/contacts/${hidden}`)).custom).toEqual({
    [key]: { ...theirs, name: 'Rival Corp' },
  });
  expect(await owner.get(`/contacts?${field}_like=corp`)).toHaveLength(1);
});

test('names the reference of a new deal', async () => {
  await company.within((call) => sampleOpportunityType(call));
  const { key, id } = await owner.post<CustomField>('/custom_fields', {
    entity: 'opportunities',
    field_type: 'REFERENCE',
    label: 'Sponsor',
  });
  const make = (value: object) => owner.request('POST', '/opportunities', { name: 'New', custom: { [key]: value } });
  expect((await make({ ...first, id: newId() })).json().errors).toEqual({
    [`custom.${key}`]: ['Sponsor refers to a record that does not exist.'],
  });
  expect((await make({ ...first, name: 'As somebody says' })).json().custom).toEqual({ [key]: first });
  await owner.request('DELETE', `/custom_fields/${id}`);
});

test('requires a required field on creation and does not let it be cleared', async () => {
  const { key, id } = await owner.post<CustomField>('/custom_fields', {
    entity: 'contacts',
    field_type: 'STRING',
    label: 'Badge',
    is_required: true,
  });
  const refused = await owner.request('POST', '/contacts', { first_name: 'Ada' });
  expect(refused.json().errors).toHaveProperty([`custom.${key}`]);
  const made = await owner.post<{ id: string }>('/contacts', { first_name: 'Ada', custom: { [key]: '7' } });
  for (const blank of ['', ' \n'])
    expect((await owner.request('PATCH', `/contacts/${made.id}`, { custom: { [key]: blank } })).statusCode).toBe(422);
  await owner.patch(`/contacts/${made.id}`, { title: 'Countess' });
  await owner.request('DELETE', `/custom_fields/${id}`);
});

test('rejects a row without a newly required field, and creates one with it once', async () => {
  await owner.post('/accounts', { name: 'Before the field' });
  const { key, id } = await owner.post<CustomField>('/custom_fields', {
    entity: 'accounts',
    field_type: 'STRING',
    label: 'Vessel',
    is_required: true,
  });
  for (const body of [{ name: 'Half' }, { name: 'Half', custom: {} }]) {
    const refused = await owner.request('POST', '/accounts', body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty([`custom.${key}`]);
  }
  expect(await owner.get('/accounts?name=Half')).toEqual([]);
  expect(await owner.post('/accounts', { name: 'Whole', custom: { [key]: 'Barge' } })).toMatchObject({
    custom: { [key]: 'Barge' },
  });
  await owner.patch(`/custom_fields/${id}`, { is_required: false });
  expect(await owner.post('/accounts', { name: 'Whole again' })).toMatchObject({ custom: {} });
  expect(await owner.get('/accounts?name_like=Whole')).toHaveLength(2);
  const { length } = await owner.get<unknown[]>('/audit_events?ref_table=accounts&action=created');
  expect(length).toBe((await owner.get<unknown[]>('/accounts')).length);
  await owner.request('DELETE', `/custom_fields/${id}`);
});

test('restores the values of an archived field', async () => {
  const { key, id } = await owner.post<CustomField>('/custom_fields', {
    entity: 'contacts',
    field_type: 'STRING',
    label: 'Floor',
    is_required: true,
  });
  const contact = await owner.post<{ id: string }>('/contacts', { first_name: 'Ada', custom: { [key]: '3rd' } });
  await owner.request('DELETE', `/custom_fields/${id}`);
  await owner.post('/contacts', { first_name: 'Grace' });
  expect((await owner.request('GET', `/contacts?custom.${key}=3rd`)).statusCode).toBe(400);
  await owner.patch(`/custom_fields/${id}`, { archived_at: null });
  expect(await owner.get(`/contacts?custom.${key}=3rd`)).toMatchObject([{ id: contact.id }]);
});

test('partners read and write exactly the permitted fields', async () => {
  const other = await world.company('Fields of partners');
  const own = await other.within(async (call) => {
    for (const partner_access of ['none', 'read', 'write'] as const) {
      await sampleCustomField(call, { label: partner_access, key: partner_access, partner_access });
    }
    return samplePartner(call, { custom: { none: 'secret', read: 'shown', write: 'theirs' } });
  });
  const user = await world.partnerUser(other, own);
  const fields = await user.get<CustomField[]>('/custom_fields?entity=partners');
  expect(fields.map(({ key }) => key)).toEqual(['read', 'write']);
  expect(await user.get(`/partners/${own}`)).toMatchObject({ custom: { read: 'shown', write: 'theirs' } });
  expect((await user.get<{ custom: object }>(`/partners/${own}`)).custom).not.toHaveProperty('none');
  await user.patch(`/partners/${own}`, { custom: { write: 'changed' } });
  for (const key of ['none', 'read']) {
    expect((await user.request('PATCH', `/partners/${own}`, { custom: { [key]: 'x' } })).statusCode).toBe(422);
  }
  expect(await other.owner.get(`/partners/${own}`)).toMatchObject({
    custom: { none: 'secret', read: 'shown', write: 'changed' },
  });
  expect((await user.request('POST', '/custom_fields', {})).statusCode).toBe(404);
});

describe('a unique field', () => {
  async function uniqueField(entity: string, label: string) {
    return owner.post<CustomField>('/custom_fields', { entity, field_type: 'STRING', label, is_unique: true });
  }

  test('rejects a duplicate value in any spelling and names the field', async () => {
    const { key } = await uniqueField('accounts', 'Customer number');
    const first = await owner.post<{ id: string }>('/accounts', { name: 'First', custom: { [key]: 'C-100' } });
    const second = await owner.request('POST', '/accounts', { name: 'Second', custom: { [key]: ' c-100 ' } });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      message: 'Customer number is already taken.',
      errors: { [`custom.${key}`]: ['is already taken'] },
    });
    // A value that was changed, or deleted with its row, is free again.
    await owner.patch(`/accounts/${first.id}`, { custom: { [key]: 'C-200' } });
    await owner.post('/accounts', { name: 'Third', custom: { [key]: 'C-100' } });
  });

  test('accepts one of two simultaneous duplicates', async () => {
    const { key } = await uniqueField('accounts', 'Registry number');
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        owner.request('POST', '/accounts', { name: `Racing ${name}`, custom: { [key]: '7' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('allows the same value in another company', async () => {
    const elsewhere = (await world.company('Elsewhere')).owner;
    for (const who of [owner, elsewhere]) {
      const field = { entity: 'accounts', field_type: 'EMAIL', label: 'Billing mail', is_unique: true };
      const { key } = await who.post<CustomField>('/custom_fields', field);
      const { custom } = await who.post<{ custom: object }>('/accounts', {
        name: 'Same mail',
        custom: { [key]: 'bills@example.com' },
      });
      expect(custom).toMatchObject({ [key]: 'bills@example.com' });
    }
  });

  test('cannot be enabled with duplicates, and keeps existing values', async () => {
    const { id, key, row_version } = await owner.post<CustomField & { row_version: number }>('/custom_fields', {
      entity: 'accounts',
      field_type: 'STRING',
      label: 'Badge',
    });
    const [one] = [
      await owner.post<{ id: string }>('/accounts', { name: 'Badge one', custom: { [key]: 'gold' } }),
      await owner.post<{ id: string }>('/accounts', { name: 'Badge two', custom: { [key]: 'Gold' } }),
    ];
    const refused = await owner.request('PATCH', `/custom_fields/${id}`, { is_unique: true, row_version });
    expect(refused.json().errors).toEqual({ is_unique: ['cannot be unique: "Gold" is there more than once'] });
    await owner.patch(`/accounts/${one!.id}`, { custom: { [key]: 'silver' } });
    await owner.patch(`/custom_fields/${id}`, { is_unique: true });
    const taken = await owner.request('POST', '/accounts', { name: 'Badge three', custom: { [key]: 'silver' } });
    expect(taken.statusCode).toBe(409);
  });

  test('is offered for text-like types only', async () => {
    const field = { entity: 'accounts', field_type: 'BOOL', label: 'Yes once', is_unique: true };
    expect((await owner.request('POST', '/custom_fields', field)).json().errors).toHaveProperty('is_unique');
  });
});

describe('merging options', () => {
  test.each([
    ['SELECT', 'a', 'b'],
    ['MULTI_SELECT', ['c', 'a', 'b'], ['c', 'b']],
  ])('moves every row of a %s to the remaining option, once', async (field_type, before, after) => {
    const field = await owner.post<CustomField>('/custom_fields', {
      entity: 'accounts',
      field_type,
      label: `Merged ${field_type}`,
      options: [...options, { value: 'c', label: 'Gamma', color: '#2f9e5b' }],
    });
    const account = await owner.post<{ id: string }>('/accounts', {
      name: `Merge ${field_type}`,
      custom: { [field.key]: before },
    });
    const merge = { from: 'a', into: 'b' };
    expect(await owner.post(`/custom_fields/${field.id}/merge_options`, merge)).toEqual({ rows: 1 });
    expect(await owner.get(`/accounts/${account.id}`)).toMatchObject({ custom: { [field.key]: after } });
    const { options: left } = await owner.get<CustomField>(`/custom_fields/${field.id}`);
    expect(left.map(({ value }) => value)).toEqual(['b', 'c']);
    const again = await owner.request('POST', `/custom_fields/${field.id}/merge_options`, merge);
    expect(again.json().errors).toEqual({ from: ['is not an option of this field'] });
  });
});

test('updates views and reports that filter by a merged option', async () => {
  const field = await owner.post<CustomField>('/custom_fields', {
    entity: 'accounts',
    field_type: 'SELECT',
    label: 'Asked',
    options: [...options, { value: 'c', label: 'Gamma' }],
  });
  const asking = (values: string[]) => [{ field: `custom.${field.key}`, operator: 'eq', values }];
  const view = await owner.post<{ id: string }>('/saved_views', {
    entity: 'accounts',
    name: 'Alphas',
    state: { filters: [...asking(['a', 'b']), { field: 'name', operator: 'like', values: ['a'] }], columns: null },
  });
  const report = await owner.post<{ id: string }>('/report_schedules', {
    name: 'Alphas',
    object: 'accounts',
    columns: ['name'],
    filters: asking(['a']),
    timing: { kind: 'daily', time: '08:00' },
    timezone: 'UTC',
    format: 'csv',
    recipients: [{ kind: 'user', user_id: owner.user_id }],
  });
  await owner.post(`/custom_fields/${field.id}/merge_options`, { from: 'a', into: 'b' });
  expect(await owner.get(`/saved_views/${view.id}`)).toMatchObject({
    state: { filters: [...asking(['b']), { field: 'name', values: ['a'] }], columns: null },
  });
  expect(await owner.get(`/report_schedules/${report.id}`)).toMatchObject({ filters: asking(['b']) });
});

describe('a field required by a stage', () => {
  test('is required before a deal enters the stage and cannot be cleared there', async () => {
    const deal = await company.within(sampleOpportunity);
    const { type_id } = await owner.get<{ type_id: string }>(`/opportunities/${deal}`);
    const stages = await owner.get<{ id: string; name: string; category: string }[]>(
      `/opportunity_stages?type_id=${type_id}&_sort=order`,
    );
    const later = stages.filter(({ category }) => category === 'open')[1]!;
    const { key } = await owner.post<CustomField>('/custom_fields', {
      entity: 'opportunities',
      field_type: 'STRING',
      label: 'Budget holder',
      required_stage_ids: [later.id],
    });
    const refused = await owner.request('POST', `/opportunities/${deal}/move`, { stage_id: later.id });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      message: `Fill in Budget holder first (required in ${later.name}).`,
      errors: { [`custom.${key}`]: [`is required in ${later.name}`] },
    });
    await owner.patch(`/opportunities/${deal}`, { custom: { [key]: 'Ms Field' } });
    await owner.post(`/opportunities/${deal}/move`, { stage_id: later.id });
    const emptied = await owner.request('PATCH', `/opportunities/${deal}`, { custom: { [key]: null } });
    expect(emptied.statusCode).toBe(422);
    expect(await owner.get(`/opportunities/${deal}`)).toMatchObject({ custom: { [key]: 'Ms Field' } });
  });

  test('requires stages of the company and applies to opportunities', async () => {
    const field = { field_type: 'STRING', label: 'Nowhere', required_stage_ids: [newId()] };
    for (const entity of ['partners', 'opportunities']) {
      const refused = await owner.request('POST', '/custom_fields', { ...field, entity });
      expect(refused.json().errors).toHaveProperty('required_stage_ids');
    }
  });
});

test('gives simultaneous fields with one label different keys', async () => {
  const field = { entity: 'accounts', field_type: 'STRING', label: 'At once' };
  const made = await Promise.all([1, 2, 3].map(() => owner.request('POST', '/custom_fields', field)));
  expect(made.map(({ statusCode, body }) => [statusCode, body.includes('taken')])).toEqual(
    made.map(() => [201, false]),
  );
  expect(made.map((answer) => answer.json().key).sort()).toEqual(['at_once', 'at_once_2', 'at_once_3']);
});
