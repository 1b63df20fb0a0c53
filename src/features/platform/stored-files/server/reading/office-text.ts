import { strFromU8, unzipSync } from 'fflate';
import { attribute, xmlTokens } from '#server/text/xml.ts';

/** Unpacked bytes read from one file. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Characters of the result. */
export const MOST_TEXT = 200_000;

export interface OfficeText {
  text: string;
  is_cut: boolean;
}

/** Collects lines until there are enough. */
class Lines {
  text = '';
  isCut = false;
  add(line: string): void {
    const clean = line.replace(/(?<![ \t])[ \t]+$/, '');
    if (this.text.length + clean.length < MOST_TEXT) this.text += `${clean}\n`;
    else this.isCut = true;
  }
  get result(): OfficeText {
    return { text: this.text.replace(/\n{3,}/g, '\n\n').trim(), is_cut: this.isCut };
  }
}

/** The parts of a file that hold its text. */
const TEXT_PARTS =
  /^(word\/document|xl\/workbook|xl\/sharedStrings|xl\/worksheets\/[^/]+|ppt\/slides\/slide\d+|content)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/;

type Parts = Record<string, Uint8Array>;

/** The text of a Word, Excel, PowerPoint or OpenDocument file. @throws Error when it is none of these */
export function officeText(bytes: Uint8Array): OfficeText {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isText = TEXT_PARTS.test(name);
      if (isText) size += originalSize;
      if (size > MOST_BYTES) throw new Error('unpacks to too much');
      return isText;
    },
  });
  if (parts['word/document.xml']) return paragraphs([parts['word/document.xml']]);
  if (parts['xl/workbook.xml']) return workbook(parts);
  if (parts['content.xml']) return openDocument(parts['content.xml']);
  const slides = Object.keys(parts)
    .filter((name) => name.startsWith('ppt/slides/'))
    .sort((a, b) => numberIn(a) - numberIn(b));
  if (slides.length > 0)
    return paragraphs(
      slides.map((name) => parts[name]!),
      'Slide',
    );
  throw new Error('has no text that can be read');
}

const numberIn = (name: string) => Number(/(?<!\d)(\d+)\.xml$/.exec(name)?.[1] ?? 0);

/** @param title what a part is called: "Slide 1" */
function paragraphs(parts: readonly Uint8Array[], title?: string): OfficeText {
  const lines = new Lines();
  parts.forEach((part, index) => {
    if (title) lines.add(`${index > 0 ? '\n' : ''}${title} ${index + 1}`);
    let line = '';
    let isText = false;
    for (const token of xmlTokens(strFromU8(part))) {
      if (lines.isCut) return;
      if (token.kind === 'text') line += isText ? token.text : '';
      else if (token.name === 't') isText = token.kind === 'open';
      else if (token.kind === 'open' && token.name === 'tab') line += '\t';
      else if (token.kind === 'open' && token.name === 'br') line += '\n';
      else if (token.kind === 'close' && token.name === 'p') {
        lines.add(line);
        line = '';
      }
    }
  });
  return lines.result;
}

function openDocument(content: Uint8Array): OfficeText {
  const lines = new Lines();
  let line = '';
  let depth = 0;
  let isInRow = false;
  for (const token of xmlTokens(strFromU8(content))) {
    if (lines.isCut) break;
    if (token.kind === 'text') line += depth > 0 ? token.text : '';
    else if (token.name === 'p' || token.name === 'h') {
      depth += token.kind === 'open' ? 1 : -1;
      if (token.kind === 'close' && !isInRow) {
        lines.add(line);
        line = '';
      }
    } else if (token.name === 'table-row') {
      isInRow = token.kind === 'open';
      if (!isInRow) {
        lines.add(line);
        line = '';
      }
    } else if (token.name === 'table-cell' && token.kind === 'close') line += '\t';
    else if (token.kind === 'open' && (token.name === 'tab' || token.name === 's'))
      line += token.name === 's' ? ' ' : '\t';
    else if (token.kind === 'open' && token.name === 'line-break') line += '\n';
  }
  return lines.result;
}

function workbook(parts: Parts): OfficeText {
  const lines = new Lines();
  const strings = parts['xl/sharedStrings.xml'] ? sharedStrings(parts['xl/sharedStrings.xml']) : [];
  const targets = new Map<string, string>();
  for (const token of xmlTokens(textOf(parts['xl/_rels/workbook.xml.rels']))) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    targets.set(attribute(token, 'Id') ?? '', (attribute(token, 'Target') ?? '').replace(/^\/?(xl\/)?/, 'xl/'));
  }
  for (const token of xmlTokens(textOf(parts['xl/workbook.xml']))) {
    if (token.kind !== 'open' || token.name !== 'sheet') continue;
    const part = parts[targets.get(attribute(token, 'id') ?? '') ?? ''];
    if (!part) continue;
    lines.add(`${lines.text ? '\n' : ''}${attribute(token, 'name') ?? 'Sheet'}`);
    sheet(part, strings, lines);
  }
  return lines.result;
}

const textOf = (part: Uint8Array | undefined) => (part ? strFromU8(part) : '');

function sharedStrings(part: Uint8Array): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  for (const token of xmlTokens(strFromU8(part))) {
    if (token.kind === 'text') current += isText ? token.text : '';
    else if (token.name === 't') isText = token.kind === 'open';
    else if (token.name === 'si' && token.kind === 'close') {
      strings.push(current);
      current = '';
    }
  }
  return strings;
}

function sheet(part: Uint8Array, strings: readonly string[], lines: Lines): void {
  let row: string[] = [];
  let type = '';
  let value = '';
  let isValue = false;
  for (const token of xmlTokens(strFromU8(part))) {
    if (lines.isCut) return;
    if (token.kind === 'text') value += isValue ? token.text : '';
    else if (token.name === 'v' || token.name === 't') isValue = token.kind === 'open';
    else if (token.name === 'c' && token.kind === 'open') {
      type = attribute(token, 't') ?? '';
      value = '';
    } else if (token.name === 'c') row.push(type === 's' ? (strings[Number(value)] ?? '') : value);
    else if (token.name === 'row' && token.kind === 'close') {
      lines.add(row.join('\t'));
      row = [];
    }
  }
}
