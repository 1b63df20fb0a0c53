import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Import, ImportMapping } from '../schema.ts';
import { importing } from './testing/importing.ts';

const folder = join(import.meta.dirname, '../../../../../fixtures/crm-sales-opportunities');
const exportFiles = ['accounts.csv', 'products.csv', 'sales_teams.csv', 'sales_pipeline.csv'].map(
  (name) => [name, readFileSync(join(folder, name))] as const,
);

let world: World;
let send: ReturnType<typeof importing>['send'];
let upload: ReturnType<typeof importing>['upload'];
let work: ReturnType<typeof importing>['work'];
beforeAll(async () => {
  world = await createWorld();
  ({ send, upload, work } = importing(world));
});
afterAll(() => world.close());

function withMatches(mapping: ImportMapping, report: NonNullable<Import['report']>): ImportMapping {
  const matches = structuredClone(mapping.matches);
  for (const { kind, value, proposal } of report.unknowns) if (proposal) matches[kind]![value] = { to: proposal.to };
  return { ...mapping, matches };
}

describe('a real CRM export', () => {
  let company: Company;
  let mapping: ImportMapping;
  beforeAll(async () => {
    company = await world.company('Importer');
  });

  test('is recognized file by file, with its date format', async () => {
    const made = await upload(company.owner, exportFiles);
    mapping = made.mapping;
    expect(mapping.date_order).toBe('mdy');
    expect(mapping.files['sales_pipeline.csv']).toMatchObject({
      target: 'opportunities',
      columns: {
        external_ref: 'opportunity_id',
        partner: 'sales_agent',
        stage: 'deal_stage',
        amount_minor: 'close_value',
      },
    });
    expect(mapping.files['sales_teams.csv']).toMatchObject({
      target: 'partners',
      columns: { name: 'sales_agent', manager_name: 'manager', region: 'regional_office' },
    });
    expect(mapping.files['accounts.csv']).toMatchObject({
      target: 'accounts',
      multipliers: { annual_revenue_minor: 1_000_000 },
    });
    expect(mapping.files['products.csv']).toMatchObject({ target: 'products' });
  });

  test('suggests a match for a misspelled product and refuses its rows until accepted; the check writes nothing', async () => {
    const [first] = await company.owner.get<Import[]>('/imports');
    const checked = await company.owner.post<Import>(`/imports/${first!.id}/check`);
    expect(checked.report!.unknowns.find(({ value }) => value === 'GTXPro')).toMatchObject({
      kind: 'products',
      rows: 1480,
      proposal: { to: 'GTX Pro', score: 1 },
      match: null,
    });
    expect(checked.report!.unknowns.find(({ value }) => value === 'technolgy')?.proposal?.to).toBe('Technology');
    expect(checked.report!.counts.opportunities).toMatchObject({ created: 7320, refused: 1480 });
    expect(await company.owner.get('/opportunities')).toEqual([]);
    expect(await company.owner.get('/accounts')).toEqual([]);
    const refused = await company.owner.request('GET', `/imports/${first!.id}/refused.csv`);
    expect(refused.body.trim().split('\r\n')).toHaveLength(1481);
    mapping = withMatches(mapping, checked.report!);
  });

  test('is imported completely once the matches are accepted', async () => {
    const [first] = await company.owner.get<Import[]>('/imports');
    await company.owner.patch(`/imports/${first!.id}`, { mapping });
    const checked = await company.owner.post<Import>(`/imports/${first!.id}/check`);
    expect(checked.report).toMatchObject({
      counts: {
        accounts: { created: 85, refused: 0 },
        products: { created: 7, refused: 0 },
        partners: { created: 35, refused: 0 },
        opportunities: { created: 8800, refused: 0 },
      },
      alongside: { partner_regions: 3 },
      deals: {
        won: 4238,
        lost: 2473,
        open: 2089,
        by_stage: { Won: 4238, Lost: 2473, Engaging: 1589, Prospecting: 500 },
        without_account: 1425,
      },
    });
    await company.owner.post(`/imports/${first!.id}/run`);
    const done = await work(company, first!.id);
    expect(done).toMatchObject({ status: 'done', error: null });
    const total = async (query: string) => Number((await company.owner.request('GET', query)).headers['x-total-count']);
    expect(await total('/opportunities?status=won')).toBe(4238);
    expect(await total('/opportunities?status=lost')).toBe(2473);
    const [engaging] = await company.owner.get<{ id: string }[]>('/opportunity_stages?name=Engaging');
    expect(await total(`/opportunities?stage_id=${engaging!.id}`)).toBe(1589);
    expect(await total('/accounts?industry=Technology')).toBe(12);
    const [west] = await company.owner.get<{ id: string }[]>('/partner_regions?name=West');
    expect(await total(`/partners?region_id=${west!.id}`)).toBe(12);
    const [sum] = await company.within((call) =>
      call.rows<{ won: number }>(sql`
        select sum(amount_minor)::bigint as won from opportunities
        where organization_id = ${company.id} and status = 'won'`),
    );
    expect(sum!.won).toBe(checked.report!.deals.won_minor);
  });

  test('a second import of the same files duplicates nothing', async () => {
    const again = await upload(company.owner, exportFiles);
    await company.owner.patch(`/imports/${again.id}`, { mapping });
    const checked = await company.owner.post<Import>(`/imports/${again.id}/check`);
    expect(checked.report!.counts.opportunities).toMatchObject({ created: 0, unchanged: 8800 });
    await company.owner.post(`/imports/${again.id}/run`);
    expect(await work(company, again.id)).toMatchObject({ status: 'done' });
    expect(Number((await company.owner.request('GET', '/opportunities')).headers['x-total-count'])).toBe(8800);
  });

  test('a job that runs twice imports once', async () => {
    const [latest] = await company.owner.get<Import[]>('/imports');
    expect(await work(company, latest!.id)).toMatchObject({ status: 'done' });
    expect(Number((await company.owner.request('GET', '/opportunities')).headers['x-total-count'])).toBe(8800);
  });
});

