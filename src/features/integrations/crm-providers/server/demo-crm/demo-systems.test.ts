import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCrm } from '#features/integrations/connections/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { DemoList } from '../../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const systems = [
  {
    connector: 'demo_salesforce',
    object: 'accounts',
    of: 'Account',
    name: 'Name',
    ours: 'Name',
    more: { Type: 'Partner', NumberOfEmployees: '12' },
    bad: { Type: 'Nonsense' },
    canMerge: true,
  },
  {
    connector: 'demo_pipedrive',
    object: 'organizations',
    of: 'organizations',
    name: 'name',
    ours: 'name',
    more: { kind: '2', website: 'https://new.example' },
    bad: { kind: '9' },
    canMerge: false,
  },
  {
    connector: 'demo_rest',
    object: 'customers',
    of: 'customers',
    name: 'title',
    ours: 'name',
    more: { level: 'gold', email: 'office@new.example', size: '5' },
    bad: { size: 'many' },
    canMerge: true,
  },
] as const;

describe.each(systems)('$connector', ({ connector, object, of, name, ours, more, bad, canMerge }) => {
  let connection_id: string;
  const records = async () => (await company.owner.get<DemoList>(`/demo_crm_records?object=${object}`)).records;
  const found = async (wanted: string) => (await records()).find(({ values }) => values[name] === wanted);
  const changes = async (cursor: string | null) => {
    const crm = await openCrm(world.kernel, company.id, connection_id);
    const seen: { id: string; name: unknown; is_deleted: boolean; merged_into: string | null }[] = [];
    let position = cursor;
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await crm.changes(of, position, { fields: [ours], filters: [], limit: 100 });
      seen.push(
        ...page.records.map(({ id, values, is_deleted, merged_into }) => ({
          id,
          name: values[ours],
          is_deleted,
          merged_into,
        })),
      );
      position = page.cursor;
      if (!page.has_more) break;
    }
    return { seen, cursor: position };
  };

  beforeAll(async () => {
    const { id } = await company.owner.post<{ id: string }>('/connections', { connector, values: {} });
    connection_id = id;
  });

  it('has records when it is connected, which the adapter of the provider reads', async () => {
    const shown = await records();
    expect(shown).toHaveLength(6);
    expect((await changes(null)).seen.map(({ name }) => name).toSorted()).toEqual(
      shown.map(({ values }) => values[name]).toSorted(),
    );
  });

  it('shows what Tandem writes, once for one id of ours', async () => {
    const crm = await openCrm(world.kernel, company.id, connection_id);
    const write = { id: null, external_id: newId(), values: { [ours]: 'Written by Tandem' } };
    for (const status of ['created', 'updated']) expect((await crm.write(of, [write]))[0]).toMatchObject({ status });
    expect((await records()).filter(({ values }) => values[name] === 'Written by Tandem')).toHaveLength(1);
  });

  it('tells the connection what a person creates, changes, deletes and merges', async () => {
    const { owner } = company;
    const before = await changes(null);
    const { id } = await owner.post<{ id: string }>('/demo_crm_records', {
      object,
      values: { [name]: 'New company', ...more },
    });
    expect((await found('New company'))?.values).toMatchObject(more);
    await owner.patch(`/demo_crm_records/${object}/${id}`, { values: { [name]: 'Renamed company' } });
    expect((await found('Renamed company'))?.values).toMatchObject(more);
    expect((await changes(before.cursor)).seen).toContainEqual({
      id,
      name: 'Renamed company',
      is_deleted: false,
      merged_into: null,
    });
    const announced = await company.within((call) =>
      call.rows<{ payload: { changes: { object: string; id: string }[] } }>(sql`
        select payload from outbox_events where topic = 'connections.records_changed' and ref_id = ${connection_id}`),
    );
    expect(announced.flatMap(({ payload }) => payload.changes)).toContainEqual(
      expect.objectContaining({ object: of, id }),
    );

    const [other] = await records();
    const merged = await owner.request('POST', `/demo_crm_records/${object}/${id}/merge`, { into: other!.id });
    expect(merged.statusCode).toBe(canMerge ? 204 : 409);
    if (!canMerge) await owner.request('DELETE', `/demo_crm_records/${object}/${id}`);
    expect(await found('Renamed company')).toBeUndefined();
    world.clock.advance(120_000);
    const crm = await openCrm(world.kernel, company.id, connection_id);
    expect((await crm.read(of, [id], [])).filter(({ is_deleted }) => !is_deleted)).toEqual([]);
  });

  it('refuses values that the system does not have, and changes nothing', async () => {
    const { owner } = company;
    const [record] = await records();
    for (const values of [bad, { [name]: ' ' }, { unknown: 'x' }]) {
      const answer = await owner.request('PATCH', `/demo_crm_records/${object}/${record!.id}`, { values });
      expect(answer.statusCode, answer.body).toBe(422);
    }
    expect((await owner.request('POST', '/demo_crm_records', { object, values: {} })).statusCode).toBe(422);
    expect(
      (await owner.request('PATCH', `/demo_crm_records/${object}/999`, { values: { [name]: 'x' } })).statusCode,
    ).toBe(404);
    expect(await records()).toContainEqual(record);
  });

  it('does not exist for partners, and other companies have one of their own', async () => {
    const partner = await company.within((call) => samplePartner(call));
    const admin = await world.partnerUser(company, partner);
    expect((await admin.request('GET', `/demo_crm_records?object=${object}`)).statusCode).toBe(404);
    expect((await admin.request('POST', '/connections', { connector, values: {} })).statusCode).toBe(404);
    const stranger = (await world.company('Stranger')).owner;
    expect((await stranger.get<DemoList>(`/demo_crm_records?object=${object}`)).records).toEqual([]);
    const [record] = await records();
    expect((await stranger.request('DELETE', `/demo_crm_records/${object}/${record!.id}`)).statusCode).toBe(404);
  });

  it('starts again with its first records', async () => {
    const system = connector.slice('demo_'.length);
    await company.owner.post('/demo_crm_records/reset', { system });
    expect(await records()).toHaveLength(6);
    expect(await found('Written by Tandem')).toBeUndefined();
  });
});
