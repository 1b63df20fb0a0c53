import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { type Cell, workbook } from './xlsx.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

async function csvOf(list: string): Promise<Record<string, string>[]> {
  const { body } = await company.owner.request('GET', list.replace(/(\?|$)/, '/export.csv$1'));
  return parse(body, { bom: true, columns: true });
}

/** The cells of a sheet by heading, as in its XML: `[style, text]`. */
async function sheetOf(list: string): Promise<Record<string, string | undefined>[]> {
  const { rawPayload } = await company.owner.request('GET', list.replace(/(\?|$)/, '/export.xlsx$1'));
  return rowsOf(strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml']!));
}

function rowsOf(xml: string) {
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells]) =>
    [
      ...cells!.matchAll(
        /<c(?: t="(\w+)")?(?: s="(\d+)")?(?:\/>|>(?:<v>|<is><t[^>]*>)([^<]*)(?:<\/v>|<\/t><\/is>)<\/c>)/g,
      ),
    ].map(([, kind, style, text]) => (text === undefined ? undefined : `${kind ?? 'n'}${style ?? 0} ${text}`)),
  );
  const [head, ...body] = rows;
  return body.map((cells) => Object.fromEntries(head!.map((name, at) => [name!.split(' ')[1], cells[at]])));
}