test('reads semicolons, Latin-1, dates with dots and decimal commas', async () => {
  const company = await world.company('Dirty');
  const text =
    'Deal ID;Company;Product;Stage;Close date;Amount\r\nA-1;Müller GmbH;"Wartung; groß";Won;31.01.2026;1.234,50\r\n';
  const made = await upload(company.owner, [['deals.csv', Buffer.from(text, 'latin1')]]);
  expect(made.mapping).toMatchObject({ date_order: 'dmy', decimal_mark: ',' });
  const checked = await company.owner.post<Import>(`/imports/${made.id}/check`);
  expect(checked.report!.unknowns.map(({ kind, value }) => [kind, value])).toEqual([
    ['products', 'Wartung; groß'],
    ['accounts', 'Müller GmbH'],
  ]);
  const mapping = {
    ...made.mapping,
    matches: {
      ...made.mapping.matches,
      products: { 'Wartung; groß': { create: true } },
      accounts: { 'Müller GmbH': { create: true } },
    },
  };
  await company.owner.patch(`/imports/${made.id}`, { mapping });
  expect((await company.owner.post<Import>(`/imports/${made.id}/check`)).report!.problems).toEqual([]);
  await company.owner.post(`/imports/${made.id}/run`);
  await work(company, made.id);
  expect(await company.owner.get('/opportunities')).toMatchObject([
    { external_ref: 'A-1', amount_minor: 123450, closed_on: '2026-01-31', account_name: 'Müller GmbH' },
  ]);
});

test('a first line that names the separator, as Excel writes it, is not a heading', async () => {
  const company = await world.company('Excel');
  const made = await upload(company.owner, [['partners.csv', 'sep=|\r\nName|City\r\nAcme, Inc.; Ltd|Köln\r\n']]);
  expect(await company.owner.get(`/imports/${made.id}/files`)).toMatchObject([
    { delimiter: '|', header: ['Name', 'City'], row_count: 1, sample: [['Acme, Inc.; Ltd', 'Köln']] },
  ]);
});

