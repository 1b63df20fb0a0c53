import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

export interface Entry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** Writes one entry; the archive fails if the content has another size. */
export type AddEntry = (name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>) => Promise<void>;

/** Writes an archive of everything that `fill` adds, while it is added. @throws the first error of either */
export async function writeTar(
  at: Date,
  fill: (add: AddEntry) => Promise<void>,
  write: (archive: Readable) => Promise<void>,
): Promise<void> {
  const archive = pack();
  const filled = fill(async (name, size, content) => {
    const entry = archive.entry({ name, size, mode: 0o600, mtime: at });
    await pipeline(content, entry as unknown as Writable);
  }).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  );
  const written = write(archive as unknown as Readable);
  await Promise.allSettled([filled, written]);
  await written;
}

/**
 * Yields the entries in order; each must be read completely before the next one.
 * @throws Error when the archive is incomplete
 */
export async function* entriesOf(source: Readable): AsyncGenerator<Entry> {
  const archive = extract();
  source.on('error', (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      yield { name, size, content: entry as AsyncIterable<Buffer> };
    }
  } finally {
    archive.destroy();
  }
}
