import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { cleaned, type FileText, limits } from './limits.ts';

/** The parts of Office Open XML and OpenDocument files with visible text. */
const parts =
  /^(word\/(document|header\d*|footer\d*|footnotes|endnotes|comments)|ppt\/(slides|notesSlides)\/\w+|xl\/(sharedStrings|worksheets\/\w+)|content)\.xml$/;

/** The text of a Word, Excel, PowerPoint or OpenDocument file. */
export function textOfOffice(bytes: Uint8Array): FileText {
  let unpacked = 0;
  let isCut = false;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!parts.test(name)) return false;
      unpacked += originalSize;
      if (unpacked <= limits.unpacked) return true;
      isCut = true;
      return false;
    },
  });
  let text = '';
  // Sorts slides by number: slide2 before slide10.
  const names = Object.keys(files).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  for (const name of names) {
    text += `${textOfPart(new TextDecoder().decode(files[name]), name === 'content.xml')}\n`;
    if (text.length > limits.characters) break;
  }
  const clean = cleaned(text);
  if (clean.text === '') return { status: 'empty', pages: null, text: '' };
  return { status: isCut || clean.isCut ? 'partly' : 'read', pages: null, text: clean.text };
}

const ends = new Set(['p', 'h', 'si', 'row', 'br', 'tab']);

/** In Office Open XML, text is in elements called `t`; in OpenDocument it can be anywhere in the body. */
function textOfPart(xml: string, isOpenDocument: boolean): string {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let text = '';
  let depth = 0;
  parser.on('opentag', ({ name }) => {
    if (local(name) === (isOpenDocument ? 'body' : 't')) depth++;
  });
  parser.on('text', (characters) => {
    if (depth > 0 && text.length <= limits.characters) text += characters;
  });
  parser.on('closetag', ({ name }) => {
    if (local(name) === (isOpenDocument ? 'body' : 't')) depth--;
    if (ends.has(local(name))) text += local(name) === 'tab' ? ' ' : '\n';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return text;
}
