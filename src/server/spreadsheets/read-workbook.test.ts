import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Cell, dayCell, instantCell, workbook } from '../resource/xlsx.ts';
import { readTable } from './read-file.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A workbook as other programs write it: shared strings, styles by number, a hidden sheet in front. */
function foreign(sheet: string, { strings = '', workbookPr = '<workbookPr/>' } = {}): Buffer {
  const files = {
    'xl/workbook.xml': `<?xml version="1.0"?><!-- made elsewhere --><workbook ${main} ${relations}>${workbookPr}<sheets><sheet name="Notes" sheetId="1" state="hidden" r:id="rId7"/><sheet name="Deals &amp; more" sheetId="2" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Target="worksheets/notes.xml" Id="rId7"/><Relationship Target="/xl/worksheets/deals.xml" Id="rId3"/></Relationships>`,
    'xl/styles.xml': `<x:styleSheet xmlns:x="u"><x:numFmts><x:numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yy;@"/><x:numFmt numFmtId="171" formatCode="&quot;days&quot; 0.00"/></x:numFmts><x:cellStyleXfs><x:xf numFmtId="14"/></x:cellStyleXfs><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/><x:xf numFmtId="170"/><x:xf numFmtId="171"/><x:xf numFmtId="10"/><x:xf numFmtId="22"/></x:cellXfs></x:styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>`,
    'xl/worksheets/deals.xml': `<worksheet ${main}><dimension ref="A1"/><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/notes.xml': `<worksheet ${main}><sheetData><row><c t="inlineStr"><is><t>secret</t></is></c></row></sheetData></worksheet>`,
    'xl/media/image1.png': 'nothing of ours',
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const))),
  );
}

test('reads the first visible sheet as displayed: dates, percentages, amounts and rich text', () => {
  const table = readTable(
    'deals.xlsx',
    foreign(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Rate</t></is></c></row>
       <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>46053</v></c><c r="C2"/><c r="D2" s="4"><v>0.105</v></c></row>
       <row r="3"/>
       <row r="4"><c r="A4" t="str"><f>CONCAT("x")</f><v>x &lt;3</v></c><c r="B4" s="2"><v>46053.5</v></c><c r="C4" s="3"><v>1234.5599999999999</v></c><c r="D4" t="b"><v>1</v></c></row>
       <row r="5"><c t="e"><v>#N/A</v></c><c s="5"><v>0.25</v></c><c><v>1E3</v></c><c><v>-0</v></c></row>`,
      {
        strings:
          '<si><t>Name</t></si><si><r><t xml:space="preserve">Close </t></r><r><t>date</t></r><rPh sb="0" eb="1"><t>yomi</t></rPh></si><si><t><![CDATA[Müller & Söhne]]></t></si>',
      },
    ),
  );
  expect(table).toMatchObject({
    encoding: 'Excel',
    delimiter: 'Deals & more',
    header: ['Name', 'Close date', 'Column 3', 'Rate'],
  });
  expect(table.rows).toEqual([
    ['Müller & Söhne', '2026-01-31', '', '10.5%'],
    ['x <3', '2026-01-31 12:00:00', '1234.56', 'true'],
    ['#N/A', '06:00:00', '1000', '0'],
  ]);
});

test('reads 1904-based dates, and knows that 1900 had no February 29', () => {
  const sheet = '<row><c t="str"><v>day</v></c></row><row><c s="1"><v>1</v></c></row><row><c s="1"><v>61</v></c></row>';
  expect(readTable('a.xlsx', foreign(sheet)).rows).toEqual([['1900-01-01'], ['1900-03-01']]);
  const mac = foreign(sheet, { workbookPr: '<workbookPr date1904="1"/>' });
  expect(readTable('a.xlsx', mac).rows).toEqual([['1904-01-02'], ['1904-03-02']]);
});

test('reads its own exports to the last digit', async () => {
  const rows: Cell[][] = [
    [
      '=1+1',
      { number: '9007199254740.99', as: 'money2' },
      dayCell('2026-02-28'),
      instantCell('2026-02-28 23:59:59'),
      true,
    ],
    ['a "b" <c> & d', { number: '-0.5' }, dayCell('1899-01-01'), null, false],
  ];
  async function* chunks() {
    yield rows;
  }
  const bytes: Uint8Array[] = [];
  const columns = ['text', 'amount', 'day', 'instant', 'flag'].map((heading) => ({ heading, width: 10 }));
  for await (const some of workbook(columns, chunks())) bytes.push(some);
  expect(readTable('own.xlsx', Buffer.concat(bytes)).rows).toEqual([
    ['=1+1', '9007199254740.99', '2026-02-28', '2026-02-28 23:59:59', 'true'],
    ['a "b" <c> & d', '-0.5', '1899-01-01', '', 'false'],
  ]);
});

test('refuses invalid workbooks with a message that says what to do', () => {
  const refusal = (bytes: Buffer) => {
    try {
      readTable('file.xlsx', bytes);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };
  expect(refusal(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).toBe(
    'file.xlsx is password-protected or an old Excel file (.xls); save it as .xlsx without a password, or as CSV.',
  );
  expect(refusal(Buffer.from(zipSync({ 'content.xml': strToU8('<x/>') })))).toBe(
    'file.xlsx is not an Excel workbook; save it as .xlsx or as CSV.',
  );
  expect(refusal(Buffer.from('PK\u0003\u0004 and then nothing'))).toBe('file.xlsx is damaged.');
  expect(refusal(foreign('<!DOCTYPE x [<!ENTITY a "b">]><row/>'))).toBe('file.xlsx contains invalid XML.');
  expect(refusal(foreign('<row><c t="str"><v>&a;</v></c></row>'))).toBe('file.xlsx contains invalid XML.');
  for (const character of ['&#0;', '&#xD800;', '&#xdfff;', '\0'])
    expect(refusal(foreign(`<row><c t="str"><v>a${character}b</v></c></row>`))).toBe(
      'file.xlsx contains invalid characters.',
    );
  expect(refusal(foreign('<row><c r="XFE1" t="str"><v>a</v></c></row>'))).toBe(
    'file.xlsx has more columns than a sheet can have.',
  );
  expect(refusal(foreign(''))).toBe('file.xlsx is empty.');
});

test('does not unpack a small file that claims to be very large', () => {
  const bomb = foreign('<row/>');
  // The sheet of notes is last. Its unpacked size is 24 bytes into its directory entry.
  bomb.writeUInt32LE(130_000_000, bomb.indexOf('xl/worksheets/notes.xml', bomb.indexOf('PK\u0001\u0002')) - 46 + 24);
  expect(() => readTable('bomb.xlsx', bomb)).toThrow('bomb.xlsx is larger than 120 MB when unpacked; save it as CSV.');
});

test('does not expand a small file into too many cells', () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`);
  const bomb = foreign(rows.join(''));
  expect(bomb.length).toBeLessThan(50_000);
  expect(() => readTable('wide.xlsx', bomb)).toThrow('wide.xlsx has more than 10,000,000 cells.');
});

test('limits text that is repeated many times', () => {
  const rows = Array.from({ length: 500 }, () => '<row><c t="s"><v>0</v></c></row>').join('');
  const bomb = foreign(rows, { strings: `<si><t>${'x'.repeat(1_000_000)}</t></si>` });
  expect(bomb.length).toBeLessThan(16_000);
  expect(() => readTable('told.xlsx', bomb)).toThrow('told.xlsx has more text than can be imported at once.');
});
