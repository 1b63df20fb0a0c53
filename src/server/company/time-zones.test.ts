import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('offers only zones in which the database computes too', async () => {
  const { time_zones } = await company.owner.get<{ time_zones: string[] }>('/profile/time_zones');
  expect(time_zones.slice(0, 1)).toEqual(['UTC']);
  expect(time_zones).toContain('Europe/Berlin');
  const databaseZones = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ name: string }>(sql`select name from pg_timezone_names`),
  );
  const names = new Set(databaseZones.map(({ name }) => name));
  expect(time_zones.filter((zone) => !names.has(zone))).toEqual([]);
});

test('every setting refuses an offset, which the database reads the other way round', async () => {
  const { owner } = company;
  for (const [address, field] of [
    [`/organizations/${company.id}`, 'timezone'],
    ['/notification_preferences', 'timezone'],
  ] as const) {
    const { row_version } = await owner.get<{ row_version?: number }>(address);
    const refused = await owner.request('PATCH', address, { [field]: '+05:30', ...(row_version && { row_version }) });
    expect(refused.statusCode, address).toBe(422);
    expect(refused.json().errors[field], address).toEqual(['"+05:30" is not a time zone such as Europe/Berlin']);
  }
});

test('screens ask the server for zones, not the browser', async () => {
  const asking: string[] = [];
  for await (const file of glob('src/{web,features}/**/*.{ts,tsx}'))
    if (readFileSync(file, 'utf8').includes('supportedValuesOf')) asking.push(file);
  expect(asking).toEqual([]);
});
