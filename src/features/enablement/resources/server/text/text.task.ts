import { cleaned, type FileText } from './limits.ts';
import { textOfOffice } from './office.ts';
import { textOfPdf } from './pdf.ts';

/** Reads the text of one file. */
export async function run({ kind, bytes }: { kind: string; bytes: Uint8Array }): Promise<FileText> {
  if (kind === 'pdf') return textOfPdf(bytes);
  if (kind !== 'text') return textOfOffice(bytes);
  const { text, isCut } = cleaned(new TextDecoder().decode(bytes));
  return { status: text === '' ? 'empty' : isCut ? 'partly' : 'read', pages: null, text };
}
