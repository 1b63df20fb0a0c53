import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCrm } from '#features/integrations/connections/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { DemoList, DemoObject } from '../../schema.ts';

let world: World;
let company: Company;
let connection_id: string;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  const { id } = await company.owner.post<{ id: string }>('/api/connections', { connector: 'demo_crm', values: {} });
  connection_id = id;
});
afterAll(() => world.close());

const list = async (object: DemoObject, person = company.owner) =>
  (await person.get<DemoList>(`/api/demo_crm_records?object=${object}`)).records;
const found = async (object: DemoObject, name: string) => {
  const record = (await list(object)).find(({ values }) => Object.values(values).includes(name));
  if (!record) throw new Error(`${name} does not exist.`);
  return record;
};
const announced = () =>
  company.within((call) =>
    call.rows<{ payload: { changes: { object: string; id: string }[] } }>(sql`
      select payload from outbox_events
      where organization_id = ${company.id} and topic = 'connections.records_changed' and ref_id = ${connection_id}
      order by seq`),
  );
const open = () => openCrm(world.kernel, company.id, connection_id);

describe('Demo CRM', () => {
  it('has plausible records when it is connected, and no others afterwards', async () => {
    expect((await list('companies')).length).toBe(12);
    expect((await list('contacts')).length).toBe(10);
    const deals = await list('deals');
    expect(deals.find(({ values }) => values.dealname === 'Juniper: branch pilot')).toMatchObject({
      company_name: 'Juniper Bank',
      values: { amount: '75000', dealstage: 'qualifiedtobuy' },
    });
    const crm = await open();
    expect(await crm.check()).toEqual({ account: 'Demo CRM', scopes: [] });
    expect((await list('companies')).length).toBe(12);
  });

  it('is read and written through the port of CRM systems', async () => {
    const crm = await open();
    const objects = await crm.describe();
    expect(objects.find(({ name }) => name === 'companies')?.fields.map(({ name }) => name)).toContain('type');
    const page = await crm.changes('companies', null, {
      fields: ['name', 'type'],
      filters: [{ field: 'type', equals: ['PARTNER'] }],
      limit: 100,
    });
    expect(page.records).toHaveLength(4);
    expect(page.records[0]?.url).toContain('/connections/demo-crm?object=companies&record=');
    const [result] = await crm.write('companies', [
      { id: null, external_id: 'ours-1', values: { name: 'Written by us', type: 'PARTNER' } },
    ]);
    expect(result).toMatchObject({ status: 'created' });
    const [again] = await crm.write('companies', [{ id: null, external_id: 'ours-1', values: { city: 'Ulm' } }]);
    expect(again).toMatchObject({ status: 'updated' });
    expect((await found('companies', 'Written by us')).values.city).toBe('Ulm');
    const [bad] = await crm.write('companies', [
      { id: null, external_id: 'x', values: { name: 'X', type: 'NONSENSE' } },
    ]);
    expect(bad).toMatchObject({ status: 'failed', error: { kind: 'invalid', field: 'type' } });
  });

  it('lets a person work as in the CRM and announces each change', async () => {
    const { owner } = company;
    const before = (await announced()).length;
    const bank = await found('companies', 'Juniper Bank');
    const { id } = await owner.post<{ id: string }>('/api/demo_crm_records', {
      object: 'deals',
      values: {
        dealname: 'New deal',
        dealstage: 'contractsent',
        amount: '100',
        closedate: '2026-06-30',
        company: bank.id,
      },
    });
    expect(await found('deals', 'New deal')).toMatchObject({ company_name: 'Juniper Bank' });
    await owner.patch(`/api/demo_crm_records/deals/${id}`, { values: { dealstage: 'closedwon', company: '' } });
    expect(await found('deals', 'New deal')).toMatchObject({ company_name: null, values: { dealstage: 'closedwon' } });
    const ferries = await found('companies', 'Ventura Ferries');
    const retail = await found('companies', 'Alder & Finch Retail');
    await owner.post(`/api/demo_crm_records/companies/${ferries.id}/merge`, { into: retail.id });
    const removed = await owner.request('DELETE', `/api/demo_crm_records/deals/${id}`);
    expect(removed.statusCode).toBe(204);
    const news = (await announced())
      .slice(before)
      .map(({ payload }) => payload.changes.map(({ object, id }) => `${object} ${id}`));
    expect(news).toHaveLength(4);
    expect(news[0]).toContain(`deals ${id}`);
    expect(news[2]).toEqual(expect.arrayContaining([`companies ${retail.id}`, `companies ${ferries.id}`]));

    const crm = await open();
    const read = await crm.read('companies', [ferries.id], ['name']);
    expect(read).toMatchObject([{ is_deleted: true, merged_into: retail.id }]);
    expect(await crm.read('deals', [id], ['dealname'])).toMatchObject([{ is_deleted: true, merged_into: null }]);
  });

  it('does not announce what the synchronization writes', async () => {
    const before = (await announced()).length;
    const crm = await open();
    await crm.write('companies', [{ id: null, external_id: 'ours-2', values: { name: 'Quiet' } }]);
    expect((await announced()).length).toBe(before);
  });

  it('refuses bad values, unknown records and fields in plain words', async () => {
    const { owner } = company;
    const send = (body: unknown) => owner.request('POST', '/api/demo_crm_records', body);
    const contact = await found('contacts', 'Okafor');
    for (const [body, status] of [
      [{ object: 'companies', values: {} }, 422],
      [{ object: 'companies', values: { name: '  ' } }, 422],
      [{ object: 'companies', values: { name: 'X', type: 'NONSENSE' } }, 422],
      [{ object: 'companies', values: { name: 'X', tandem_id: 'forged' } }, 422],
      [{ object: 'companies', values: { name: 'X', hs_object_id: '1' } }, 422],
      [{ object: 'contacts', values: { lastname: 'X', email: contact.values.email } }, 409],
      [{ object: 'deals', values: { dealname: 'X', dealstage: 'contractsent', company: '999999' } }, 404],
      [{ object: 'tickets', values: {} }, 400],
      [{ object: 'companies', values: { name: 1 } }, 400],
    ] as const) {
      const response = await send(body);
      expect([response.statusCode, JSON.stringify(body)]).toEqual([status, JSON.stringify(body)]);
      expect(response.json<{ message: string }>().message).not.toMatch(/HubSpot|JSON/);
    }
    const gone = await owner.request('PATCH', '/api/demo_crm_records/deals/999999', { values: { dealname: 'X' } });
    expect(gone.statusCode).toBe(404);
    expect((await owner.request('DELETE', '/api/demo_crm_records/deals/999999')).statusCode).toBe(404);
  });

  it('keeps unique values unique when two requests race', async () => {
    const { owner } = company;
    const create = () =>
      owner.request('POST', '/api/demo_crm_records', {
        object: 'contacts',
        values: { lastname: 'Race', email: 'race@juniper-bank.example' },
      });
    const statuses = (await Promise.all([create(), create(), create()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
  });

  it('belongs to one company and to those who may see its connections', async () => {
    const other = await world.company();
    expect(await list('companies', other.owner)).toEqual([]);
    const bank = await found('companies', 'Juniper Bank');
    const foreign = await other.owner.request('PATCH', `/api/demo_crm_records/companies/${bank.id}`, {
      values: { name: 'Stolen' },
    });
    expect(foreign.statusCode).toBe(404);
    const content = await company.member('content');
    expect((await content.request('GET', '/api/demo_crm_records?object=deals')).statusCode).toBe(403);
  });

  it('restores its demo data', async () => {
    const response = await company.owner.request('POST', '/api/demo_crm_records/reset', {});
    expect(response.statusCode).toBe(204);
    expect((await list('companies')).map(({ values }) => values.name)).not.toContain('Quiet');
    expect(await list('companies')).toHaveLength(12);
  });
});
