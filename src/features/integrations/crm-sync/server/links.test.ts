import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import { forgetFieldRules } from '#server/resource/field-rules.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { FormRule, RecordExplanation, RecordLink } from '../schema.ts';
import { Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const linkOf = async ({ owner }: Synced, id: string) =>
  (await owner.get<RecordLink[]>(`/record_links?record_id=${id}&_end=10`))[0]!;
const statusOf = async (synced: Synced, path: string, body: object = {}) =>
  (await synced.owner.request('POST', path, body)).statusCode;

test('a record is unlinked, stays on both sides, and is linked again with the values of one side', async () => {
  const synced = await Synced.begin(world);
  const { crm, owner } = synced;
  const remote = crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer', industry: 'Retail' });
  await synced.backfill(await synced.live(await synced.accounts()));
  const [account] = await owner.get<Account[]>('/accounts?_end=10');
  const link = await linkOf(synced, account!.id);

  await owner.post(`/record_links/${link.id}/unlink`);
  expect(await statusOf(synced, `/record_links/${link.id}/unlink`)).toBe(409);
  await owner.patch(`/accounts/${account!.id}`, { industry: 'Software' });
  crm.edit('companies', remote, { industry: 'Banking' });
  await synced.changed('accounts', account!.id);
  await synced.pass();
  expect(crm.get('companies', remote)).toMatchObject({ industry: 'Banking' });
  expect(await owner.get(`/accounts/${account!.id}`)).toMatchObject({ industry: 'Software' });
  expect(crm.all('companies')).toHaveLength(1);

  await owner.post(`/record_links/${link.id}/relink`, { side: 'here' });
  expect(await statusOf(synced, `/record_links/${link.id}/relink`)).toBe(409);
  await synced.pass();
  expect(crm.get('companies', remote)).toMatchObject({ industry: 'Software' });
});

test('a record is linked to one that is already in the CRM, and each of the two only once', async () => {
  const synced = await Synced.begin(world);
  const { crm, owner } = synced;
  const mapping = await synced.live(await synced.accounts());
  const { id } = await owner.post<Account>('/accounts', { name: 'Blue Ltd' });
  const remote = crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer' });
  const body = { object_mapping_id: mapping.id, record_id: id, remote_id: remote };
  const { can_create } = await owner.get<RecordExplanation>(`/record_links/explain?table=accounts&id=${id}`);
  expect(can_create).toMatchObject([{ object_mapping_id: mapping.id, connection_name: 'Memory CRM' }]);

  expect(await statusOf(synced, '/record_links', { ...body, remote_id: 'no-such-id' })).toBe(422);
  expect(await statusOf(synced, '/record_links', { ...body, side: 'there' })).toBe(201);
  expect(await statusOf(synced, '/record_links', body)).toBe(409);
  await synced.pass();
  expect(await owner.get(`/accounts/${id}`)).toMatchObject({ name: 'Blue', domain: 'blue.example' });
  expect(crm.all('companies')).toHaveLength(1);
});

test('links of another company do not exist, neither to end nor to continue', async () => {
  const synced = await Synced.begin(world);
  synced.crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer' });
  const mapping = await synced.live(await synced.accounts());
  await synced.backfill(mapping);
  const [account] = await synced.owner.get<Account[]>('/accounts?_end=10');
  const link = await linkOf(synced, account!.id);
  const stranger = await Synced.begin(world);
  expect(await statusOf(stranger, `/record_links/${link.id}/unlink`)).toBe(404);
  expect(await statusOf(stranger, `/record_links/${link.id}/relink`)).toBe(404);
  const body = { object_mapping_id: mapping.id, record_id: account!.id, remote_id: 'x' };
  expect(await statusOf(stranger, '/record_links', body)).toBe(404);
  expect((await linkOf(synced, account!.id)).ended_at).toBeNull();
});

test('requests and forms follow the rules of the CRM as soon as the mapping is active', async () => {
  const synced = await Synced.begin(world);
  const { owner, company } = synced;
  const mapping = await synced.accounts();
  expect(await owner.rows('/object_mappings/form_rules?table=accounts')).toEqual([]);
  expect(await statusOf(synced, '/accounts', { name: 'Before', industry: 'Mining' })).toBe(201);
  await synced.live(mapping);
  forgetFieldRules(company.id);
  const rules = await owner.rows<FormRule>('/object_mappings/form_rules?table=accounts');
  expect(rules).toContainEqual(
    expect.objectContaining({
      field: 'industry',
      connection_name: 'Memory CRM',
      options: ['Software', 'Retail', 'Banking'].map((value) => ({ value, label: value })),
    }),
  );
  const refused = await owner.request('POST', '/accounts', { name: 'After', industry: 'Mining' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { industry: ['must be one of: Software, Retail, Banking'] },
  ]);
  expect(await statusOf(synced, '/accounts', { name: 'After', industry: 'Retail' })).toBe(201);
});

test('the connected CRMs are listed with their health, without those of other companies', async () => {
  const synced = await Synced.begin(world);
  const [other, connections] = [
    await Synced.begin(world),
    await synced.owner.get<{ id: string; status: string }[]>('/object_mappings/connections'),
  ];
  expect(connections).toEqual([expect.objectContaining({ id: synced.connection_id, status: 'connected' })]);
  expect(JSON.stringify(connections)).not.toContain(other.connection_id);
});

test('a record tells that its connection is paused, and offers no synchronization meanwhile', async () => {
  const synced = await Synced.begin(world);
  synced.crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer' });
  await synced.backfill(await synced.live(await synced.accounts()));
  const [account] = await synced.owner.get<{ id: string }[]>('/accounts?_end=5');
  const other = await synced.owner.post<{ id: string }>('/accounts', { name: 'Unlinked' });
  const explain = (id: string) => synced.owner.get<RecordExplanation>(`/record_links/explain?table=accounts&id=${id}`);
  expect((await explain(account!.id)).links).toMatchObject([{ connection_status: 'connected', is_active: true }]);
  expect((await explain(other.id)).can_create).toHaveLength(1);
  await synced.owner.post(`/connections/${synced.connection_id}/pause`, {});
  expect((await explain(account!.id)).links).toMatchObject([{ connection_status: 'paused', is_active: false }]);
  expect((await explain(other.id)).can_create).toEqual([]);
});
