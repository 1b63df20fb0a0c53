import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { textOfOfficeFile, watermarked } from './apart.ts';
import { officeText } from './office-text.ts';

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

async function pdf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1)
    document.addPage([595, 842]).drawText(`Page ${page} of the price list`, { x: 50, y: 700, font });
  return document.save();
}

async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

test('writes the reader on every page and keeps the text of the page', async () => {
  const marked = await watermarked(await pdf(3), ['Ana Lima · ana@lima.example · 2026-01-02'], 'acme');
  const pages = await wordsOf(marked);
  expect(pages).toHaveLength(3);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Page ${index + 1} of the price list`);
    expect(text.split('ana@lima.example')).toHaveLength(3);
  }
});

test('a name that the font lacks gives way to the email address', async () => {
  const [page] = await wordsOf(
    await watermarked(await pdf(1), ['王小明 · wang@example.com', 'wang@example.com'], 'acme'),
  );
  expect(page).toContain('wang@example.com');
});

test('a PDF that cannot take a watermark is not handed out', async () => {
  await expect(watermarked(Buffer.from('%PDF-1.4\nnothing'), ['Ana'], 'acme')).rejects.toMatchObject({
    statusCode: 422,
  });
});

test('reads the paragraphs of a Word file', async () => {
  const file = zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml':
      '<w:document><w:body><w:p><w:r><w:t>Größe &amp; Preis</w:t></w:r></w:p><w:p><w:r><w:t>日本</w:t><w:tab/><w:t>two</w:t></w:r></w:p></w:body></w:document>',
  });
  expect(await textOfOfficeFile(file, 'acme')).toEqual({ text: 'Größe & Preis\n日本\ttwo', is_cut: false });
});

test('reads the cells of a workbook, sheet by sheet in their order', () => {
  const file = zip({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Prices" r:id="rId2"/><sheet name="Notes" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>Gate</t></si><si><r><t>Ga</t></r><r><t>rage</t></r></si></sst>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>Valid</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c><v>12.5</v></c></row><row><c t="s"><v>1</v></c></row></sheetData></worksheet>',
  });
  expect(officeText(file).text).toBe('Prices\nGate\t12.5\nGarage\n\nNotes\nValid');
});

test('reads slides in the order of their numbers, and OpenDocument text', () => {
  const slide = (text: string) => `<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`;
  const slides = zip({ 'ppt/slides/slide10.xml': slide('Last'), 'ppt/slides/slide2.xml': slide('First') });
  expect(officeText(slides).text).toBe('Slide 1\nFirst\n\nSlide 2\nLast');
  const document = zip({
    'content.xml':
      '<o:d><text:h>Title</text:h><text:p>One<text:s/>two</text:p><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></o:d>',
  });
  expect(officeText(document).text).toBe('Title\nOne two\na\tb');
});

test('refuses other files than office files, and shortens long texts', async () => {
  await expect(textOfOfficeFile(Buffer.from('nothing'), 'acme')).rejects.toMatchObject({ statusCode: 422 });
  await expect(textOfOfficeFile(zip({ 'a.txt': 'a' }), 'acme')).rejects.toMatchObject({ statusCode: 422 });
  const paragraph = `<w:p><w:t>${'word '.repeat(100)}</w:t></w:p>`;
  const long = officeText(zip({ 'word/document.xml': `<w:d>${paragraph.repeat(500)}</w:d>` }));
  expect(long.is_cut).toBe(true);
  expect(long.text.length).toBeLessThanOrEqual(200_000);
});
