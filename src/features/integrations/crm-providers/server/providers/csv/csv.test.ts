import { readFileSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CrmError, CrmListing } from '#server/ports/crm.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { newId } from '#shared/ids.ts';
import { accessTo, csvDeclaration, startCsv } from '../../testing/providers.ts';
import { createCsv } from './csv.ts';
import { readCsvCrmDeclaration } from './declaration.ts';
import { companyFolder } from './folder.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
async function open() {
  const started = await startCsv();
  ends.push(started.bench.stop);
  return { ...started, crm: started.bench.connect() };
}
const listing: CrmListing = { fields: ['name', 'revenue'], filters: [], limit: 100 };
const errorOf = (work: () => Promise<unknown>) =>
  work().then(
    () => null,
    (error: unknown) => error as CrmError,
  );

describe('a folder with CSV files', () => {
  it('is described as in the guide, and names problems with their place', () => {
    const guide = readFileSync('docs/guide/crm-csv.md', 'utf8');
    expect(readCsvCrmDeclaration(/```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '')).not.toHaveProperty('problems');
    for (const files of ['../x.csv', 'a/b.csv', '.hidden', 'C:\\x', ''])
      expect(
        readCsvCrmDeclaration(JSON.stringify({ objects: [{ ...csvDeclaration.objects[0], files }] })),
        files,
      ).toHaveProperty('problems');
    const wrong = { objects: [{ ...csvDeclaration.objects[0], fields: [{ name: 'x', label: 'X', type: 'color' }] }] };
    expect(readCsvCrmDeclaration(JSON.stringify(wrong))).toMatchObject({
      problems: [expect.stringContaining('objects[1].fields[1].type must be one of')],
    });
  });

  it('processes each file once, by name and content, in the order of names', async () => {
    const { crm, program } = await open();
    await program.put('companies-2.csv', 'Id,Name\nb,Second\n');
    await program.put('companies-1.csv', 'Id,Name\na,First\n');
    await program.put('others-1.csv', 'Id,Name\nz,Other\n');
    const first = await crm.changes('companies', null, listing);
    expect(first.records.map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await crm.changes('companies', first.cursor, listing)).records).toEqual([]);
    await program.put('companies-1.csv', 'Id,Name\na,First\n');
    expect((await crm.changes('companies', first.cursor, listing)).records).toEqual([]);
    await program.put('companies-1.csv', 'Id,Name\na,Changed\n');
    expect((await crm.changes('companies', first.cursor, listing)).records).toMatchObject([
      { id: 'a', values: { name: 'Changed' } },
    ]);
    // A simulation starts from the beginning and takes nothing away.
    expect((await crm.changes('companies', null, listing)).records).toHaveLength(2);
  });

  it('waits for a file that is still written, and lets no later one overtake it', async () => {
    const { crm, program } = await open();
    await program.put('companies-1.csv', 'Id,Name\na,Fi', 0);
    await program.put('companies-2.csv', 'Id,Name\nb,Second\n');
    await program.put('companies-0.csv.part', 'Id,Name\nx,Part\n');
    const first = await crm.changes('companies', null, listing);
    expect(first.records).toEqual([]);
    await program.put('companies-1.csv', 'Id,Name\na,First\n');
    expect((await crm.changes('companies', first.cursor, listing)).records.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('reports bad rows with file, line and column, and processes the others', async () => {
    const { crm, program } = await open();
    await program.put(
      'companies-1.csv',
      'Id,Name,Revenue,Level,Updated\na,Acme,12.50,gold,\nb,Bad,twelve,gold,\n,No id,1,gold,\nc,,1,gold,\nd,Bad level,1,bronze,\ne,Bad time,1,gold,yesterday\nf,"Two\nlines",1,gold,,extra\ng,Good,"1,234.5",silver,2026-03-16\n',
    );
    await program.put('companies-2.csv', 'Id,Name\nh,"never closed\n');
    const { records, unreadable } = await crm.changes('companies', null, listing);
    expect(records.map(({ id, values }) => [id, values.revenue])).toEqual([
      ['a', '12.50'],
      ['g', '1234.5'],
    ]);
    const reasons = (unreadable ?? []).map(({ where, message }) => `${where}: ${message}`);
    expect(reasons).toEqual([
      'companies-1.csv, line 3: The column Revenue contains "twelve", which is not a number.',
      'companies-1.csv, line 4: The column Id is empty.',
      'companies-1.csv, line 5: The column Name is empty.',
      'companies-1.csv, line 6: The column Level contains "bronze", which is not one of its options.',
      'companies-1.csv, line 7: The column Updated contains no time such as 2026-01-31T14:30:00Z.',
      expect.stringMatching(/^companies-1.csv, line 9: has 6 cells/),
      expect.stringMatching(/^companies-2.csv, line \d: cannot be read/),
    ]);
  });

  it('reads semicolons, decimal commas, other dates and old encodings', async () => {
    const { dataDir, program } = await open();
    const [object] = csvDeclaration.objects;
    const fields = [...object!.fields, { name: 'since', label: 'Since', type: 'date' as const }];
    const german = { objects: [{ ...object!, decimal: ',', date_format: 'DD.MM.YYYY', fields }] };
    const crm = createCsv(accessTo({ declaration: JSON.stringify(german) }, { dataDir }));
    await program.put(
      'companies-1.csv',
      Buffer.from(
        'Id;Name;Revenue;since\r\na;M\xfcller, S\xf6hne;1.234,50;1.2.2026\r\nb;Bad;1;31.2.2026\r\n',
        'latin1',
      ),
    );
    const page = await crm.changes('companies', null, { ...listing, fields: ['name', 'revenue', 'since'] });
    expect(page.records[0]?.values).toEqual({ name: 'Müller, Söhne', revenue: '1234.50', since: '2026-02-01' });
    expect(page.unreadable).toHaveLength(1);
  });

  it('neutralizes formulas in outgoing files, and reads them back unchanged', async () => {
    const { crm, root, program } = await open();
    const hostile = ['=HYPERLINK("http://evil","x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', 'a;=1+1', 'plain'];
    const writes = hostile.map((name) => ({ id: null, external_id: newId(), values: { name } }));
    expectEvery(await crm.write('companies', writes), ({ status }) => status === 'created');
    const [file = ''] = (await readdir(join(root, 'out'))).filter((name) => name.endsWith('.csv'));
    const text = await readFile(join(root, 'out', file), 'utf8');
    expect(text).toContain('plain');
    for (const cell of text.split(/[,;\t\r\n]/)) expect(cell, text).not.toMatch(/^["\s]*[=+\-@]/);
    expect(await readdir(join(root, 'out'))).toHaveLength(1);
    await program.take();
    await program.give();
    const back = await crm.find(
      'companies',
      null,
      writes.map(({ external_id }) => external_id),
      ['name'],
    );
    expect(back.map(({ values }) => values.name).toSorted()).toEqual(hostile.map((text) => text.trim()).toSorted());
  });

  it('keeps the identity of a created record when the other program gives it an id', async () => {
    const { crm, bench, program } = await open();
    const external_id = newId();
    const [created] = await crm.write('companies', [{ id: null, external_id, values: { name: 'Acme' } }]);
    if (created?.status !== 'created') throw new Error('It was not created.');
    await bench.settle?.();
    const { records } = await crm.changes('companies', null, listing);
    expect(records).toMatchObject([{ id: created.id, external_id }]);
    await crm.write('companies', [{ id: created.id, external_id, values: { name: 'Renamed' } }]);
    await bench.settle?.();
    expect(await crm.read('companies', [created.id], ['name'])).toMatchObject([{ values: { name: 'Renamed' } }]);
    expect(program.records.size).toBe(1);
  });

  it('refuses links, foreign folders and huge files', async () => {
    const { crm, root, program, dataDir } = await open();
    const outside = join(dataDir, 'secret.csv');
    await writeFile(outside, 'Id,Name\ns,Secret\n');
    await mkdir(join(root, 'in'), { recursive: true });
    await symlink(outside, join(root, 'in', 'companies-1.csv'));
    await link(outside, join(root, 'in', 'companies-2.csv'));
    await mkdir(join(root, 'in', 'companies-3.csv'));
    await program.put('companies-4.csv', 'Id,Name\na,Fine\n');
    expect((await crm.changes('companies', null, listing)).records.map(({ id }) => id)).toEqual(['a']);

    await program.put('companies-5.csv', Buffer.alloc(20_000_001, 'x'));
    expect(await errorOf(() => crm.changes('companies', null, listing))).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('companies-5.csv'),
    });

    await rm(join(root, 'in'), { recursive: true });
    await symlink(dataDir, join(root, 'in'));
    expect(await errorOf(() => crm.changes('companies', null, listing))).toMatchObject({ kind: 'forbidden' });
    expect(() => companyFolder(dataDir, '../../etc')).toThrow();
    const folder = companyFolder(dataDir, newId());
    for (const name of ['../x.csv', 'a/b.csv', '.x', ''])
      expect(await errorOf(() => folder.send(name, 'x')), name).toBeInstanceOf(Error);
    expect(await errorOf(() => folder.created('../x'))).toBeInstanceOf(Error);
  });
});
