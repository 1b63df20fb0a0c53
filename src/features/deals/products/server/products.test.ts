import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrCreateProductCategories } from '#features/deals/product-categories/server/service.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { createProducts } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('creates a unique SKU from the product name when none is given', async () => {
  const { owner } = company;
  expect(await owner.post('/products', { name: 'GTX Pro (Über)' })).toMatchObject({
    sku: 'GTX-PRO-UBER',
    currency: 'USD',
  });
  expect(await owner.post('/products', { name: 'GTX Pro Über' })).toMatchObject({ sku: 'GTX-PRO-UBER-2' });
});

test('creates unique SKUs for products of one name created at the same time', async () => {
  const given = await Promise.all(
    Array.from({ length: 6 }, () => company.owner.request('POST', '/products', { name: 'Same instant' })),
  );
  expect(given.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
  expect(new Set(given.map((answer) => answer.json().sku)).size).toBe(6);
});

test('rejects a duplicate SKU', async () => {
  const { owner } = company;
  await owner.post('/products', { name: 'One', sku: 'X-1' });
  const refused = await owner.request('POST', '/products', { name: 'Two', sku: 'X-1' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toEqual({ sku: ['is already taken'] });
});

test('imports a price list with SKUs that are unique within it and against existing products', async () => {
  const ids = await company.within(async (call) => {
    const [series] = await findOrCreateProductCategories(call, ['GTX', 'gtx']);
    return createProducts(call, [
      { name: 'GTX Basic', category_id: series, list_price_minor: 55_000 },
      { name: 'GTX basic', category_id: series, list_price_minor: 56_000 },
      { name: 'Basic', sku: 'GTX-BASIC-2' },
    ]);
  });
  const rows = await company.owner.get<{ id: string; sku: string; category_name: string | null }[]>(
    `/products?${ids.map((id) => `id=${id}`).join('&')}`,
  );
  const skus = ids.map((id) => rows.find((row) => row.id === id)!.sku);
  expect(skus).toEqual(['GTX-BASIC', 'GTX-BASIC-3', 'GTX-BASIC-2']);
  expect(rows.filter(({ category_name }) => category_name === 'GTX')).toHaveLength(2);
});
