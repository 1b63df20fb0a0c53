import { afterAll, beforeAll, expect, test } from 'vitest';
import { sizeMeasuring } from '#features/platform/superadmin/server/growth.ts';
import { forecastGrowth, type GrowthReport } from '#shared/growth/growth.ts';
import { newId } from '#shared/ids.ts';
import { describeGrowth, growthLines } from '../commands/growth-command.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';
import { measureSizes } from './measure.ts';

let world: World;
let company: Company;
let neighbor: Company;
let operator: Person;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  neighbor = await world.company();
  operator = await world.person('root@tandem.test', 'Ruth Root');
});
afterAll(() => world.close());

const system = <T extends object>(text: string, values: unknown[] = []) =>
  world.kernel.system.unscoped((tx) => tx.rows<T & Record<string, unknown>>(text, values));
const addEvents = ({ id }: Company, count: number) =>
  system(
    `insert into audit_events (organization_id, actor_kind, action, ref_table, ref_id, changes)
     select $1, 'system', 'updated', 'partners', $1, jsonb_build_object('name', repeat('x', 300)) from generate_series(1, $2)`,
    [id, count],
  );
const measureAt = async (at: string) => {
  world.clock.set(at);
  await sizeMeasuring.run(world.kernel);
};
const report = (query = '') => operator.get<GrowthReport>(`/superadmin/growth${query}`);
const sizeOf = ({ tables }: GrowthReport, name: string) => tables.find((table) => table.name === name);

test('reports nothing before the first night, and no forecast before the second month', async () => {
  expect(await report()).toMatchObject({ measured_at: null, bytes: 0, forecast: null, months: [], tables: [] });
  await measureAt('2026-06-29T02:40:00Z');
  const first = await report();
  expect(first).toMatchObject({ measured_at: '2026-06-29T02:40:00Z', forecast: null, months_left: null });
  expect(first.bytes).toBe(first.tables.reduce((sum, { bytes }) => sum + bytes, 0));
  // The next month begins two days later, which says nothing of a month.
  await measureAt('2026-07-01T02:40:00Z');
  expect(await report()).toMatchObject({ forecast: null, months: [{ month: '2026-06' }, { month: '2026-07' }] });
}, 180_000);

test('counts small tables exactly, a partitioned table as one, and each company its share', async () => {
  const events = async ({ id }: Company) =>
    (await system<{ n: number }>('select count(*)::int as n from audit_events where organization_id = $1', [id]))[0]!.n;
  await addEvents(company, 3_000 - (await events(company)));
  await addEvents(neighbor, 1_000 - (await events(neighbor)));
  await measureAt('2026-07-02T02:40:00Z');
  const [all, own, other] = [
    sizeOf(await report(), 'audit_events')!,
    sizeOf(await report(`?company_id=${company.id}`), 'audit_events')!,
    sizeOf(await report(`?company_id=${neighbor.id}`), 'audit_events')!,
  ];
  expect([own.row_count, other.row_count]).toEqual([3_000, 1_000]);
  expect(own.bytes).toBe(Math.round((all.bytes * 3_000) / all.row_count));
  const [{ bytes }] = (await system<{ bytes: number }>(
    "select sum(pg_total_relation_size(relid))::bigint as bytes from pg_partition_tree('audit_events') where isleaf",
  )) as [{ bytes: number }];
  expect(all.bytes).toBe(bytes);
  expect((await report()).tables.filter(({ name }) => name.startsWith('audit_events'))).toHaveLength(1);
});

test('a second reading of a month replaces the first, and later months give a pace and a forecast', async () => {
  await measureAt('2026-07-31T02:40:00Z');
  expect((await report()).months.map(({ month }) => month)).toEqual(['2026-06', '2026-07']);
  await addEvents(company, 20_000);
  await measureAt('2026-08-31T02:40:00Z');
  const grown = await report();
  expect(grown.forecast!.bytes_per_month).toBeGreaterThan(1_000_000);
  expect(grown.forecast!.in_a_year).toBeGreaterThan(grown.forecast!.in_three_months);
  expect(sizeOf(grown, 'audit_events')!.bytes_per_month).toBeGreaterThan(1_000_000);
  expect(grown.companies[0]).toMatchObject({ company_id: company.id });
  expect(grown.companies.find(({ company_id }) => company_id === neighbor.id)!.bytes_per_month).toBeLessThan(
    grown.companies[0]!.bytes_per_month! / 5,
  );
});

test('estimates a table that is larger than the sample', async () => {
  await addEvents(company, 60_000);
  const [{ pages }] = (await system<{ pages: number }>(
    "select (sum(pg_relation_size(relid)) / 8192)::int as pages from pg_partition_tree('audit_events') where isleaf",
  )) as [{ pages: number }];
  expect(pages).toBeGreaterThan(3_000);
  await measureSizes(world.kernel.system, new Date('2026-09-30T02:40:00Z'));
  const rows = sizeOf(await report(`?company_id=${company.id}`), 'audit_events')!.row_count;
  expect(Math.abs(rows / 83_000 - 1)).toBeLessThan(0.2);
});

test('only operators read the report, and an unknown company is none', async () => {
  for (const person of [company.owner, neighbor.owner])
    expect((await person.request('GET', '/superadmin/growth')).statusCode).toBe(404);
  expect((await operator.request('GET', `/superadmin/growth?company_id=${newId()}`)).statusCode).toBe(404);
  const wrong = await operator.request('GET', '/superadmin/growth?company_id=x');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ errors: { company_id: [expect.any(String)] } });
  await expect(company.within((call) => call.rows('select from size_readings'))).rejects.toThrow(/permission denied/);
});

test('the command line prints sizes, the pace and what is not known', async () => {
  const lines = await growthLines({
    systemUrl: world.database.systemUrl,
    dataDir: world.kernel.config.dataDir,
    now: new Date('2026-10-31T02:40:00Z'),
  });
  const text = lines.join('\n');
  expect(text).toMatch(/^The tables have [\d.]+ MB\. They change by \+[\d.]+ \w+ a month: .+ in a year at this pace\./);
  expect(text).toMatch(/^audit_events +\d\d,\d{3} +[\d.]+ MB +\+[\d.]+ MB$/m);
  const empty = {
    measured_at: null,
    bytes: 0,
    forecast: null,
    months: [],
    tables: [],
    companies: [],
    months_left: null,
  };
  expect(describeGrowth({ ...empty, free_bytes: 5e9 }).slice(0, 2)).toEqual([
    'The tables have 0 bytes. A forecast needs readings of two months, at least 28 days apart; there are 0.',
    'Free on this disk: 5.0 GB.',
  ]);
});

test('the forecast is a straight line that goes on from the last reading and never falls below nothing', () => {
  const month = (365.25 / 12) * 86_400_000;
  const readings = [0, 1, 2].map((n) => ({ measured_at: new Date(n * month).toISOString(), bytes: 1_000 + n * 100 }));
  expect(forecastGrowth(readings)).toEqual({ bytes_per_month: 100, in_three_months: 1_500, in_a_year: 2_400 });
  const shrinking = [900, 500].map((bytes, n) => ({ measured_at: new Date(n * month).toISOString(), bytes }));
  expect(forecastGrowth(shrinking)).toEqual({ bytes_per_month: -400, in_three_months: 0, in_a_year: 0 });
  expect(forecastGrowth(readings.slice(0, 1))).toBeNull();
});
