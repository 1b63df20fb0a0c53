import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { fontBytes, openFonts } from '#features/reporting/report-schedules/server/service.ts';

/** Everything that a certificate says, in the words it is printed with. */
export interface PrintedCertificate {
  company: string;
  program_name: string;
  description: string | null;
  holder_name: string;
  /** Of a person: the organization. */
  partner_name: string | null;
  number: string;
  issued: string;
  /** Null: it does not expire. */
  until: string | null;
  /** "Revoked", if it is not valid any more. */
  ended: string | null;
  verify_url: string;
  made_at: Date;
}

// A4, lying.
const [WIDTH, HEIGHT] = [841.89, 595.28];
const ROOM = WIDTH - 200;
const ink = rgb(0.11, 0.1, 0.09);
const gray = rgb(0.44, 0.42, 0.4);
const red = rgb(0.7, 0.11, 0.11);
const accent = rgb(0.76, 0.25, 0.05);
/** Shown for a character that the font lacks, so that it is not lost without a sign. */
const STAND_IN = '\u25a1';

interface Line {
  size: number;
  font: PDFFont;
  color?: ReturnType<typeof rgb>;
  /** Lines at most; text that needs more is made smaller until it fits. */
  lines?: number;
}

/** One page with selectable text in Latin, Greek and Cyrillic. */
export async function printCertificate(certificate: PrintedCertificate): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { open, fontkit } = await openFonts();
  document.registerFontkit(fontkit);
  const sources = [fontBytes('Regular'), fontBytes('SemiBold')] as const;
  const regular = await document.embedFont(sources[0], { subset: true });
  const bold = await document.embedFont(sources[1], { subset: true });
  const inter = open(sources[0]);
  const has = (character: string) => inter.hasGlyphForCodePoint(character.codePointAt(0)!);
  const plain = (text: string) =>
    Array.from(text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' '), (character) =>
      has(character) ? character : /\p{M}|\p{C}/u.test(character) ? '' : STAND_IN,
    ).join('');
  const { company, program_name, holder_name, made_at } = certificate;
  document.setTitle(`${program_name}: ${holder_name}`);
  document.setAuthor(company);
  document.setCreator('Tandem');
  document.setProducer('Tandem');
  document.setCreationDate(made_at);
  document.setModificationDate(made_at);
  const page = document.addPage([WIDTH, HEIGHT]);
  drawFrame(page);

  let y = HEIGHT - 104;
  const write = (text: string, { size, font, color = ink, lines = 1 }: Line, after: number) => {
    const isTooLong = (points: number) => wrapped(plain(text), font, points).length > lines;
    let points = size;
    while (points > 7 && isTooLong(points)) points -= 0.5;
    for (const line of wrapped(plain(text), font, points).slice(0, lines)) {
      page.drawText(line, { x: (WIDTH - font.widthOfTextAtSize(line, points)) / 2, y, size: points, font, color });
      y -= points * 1.4;
    }
    y -= after;
  };
  write(company, { size: 13, font: bold, color: accent }, 30);
  write('Certificate', { size: 30, font: bold }, 16);
  write('This certifies that', { size: 12, font: regular, color: gray }, 16);
  write(holder_name, { size: 28, font: bold, lines: 2 }, 0);
  if (certificate.partner_name) write(`of ${certificate.partner_name}`, { size: 13, font: regular, color: gray }, 12);
  else y -= 12;
  write('has earned the certificate', { size: 12, font: regular, color: gray }, 12);
  write(program_name, { size: 21, font: bold, lines: 2 }, 4);
  if (certificate.description) write(certificate.description, { size: 11, font: regular, color: gray, lines: 4 }, 10);
  y = 128;
  if (certificate.ended) write(certificate.ended, { size: 12, font: bold, color: red }, 2);
  const validity = certificate.until ? `Valid until ${certificate.until}` : 'No expiry date';
  write(`Issued ${certificate.issued}  ·  ${validity}  ·  ${certificate.number}`, { size: 11, font: regular }, 6);
  write(`Verify at ${certificate.verify_url}`, { size: 9, font: regular, color: gray }, 0);
  return document.save();
}

function wrapped(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= ROOM) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  // A single word that is wider than the page needs a smaller size, too.
  return lines.some((line) => font.widthOfTextAtSize(line, size) > ROOM) ? [...lines, '', '', '', ''] : lines;
}

function drawFrame(page: PDFPage): void {
  const frame = (inset: number, borderWidth: number, borderColor: ReturnType<typeof rgb>) =>
    page.drawRectangle({
      x: inset,
      y: inset,
      width: WIDTH - 2 * inset,
      height: HEIGHT - 2 * inset,
      borderWidth,
      borderColor,
    });
  frame(28, 2.5, accent);
  frame(36, 0.5, rgb(0.82, 0.81, 0.8));
}
