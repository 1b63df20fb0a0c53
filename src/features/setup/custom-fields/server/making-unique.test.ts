import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { CustomField } from '../schema.ts';

/** A field of a company's own becomes unique while accounts are written. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function badgeOf({ owner }: Company): Promise<CustomField> {
  const field = { entity: 'accounts', field_type: 'STRING', label: 'Badge' };
  return owner.post<CustomField>('/custom_fields', field);
}

test('does not wait for writes of other companies', async () => {
  const [company, busy] = [await world.company(), await world.company('Busy')];
  const [mine, theirs] = [await badgeOf(company), await badgeOf(busy)];
  await busy.within(async (call) => {
    await sampleAccount(call, { custom: { [theirs.key]: 'gold' } });
    const made = company.owner.request('PATCH', `/custom_fields/${mine.id}`, { is_unique: true });
    expect((await Promise.race([made, delay(5_000)]))?.statusCode).toBe(200);
  });
});

test('waits for writes of its own company and includes them', async () => {
  const company = await world.company();
  const { id, key } = await badgeOf(company);
  await company.within((call) => sampleAccount(call, { custom: { [key]: 'gold' } }));
  let made: ReturnType<Company['owner']['request']> | undefined;
  await company.within(async (call) => {
    await sampleAccount(call, { custom: { [key]: 'Gold' } });
    made = company.owner.request('PATCH', `/custom_fields/${id}`, { is_unique: true });
    expect(await Promise.race([made, delay(300, 'waits')])).toBe('waits');
  });
  expect((await made!).json()).toMatchObject({
    statusCode: 409,
    errors: { is_unique: [expect.stringContaining('more than once')] },
  });
});

test('blocks writes while it becomes unique and rejects duplicates', async () => {
  const company = await world.company();
  const { id, key } = await badgeOf(company);
  await company.within((call) => sampleAccount(call, { custom: { [key]: 'gold' } }));
  let written: ReturnType<Company['owner']['request']> | undefined;
  await company.within(async (call) => {
    await call.run(sql`update custom_fields set is_unique = true where organization_id = ${company.id} and id = ${id}`);
    written = company.owner.request('POST', '/accounts', { name: 'Late', custom: { [key]: 'GOLD' } });
    expect(await Promise.race([written, delay(300, 'waits')])).toBe('waits');
  });
  expect((await written!).statusCode).toBe(409);
});