test('escapes formulas in both formats', async () => {
  const guarded = {
    '=1+1': "'=1+1",
    '+49 30': "'+49 30",
    '-5': "'-5",
    '@sum(a1)': "'@sum(a1)",
    '\t=1': "'\t'=1",
    '＝1+1': "'＝1+1",
    'Retail;=1+1': "Retail;'=1+1",
    'Retail|@sum(a1)\n+1': "Retail|'@sum(a1)\n+1",
  };
  const dirty = Object.keys(guarded);
  for (const industry of dirty)
    await company.within((call) => sampleAccount(call, { industry, tags: ['=tag', 'plain'] }));
  const csv = await csvOf('/accounts?tags=plain');
  expect(csv.map(({ industry }) => industry).sort()).toEqual(Object.values(guarded).sort());
  expect(csv[0]!.tags).toMatch(/^'=tag; plain$/);
  const sheet = await sheetOf('/accounts?tags=plain');
  // Style 2 marks text as literal, so that it stays text even when someone edits the cell. A cell of a workbook is
  // never split, so only its start matters.
  const styled = dirty.map((text) => `inlineStr${text.startsWith('Retail') ? 0 : 2} ${text}`);
  expect(sheet.map(({ industry }) => industry).sort()).toEqual(styled.sort());
  expect(sheet[0]!.tags).toBe('inlineStr2 =tag; plain');
});

/** Starts an export over a separate connection and reads none of it. */
function unread(port: number, token: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/products/export.csv HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket.pause();
}

test('does not block others when an export is not read', async () => {
  const [{ owner, id }, others] = [await world.company('Large'), await world.company('Others')];
  // The data is larger than the buffers of the machine between the two ends of a connection.
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      insert into products (organization_id, sku, name, description)
      select ${id}, 'P-' || n, 'Product', repeat('long ', 900) from generate_series(1, 8000) n`),
  );
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const sockets = Array.from({ length: world.kernel.config.poolSize + 4 }, () => unread(port, owner.token));
  const { pool } = world.kernel.db;
  const held = () => pool.totalCount - pool.idleCount;
  while (held() === 0) await delay(20);
  await delay(300);
  expect(held()).toBeLessThanOrEqual(pool.options.max! / 3);
  expect((await others.owner.request('GET', '/accounts')).statusCode).toBe(200);
  expect((await others.owner.request('GET', '/accounts/export.csv')).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  while (held() > 0) await delay(20);
}, 30_000);

test('writes typed numbers and dates to a workbook', async () => {
  const kuwait = await company.within((call) =>
    sampleOpportunity(call, {
      name: 'Pump & <valve> "3"',
      currency: 'KWD',
      amount_minor: 1_234_567,
      opened_on: '2026-03-01',
    }),
  );
  const yen = await company.within((call) =>
    sampleOpportunity(call, { currency: 'JPY', amount_minor: 9_007_199_254, opened_on: '2026-01-31' }),
  );
  const [first] = await sheetOf(`/opportunities?id=${kuwait}`);
  expect(first).toMatchObject({
    name: 'inlineStr0 Pump &amp; &lt;valve&gt; &quot;3&quot;',
    amount: 'n7 1234.567',
    currency: 'inlineStr0 KWD',
    opened_on: 'n3 46082',
  });
  // 46097 is 16 March 2026, and the fraction is 9:00.
  expect(first!.last_activity_at).toBe('n4 46097.3750000000');
  const [second] = await sheetOf(`/opportunities?id=${yen}`);
  expect(second).toMatchObject({ amount: 'n5 9007199254', opened_on: 'n3 46053' });
});

test('writes amounts with their currency’s decimals to CSV, negative ones too', async () => {
  const make = (currency: string, amount_minor: number) =>
    company.within((call) => sampleOpportunity(call, { currency, amount_minor }));
  const ids = [await make('JPY', 9_007_199_254), await make('KWD', 1_234_567), await make('EUR', 5)];
  const rows = await csvOf(`/opportunities?${ids.map((id) => `id=${id}`).join('&')}&_sort=amount_minor`);
  expect(rows.map(({ amount, currency }) => [amount, currency])).toEqual([
    ['0.05', 'EUR'],
    ['1234.567', 'KWD'],
    ['9007199254', 'JPY'],
  ]);
  expect(Object.keys(rows[0]!)).not.toContain('amount_minor');
  const partner = await company.within((call) => samplePartner(call));
  const entered = {
    partner_id: partner,
    currency: 'EUR',
    amount_minor: -2_550,
    on: '2026-03-10',
    reason: 'Paid twice',
  };
  await company.owner.post('/commission_lines/by_hand', entered);
  expect(await csvOf('/commission_lines')).toMatchObject([{ amount: '-25.50', currency: 'EUR' }]);
  expect(await csvOf('/ledger_accounts?code=expense:commission')).toMatchObject([
    { balance: '25.50', currency: 'EUR' },
  ]);
  // An entry is one row for each posting.
  expect(await csvOf('/journal_entries')).toMatchObject([
    { debit: '25.50', credit: '', currency: 'EUR' },
    { debit: '', credit: '25.50', currency: 'EUR' },
  ]);
});

test('exports custom fields as readable columns', async () => {
  await company.within(async (call) => {
    const entity = 'accounts';
    const options = [
      { value: 'a', label: 'Alpha' },
      { value: 'b', label: 'Beta' },
    ];
    await createCustomField(call, { entity, label: 'Segment', field_type: 'MULTI_SELECT', options });
    await createCustomField(call, { entity, label: 'Score', field_type: 'DECIMAL' });
    await createCustomField(call, { entity, label: 'Plant', field_type: 'ADDRESS' });
    await sampleAccount(call, {
      name: 'Fielded',
      custom: { segment: ['a', 'b'], score: '12.50', plant: { city: 'Kiel', country: 'DE' } },
    });
  });
  const expected = { 'custom.segment': 'Alpha; Beta', 'custom.score': '12.50', 'custom.plant.city': 'Kiel' };
  expect(await csvOf('/accounts?name=Fielded')).toMatchObject([expected]);
  expect(await sheetOf('/accounts?name=Fielded')).toMatchObject([
    { 'custom.segment': 'inlineStr0 Alpha; Beta', 'custom.score': 'n0 12.50', 'custom.plant.city': 'inlineStr0 Kiel' },
  ]);
});

test('continues a long list on the next sheet', async () => {
  async function* chunks(): AsyncGenerator<Cell[][]> {
    yield [['a'], ['b'], ['c']];
    yield [['d'], [null]];
  }
  const parts: Uint8Array[] = [];
  for await (const bytes of workbook([{ heading: 'letter', width: 10 }], chunks(), { mostRows: 3 })) parts.push(bytes);
  const files = unzipSync(Buffer.concat(parts));
  const sheets = [1, 2, 3].map((n) => rowsOf(strFromU8(files[`xl/worksheets/sheet${n}.xml`]!)));
  expect(sheets.map((rows) => rows.map(({ letter }) => letter?.split(' ')[1]))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    [undefined],
  ]);
  expect(strFromU8(files['xl/workbook.xml']!).match(/<sheet /g)).toHaveLength(3);
});

test('omits characters invalid in XML and truncates long cells', async () => {
  async function* chunks(): AsyncGenerator<Cell[][]> {
    yield [['bell\u0007 and \ud800 half'], ['x'.repeat(40_000)]];
  }
  const parts: Uint8Array[] = [];
  for await (const bytes of workbook([{ heading: 'text', width: 10 }], chunks())) parts.push(bytes);
  const [first, second] = rowsOf(strFromU8(unzipSync(Buffer.concat(parts))['xl/worksheets/sheet1.xml']!));
  expect(first!.text).toBe('inlineStr0 bell and \ufffd half');
  expect(second!.text!.length).toBe('inlineStr0 '.length + 32_767);
});
