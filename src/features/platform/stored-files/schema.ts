import { closed, Instant, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** The type of a file by its content. `markup` is text that a browser would run: HTML, SVG, scripts. */
export const fileKindOptions = sayable([
  { value: 'pdf', label: 'PDF' },
  { value: 'image', label: 'Image' },
  { value: 'text', label: 'Plain text' },
  { value: 'markup', label: 'HTML, SVG or script' },
  { value: 'word', label: 'Text document' },
  { value: 'sheet', label: 'Spreadsheet' },
  { value: 'slides', label: 'Presentation' },
  { value: 'archive', label: 'Archive' },
  { value: 'other', label: 'Other' },
] as const);
export type FileKind = (typeof fileKindOptions)[number]['value'];

/** Whether a browser may show the file inline; other kinds are only served as downloads. */
export function isShownInline(kind: FileKind): boolean {
  return kind === 'pdf' || kind === 'image' || kind === 'text';
}

export const FileQuery = closed({
  /** The version; defaults to the latest. */
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e6 })),
  /** `original`: a download without a watermark. */
  as: Type.Optional(oneOf('inline', 'attachment', 'original')),
});
export type FileQuery = Static<typeof FileQuery>;

/** The address at which a browser can fetch one version without further authentication, for a few minutes. */
export const FileAddress = Type.Object({ url: Type.String(), expires_at: Instant });
export type FileAddress = Static<typeof FileAddress>;
