import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { sql } from '../db/sql.ts';
import { createWorld, type World, withinCompany } from '../testing/world.ts';
import { prepareCompany } from './new-company.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('gives a new company default statuses, a pipeline, contact types and settings, once', async () => {
  const company = await world.company();
  await company.within(prepareCompany);
  await Promise.all([company.within(prepareCompany), company.within(prepareCompany)]);
  const { owner } = company;
  const statuses = await owner.get<{ category: string; is_default: boolean }[]>('/partner_statuses?_end=50');
  expect(statuses.filter(({ is_default }) => is_default)).toMatchObject([{ category: 'active' }]);
  expect(new Set(statuses.map(({ category }) => category)).size).toBe(7);
  expect(statuses).toHaveLength(8);
  expect(await owner.get<unknown[]>('/opportunity_types')).toMatchObject([{ is_default: true, motion: 'resale' }]);
  expect(await owner.get<unknown[]>('/contact_types')).toHaveLength(5);
  expect(await owner.get('/program_settings')).toMatchObject([{ protection_days: 90 }]);
});

test('prepares a company once for two simultaneous requests', async () => {
  const company = await world.company();
  await Promise.all([company.within(prepareCompany), company.within(prepareCompany), company.within(prepareCompany)]);
  expect(await company.owner.get<unknown[]>('/partner_statuses?_end=50')).toHaveLength(8);
  expect(await company.owner.get<unknown[]>('/opportunity_types')).toHaveLength(1);
});

test('sets the minimum payout to fifty units of the currency', async () => {
  for (const [currency, minor] of [
    ['EUR', 5_000],
    ['JPY', 50],
    ['KWD', 50_000],
  ] as const) {
    const id = newId();
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        insert into organizations (id, name, slug, kind, base_currency)
        values (${id}, 'New', ${`new-${id.slice(-12)}`}, 'vendor', ${currency})`),
    );
    await withinCompany(world.kernel, id, prepareCompany);
    const settings = await withinCompany(world.kernel, id, (call) =>
      call.one(sql`select min_payout from program_settings where organization_id = ${id}`),
    );
    expect(settings).toEqual({ min_payout: { [currency]: minor } });
  }
});

test('keeps what a company created itself', async () => {
  const company = await world.company();
  await company.owner.post('/contact_types', { name: 'Architect' });
  await company.within(prepareCompany);
  expect(await company.owner.get('/contact_types')).toMatchObject([{ name: 'Architect' }]);
});
