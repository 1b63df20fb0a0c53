import refineProvider from '@refinedev/simple-rest';
import axios from 'axios';
import { fetchUtils } from 'ra-core';
import raProvider from 'ra-data-json-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '../testing/world.ts';

/** Published clients for this list convention work with the API unchanged, over a real socket. */
let world: World;
let company: Company;
let base: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  base = `${await world.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => world.close());

const resource = 'partner_types';

test('@refinedev/simple-rest creates, lists, filters, sorts, pages, reads many, updates and deletes', async () => {
  const http = axios.create({ headers: { Authorization: `Bearer ${company.owner.token}` } });
  const provider = refineProvider(base, http);
  const ids: string[] = [];
  for (const name of ['Reseller', 'Referral', 'Affiliate', 'Services']) {
    const { data } = await provider.create<{ id: string }, object>({ resource, variables: { name } });
    ids.push(data.id);
  }
  const page = await provider.getList({
    resource,
    pagination: { currentPage: 2, pageSize: 3 },
    sorters: [{ field: 'name', order: 'asc' }],
  });
  expect(page.total).toBe(4);
  expect(page.data).toMatchObject([{ name: 'Services' }]);
  const matches = await provider.getList({
    resource,
    filters: [{ field: 'name', operator: 'contains', value: 're' }],
    sorters: [{ field: 'name', order: 'desc' }],
  });
  expect(matches.data).toMatchObject([{ name: 'Reseller' }, { name: 'Referral' }]);
  const others = await provider.getList({ resource, filters: [{ field: 'name', operator: 'ne', value: 'Services' }] });
  expect(others.total).toBe(3);
  const searched = await provider.getList({ resource, filters: [{ field: 'q', operator: 'eq', value: 'affil' }] });
  expect(searched.total).toBe(1);
  const many = await provider.getMany({ resource, ids: ids.slice(1, 3) });
  expect(many.data.map(({ id }) => id).sort()).toEqual(ids.slice(1, 3).sort());
  const updated = await provider.update({ resource, id: ids[0]!, variables: { name: 'Value-added reseller' } });
  expect(updated.data).toMatchObject({ name: 'Value-added reseller' });
  expect((await provider.getOne({ resource, id: ids[0]! })).data).toMatchObject({ name: 'Value-added reseller' });
  await provider.deleteOne({ resource, id: ids[0]! });
  expect((await provider.getList({ resource })).total).toBe(3);
});

test('ra-data-json-server creates, lists, reads, writes whole rows back and deletes', async () => {
  const provider = raProvider(base, (url, options = {}) =>
    fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${company.owner.token}` } }),
  );
  const { data: first } = await provider.create(resource, { data: { name: 'Agency' } });
  const { data: second } = await provider.create(resource, { data: { name: 'Agent' } });
  const list = await provider.getList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'name', order: 'ASC' },
    filter: { name_like: 'agen' },
  });
  expect(list).toMatchObject({ total: 2, data: [{ name: 'Agency' }] });
  const one = await provider.getOne(resource, { id: first.id });
  // The client sends back everything it read, including ids and instants.
  const updated = await provider.update(resource, {
    id: first.id,
    data: { ...one.data, name: 'Agencies' },
    previousData: one.data,
  });
  expect(updated.data).toMatchObject({ id: first.id, name: 'Agencies' });
  expect((await provider.getMany(resource, { ids: [first.id, second.id] })).data).toHaveLength(2);
  await expect(
    provider.update(resource, {
      id: first.id,
      data: { ...updated.data, created_at: '2020-01-01T00:00:00Z' },
      previousData: updated.data,
    }),
  ).rejects.toMatchObject({ status: 400 });
  const reference = await provider.getManyReference(resource, {
    target: 'name',
    id: 'Agent',
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  expect(reference.total).toBe(1);
  expect((await provider.deleteMany(resource, { ids: [first.id, second.id] })).data).toEqual([first.id, second.id]);
});

test('rejects an unsupported filter operator by name', async () => {
  const refused = await company.owner.request('GET', `/${resource}?or=name`);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain('"or"');
});
