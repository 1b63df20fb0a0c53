import { zipped } from '#server/guarded/zip.ts';
import type { LaidOut, Layout, LayoutInput } from './model.ts';

/** The contents of the files of a month: one, or as many as the limit of one import asks for. Entries stay whole. */
export function partsOf({ kind, mostRows, rowCount }: Layout, input: LayoutInput): LayoutInput[] {
  if (rowCount(input) <= mostRows) return [input];
  if (kind === 'bills')
    return chunked(input.bills, mostRows, ({ number }) => number).map((bills) => ({ ...input, bills }));
  return chunked(input.postings, mostRows, ({ seq }) => seq).map((postings) => ({ ...input, postings }));
}

/** Rows with the same key are neighbors and stay together. */
function chunked<Row>(rows: readonly Row[], most: number, keyOf: (row: Row) => unknown): Row[][] {
  const chunks: Row[][] = [];
  let last: Row[] = [];
  let from = 0;
  while (from < rows.length) {
    let to = from + 1;
    while (to < rows.length && keyOf(rows[to]!) === keyOf(rows[from]!)) to += 1;
    if (last.length === 0 || last.length + to - from > most) {
      last = [];
      chunks.push(last);
    }
    last.push(...rows.slice(from, to));
    from = to;
  }
  return chunks;
}

/** The file of a month, or an archive with its parts. */
export async function layFile(layout: Layout, input: LayoutInput, share: string): Promise<LaidOut> {
  const parts = partsOf(layout, input);
  if (parts.length === 1) return layout.lay(input);
  const files: Record<string, Uint8Array> = {};
  let archive = '';
  for (const [index, part] of parts.entries()) {
    const { file_name, content } = layout.lay(part);
    const [, name, extension] = /^(.*)(\.\w+)$/.exec(file_name)!;
    const number = String(index + 1).padStart(String(parts.length).length, '0');
    files[`${name}-${number}-of-${parts.length}${extension}`] = content;
    archive = `${name}.zip`;
  }
  return { file_name: archive, content: Buffer.from(await zipped(files, share)) };
}
