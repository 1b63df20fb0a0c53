/** Limits for reading text, so that no file blocks the server. */
export const limits = {
  /** Larger files are found only by their name. */
  bytes: 100 * 1024 * 1024,
  pages: 400,
  characters: 1_000_000,
  /** The maximum size of all unpacked parts of an office file. */
  unpacked: 60 * 1024 * 1024,
  seconds: 45,
};

export interface FileText {
  /** `partly`: a limit was reached. `empty`: a scan, or a kind of file without text. */
  status: 'read' | 'partly' | 'empty' | 'failed';
  pages: number | null;
  text: string;
}

/** The text with single spaces, and whether it was truncated. */
export function cleaned(text: string): { text: string; isCut: boolean } {
  const clean = text
    .replace(/\0/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<!\s)\s*\n\s*/g, '\n')
    .trim()
    .toWellFormed();
  return { text: clean.slice(0, limits.characters).toWellFormed(), isCut: clean.length > limits.characters };
}
