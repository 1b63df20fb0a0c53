import type { FileKind } from '../schema.ts';

export interface DetectedKind {
  kind: FileKind;
  media_type: string;
}

/** Enough of a file to tell what it is. */
export const HEAD_BYTES = 64 * 1024;

const office: Record<string, [FileKind, string]> = {
  docx: ['word', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['sheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['slides', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  odt: ['word', 'application/vnd.oasis.opendocument.text'],
  ods: ['sheet', 'application/vnd.oasis.opendocument.spreadsheet'],
  odp: ['slides', 'application/vnd.oasis.opendocument.presentation'],
  doc: ['word', 'application/msword'],
  xls: ['sheet', 'application/vnd.ms-excel'],
  ppt: ['slides', 'application/vnd.ms-powerpoint'],
};
const pictures = ['png', 'jpg', 'jpeg', 'webp', 'gif'];
/** Text that programs run, or browsers draw with what is in it. */
const running = [
  'html',
  'htm',
  'xhtml',
  'svg',
  'xml',
  'js',
  'mjs',
  'cjs',
  'css',
  'sh',
  'bat',
  'cmd',
  'ps1',
  'vbs',
  'hta',
];

const starts = (head: Buffer, ...bytes: number[]) => head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const latin = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Programs are always rejected: ELF, Windows, macOS (thin and fat, either byte order). */
export function isProgram(head: Buffer): boolean {
  return (
    starts(head, 0x4d, 0x5a) ||
    starts(head, 0x7f, 0x45, 0x4c, 0x46) ||
    [0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe, 0xcafebabe].includes(head.length >= 4 ? head.readUInt32BE(0) : 0)
  );
}

/**
 * The type of a file by its content. The name only distinguishes types with the same content: the files of one office
 * suite, or kinds of text.
 */
export function kindOfFile(head: Buffer, name: string): DetectedKind {
  const ending = endingOf(name);
  if (latin(head, 0, 5) === '%PDF-') return { kind: 'pdf', media_type: 'application/pdf' };
  const picture = pictureType(head);
  if (picture) return { kind: 'image', media_type: picture };
  if (starts(head, 0x50, 0x4b, 0x03, 0x04)) return kindOfZip(head, ending);
  if (starts(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return officeOr(ending, ['doc', 'xls', 'ppt']);
  if (latin(head, 0, 5) === '{\\rtf') return { kind: 'word', media_type: 'application/rtf' };
  if (isText(head)) {
    return isMarkup(head.toString('utf8'), ending)
      ? { kind: 'markup', media_type: 'application/octet-stream' }
      : { kind: 'text', media_type: 'text/plain; charset=utf-8' };
  }
  if (starts(head, 0x1f, 0x8b) || starts(head, 0x37, 0x7a, 0xbc, 0xaf) || latin(head, 0, 4) === 'Rar!') {
    return { kind: 'archive', media_type: 'application/octet-stream' };
  }
  return { kind: 'other', media_type: 'application/octet-stream' };
}

function pictureType(head: Buffer): string | undefined {
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'image/webp';
  if (['GIF87a', 'GIF89a'].includes(latin(head, 0, 6))) return 'image/gif';
  return undefined;
}

/** Office Open XML begins with its table of contents or a part of its own; OpenDocument with its type. */
function kindOfZip(head: Buffer, ending: string): DetectedKind {
  if (latin(head, 30, 85).startsWith('mimetypeapplication/vnd.oasis.opendocument.')) {
    return officeOr(ending, ['odt', 'ods', 'odp']);
  }
  const text = latin(head, 0, 4096);
  if (/\[Content_Types\]\.xml|_rels\/\.rels|docProps\/|(word|xl|ppt)\//.test(text)) {
    return officeOr(ending, ['docx', 'xlsx', 'pptx']);
  }
  return { kind: 'archive', media_type: 'application/zip' };
}

function officeOr(ending: string, allowed: string[]): DetectedKind {
  const known = allowed.includes(ending) ? office[ending] : undefined;
  return known ? { kind: known[0], media_type: known[1] } : { kind: 'other', media_type: 'application/octet-stream' };
}

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  try {
    // The last character may be truncated.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isMarkup(text: string, ending: string): boolean {
  return (
    running.includes(ending) ||
    /^\uFEFF?\s*(<[!?a-z]|#!)/i.test(text) ||
    /<(script|svg|html|iframe|object|embed)[\s>/]/i.test(text)
  );
}

const said: Record<FileKind, string> = {
  pdf: 'a PDF',
  image: 'an image',
  text: 'plain text',
  markup: 'HTML, SVG or a script',
  word: 'a text document',
  sheet: 'a spreadsheet',
  slides: 'a presentation',
  archive: 'an archive',
  other: 'something else',
};

/** The reason why a file is refused, or undefined. A name that does not match the content is refused as a disguise. */
export function headRefusal(name: string, head: Buffer, found: DetectedKind): string | undefined {
  if (head.length === 0) return `“${name}” is empty`;
  if (isProgram(head)) return `“${name}” is a program. Programs cannot be uploaded.`;
  const ending = endingOf(name);
  const claimed = ending === 'pdf' ? 'pdf' : pictures.includes(ending) ? 'image' : office[ending]?.[0];
  if (claimed && claimed !== found.kind) {
    return `“${name}” is named like ${said[claimed]}, but it contains ${said[found.kind]}`;
  }
  return undefined;
}
