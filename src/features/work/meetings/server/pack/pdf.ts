import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { embedTextFonts, inDrawingOrder, type TextFonts } from '#server/pdf/text-fonts.ts';
import { formatMoney } from '#shared/money.ts';
import { formatLongDay } from '#shared/regions.ts';
import type { Pack, PackFigure } from '../../pack.schema.ts';

// A4.
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const ROOM = WIDTH - 2 * MARGIN;
const ink = rgb(0.11, 0.1, 0.09);
const gray = rgb(0.44, 0.42, 0.4);
const red = rgb(0.7, 0.11, 0.11);
const accent = rgb(0.76, 0.25, 0.05);

interface Style {
  size?: number;
  isBold?: boolean;
  color?: ReturnType<typeof rgb>;
  x?: number;
  room?: number;
}

/** Lines from top to bottom on as many pages as needed. */
class Paper {
  readonly #document: PDFDocument;
  readonly #fonts: TextFonts;
  #page!: PDFPage;
  #y = 0;

  constructor(document: PDFDocument, fonts: TextFonts) {
    this.#document = document;
    this.#fonts = fonts;
    this.#turn();
  }

  #turn(): void {
    this.#page = this.#document.addPage([WIDTH, HEIGHT]);
    this.#y = HEIGHT - MARGIN;
  }

  space(points: number): void {
    this.#y -= points;
  }

  /** Writes a text in as many lines as it needs. */
  write(text: string, style: Style = {}): void {
    const { size = 10, isBold = false, color = ink, x = MARGIN, room = ROOM } = style;
    for (const line of this.#lines(text, size, isBold, room)) {
      if (this.#y - size * 1.4 < MARGIN) this.#turn();
      let left = x;
      for (const run of inDrawingOrder(this.#fonts.runs(line, { isBold }))) {
        this.#page.drawText(run.text, { x: left, y: this.#y - size, size, font: run.font, color });
        left += run.font.widthOfTextAtSize(run.text, size);
      }
      this.#y -= size * 1.4;
    }
  }

  /** A label with a value at the right half of the page. */
  pair(label: string, value: string, note: string | null): void {
    if (this.#y - 16 < MARGIN) this.#turn();
    const top = this.#y;
    this.write(label, { room: ROOM / 2 - 12 });
    const left = this.#y;
    this.#y = top;
    this.write(value, { x: MARGIN + ROOM / 2, room: ROOM / 2, isBold: true });
    if (note) this.write(note, { x: MARGIN + ROOM / 2, room: ROOM / 2, size: 8, color: gray });
    this.#y = Math.min(left, this.#y) - 2;
  }

  #lines(text: string, size: number, isBold: boolean, room: number): string[] {
    const widthOf = (line: string) =>
      this.#fonts.runs(line, { isBold }).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
    const lines: string[] = [];
    for (const word of text.replace(/\s+/gu, ' ').trim().split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
      else lines.push(...pieces(word, (part) => widthOf(part) <= room));
    }
    return lines;
  }
}

/** A word that is wider than the page is broken. */
function pieces(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const character of word) {
    if (fits(parts.at(-1)! + character) || parts.at(-1) === '') parts[parts.length - 1] += character;
    else parts.push(character);
  }
  return parts;
}

/** The pack as one reader sees it. */
export async function printPack(
  pack: Pack,
  { title, region, made_at }: { title: string; region: string; made_at: Date },
) {
  const document = await PDFDocument.create();
  const fonts = await embedTextFonts(document, JSON.stringify([pack, title]) + WORDS);
  document.setTitle(title);
  document.setAuthor(pack.company_name);
  document.setCreator('Tandem');
  document.setProducer('Tandem');
  document.setCreationDate(made_at);
  document.setModificationDate(made_at);
  const day = (date: string) => formatLongDay(date, region);
  const paper = new Paper(document, fonts);
  paper.write(`${pack.company_name} · ${pack.partner_name}`, { size: 10, color: accent, isBold: true });
  paper.space(4);
  paper.write(title, { size: 20, isBold: true });
  paper.space(2);
  const state = pack.frozen_at ? 'Figures as of' : 'Preliminary figures as of';
  paper.write(`${state} ${day(pack.as_of)}, last 12 months since ${day(pack.from)}`, { size: 9, color: gray });
  paper.space(14);
  paper.write('Open commitments', { size: 13, isBold: true });
  paper.space(4);
  if (pack.commitments.length === 0) paper.write('None.', { color: gray });
  for (const { title: what, side, owner, due_on, is_overdue, meeting_title } of pack.commitments) {
    paper.write(what, { isBold: true });
    const who = owner ?? { company: pack.company_name, partner: pack.partner_name, both: 'Both sides' }[side];
    const when = due_on ? `, ${is_overdue ? 'overdue since' : 'due'} ${day(due_on)}` : '';
    paper.write(`${who}${when}${meeting_title ? ` · ${meeting_title}` : ''}`, {
      size: 9,
      color: is_overdue ? red : gray,
    });
    paper.space(4);
  }
  for (const section of pack.sections) {
    paper.space(12);
    paper.write(section.title, { size: 13, isBold: true });
    paper.space(4);
    for (const figure of section.figures) paper.pair(figure.label, valueText(figure), figure.note);
  }
  return document.save();
}

const WORDS =
  '—0123456789.,%$€£ Open commitments Preliminary figures as of last 12 months since overdue due None Both sides';

function valueText({ unit, text, cells }: PackFigure): string {
  if (unit === 'text') return text ?? '—';
  const texts = cells.flatMap(({ value, currency }) => {
    if (value === null) return [];
    if (unit === 'money') return [formatMoney(value, currency!)];
    return [unit === 'share' ? `${Math.round(value / 10_000)}%` : String(value)];
  });
  return texts.length > 0 ? texts.join(' · ') : '—';
}
