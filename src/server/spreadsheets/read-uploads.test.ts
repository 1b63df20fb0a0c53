import { expect, test } from 'vitest';
import { inSequence } from '../event-loop/sequence.ts';
import { csvLine } from '../resource/csv.ts';
import { readUpload } from './read-uploads.ts';

/** The number of turns that everybody else had while this went on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work().catch(() => {});
  clearImmediate(next);
  return turns;
}

function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('keeps serving other requests while reading a large file, and still reports its errors', async () => {
  const wide = { file_name: 'wide.csv', bytes: Buffer.alloc(600_000, ',') };
  expect(await turnsDuring(() => readUpload(wide, 'acme'))).toBeGreaterThan(20);
  await expect(readUpload(wide, 'acme')).rejects.toMatchObject({
    statusCode: 400,
    errors: { 'wide.csv': ['is empty'] },
  });
});

test('reads a large file like a small one, up to the requested rows', async () => {
  const row = `Acme,${'x'.repeat(100)}`;
  const bytes = Buffer.from(['Name,Note', ...new Array(5_000).fill(row)].join('\n'));
  const table = await readUpload({ file_name: 'long.csv', bytes }, 'acme', 2);
  expect(table).toMatchObject({ header: ['Name', 'Note'], delimiter: ',' });
  expect(table.rows).toEqual([row.split(','), row.split(',')]);
});

test.each([
  ['a title and a blank row', 'Partners 2026\n,\nName,Country\nAcme,DE\n', ['Name', 'Country'], 4],
  [
    'titles above many columns',
    'Partners 2026;;\nby region;;\nName;Country;City\nAcme;DE;Bonn',
    ['Name', 'Country', 'City'],
    4,
  ],
  ['a title without separators', 'Partners 2026\nName;Country;City\nAcme;DE;Bonn', ['Name', 'Country', 'City'], 3],
  ['no title, and a column without a name', 'Name,\nAcme,DE\n', ['Name', 'Column 2'], 2],
  ['one column', 'Name\nAcme\nBeta\n', ['Name'], 2],
  ['a blank first row', ',,\nName,Country,City\nAcme,DE,Bonn\n', ['Name', 'Country', 'City'], 3],
])('finds the header below %s', async (_, text, header, first) => {
  expect(await readUpload({ file_name: 'titled.csv', bytes: Buffer.from(text) }, 'acme')).toMatchObject({
    header,
    row_numbers: expect.arrayContaining([first]),
  });
});

test('counts blank rows in the middle, as a spreadsheet does', async () => {
  const text = 'Name,City\n\nAcme,Bonn\n,\n"Beta\nLtd",Graz\nGamma,Linz\n';
  expect(await readUpload({ file_name: 'gaps.csv', bytes: Buffer.from(text) }, 'acme')).toMatchObject({
    rows: [
      ['Acme', 'Bonn'],
      ['Beta\nLtd', 'Graz'],
      ['Gamma', 'Linz'],
    ],
    row_numbers: [3, 5, 6],
    surplus: {},
  });
});

test('tells cells beyond the last heading from a column without a heading', async () => {
  const read = (text: string) => readUpload({ file_name: 'wide.csv', bytes: Buffer.from(text) }, 'acme');
  expect(await read('Name,City\nAcme, Inc.,Bonn\nBeta,Graz,\nGamma,Linz\n')).toMatchObject({
    header: ['Name', 'City'],
    surplus: { '2': 'Bonn' },
  });
  expect(await read('Name,City\nAcme,Bonn,x\nBeta,Graz,y\nGamma,Linz\n')).toMatchObject({
    header: ['Name', 'City', 'Column 3'],
    surplus: {},
  });
});

test('reads escaped formulas of an export unchanged', async () => {
  const cells = ['=1+1', 'Retail;=1+1', '+49 30; @me', "it's; fine"];
  const bytes = Buffer.from(csvLine(['A', 'B', 'C', 'D']) + csvLine(cells));
  expect((await readUpload({ file_name: 'exported.csv', bytes }, 'acme')).rows).toEqual([cells]);
});

test('yields during long work and runs short work at once', async () => {
  const turns = await turnsDuring(async () => {
    const turn = inSequence();
    for (let part = 0; part < 5; part++) {
      busy(30);
      await turn();
    }
  });
  expect(turns).toBeGreaterThanOrEqual(4);
  expect(await turnsDuring(() => inSequence()())).toBe(0);
});
