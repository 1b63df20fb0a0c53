import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { CrmError } from '#server/ports/crm.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { ObjectMapping, SyncRun } from '../schema.ts';
import { HOOK_SECRET } from './testing/memory-crm.ts';
import { companyRows, Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const accountsOf = ({ owner }: Synced) => owner.get<Account[]>('/accounts?_end=100&_sort=name&_order=asc');

const connectionOf = ({ company, connection_id }: Synced) =>
  company.within((call) => call.one(sql`select status, last_error from connections where id = ${connection_id}`));

async function pair(given: Partial<ObjectMapping> = {}, rows = companyRows) {
  const synced = await Synced.begin(world);
  const remote = synced.crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer', city: 'Bonn' });
  const mapping = await synced.live(await synced.accounts(given, rows));
  await synced.backfill(mapping);
  const [account] = await accountsOf(synced);
  return { synced, mapping, remote, account: account! };
}

const hook = (connection_id: string, body: unknown, secret = HOOK_SECRET) =>
  world.app.inject({
    method: 'POST',
    url: `/api/crm_hooks/${connection_id}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-memory-secret': secret },
  });

test('a CRM that limits the rate is asked again after the time that it names, and nothing is lost', async () => {
  const synced = await Synced.begin(world);
  for (let n = 0; n < 230; n += 1)
    synced.crm.add('companies', { name: `C${n}`, domain: `c${n}.example`, kind: 'customer' });
  const mapping = await synced.live(await synced.accounts());
  // The jobs of a test run at once, so the rate is free again after some rejected calls instead of some time.
  Object.assign(synced.crm, { budget: 2, burst: 5 });
  expect(await synced.backfill(mapping)).toMatchObject({ status: 'done', counts: { create_here: 230 } });
  expect(synced.crm.count('changes')).toBeGreaterThan(6);
  synced.crm.burst = Number.POSITIVE_INFINITY;

  synced.crm.edit('companies', '1', { name: 'A renamed' });
  synced.crm.budget = 0;
  await synced.pass();
  const [state] = await synced.company.within((call) =>
    call.rows<{ next_poll_at: string; last_error: string }>(
      sql`select next_poll_at, last_error from sync_states where organization_id = ${call.organization_id}`,
    ),
  );
  expect(state).toMatchObject({ last_error: 'Too many requests.' });
  expect(new Date(state!.next_poll_at).getTime() - world.clock.now().getTime()).toBe(10_000);
  expect(await connectionOf(synced)).toMatchObject({ status: 'connected' });
  synced.crm.budget = Number.POSITIVE_INFINITY;
  await synced.pass();
  expect((await accountsOf(synced)).some(({ name }) => name === 'A renamed')).toBe(true);
}, 30_000);

test('an outage in the middle of a batch doubles nothing', async () => {
  const synced = await Synced.begin(world);
  for (let n = 0; n < 10; n += 1) await synced.owner.post('/accounts', { name: `A${n}`, domain: `a${n}.example` });
  const mapping = await synced.live(await synced.accounts());
  synced.crm.faults.push({ on: 'write', after_writes: 4, error: new CrmError('busy', 'Temporarily unavailable.') });
  const run = await synced.backfill(mapping);
  expect(synced.crm.all('companies')).toHaveLength(10);
  expect(await synced.owner.get<SyncRun>(`/sync_runs/${run.id}`)).toMatchObject({ status: 'done' });
  await synced.pass();
  expect(synced.crm.all('companies')).toHaveLength(10);
  expect(await accountsOf(synced)).toHaveLength(10);
});

test('a process that ends between the write to the CRM and its commit doubles nothing', async () => {
  const synced = await Synced.begin(world);
  const mapping = await synced.live(await synced.accounts());
  const account = await synced.owner.post<Account>('/accounts', { name: 'Crash', domain: 'crash.example' });
  synced.crm.afterWrite = () => {
    throw new Error('killed');
  };
  await synced.changed('accounts', account.id);
  await expect(synced.settle()).rejects.toThrow('killed');
  synced.crm.afterWrite = () => {};
  expect(synced.crm.all('companies')).toHaveLength(1);
  await synced.pass();
  await synced.pass();
  expect(synced.crm.all('companies')).toHaveLength(1);
  expect(await accountsOf(synced)).toHaveLength(1);
  expect(await synced.owner.get<unknown[]>(`/record_links?object_mapping_id=${mapping.id}`)).toHaveLength(1);
});

test('announcements are verified, and arrive twice and in any order without effect', async () => {
  const { synced, remote, account } = await pair();
  synced.crm.edit('companies', remote, { name: 'Bluer' });
  const change = (event_id: string) => ({ object: 'companies', id: remote, event_id });
  expect((await hook(synced.connection_id, [change('1')], 'wrong')).statusCode).toBe(404);
  expect((await hook('018f0000-0000-7000-8000-000000000000', [change('1')])).statusCode).toBe(404);
  expect((await hook(synced.connection_id, [change('2'), change('1')])).statusCode).toBe(204);
  const again = await hook(synced.connection_id, [
    change('1'),
    change('2'),
    { object: 'deals', id: '1', event_id: '3' },
  ]);
  expect(again.statusCode).toBe(204);
  const calls = synced.crm.count('read');
  await synced.settle();
  expect(synced.crm.count('read') - calls).toBeLessThanOrEqual(2);
  expect(await synced.owner.get(`/accounts/${account.id}`)).toMatchObject({ name: 'Bluer' });
  const runs = await synced.owner.get<SyncRun[]>('/sync_runs?kind=hook');
  expect(runs).toMatchObject([{ counts: { update_here: 1 } }]);
});

test('a field that both sides changed follows its rule, and a person decides where the rule asks', async () => {
  const rows = [
    { local_field: 'name', remote_field: 'name', on_conflict: 'crm' as const },
    { local_field: 'domain', remote_field: 'domain' },
    { local_field: 'industry', remote_field: 'industry', on_conflict: 'tandem' as const },
    { local_field: 'external_ref', remote_field: 'city', on_conflict: 'ask' as const },
  ];
  const { synced, remote, account } = await pair({}, rows);
  const path = `/accounts/${account.id}`;
  await synced.owner.patch(path, { name: 'Here', industry: 'Retail', external_ref: 'Berlin' });
  synced.crm.edit('companies', remote, { name: 'There', industry: 'Banking', city: 'Hamburg' });
  await synced.changed('accounts', account.id);
  await synced.pass();
  expect(await synced.owner.get(path)).toMatchObject({ name: 'There', industry: 'Retail', external_ref: 'Berlin' });
  expect(synced.crm.get('companies', remote)).toMatchObject({ name: 'There', industry: 'Retail', city: 'Hamburg' });
  const issues = await synced.issues();
  expect(issues).toMatchObject([
    { kind: 'conflict', field: 'external_ref', local_value: 'Berlin', remote_value: 'Hamburg', remote_id: remote },
  ]);
  await synced.pass();
  expect(await synced.issues()).toHaveLength(1);
  await synced.owner.post(`/sync_issues/${issues[0]!.id}/resolve`, { side: 'here' });
  await synced.settle();
  expect(synced.crm.get('companies', remote)).toMatchObject({ city: 'Berlin' });
  expect(await synced.issues()).toEqual([]);
  expect(
    (await synced.owner.request('POST', `/sync_issues/${issues[0]!.id}/resolve`, { side: 'here' })).statusCode,
  ).toBe(409);
});

test('a deleted record is archived or kept, and never created again', async () => {
  const kept = await pair();
  kept.synced.crm.remove('companies', kept.remote);
  await kept.synced.pass();
  expect(await kept.synced.issues()).toMatchObject([{ kind: 'deleted_there' }]);
  await kept.synced.changed('accounts', kept.account.id);
  await kept.synced.pass();
  expect(kept.synced.crm.all('companies')).toEqual([]);
  expect(await accountsOf(kept.synced)).toHaveLength(1);

  const archived = await pair({ on_remote_delete: 'archive' });
  archived.synced.crm.remove('companies', archived.remote);
  await archived.synced.pass();
  expect(await accountsOf(archived.synced)).toHaveLength(0);

  const asked = await pair({ on_local_delete: 'ask' });
  await asked.synced.owner.request('DELETE', `/accounts/${asked.account.id}`);
  await asked.synced.changed('accounts', asked.account.id);
  asked.synced.crm.edit('companies', asked.remote, { name: 'Bluest' });
  await asked.synced.pass();
  expect(await asked.synced.issues()).toMatchObject([{ kind: 'deleted_here' }]);
  expect(await accountsOf(asked.synced)).toHaveLength(0);
});

test('records that are merged on one side are followed', async () => {
  const { synced, remote, account } = await pair();
  const second = synced.crm.add('companies', { name: 'Blue Inc', domain: 'blue-inc.example', kind: 'customer' });
  synced.crm.merge('companies', remote, second);
  await synced.pass();
  const links = await synced.owner.get<{ remote_id: string; end_reason: string | null }[]>(
    `/record_links?record_id=${account.id}`,
  );
  expect(links[0]!.remote_id).toBe(second);
  const accounts = await accountsOf(synced);
  expect(accounts).toHaveLength(1);
  expect(accounts[0]).toMatchObject({ id: account.id, name: 'Blue Inc' });

  // Here, the link goes to the account that is kept.
  const other = await synced.owner.post<Account>('/accounts', { name: 'Kept' });
  await synced.owner.post(`/accounts/${other.id}/merge`, { other_id: account.id, take: [] });
  await synced.changed('accounts', account.id);
  await synced.pass();
  const moved = await synced.owner.get<{ remote_id: string }[]>(`/record_links?record_id=${other.id}`);
  expect(moved).toMatchObject([{ remote_id: second, ended_at: null }]);
});

test('revoked credentials break the connection, and never look like rights of the caller', async () => {
  const { synced, account, remote } = await pair();
  const revoked = () =>
    synced.crm.faults.push({ error: new CrmError('expired', 'Memory CRM no longer accepts the credentials.') });
  revoked();
  const now = await synced.owner.request('POST', '/record_links/sync_now', { table: 'accounts', id: account.id });
  expect(now.statusCode).toBe(502);
  revoked();
  const objects = await synced.owner.request(
    'GET',
    `/object_mappings/remote_objects?connection_id=${synced.connection_id}`,
  );
  expect(objects.statusCode).toBe(502);
  revoked();
  synced.crm.edit('companies', remote, { name: 'Later' });
  await synced.pass();
  expect(await connectionOf(synced)).toMatchObject({ status: 'error' });
  await synced.pass(10 * 60_000);
  expect(await connectionOf(synced)).toMatchObject({ status: 'connected' });
  expect(await synced.owner.get(`/accounts/${account.id}`)).toMatchObject({ name: 'Later' });
});

test('a rejected value becomes an issue, other fields go through, and a retry closes it', async () => {
  const { synced, remote, account } = await pair();
  synced.crm.rejects = (_, { industry }) =>
    industry === 'Retail'
      ? new CrmError('invalid', 'Retail is not allowed any more.', { field: 'industry' })
      : undefined;
  await synced.owner.patch(`/accounts/${account.id}`, { industry: 'Retail', employees: 7 });
  await synced.changed('accounts', account.id);
  await synced.pass();
  expect(synced.crm.get('companies', remote)).toMatchObject({ employees: 7 });
  expect(synced.crm.get('companies', remote)!.industry ?? null).toBeNull();
  const [issue] = await synced.issues();
  expect(issue).toMatchObject({ kind: 'rejected_there', field: 'industry', is_dead: true });
  const work = await synced.owner.get<{ items: unknown[] }>('/work_items').catch(() => undefined);
  if (work) expect(JSON.stringify(work)).toContain('Blue');
  synced.crm.rejects = () => undefined;
  await synced.owner.post(`/sync_issues/${issue!.id}/retry`);
  await synced.settle();
  expect(synced.crm.get('companies', remote)).toMatchObject({ industry: 'Retail' });
  expect(await synced.issues()).toEqual([]);

  // A value that we do not accept is told as well.
  synced.crm.edit('companies', remote, { employees: -3, name: 'Bluer' });
  await synced.pass();
  expect(await synced.owner.get(`/accounts/${account.id}`)).toMatchObject({ name: 'Bluer', employees: 7 });
  expect(await synced.issues()).toMatchObject([{ kind: 'rejected_here', field: 'employees' }]);
});

test('a first synchronization is undone, except for what people changed, and does not come back', async () => {
  const synced = await Synced.begin(world);
  for (const name of ['One', 'Two', 'Three'])
    synced.crm.add('companies', { name, domain: `${name.toLowerCase()}.example`, kind: 'customer' });
  const mapping = await synced.live(await synced.accounts());
  const run = await synced.backfill(mapping);
  const two = (await accountsOf(synced)).find(({ name }) => name === 'Two')!;
  await synced.owner.patch(`/accounts/${two.id}`, { name: 'Mine' });
  const undo = await synced.owner.post<SyncRun>(`/sync_runs/${run.id}/undo`);
  await synced.settle();
  expect(await synced.owner.get(`/sync_runs/${undo.id}`)).toMatchObject({
    status: 'done',
    counts: { archive_here: 2, failed: 1 },
  });
  expect((await accountsOf(synced)).map(({ name }) => name)).toEqual(['Mine']);
  await synced.pass();
  await synced.backfill(mapping);
  expect(await accountsOf(synced)).toHaveLength(1);
  expect((await synced.owner.request('POST', `/sync_runs/${run.id}/undo`, {})).statusCode).toBe(409);
});

test('filters keep records apart, and a mapping without one cannot be simulated', async () => {
  const synced = await Synced.begin(world);
  synced.crm.add('companies', { name: 'Reseller', domain: 'reseller.example', kind: 'partner' });
  const bare = await synced.accounts({ in_filters: [], remote_object: 'companies' });
  const refused = await synced.owner.request('POST', `/object_mappings/${bare.id}/simulate`, {});
  expect(refused.statusCode).toBe(422);
  await synced.owner.patch(`/object_mappings/${bare.id}`, {
    in_filters: [{ field: 'kind', equals: ['customer'] }],
    out_filters: [{ field: 'industry', equals: ['Retail'] }],
  });
  const shop = await synced.owner.post<Account>('/accounts', {
    name: 'Shop',
    domain: 'shop.example',
    industry: 'Retail',
  });
  const bank = await synced.owner.post<Account>('/accounts', {
    name: 'Bank',
    domain: 'bank.example',
    industry: 'Banking',
  });
  await synced.live(bare);
  await synced.changed('accounts', shop.id, bank.id);
  await synced.pass();
  expect(
    synced.crm
      .all('companies')
      .map(({ values }) => values.name)
      .sort(),
  ).toEqual(['Reseller', 'Shop']);
  expect((await accountsOf(synced)).map(({ name }) => name)).toEqual(['Bank', 'Shop']);
});

test('another company and people without the permission reach nothing', async () => {
  const { synced, mapping, account } = await pair();
  const other = await Synced.begin(world);
  const links = await synced.owner.get<{ id: string }[]>(`/record_links?object_mapping_id=${mapping.id}`);
  for (const [method, path, body] of [
    ['GET', `/object_mappings/${mapping.id}`, undefined],
    ['POST', `/object_mappings/${mapping.id}/simulate`, {}],
    ['POST', `/object_mappings/${mapping.id}/backfill`, {}],
    ['GET', `/record_links/${links[0]!.id}`, undefined],
    ['GET', `/record_links/explain?table=accounts&id=${account.id}`, undefined],
    ['POST', '/record_links/sync_now', { table: 'accounts', id: account.id }],
    ['GET', `/object_mappings/remote_objects?connection_id=${synced.connection_id}`, undefined],
  ] as const)
    expect((await other.owner.request(method, path, body)).statusCode, path).toBe(404);
  const stolen = await other.owner.request('POST', '/object_mappings', {
    connection_id: synced.connection_id,
    local_table: 'accounts',
    remote_object: 'companies',
  });
  expect(stolen.statusCode).toBe(404);
  const reader = await synced.company.member('read_only');
  expect((await reader.request('POST', `/object_mappings/${mapping.id}/pause`, {})).statusCode).toBe(403);
  const nowhere = await synced.owner.request('POST', '/field_mappings', {
    object_mapping_id: mapping.id,
    local_field: 'name',
    remote_field: null,
  });
  expect(nowhere.statusCode).toBe(422);
});

test('an erased person leaves no values behind and does not come back, and a merged partner keeps its link', async () => {
  const synced = await Synced.begin(world);
  const { crm, owner } = synced;
  const contacts = await synced.map(
    { local_table: 'contacts', remote_object: 'contacts', match_local: 'email', match_remote: 'email' },
    [
      { local_field: 'first_name', remote_field: 'firstname' },
      { local_field: 'last_name', remote_field: 'lastname' },
      { local_field: 'email', remote_field: 'email' },
    ],
  );
  const person = crm.add('contacts', { firstname: 'Zelda', lastname: 'Quux', email: 'zelda@quux.example' });
  await synced.backfill(await synced.live(contacts));
  const [contact] = await owner.get<{ id: string }[]>('/contacts');
  await owner.post(`/contacts/${contact!.id}/erase`);
  await synced.changed('contacts', contact!.id);
  crm.edit('contacts', person, { firstname: 'Zelda B' });
  await synced.pass();
  expect(crm.get('contacts', person)).toMatchObject({ lastname: 'Quux' });
  expect(await owner.get('/contacts')).toEqual([]);
  const stored = await synced.company.within((call) =>
    call.rows(sql`
      select to_jsonb(l)::text as text from record_links l where organization_id = ${call.organization_id}
      union all select to_jsonb(r)::text from sync_run_records r where organization_id = ${call.organization_id}
      union all select to_jsonb(i)::text from sync_issues i where organization_id = ${call.organization_id}`),
  );
  expect(JSON.stringify(stored)).not.toMatch(/Quux|zelda@/i);

  const partners = await synced.map(
    { local_table: 'partners', remote_object: 'companies', in_filters: [{ field: 'kind', equals: ['partner'] }] },
    [
      { local_field: 'name', remote_field: 'name' },
      { local_field: 'domain', remote_field: 'domain' },
      { local_field: null, remote_field: 'kind', fixed_value: 'partner', on_create: 'out', on_update: 'none' },
    ],
  );
  crm.add('companies', { name: 'Reseller', domain: 'reseller.example', kind: 'partner' });
  await synced.backfill(await synced.live(partners));
  const [partner] = await owner.get<{ id: string }[]>('/partners');
  const kept = await owner.post<{ id: string }>('/partners', {
    name: 'Kept',
    status_id: (await owner.get<{ status_id: string }>(`/partners/${partner!.id}`)).status_id,
  });
  await owner.post(`/partners/${kept.id}/merge`, { other_id: partner!.id, take: [] });
  expect(await owner.get(`/record_links?record_id=${kept.id}`)).toMatchObject([{ ended_at: null }]);
});
