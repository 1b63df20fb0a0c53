import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleDocument } from '#features/enablement/documents/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Account, AccountMerged } from '../schema.ts';
import { movedTables } from './merge.ts';
import { findAccounts } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const make = (values: object) => company.owner.post<Account>('/accounts', values);
const read = ({ id }: { id: string }) => company.owner.get<Account>(`/accounts/${id}`);
const merge = (into: Account, other: Account, take: string[] = []) =>
  company.owner.post<AccountMerged>(`/accounts/${into.id}/merge`, { other_id: other.id, take });
const refusal = (into: { id: string }, other: { id: string }, more: object = {}) =>
  company.owner.request('POST', `/accounts/${into.id}/merge`, { other_id: other.id, take: [], ...more });

test('keeps the chosen values, fills in missing ones, combines tags, and reports what moved', async () => {
  const kept = await make({ name: 'Acme', industry: 'Retail', tags: ['north'], external_ref: 'crm-1' });
  const other = await make({
    name: 'ACME Corp',
    domain: 'acme.example',
    industry: 'Wholesale',
    annual_revenue_minor: 500,
    currency: 'EUR',
    is_customer: true,
    tags: ['vip', 'north'],
    external_ref: 'crm-2',
  });
  await company.within(async (call) => {
    await sampleOpportunity(call, { account_id: other.id });
    await sampleContact(call, { account_id: other.id, partner_id: null });
    await sampleDocument(call, { account_id: other.id });
  });
  const daughter = await make({ name: 'Acme Labs', parent_account_id: other.id });
  expect(await merge(kept, other, ['name', 'external_ref'])).toEqual({
    opportunities: 1,
    contacts: 1,
    documents: 1,
    accounts: 1,
  });
  expect(await read(kept)).toMatchObject({
    name: 'ACME Corp',
    industry: 'Retail',
    domain: 'acme.example',
    annual_revenue_minor: 500,
    currency: 'EUR',
    is_customer: true,
    tags: ['north', 'vip'],
    external_ref: 'crm-2',
    open_opportunities: 1,
  });
  expect(await read(daughter)).toMatchObject({ parent_account_id: kept.id });
  const given = await read(other);
  expect(given).toMatchObject({ merged_into_id: kept.id, merged_into_name: 'ACME Corp', external_ref: null });
  expect(given.archived_at).not.toBeNull();
  const [event] = await company.owner.get<{ reason: string }[]>(
    `/audit_events?ref_table=accounts&ref_id=${other.id}&_end=1`,
  );
  expect(event!.reason).toBe('ACME Corp was merged into Acme');
});

test('matches the merged name to the kept account, also after a second merge', async () => {
  const [first, second, third] = [
    await make({ name: 'Globex', domain: 'globex.example' }),
    await make({ name: 'Globex Inc', domain: 'globex-inc.example' }),
    await make({ name: 'Globex Holding', domain: 'globex-holding.example' }),
  ];
  await merge(second, first);
  await merge(third, second);
  const found = await company.within((call) =>
    findAccounts(call, [
      { name: 'x', domain: 'globex.example' },
      { name: 'y', domain: 'globex-inc.example' },
    ]),
  );
  expect(found).toEqual([third.id, third.id]);
  expect(await read(first)).toMatchObject({ merged_into_id: third.id });
});

test('replaces the parent account when an account is merged with its parent', async () => {
  const top = await make({ name: 'Top' });
  const mother = await make({ name: 'Mother', parent_account_id: top.id });
  const between = await make({ name: 'Between', parent_account_id: mother.id });
  const child = await make({ name: 'Child', parent_account_id: between.id });
  await merge(child, mother);
  expect(await read(child)).toMatchObject({ parent_account_id: top.id });
  expect(await read(between)).toMatchObject({ parent_account_id: child.id });
});

test('rejects invalid merges with a reason and changes nothing', async () => {
  const one = await make({ name: 'One', domain: 'one.example' });
  const two = await make({ name: 'Two' });
  const itself = await refusal(one, one);
  expect(itself.statusCode).toBe(422);
  expect(itself.json().errors.other_id).toEqual(['must be another account']);
  const field = await refusal(one, two, { take: ['archived_at'] });
  expect(field.statusCode).toBe(400);
  const stale = await refusal(one, two, { row_version: 99 });
  expect(stale.statusCode).toBe(409);
  const stranger = await (await world.company()).owner.post<Account>('/accounts', { name: 'Elsewhere' });
  expect((await refusal(one, stranger)).statusCode).toBe(404);
  await company.owner.request('DELETE', `/accounts/${two.id}`);
  expect((await refusal(one, two)).json().message).toBe('Two is archived.');
  expect(await read(one)).toMatchObject({ name: 'One', row_version: 1 });
});

test('rejects merges by roles restricted to their own partners', async () => {
  const one = await make({ name: 'Shared' });
  const two = await make({ name: 'Shared too' });
  const manager = await company.member('partner_manager');
  const refused = await manager.request('POST', `/accounts/${one.id}/merge`, { other_id: two.id, take: [] });
  expect(refused.statusCode).toBe(409);
  expect(await read(two)).toMatchObject({ archived_at: null });
});

test('ends with one account when two people merge the same accounts into each other', async () => {
  const one = await make({ name: 'Left' });
  const two = await make({ name: 'Right' });
  const codes = (await Promise.all([refusal(one, two), refusal(two, one)])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409]);
});

test('moves every reference to a merged account unless it is history', async () => {
  const referring = await company.within((call) =>
    call.rows<{ name: string }>(sql`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'accounts'::regclass order by 1`),
  );
  const history = ['commission_events'];
  // Jobs of the features that own them move them.
  const later = ['contract_accounts', 'introductions', 'mapping_records'];
  expect(referring.map(({ name }) => name).filter((name) => ![...history, ...later].includes(name))).toEqual(
    ['accounts', ...movedTables].sort(),
  );
});
