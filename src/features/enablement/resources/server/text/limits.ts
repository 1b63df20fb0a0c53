/** What is read of a file, so that no file keeps the server busy. */
export const limits = {
  /** Larger files are found by their name only. */
  bytes: 100 * 1024 * 1024,
  pages: 400,
  characters: 1_000_000,
  /** Of all unpacked parts of an office file. */
  unpacked: 60 * 1024 * 1024,
  seconds: 45,
  megabytes: 768,
};

export interface FileText {
  /** `partly`: a limit was reached. `empty`: a scan, or a kind of file that has no text. */
  status: 'read' | 'partly' | 'empty' | 'failed';
  pages: number | null;
  text: string;
}

/** The words without runs of spaces, and whether all of them fit. */
export function cleaned(text: string): { text: string; isCut: boolean } {
  const clean = text
    .replace(/\0/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .toWellFormed();
  return { text: clean.slice(0, limits.characters).toWellFormed(), isCut: clean.length > limits.characters };
}
