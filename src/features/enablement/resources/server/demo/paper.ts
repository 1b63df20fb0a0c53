import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import { interBytes, openFonts } from '#server/pdf/inter.ts';

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 56;
const ink = rgb(0.11, 0.1, 0.09);
const gray = rgb(0.44, 0.42, 0.4);

export interface Page {
  title: string;
  lead: string;
  lines: readonly string[];
}

/** A PDF whose text can be selected and searched; each page has a heading, a lead and paragraphs. */
export async function resourcePdf(pages: readonly Page[], accent = rgb(0.76, 0.25, 0.05)): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { fontkit } = await openFonts();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(interBytes('Regular'), { subset: true });
  for (const { title, lead, lines } of pages) {
    const page = document.addPage([WIDTH, HEIGHT]);
    page.drawRectangle({ x: 0, y: HEIGHT - 150, width: WIDTH, height: 150, color: accent });
    page.drawText(title, { x: MARGIN, y: HEIGHT - 92, size: 28, font, color: rgb(1, 1, 1) });
    page.drawText(lead, { x: MARGIN, y: HEIGHT - 120, size: 13, font, color: rgb(1, 1, 1) });
    lines.forEach((line, index) => {
      page.drawText(line, { x: MARGIN, y: HEIGHT - 200 - 24 * index, size: 12, font, color: ink });
    });
    page.drawLine({ start: { x: MARGIN, y: 150 }, end: { x: WIDTH - MARGIN, y: 150 }, thickness: 0.5, color: gray });
  }
  return Buffer.from(await document.save());
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** The smallest Word file that opens: paragraphs of plain text. */
export function docxOf(paragraphs: readonly string[]): Buffer {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`)
    .join('');
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(TYPES),
      '_rels/.rels': strToU8(RELATIONS),
      'word/document.xml': strToU8(
        `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  );
}
