import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { drawRun, widthOfRun } from '#server/pdf/draw-run.ts';
import { inDrawingOrder } from '#server/pdf/drawing-order.ts';
import { embedLogo } from '#server/pdf/logo.ts';
import { paperColor } from '#server/pdf/model.ts';
import { embedTextFonts, type TextFonts, type TextRun } from '#server/pdf/text-fonts.ts';

/** The texts printed on a certificate. */
export interface PrintedCertificate {
  company: string;
  program_name: string;
  description: string | null;
  holder_name: string;
  /** The organization, for a person's certificate. */
  partner_name: string | null;
  number: string;
  issued: string;
  /** Null when it does not expire. */
  until: string | null;
  /** "Revoked" when it is no longer valid. */
  ended: string | null;
  verify_url: string;
  made_at: Date;
  /** The company's color. */
  color: string | null;
  /** The company's logo as it was uploaded; a WebP or GIF picture cannot be printed and is left out. */
  logo: Uint8Array | null;
}

// A4 landscape.
const [WIDTH, HEIGHT] = [841.89, 595.28];
const ROOM = WIDTH - 200;
const ink = rgb(0.11, 0.1, 0.09);
const gray = rgb(0.44, 0.42, 0.4);
const red = rgb(0.7, 0.11, 0.11);
/** The product's own color, for companies without one. */
const USUAL_COLOR = '#c2410c';

interface Line {
  size: number;
  isBold?: boolean;
  color?: ReturnType<typeof rgb>;
  /** The maximum number of lines; longer text is printed smaller until it fits. */
  lines?: number;
}

/** One page with selectable text. */
export async function printCertificate(certificate: PrintedCertificate): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { color, logo, ...printed } = certificate;
  const fonts = await embedTextFonts(document, JSON.stringify(printed));
  const accent = rgb(...paperColor(color ?? USUAL_COLOR));
  const { company, program_name, holder_name, made_at } = certificate;
  document.setTitle(`${program_name}: ${holder_name}`);
  document.setAuthor(company);
  document.setCreator('Tandem');
  document.setProducer('Tandem');
  document.setCreationDate(made_at);
  document.setModificationDate(made_at);
  const page = document.addPage([WIDTH, HEIGHT]);
  drawFrame(page, accent);
  if (logo) await drawLogo(document, page, logo);

  let y = HEIGHT - 104;
  const write = (text: string, { size, isBold = false, color = ink, lines = 1 }: Line, after: number) => {
    const measured = measure(fonts, text.replace(/\s+/gu, ' '), isBold);
    let points = size;
    while (points > 7 && measured(points).length > lines) points -= 0.5;
    for (const line of measured(points).slice(0, lines)) {
      let x = (WIDTH - widthOf(line, points)) / 2;
      for (const run of inDrawingOrder(line, 'auto')) x += drawRun(page, run, { x, y, size: points, color });
      y -= points * 1.4;
    }
    y -= after;
  };
  write(company, { size: 13, isBold: true, color: accent }, 30);
  write('Certificate', { size: 30, isBold: true }, 16);
  write('This certifies that', { size: 12, color: gray }, 16);
  write(holder_name, { size: 28, isBold: true, lines: 2 }, 0);
  if (certificate.partner_name) write(`of ${certificate.partner_name}`, { size: 13, color: gray }, 12);
  else y -= 12;
  write('has earned the certificate', { size: 12, color: gray }, 12);
  write(program_name, { size: 21, isBold: true, lines: 2 }, 4);
  if (certificate.description) write(certificate.description, { size: 11, color: gray, lines: 4 }, 10);
  y = 128;
  if (certificate.ended) write(certificate.ended, { size: 12, isBold: true, color: red }, 2);
  const validity = certificate.until ? `Valid until ${certificate.until}` : 'No expiry date';
  write(`Issued ${certificate.issued}  ·  ${validity}  ·  ${certificate.number}`, { size: 11 }, 6);
  write(`Verify at ${certificate.verify_url}`, { size: 9, color: gray }, 0);
  return document.save();
}

const widthOf = (line: readonly TextRun[], size: number): number =>
  line.reduce((sum, run) => sum + widthOfRun(run, size), 0);

/** @returns the lines of a text at a size */
function measure(fonts: TextFonts, text: string, isBold: boolean): (size: number) => TextRun[][] {
  return (size) => {
    const lines: string[] = [];
    const runsOf = (line: string) => fonts.runs(line, { isBold });
    const fits = (line: string) => widthOf(runsOf(line), size) <= ROOM;
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    // A single word that is wider than the page needs a smaller size, too.
    return [...lines, ...(lines.every(fits) ? [] : ['', '', '', ''])].map(runsOf);
  };
}

/** Above the name of the company, in the middle. */
async function drawLogo(document: PDFDocument, page: PDFPage, bytes: Uint8Array): Promise<void> {
  const picture = await embedLogo(document, bytes);
  if (!picture) return;
  const { width, height } = picture.scaleToFit(180, 34);
  page.drawImage(picture, { x: (WIDTH - width) / 2, y: HEIGHT - 88, width, height });
}

function drawFrame(page: PDFPage, accent: ReturnType<typeof rgb>): void {
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