test('refuses files that are not tables, by name', async () => {
  const company = await world.company('Refused');
  const refused = await send(company.owner, [['plan.csv', '%PDF-1.7\n1 0 obj\n']]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual({ 'plan.csv': ['is not a text file'] });
  const nameless = await send(company.owner, [['', 'Name\nA\n']]);
  expect(nameless.statusCode, nameless.body).toBe(400);
  expect(nameless.json().errors).toEqual({ files: ['one has no name'] });
  const large = await send(company.owner, [['large.csv', Buffer.alloc(20 * 1_048_576 + 1, 'a')]]);
  expect(large.statusCode).toBe(413);
  expect(large.json().errors).toEqual({ files: ['must be at most 20 MB'] });
});

test('an upload sent again is one import, and another file under the same key is refused', async () => {
  const company = await world.company('Again');
  const key = { 'idempotency-key': 'one-file' };
  const first = await send(company.owner, [['a.csv', 'Name\nA\n']], key);
  expect((await send(company.owner, [['a.csv', 'Name\nA\n']], key)).json().id).toBe(first.json().id);
  const other = await send(company.owner, [['a.csv', 'Name\nB\n']], key);
  expect(other.statusCode).toBe(422);
  expect(other.json().errors).toEqual({ 'Idempotency-Key': ['was used for another request'] });
});

test('lists every refused row with its reason', async () => {
  const company = await world.company('Refuser');
  const text =
    'opportunity_id,deal_stage,close_date,close_value\n1,Won,2026-01-05,100\n1,Won,2026-01-05,100\n2,Won,,5\n3,Won,2026-02-30,5\n4,Won,2026-01-05,many\n5,Shipped,2026-01-05,1\n,Won,2026-01-05,1\n6,Won,2999-01-01,1\n';
  const made = await upload(company.owner, [['deals.csv', text]]);
  const { report } = await company.owner.post<Import>(`/imports/${made.id}/check`);
  expect(report!.problems.map(({ row, field }) => [row, field])).toEqual([
    [3, 'external_ref'],
    [4, 'closed_on'],
    [5, 'closed_on'],
    [6, 'amount_minor'],
    [7, 'stage'],
    [8, 'external_ref'],
    [9, 'closed_on'],
  ]);
});

test('warns about mixed date formats before the import', async () => {
  const company = await world.company('Two offices');
  const file = (dates: string[]) =>
    [
      'deals.csv',
      `Deal ID,Stage,Close date\n${dates.map((date, index) => `D-${index},Won,${date}\n`).join('')}`,
    ] as const;
  const noticesOf = async (dates: string[]) => {
    const made = await upload(company.owner, [file(dates)]);
    return (await company.owner.post<Import>(`/imports/${made.id}/check`)).report!.notices.filter((text) =>
      text.includes('either way'),
    );
  };
  expect(await noticesOf(['01/31/2026', '25/01/2026', '02/03/2026', '01/01/2026'])).toEqual([
    'Close date in deals.csv: 1 date can only be read with the month first, 1 date only with the day first, 1 date either way. Those are imported with the month first. Choose the format of this column before you import.',
  ]);
  expect(await noticesOf(['01/31/2026', '02/03/2026'])).toEqual([]);
  expect(await noticesOf(['2026-01-31', '2026-02-03'])).toEqual([]);
});

test("another company's import does not exist", async () => {
  const company = await world.company('Mine');
  const made = await upload(company.owner, [['deals.csv', 'opportunity_id,deal_stage\n1,Won\n']]);
  const stranger = (await world.company('Theirs')).owner;
  for (const [method, url] of [
    ['GET', ''],
    ['GET', '/files'],
    ['GET', '/records'],
    ['POST', '/check'],
    ['POST', '/run'],
    ['GET', '/undo'],
    ['POST', '/undo'],
    ['GET', '/refused.csv'],
  ] as const) {
    const answer = await stranger.request(method, `/imports/${made.id}${url}`, method === 'POST' ? {} : undefined);
    expect(answer.statusCode, `${method} ${url}`).toBe(404);
  }
});

test('an import with an unexpected error fails with a message', async () => {
  const company = await world.company('Unlucky');
  const { id } = await upload(company.owner, [['partners.csv', 'Name\nAcme Partners\n']]);
  await company.owner.post(`/imports/${id}/check`);
  await company.owner.post(`/imports/${id}/run`);
  const { mapping } = await company.owner.get<Import>(`/imports/${id}`);
  const store = (value: unknown) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`update imports set mapping = ${JSON.stringify(value)} where id = ${id}`),
    );
  await store({});
  expect(await work(company, id)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('Something went wrong, and nothing was changed'),
  });
  expect(world.kernel.failures.recent[0]).toMatchObject({ kind: 'job', place: `import ${id}` });
  await store(mapping);
  await company.owner.post(`/imports/${id}/run`);
  expect(await work(company, id)).toMatchObject({ status: 'done', error: null });
});
