import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import type { Contact } from '#features/partners/contacts/schema.ts';
import { sql } from '#server/db/sql.ts';
import type { CrmField } from '#server/ports/crm.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { RecordLink, SyncRun } from '../schema.ts';
import { localTable } from './tables/local-table.ts';
import { Synced } from './testing/synced.ts';

/** Records of one page of the CRM are created together. Nobody may notice that. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const accountsOf = ({ owner }: Synced) => owner.get<Account[]>('/accounts?_end=300&_sort=name&_order=asc');
const linksOf = ({ owner }: Synced) => owner.get<RecordLink[]>('/record_links?_end=300');
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

const numbered = (n: number) => `Company ${String(n).padStart(2, '0')}`;

async function liveAccounts(count: number, special: Readonly<Record<number, object>> = {}) {
  const synced = await Synced.begin(world);
  const mapping = await synced.live(await synced.accounts());
  for (let n = 0; n < count; n += 1)
    synced.crm.add('companies', {
      name: numbered(n),
      domain: `company${n}.example`,
      kind: 'customer',
      ...special[n],
    });
  return { synced, mapping };
}

test('a record that is refused in the middle of a page is reported alone, and its neighbors are created', async () => {
  const { synced, mapping } = await liveAccounts(40, {
    7: { name: '' },
    20: { employees: 3_000_000_000 },
    21: { name: 'Long '.repeat(60) },
  });
  expect(await synced.backfill(mapping)).toMatchObject({
    status: 'done',
    counts: { create_here: 38, incomplete: 1, failed: 2 },
  });
  const accounts = await accountsOf(synced);
  expect(namesOf(accounts)).toEqual(
    Array.from({ length: 40 }, (_, n) => numbered(n)).filter((_, n) => n !== 7 && n !== 21),
  );
  expect(accounts[19]).toMatchObject({ name: numbered(20), employees: null });
  expect((await linksOf(synced)).map(({ record_id }) => record_id).sort()).toEqual(accounts.map(({ id }) => id).sort());
  const issues = await synced.issues();
  expect(issues.map(({ remote_id }) => remote_id).sort()).toEqual(['21', '22', '8']);
  expect(issues.find(({ remote_id }) => remote_id === '8')!.message).toContain(
    'Name is empty in Memory CRM and required here.',
  );
});

test('texts that the database cannot store lose what it cannot store, and stop no page', async () => {
  const { synced, mapping } = await liveAccounts(6, {
    2: { name: 'Zero\0 byte' },
    3: { name: 'Half \ud800 pair' },
  });
  expect(await synced.backfill(mapping)).toMatchObject({ status: 'done', counts: { create_here: 6 } });
  expect(namesOf(await accountsOf(synced))).toEqual(expect.arrayContaining(['Zero byte', 'Half \ufffd pair']));
  expect(await synced.issues()).toEqual([]);
});

test('each record of a page has its audit entry and its event, in the name of the connection', async () => {
  const { synced, mapping } = await liveAccounts(12);
  await synced.backfill(mapping);
  const ids = (await accountsOf(synced)).map(({ id }) => id).sort();
  expect(ids).toHaveLength(12);
  const [audited, announced] = await synced.company.within(async (call) => [
    await call.rows<{ ref_id: string; reason: string }>(sql`
      select ref_id, reason from audit_events
      where organization_id = ${call.organization_id} and ref_table = 'accounts' and action = 'created'`),
    await call.rows<{ ref_id: string }>(sql`
      select ref_id from outbox_events
      where organization_id = ${call.organization_id} and topic = 'accounts.created'`),
  ]);
  expect(audited.map(({ ref_id }) => ref_id).sort()).toEqual(ids);
  expect(new Set(audited.map(({ reason }) => reason))).toEqual(new Set(['Memory CRM']));
  expect(announced.map(({ ref_id }) => ref_id).sort()).toEqual(ids);
});

test('the same record twice in one page is created once', async () => {
  const { synced, mapping } = await liveAccounts(10, {
    4: { name: 'Twin', domain: 'twin.example' },
    8: { name: 'Twin', domain: 'www.twin.example' },
  });
  synced.crm.repeats = 5;
  expect(await synced.backfill(mapping)).toMatchObject({ status: 'done', counts: { create_here: 9, failed: 1 } });
  expect(namesOf(await accountsOf(synced)).filter((name) => name === 'Twin')).toHaveLength(1);
  expect(await synced.issues()).toMatchObject([{ kind: 'duplicate', remote_id: '9' }]);
  expect(await linksOf(synced)).toHaveLength(9);
});

test('partners of a page begin their history like any other partner', async () => {
  const synced = await Synced.begin(world);
  for (let n = 0; n < 8; n += 1)
    synced.crm.add('companies', { name: numbered(n), domain: `partner${n}.example`, kind: 'partner' });
  const mapping = await synced.live(
    await synced.map(
      { local_table: 'partners', remote_object: 'companies', in_filters: [{ field: 'kind', equals: ['partner'] }] },
      [
        { local_field: 'name', remote_field: 'name' },
        { local_field: 'domain', remote_field: 'domain' },
      ],
    ),
  );
  expect(await synced.backfill(mapping)).toMatchObject({ counts: { create_here: 8 } });
  const begun = await synced.company.within((call) =>
    call.rows<{ name: string; to_category: string }>(sql`
      select p.name, e.to_category from partner_status_events e
      join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
      where e.organization_id = ${call.organization_id} order by p.name`),
  );
  expect(begun).toEqual(Array.from({ length: 8 }, (_, n) => ({ name: numbered(n), to_category: 'active' })));
});

test('a page finds the accounts that are here already, and creates the others', async () => {
  const { synced, mapping } = await liveAccounts(12, { 3: { domain: null }, 6: { domain: 'www.company6.example' } });
  await synced.owner.post('/accounts', { name: numbered(3) });
  await synced.owner.post('/accounts', { name: 'Another name', domain: 'company6.example' });
  expect(await synced.backfill(mapping)).toMatchObject({ status: 'done', counts: { create_here: 10, link: 2 } });
  expect(await accountsOf(synced)).toHaveLength(12);
});

test('records of a page that refer to the same account are created with it', async () => {
  const { synced, mapping } = await liveAccounts(1);
  await synced.backfill(mapping);
  const [account] = await accountsOf(synced);
  const contacts = await synced.live(
    await synced.map({ local_table: 'contacts', remote_object: 'contacts' }, [
      { local_field: 'first_name', remote_field: 'firstname' },
      { local_field: 'last_name', remote_field: 'lastname' },
      { local_field: 'email', remote_field: 'email' },
      { local_field: 'account_id', remote_field: 'company' },
    ]),
  );
  const deals = await synced.live(
    await synced.map({ local_table: 'opportunities', remote_object: 'deals' }, [
      { local_field: 'name', remote_field: 'dealname' },
      { local_field: 'amount_minor', remote_field: 'amount' },
      { local_field: 'account_id', remote_field: 'company' },
    ]),
  );
  for (let n = 0; n < 8; n += 1) {
    const company = '1';
    const email = `p${n % 7}@company0.example`;
    synced.crm.add('contacts', { firstname: 'Pat', lastname: `Number ${n}`, email, company });
    synced.crm.add('deals', { dealname: `Deal ${n % 7}`, amount: `${10 + (n % 7)}`, company });
  }
  expect(await synced.backfill(contacts)).toMatchObject({ counts: { create_here: 7, failed: 1 } });
  expect(await synced.backfill(deals)).toMatchObject({ counts: { create_here: 8 } });
  const people = await synced.owner.get<Contact[]>('/contacts?_end=50');
  expect(people.map(({ account_id }) => account_id)).toEqual(Array(7).fill(account!.id));
  const opportunities = await synced.owner.get<Opportunity[]>('/opportunities?_end=50');
  expect(opportunities.map(({ account_id }) => account_id)).toEqual(Array(8).fill(account!.id));
  expect(new Set(opportunities.map(({ number }) => number)).size).toBe(8);
});

test('records of a page that refer to each other are all created once, the parent before its subsidiary', async () => {
  const synced = await Synced.begin(world);
  const { crm } = synced;
  const companies = crm.objects.find(({ name }) => name === 'companies')!;
  const parent: CrmField = {
    ...companies.fields.find(({ name }) => name === 'city')!,
    name: 'parent',
    label: 'Parent',
    type: 'reference',
    references: 'companies',
  };
  Object.assign(companies, { fields: [...companies.fields, parent] });
  const mapping = await synced.live(
    await synced.accounts({}, [
      { local_field: 'name', remote_field: 'name' },
      { local_field: 'domain', remote_field: 'domain' },
      { local_field: 'parent_account_id', remote_field: 'parent' },
    ]),
  );
  const company = (name: string, parent_id: string | null) =>
    crm.add('companies', { name, domain: `${name.toLowerCase()}.example`, kind: 'customer', parent: parent_id });
  for (let n = 1; n <= 6; n += 1) company(`C${n}`, null);
  company('Child', '2');
  company('First', '9');
  company('Second', '8');
  await synced.backfill(mapping);
  expect(namesOf(await accountsOf(synced)).slice(0, 6)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
  for (let n = 0; n < 5; n += 1) await synced.pass(40 * 60_000);
  const accounts = await accountsOf(synced);
  expect(namesOf(accounts)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'Child', 'First', 'Second']);
  const named = new Map(accounts.map((account) => [account.name, account]));
  expect(named.get('Child')!.parent_account_id).toBe(named.get('C2')!.id);
  expect(await linksOf(synced)).toHaveLength(9);
});

test('a process that ends in the middle of a page neither loses nor doubles a record', async () => {
  const { synced, mapping } = await liveAccounts(30);
  const run = await synced.owner.post<SyncRun>(`/object_mappings/${mapping.id}/backfill`);
  const accounts = localTable('accounts')!;
  const { create } = accounts;
  accounts.create = async (call, rows) => {
    await create(call, rows);
    throw new Error('killed');
  };
  try {
    await expect(synced.settle()).rejects.toThrow('killed');
  } finally {
    accounts.create = create;
  }
  expect(await accountsOf(synced)).toEqual([]);
  await synced.company.within((call) =>
    call.enqueue('field-mappings.backfill', { run_id: run.id, failures: 0 }, { job_key: `again ${run.id}` }),
  );
  await synced.settle();
  expect(await synced.owner.get<SyncRun>(`/sync_runs/${run.id}`)).toMatchObject({
    status: 'done',
    counts: { create_here: 30 },
  });
  expect(namesOf(await accountsOf(synced))).toEqual(Array.from({ length: 30 }, (_, n) => numbered(n)));
  expect(await linksOf(synced)).toHaveLength(30);
});
